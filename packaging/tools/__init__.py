"""Developers' tools around the real window: a demonstration and pictures of every screen. Users do not get them."""
