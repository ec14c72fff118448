# The terminal table of War for Arrakis in English. Names and texts of components come from the game.

## The table

round = Round { $number }
phase-vehicles = vehicles
phase-dice = action dice
phase-actions = actions
phase-hazards = Desert hazards
phase-storms = Coriolis storms
phase-harvest = spice harvest
phase-round-end = end of the round
phase-round-start = start of the round
phase-over = game over
turn-of = turn of the { $side }
seed = seed { $seed }
harkonnen = Harkonnen
atreides = Atreides
die-leadership = Lead
die-strategy = Strat
die-deployment = Deploy
die-mentat = Mentat
die-house = House
hand-size = hand { $n }
bene-gesserit = BG { $n }
label-tracks = Tracks
label-leaders = Leaders
label-prescience = Presc.
label-hand = Hand
label-battle = Battle
supremacy = Supremacy { $n }/10
ban = ban
atomics = Atomics: { $where }
spice = { $n } spice
available = available
tank = tank { $n }
spent = spent
objective-hidden = (objective hidden)
wild-maker = Wild Maker
short-nw = NW
short-ne = NE
short-sw = SW
short-se = SE
outer = outer
central = central
hidden = +{ $n }: zoom { $sector }
claims = { $n } claimed this round
none = none

## Smugglers and The Spacing Guild

label-mahdi = Mahdi
mahdi-player = the automaton
mahdi-dice = dice { $left } left, { $spent } spent
mahdi-target = target { $area }
mahdi-harvesting = harvests around { $area }
mahdi-reinforcements = { $n } Reinforcements
label-smugglers = Smuggl.
label-drawn = Drawn
label-space = Space
staban = Staban { $step }
smugglers-neutral = neutral
smugglers-allied = allied
smugglers-eliminated = eliminated
smugglers-waiting = { $waiting } waiting, { $supply } in supply
smugglers-vehicles = { $harvesters }△ { $carryalls }c available
smugglers-base = Base { $area }, { $supply } in supply
smugglers-die = die { $result }
smugglers-ornithopters = Ornithopters { $ready } ready, { $locked } locked
given-up = { $n } Harkonnen Ornithopters given up
heighliner = Heighliner { $step }/{ $arrakis }
cargo = { $frigates }F { $troops }T
to-load = left { $frigates }F { $bases }b
troops-left = { $n }T left
in-play = in play
air-smuggler-ornithopter = Smuggler Ornithopter
air-smuggler-carryall = Smuggler Carryall
air-harkonnen-frigate = Harkonnen Frigate
air-atreides-frigate = Atreides Frigate
air-navigator = Guild Navigator
smugglers-base-here = Smugglers Base, rank { $rank }
smugglers-in-legion = { $n } Smuggler { $n ->
    [one] Unit
   *[other] Units
 }
troops-in-legion = { $n } Houses Major { $n ->
    [one] Troop
   *[other] Troops
 }

## Battle

result-battle = The battle
result-round = The end of the round

battle-title = round { $round }: the { $side } attack { $to } from { $from }
attackers = attack
defenders = defend
regular = { $n } Regular
elite = { $n } Elite
sardaukar = { $n } Sardaukar
fedaykin = { $n } Fedaykin
bashar = { $n } Bashar
naib = { $n } Naib
facedown = { $n } facedown
rolled = hits { $hits } · shields { $shields } · specials { $specials }
battle-rolled = rolled:
battle-fell = swords { $swords }, shields { $shields }, specials { $specials }
battle-dice = { $n ->
    [one] rolls { $n } die: { $why }
   *[other] rolls { $n } dice: { $why }
}
battle-dice-next = next roll { $n ->
    [one] { $n } die: { $why }
   *[other] { $n } dice: { $why }
}
dice-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
dice-rank = rank { $n }
dice-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
dice-bonus = { $n } for the attack card
dice-most = at most { $n }
battle-lost = lost:
battle-forecast = To be expected next: the Harkonnen take { $harkonnen } hits, the Atreides { $atreides }
settlement = settlement, rank { $rank }
sietch = sietch, rank { $rank }

## From near

terrain-beside = beside { $areas }
terrain-walls = impassable to { $areas }
over-it = air: { $zones }
harvester = Harvester
wormsign = wormsign
wormsign-sand = wormsign, only sand
wormsign-sandworm = wormsign, Sandworm
wormsign-burrowing = wormsign, burrowing Sandworm
harvester-smugglers = Smuggler Harvester
worm = Sandworm
station = testing station
empty = –
vehicle-ornithopter = Ornithopter
vehicle-carryall = Carryall
open-discards = discarded
no-cards = –
secret-objective = Secret objective: { $targets }

reveal-area = Reveal deployment tokens
reveal-sietch = Reveal a sietch

## End

end-title = { $game } – the game is over after { $rounds } rounds
won = The { $side } win: { $names }
won-mahdi = The Harkonnen of the Mahdi mode win.
won-nobody = Nobody wins: the limit of { $rounds } rounds was reached.
won-supremacy = By supremacy: { $n } points; 10 were needed.
won-objective = By prescience: the three markers reached { $markers }, the secret objective was { $targets }.
won-otherwise = Supremacy { $n }, prescience { $markers }.
plot-title = End of each round: H Supremacy, 1 { $first }, 2 { $second }, 3 { $third }
uses-reconstructed = { $n } components are reconstructed: landsraad content arrakis --reconstructed
new-here = New here: help (all signs), map (the board), hint (a suggestion), text <name>
used-reconstructed = This game used { $n } reconstructed components: landsraad content arrakis --reconstructed

## Help

help =
    Type the number of a choice, its notation (area arrakeen), the name of an area, or a part of the text.
    With many areas the sectors come first: choose a sector, then the area; 0 goes back.
    { "" }
    zoom s5          all areas of a sector with terrain and neighbours; also zoom arrakeen, zoom az3
    Tab, arrow keys  complete what you type; arrow up brings back what you typed before
    undo             take back your last action (not if something hidden came to light)
    undo to          what can be taken back; undo to 2 takes back two, redo makes them again
    confirm never    when you are asked once more: always, final or never
    hint             the three best choices and why; Enter then takes the first
    why arrakeen     why an area, card, leader or die cannot be chosen now
    why mahdi        in the Mahdi solo mode: how the Harkonnen have decided last
    text stilgar     the text of a card, leader, prescience card, area …
    log              everything that happened
    board            all areas, cards and leaders in full words
    hand             your cards in full words
    save [file]      save now; the game is saved after each decision anyway
    quit             leave; landsraad play --resume goes on
    { "" }
    Map     S4 S8 S5 S1 are the north from west to east, S3 S7 S6 S2 the south; the pole is in the middle
            ▸ can be chosen · H2/1/0 Harkonnen legion: Regular/Elite/special · A Atreides legion
            +1 Bashars or Naibs · ★1 named leaders · ?2 facedown tokens
            ⌂3 settlement and its rank · ∩? sietch, rank unknown · ∩2? known to its side only
            ▲ Harvester · ≈ wormsign, turned over ≈– sand, ≈§ Sandworm, ≈↓ burrowing Sandworm
            § Sandworm · §§ Wild Maker · ◎ testing station
            ^ Mountain · - Plateau · ~ Minor Erg · plain: Desert · . Deep Desert · a thick line cannot be crossed
            az3:O Ornithopter in air zone 3, C Carryall, – nothing; → to the sector at the right, ↓ below
    Sides   dice by box, 1/0 House and ally in a team · [Mentat] a Bene Gesserit token lies there
            hand 2+1 cards of House and ally · BG 1 Bene Gesserit tokens held · ! ban
    Tracks  Jihad 3/7 the marker and your objective · CHOAM 5 the step of an Imperium marker, 5 is the top
help-goal =
    { "" }
    Goal    Harkonnen: 10 supremacy, at once. Atreides: all three prescience markers on their secret objective, at the
            end of a round
    Points  supremacy: the rank of a sietch that is destroyed, 3 spice stockpiled, cards
            prescience: cards whose condition holds, testing stations, the rank of a settlement that is destroyed
    Round   vehicles → action dice → actions in turn, a die each → Desert hazards: wormsigns and storms → spice harvest
            → end of the round
    map              the whole board, or sector after sector in a small window
    rules worm       what the rulebook says of it
help-smugglers =
    { "" }
    Smugglers
            A2/1/0s1 one Smuggler Unit in the legion · △ Smuggler Harvester · ⊓3 Smugglers Base and its rank
            az3:o Smuggler Ornithopter, c Smuggler Carryall
            Staban 7: the alliance begins when a prescience marker reaches his step
            die: the result of the Smugglers die, – spent or not rolled
help-guild =
    { "" }
    The Spacing Guild
            H2/1/0t3 three Houses Major Troops in the legion
            az3:H, az3:A Frigate of that side, N Guild Navigator
            Space: Heighliner 2/4 steps to Arrakis · 1F 2T Frigates and Troops on board
            left 3F 6b Frigates and color bases still to be loaded · 8T left Troops in the shared supply

# Names of areas where there is no room for the whole ones.

short-gara-kulon = G. Kulon
short-sihaya-ridge = Sihaya
short-pasty-mesa = Pasty
short-tasmin-sink = Tasmin
short-habbanya-ridge = Habbanya
short-bight-of-the-cliff = Bight
short-rock-outcroppings = Rocks
short-the-funeral-plain = Funeral
short-the-great-flat = Flat
short-arrakeen = Arrak.
short-broken-land = Broken
short-carthag = Carth.
short-hole-in-the-rock = Hole
short-imperial-basin = Basin
short-rimwall-west = Rimw.W
short-shield-wall-1 = Shield
short-false-wall-east = False E
short-false-wall-south = False S
short-harg-pass = Harg
short-hobars-gap = Hobars
short-false-wall-west = False W
short-windgap = Windg.
short-hagga-basin = Hagga
short-shield-wall-2 = Shield
short-splintered-rock = Splint.
short-wind-pass = Wind P.
