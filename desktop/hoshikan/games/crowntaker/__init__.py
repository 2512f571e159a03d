"""CrownTaker: France against England, nine phases of war and haggling over captive lords."""
