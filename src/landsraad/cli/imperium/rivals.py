"""House Hagal on the terminal: its Rivals among the seats, the card they revealed and why others were passed over."""

from __future__ import annotations

from rich.text import Text

from ...kernel.contract import Data, Game
from ..glyphs import MUTED, joined, seat_mark, styled
from ..layout import flow
from ..words import Words

# What a Rival does not have; None is drawn as nothing.
ABSENT: Data = {
    "vp": None,
    "spice": None,
    "solari": None,
    "water": None,
    "hand_size": None,
    "deck_size": None,
    "intrigue_size": None,
    "council": False,
    "revealed": False,
    "in_play": [],
    "discard": [],
    "tech": [],
    "flipped": [],
    "negotiators": 0,
}
MOST_SKIPPED = 4  # cards passed over that are named; the log has them all


def everybody(view: Data) -> list[Data]:
    """The humans, then the Rivals, each as a seat's view is."""
    return [*view["players"], *({**ABSENT, **rival} for rival in view.get("rivals", ()))]


def gauge(view: Data, seat: int, what: str) -> str:
    """What a Rival has of something: of a price it saves up for also the price, `5/7`."""
    player = everybody(view)[seat]
    value = player[what]
    if value is None:
        return ""
    prices = view.get("hagal", {}).get("prices", {})
    price = prices.get(what.removesuffix("_size")) if seat >= len(view["players"]) else None
    return f"{value}/{price}" if price else f"{value}"


def hagal_lines(game: Game, view: Data, width: int, words: Words) -> list[Text]:
    """The difficulty, the deck, and the latest turn of a Rival: cards passed over and why, then the one used."""
    hagal = view.get("hagal")
    if hagal is None:
        return []
    parts = [styled(words("hagal-deck", left=hagal["deck"], cards=hagal["cards"]), MUTED)]
    if "difficulty" in hagal:
        parts.insert(0, Text(game.text(f"difficulty:{hagal['difficulty']}", words.lang)[0]))
        if hagal["conflicts_above_swordmasters"]:
            parts.append(styled(words("hagal-agents", n=hagal["conflicts_above_swordmasters"]), MUTED))
        if hagal["spice_held_back"] and any(rival["spice"] >= hagal["prices"]["spice"] for rival in view["rivals"]):
            parts.append(styled(words("hagal-spice-held"), MUTED))
    turn = _turn(game, hagal, words)
    return flow(styled(words("house-hagal").upper() + " ", f"bold {MUTED}"), [*parts, *turn], width)


def _turn(game: Game, hagal: Data, words: Words) -> list[Text]:
    if not hagal["revealed"]:
        return []
    *skipped, last = hagal["revealed"]
    if last["why"] != "used":
        skipped.append(last)
    parts = []
    if len(skipped) > MOST_SKIPPED:
        parts.append(styled(f"+{len(skipped) - MOST_SKIPPED}", MUTED))
    for shown in skipped[-MOST_SKIPPED:]:
        name = game.text(f"hagal:{shown['card']}", words.lang)[0]
        parts.append(styled(f"✗ {name} ({words('hagal-' + shown['why'].replace('_', '-'))})", MUTED))
    if last["why"] == "used":
        name = game.text(f"hagal:{last['card']}", words.lang)[0]
        parts.append(styled(f"→ {name}", "bold"))
    if hagal.get("held_back"):
        parts.append(styled(words("hagal-held-back"), MUTED))
    return [seat_mark(hagal["acting"]).append(" ").append_text(joined(parts, "  "))]
