"""Pictures of the pieces of 星を渡る."""
