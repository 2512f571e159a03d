"""星を渡る (Crossing the Stars): five years of secret bids for constellations, and stars to carry them."""
