"""Words for people, English and German, all made from declarations, states and events.

An action has a text, its notation and the path of things to click, from first to last. A step of a path is
`<kind>:<id>`; the kinds:

    card:dagger           a hand card to play                hand:dagger         a hand card to trash or discard
    discard:dagger        a card of the own discard pile     play:dagger         an own card in play
    row:chani             a card of the Imperium Row         reserve:foldspace   a stack of the Reserve
    aside:chani           the card Helena set aside          intrigue:bribery    an Intrigue card, own or seen by Hundro
    space:arrakeen        a board space                      faction:fremen      an Influence track
    seat:2                a player; the first is 0           leader:glossu_rabban
    tech:flagship         a Tech tile, own or on offer       number:3            an amount
    item:fremen_camp.arrow   an open effect                  option:shuttle_fleet.2   one of those to choose from
    button:…              everything that is no thing: end, reveal, pass … (the messages `button-…`)

`text` knows the same kinds of components, and `conflict:`, `icon:` and `track:shipping` beside them.
"""

from .actions import WORDS, option_text
from .catalogue import CATALOGUE
from .components import name_and_text, name_of, text
from .effects import condition_text, effect_text
from .events import tell
from .names import CARD_PLACES, called, name, seat_name
from .why import explain

__all__ = [
    "CARD_PLACES",
    "CATALOGUE",
    "WORDS",
    "called",
    "condition_text",
    "effect_text",
    "explain",
    "name",
    "name_and_text",
    "name_of",
    "option_text",
    "seat_name",
    "tell",
    "text",
]
