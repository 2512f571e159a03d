"""Everything the player sees. The only place, beside a game's scene, art and texts, that knows Qt."""
