"""Pictures of the pieces of CrownTaker."""
