"""Everything the player sees, in layers from `app` down to `look`. Only here and in a game's `screen` is Qt known."""
