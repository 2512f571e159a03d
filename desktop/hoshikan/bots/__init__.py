"""Search algorithms, levels, players, the engine process and the arena. No Qt, no particular game."""
