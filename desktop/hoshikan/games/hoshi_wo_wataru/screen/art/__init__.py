"""How the pieces of 星を渡る are drawn."""
