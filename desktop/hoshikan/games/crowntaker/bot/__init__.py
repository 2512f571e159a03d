"""How bots judge CrownTaker; stands on the rules."""
