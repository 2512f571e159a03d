"""A match without a widget: deals, the controller, the engine process behind it, and the models that panels show."""
