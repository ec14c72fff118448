"""Words for people, English and German, all made from declarations, states and events.

`describe` gives an action a text, its notation and the path of things to click, from first to last. A step of a path is
`<kind>:<id>`; the kinds:

    card:dagger           a hand card to play                hand:dagger         a hand card to trash or discard
    discard:dagger        a card of the own discard pile     play:dagger         an own card in play
    row:chani             a card of the Imperium Row         reserve:foldspace   a stack of the Reserve
    aside:chani           the card Helena set aside          intrigue:bribery    an Intrigue card, own or seen by Hundro
    space:arrakeen        a board space                      faction:fremen      an Influence track
    seat:2                a player; the first is 1           leader:glossu_rabban
    tech:flagship         a Tech tile, own or on offer
    item:fremen_camp arrow   an open effect, named as in the notation        option:2   one of its options, from 1
    number:3              an amount
    button:…              end, reveal, pass, skip, defend, top, pile, draw, trash, lose_troop, deploy;
                          advance or recall the Freighter; its rewards: dividends, spice, troops, influence, tech;
                          spice or solari to pay a tile; deploy_dreadnoughts, detonate; troop or dreadnought;
                          garrison or conflict; again

`text` knows the same kinds of components, and `conflict:`, `icon:` and `track:shipping` beside them.
"""

from .actions import describe
from .components import name_and_text, text
from .effects import condition_text, effect_text
from .events import tell
from .names import name, seat_name
from .why import explain

__all__ = [
    "condition_text",
    "describe",
    "effect_text",
    "explain",
    "name",
    "name_and_text",
    "seat_name",
    "tell",
    "text",
]
