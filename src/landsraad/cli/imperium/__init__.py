"""Dune: Imperium in the terminal."""
