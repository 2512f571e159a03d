"""The games for frameworks of others: OpenSpiel, PettingZoo, and their players as contestants of the arena. README.md
tells how; each framework is an extra to install."""
