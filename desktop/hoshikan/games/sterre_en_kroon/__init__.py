"""Sterre en Kroon: bingo on a shared map and on private cards, with crowns for who comes first."""
