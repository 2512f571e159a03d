"""Measurements beside reference work of the same run; `python -m tests.bench` prints them."""
