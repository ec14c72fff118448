"""The catalogue of the game's messages, and the few ways to put phrases together."""

from __future__ import annotations

from ...kernel.texts import Catalogue

CATALOGUE = Catalogue("landsraad.imperium")

say, listed, remark = CATALOGUE.say, CATALOGUE.listed, CATALOGUE.remark


def resources(lang: str, solari: int, spice: int, water: int) -> str:
    """2 Solari and 1 spice; empty if there is nothing."""
    amounts = (("solari", solari), ("spice", spice), ("water", water))
    parts = [say(lang, word, n=n) for word, n in amounts if n]
    return listed(lang, parts) if parts else ""
