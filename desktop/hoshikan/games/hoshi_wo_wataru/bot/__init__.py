"""How bots judge 星を渡る; stands on the rules."""
