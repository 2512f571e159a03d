"""The games for frameworks of others: OpenSpiel, PettingZoo, and their players as contestants of the arena. README.md
explains their use; each framework is an extra to install."""
