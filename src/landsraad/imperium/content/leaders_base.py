"""The eight leaders of the base game.

`passive` names the rule of the left ability; where it works is told in the rules: see IMP-12 and the name in `rules/`.
"""

from __future__ import annotations

from ..vocabulary import Gain, HasAlliance, Leader, draw, gain, intrigue, pay, recruit, special, when

LEADERS = (
    Leader("paul_atreides", "Paul Atreides", "Atreides", "prescience", "Prescience", "Discipline", draw(1)),
    Leader(
        "duke_leto_atreides",
        "Duke Leto Atreides",
        "Atreides",
        "landsraad_popularity",
        "Landsraad Popularity",
        "Prudent Diplomacy",
        pay(spice=1) >> special("influence_where_behind", 1),
    ),
    Leader(
        "baron_vladimir_harkonnen",
        "Baron Vladimir Harkonnen",
        "Harkonnen",
        "masterstroke",
        "Masterstroke",
        "Scheme",
        pay(solari=1) >> intrigue(1),
    ),
    Leader(
        "glossu_rabban",
        'Glossu "The Beast" Rabban',
        "Harkonnen",
        "arrakis_fiefdom",
        "Arrakis Fiefdom",
        "Brutality",
        # One item, not two: the facts list "none: 1" and "any: 2" apart, but a single play recruits either 1 or 2.
        when(HasAlliance(), recruit(2), otherwise=recruit(1)),
        start=Gain(solari=1, spice=1),
    ),
    Leader(
        "count_ilban_richese",
        "Count Ilban Richese",
        "Richese",
        "ruthless_negotiator",
        "Ruthless Negotiator",
        "Manufacturing",
        gain(solari=1),
    ),
    Leader(
        "helena_richese",
        "Helena Richese",
        "Richese",
        "eyes_everywhere",
        "Eyes Everywhere",
        "Manipulate",
        special("set_aside_row_card", 1),
    ),
    Leader(
        "countess_ariana_thorvald",
        "Countess Ariana Thorvald",
        "Thorvald",
        "spice_addict",
        "Spice Addict",
        "Hidden Reservoir",
        gain(water=1),
    ),
    Leader(
        "earl_memnon_thorvald",
        "Earl Memnon Thorvald",
        "Thorvald",
        "connections",
        "Connections",
        "Spice Hoard",
        gain(spice=1),
    ),
)
