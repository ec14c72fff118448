"""Landsraad: an engine and a table for Dune: Imperium and Dune: War for Arrakis."""

__version__ = "0.1.0"
