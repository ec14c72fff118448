"""Words for people, English and German, all made from declarations, states and events.

`describe` gives an action a text, its notation and the path of things to click, from first to last. A step of a path is
`<kind>:<id>`; the kinds:

    area:arrakeen         an area of the board               zone:az3             an air zone
    die:strategy          a result or its box                card:sandmasters     a planning card
    leader:stilgar        a named leader                     prescience:desert_war   a revealed prescience card
    token:as3             a facedown deployment token        sietch:4             a sietch, the first is 1
    marker:jihad          a prescience or Imperium marker    atomics:rimwall      a token of the Family Atomics
    number:2              an amount                          seat:1               a player, the first is 1
    sector:s7             a sector of the board              deck:fremen_ally     whose cards or dice
    die:smugglers         the smugglers' own die             imperium:choam       an Imperium Action
    button:skip           everything else, by its word in the notation: end, skip, all, split, move, attack, desert,
                          normal, play, regular, elite, special, generic, cease, continue, stay, retreat, wormsigns,
                          worms, worm_attack, wild_maker, yes, replace, vehicles, harvester, carryall, ornithopter,
                          keep, raise, drop, draw, done, smuggler, troop, move_smugglers, navigator

Paths have one step. Only Families Flee has two, an area and then a token or a button for two Regulars of it
(regulars, regular_smuggler …), and so has drawing cards: how many of the House deck, how many of the ally's.
"""

from .actions import describe
from .components import name_and_text
from .events import tell
from .why import explain

__all__ = ["describe", "explain", "name_and_text", "tell"]
