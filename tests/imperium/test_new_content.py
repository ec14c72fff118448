"""What somebody adds works without a change elsewhere: a leader with a new moment, a card with a price of its own.

Content is compiled when the game is loaded, so each of these runs in a Python of its own.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

LEADER = """
from landsraad.imperium.content import leaders_base
from landsraad.imperium.vocabulary import LANDSRAAD, Leader, WhenRivalSends, intrigue, pay, recruit

leaders_base.LEADERS += (
    Leader(
        "lady_margot",
        "Lady Margot Fenring",
        "Fenring",
        "open_ear",
        "Open Ear",
        "Loyal Guard",
        recruit(1),
        abilities=(WhenRivalSends(LANDSRAAD, pay(solari=1) >> intrigue(1)),),
        passive_text=(
            "the first time each round a rival sends an Agent to the Landsraad, "
            "you may pay 1 Solari for an Intrigue card",
            "das erste Mal in jeder Runde, dass ein Gegner einen Agenten in den Landsraad entsendet, "
            "darfst du 1 Solari für eine Intrigenkarte zahlen",
        ),
        de="Lady Margot Fenring",
        passive_de="Offenes Ohr",
        signet_de="Treue Wache",
    ),
)
"""

PLAY = """
from random import Random
from landsraad import Setup, bots
from landsraad.imperium.game import GAME
from landsraad.kernel.seat import Seat

def asks(s):
    a = s.view(-1)["asks"]
    return a["seat"], a["kind"]

def start(**mine):
    s = GAME.new(Setup(3, 1, leaders=["paul_atreides", "lady_margot", "glossu_rabban"]))
    poor = {"intrigue": [], "hand": ["dagger", "dagger"], "solari": 4}
    third = {"intrigue": [], "hand": ["dagger"], "solari": 4}
    return GAME.edit(s, {"players": {1: poor, 2: {"intrigue": [], "solari": 2, **mine}, 3: third}})

def do(s, *moves):
    for move in moves:
        s.apply(GAME.parse(s, move))

s = start()
do(s, "send dagger hall_of_oratory")
assert asks(s) == (1, "maybe"), asks(s)
assert GAME.question(s, 1) == "Open Ear: do it?"
assert [GAME.describe(s, a).text for a in s.legal()] == [
    "Use Open Ear: pay 1 Solari → 1 Intrigue card", "Do not use Open Ear"
], [GAME.describe(s, a).text for a in s.legal()]
do(s, "do lady_margot.arrow")
assert (s.players[1].solari, len(s.players[1].intrigue)) == (1, 1)
# once a round: the next Agent of a rival there brings nothing
while asks(s)[0] != 2:
    do(s, "reveal" if asks(s)[1] == "turn" else "end")
do(s, "send dagger mentat")
assert asks(s)[1] != "maybe", asks(s)
assert len(s.players[1].intrigue) == 1
# elsewhere, or without Solari, nobody is asked; her own Agent does not count
s = start(solari=0)
do(s, "send dagger hall_of_oratory")
assert asks(s) == (1, "turn"), asks(s)
assert GAME.text("leader:lady_margot", "de")[1].startswith("Offenes Ohr: das erste Mal")
assert "leader:lady_margot" in GAME.book(Setup(3, 1))
# whole games, by chance and by the house, which prices what it does not know by its declaration
draft = Setup(3, 5)
for seed, setup in enumerate([draft, Setup(3, 6, leaders=["paul_atreides", "lady_margot", "glossu_rabban"])]):
    s = GAME.new(setup)
    rng, house = Random(seed), bots.make("house", seed)
    while not s.over:
        asked = Seat(GAME, s, s.player)
        s.apply(house.choose(asked) if s.player != 2 else rng.choice(s.legal()))
print("fine")
"""

CARD = """
from landsraad.imperium.content import cards_base
from landsraad.imperium.vocabulary import Card, GUILD, persuasion, special

cards_base.IMPERIUM_DECK += (
    Card(
        "guild_pilot", "Guild Pilot", cost=3, icons=(GUILD,), agent=special("heighliner_discount", 2),
        reveal=persuasion(1), de="Gildenpilot",
    ),
)
from landsraad import Setup
from landsraad.imperium.game import GAME

s = GAME.new(Setup(3, 1, leaders=["paul_atreides", "helena_richese", "glossu_rabban"]))
row = ["guild_pilot", "chani", "scout", "jamis", "stilgar"]
for spice in (3, 4, 6):
    t = GAME.edit(s, {"players": {1: {"hand": ["guild_pilot", "dagger"], "spice": spice, "intrigue": []}}})
    legal = [GAME.describe(t, a).notation for a in t.legal()]
    assert ("send guild_pilot heighliner" in legal) == (spice >= 4), (spice, legal)
    if spice >= 4:
        action = GAME.parse(t, "send guild_pilot heighliner")
        assert GAME.describe(t, action).text.endswith("(4 spice)"), GAME.describe(t, action).text
        t.apply(action)
        assert t.players[0].spice == spice - 4
    else:
        (reason,) = GAME.explain(t, 0, "space:heighliner")
        assert (reason.text, reason.rule) == ("Costs 4 spice, you have 3.", "IMP-4.5"), reason
print("fine")
"""


def run(script: str) -> str:
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    return done.stdout.strip() or done.stderr


@pytest.mark.slow
@pytest.mark.sources
def test_a_leader_with_a_moment_of_its_own_is_one_declaration() -> None:
    assert run(LEADER + PLAY) == "fine"


@pytest.mark.slow
@pytest.mark.sources
def test_a_discount_opens_the_space_for_every_card_that_has_it() -> None:
    """Not only for cards that infiltrate as well: price and reach are asked in one place."""
    assert run(CARD) == "fine"
