"""Pictures of the pieces of Conquestar."""
