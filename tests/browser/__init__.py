"""Whole games in a real browser."""
