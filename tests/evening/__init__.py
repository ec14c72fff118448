"""Thirty-one, a card game for an evening: what a third game costs. See thirty_one.py."""
