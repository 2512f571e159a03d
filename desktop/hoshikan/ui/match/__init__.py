"""A match on screen: the controller, the engine process behind it, and the Qt models the panels show."""
