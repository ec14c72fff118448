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
central = inner
hidden = { $n } more: zoom { $sector }
claims = { $n } claimed this round
none = none

## Smugglers and The Spacing Guild

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
smuggler-harvester = Smuggler Harvester
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
settlement = settlement, rank { $rank }
sietch = sietch, rank { $rank }

## From near

terrain-beside = beside { $areas }
terrain-walls = impassable to { $areas }
over-it = air: { $zones }
harvester = Harvester
wormsign = wormsign
worm = Sandworm
station = testing station
empty = –
vehicle-ornithopter = Ornithopter
vehicle-carryall = Carryall
open-discards = discarded
no-cards = –
secret-objective = Secret objective: { $targets }

## Questions

ask-place-harvester = Where does a Harvester go? { $a } left
ask-place-carryall = Which air zone gets a Carryall? { $a } left
ask-place-ornithopter = Which air zone gets an Ornithopter? { $a } left
ask-change-die = Too many dice on a box: which result instead?
ask-split-die = Which die do you take?
ask-slot-token = Put the Bene Gesserit token on a box?
ask-who-acts = Which partner takes this turn?
ask-turn = Your turn: which die do you use?
ask-use-die = { $result }: what do you do with it?
ask-parts = What next?
ask-free = A free action before you go on?
ask-turn-end = Your action is done: a free action, or end the turn?
ask-pick-card = Which planning card do you play?
ask-move-from = Which legion moves?
ask-move-to = Where does the legion of { $area } move?
ask-move-zone = By which Ornithopter is the legion of { $area } carried?
ask-move-who = Who moves?
ask-attack-who = Who attacks?
ask-arrive = Who arrives first?
ask-attack-from = Which legion attacks?
ask-attack-to = What does the legion of { $area } attack?
ask-attack-zone = By which Ornithopter does the legion of { $area } fly to the attack?
ask-advance-who = Who advances?
ask-station = A testing station: what do you do?
ask-sign = A wormsign in { $area }: what happens?
ask-sign-order = Which wormsign is turned over first?
ask-excess = Too many units in { $area }: what leaves?
ask-hit = Hits in { $area }: who takes one? { $b } left
ask-worm-from = No Sandworm is left: which one goes to { $area }?
ask-worm-retreat = The worm drives the legion from { $area }: where to?
ask-carryall = Does a Carryall save the Harvester of { $area }?
ask-worm-at = A Sandworm comes to { $area }: which one?
ask-battle = The battle: what next?
ask-b-discard = Discard a planning card for one more combat die?
ask-b-special = Your specials: who uses one?
ask-b-hit = Your side takes hits: who takes one? { $b } left
ask-b-cease = Continue the battle, or cease?
ask-b-stay = Stay and fight, or retreat?
ask-b-retreat-to = Where does the legion retreat?
ask-b-advance = You won: who advances into the area?
ask-b-after = The battle goes on: what next?
ask-token-order = Which facedown token in { $area } is turned over first?
ask-deploy-at = Where do you deploy? { $b } left
ask-put-at = Where, or what, do you place?
ask-leader-for = Which leader comes to { $area }?
ask-draw-from = From which deck do you draw? { $a } left
ask-upgrade = Where is a unit replaced by a better one? { $a } left
ask-desert-choice = Desert Power: wormsigns, moves or an attack?
ask-place-sign = Where does a wormsign go? { $a } left
ask-worm-move = Which Sandworm moves? { $a } left
ask-worm-move-to = Where does the Sandworm of { $area } move?
ask-worm-attack = Which Sandworm attacks?
ask-worm-follow = Does the Sandworm move into the emptied area?
ask-storm = Where does the Coriolis storm strike first?
ask-spice = { $what }: how much spice?
ask-end-claim = Claim a prescience card?
ask-recall-leader = Which leader do you take off the board?
ask-hand-limit = { $deck }: too many cards in hand, which one do you discard?
ask-remove-prescience = Remove a prescience card?
ask-scout = Where do you scout?
ask-tank-whom = Which enemy leader goes to the tank?
ask-bombard = What do you bombard?
ask-opponent-discards = Which card do you discard? { $a } left
ask-single-card = The card or special action: what do you choose?
ask-draw-or-extra = Draw cards, or play one more card?
ask-house-choice = The House die: what do you do with it?
ask-place-vehicle = Which vehicle do you place? { $a } left
ask-atomics = Which of the Family Atomics is used?
ask-token-at = Where does the deployment token go?
ask-leader-at = Where does the leader go?
ask-families-flee = { $prescience }: what leaves the game?
ask-move-zone-any = What carries the legion of { $area }?
ask-attack-zone-any = What carries the legion of { $area } to the attack?
ask-place-smuggler-ornithopter = Which air zone gets a Smuggler Ornithopter?
ask-thopter-battle = Thopter Battle: give up an Ornithopter to remove one of theirs? { $a } left
ask-place-smuggler-harvester = Where does a Smuggler Harvester go?
ask-place-smuggler-carryall = Which air zone gets the Smuggler Carryall?
ask-base-at = The smugglers are your allies: where is their Base?
ask-join-legion = { $a ->
    [0] Staban Tuek is back: which legion does he join?
   *[other] The smugglers have no Base: which legion do they join?
 }
ask-prizes = What does your legion take first?
ask-use-smuggler-die = Smugglers die, { $result }: what do you do with it?
ask-keep-card = Which card do you keep? The other one is discarded.
ask-upgrade-whom = Which unit in { $area } is replaced by a better one?
ask-imperium-action = Which Imperium Action do you take?
ask-land-frigate = Landing: which air zone gets a Frigate?
ask-land-troops = Landing: in which area do your Troops land?
ask-land-how-many = How many Troops land in { $area }? The others land elsewhere.
ask-bombard-from = What does the Frigate bombard?
ask-bombed = The bombardment: what next?
ask-place-navigator = Which air zone gets the Guild Navigator?
ask-who-flies = Who is spent: the Ornithopter or the Navigator?
ask-heighliner-step = Move your Heighliner a step? { $b } left
ask-hold-heighliner = How many steps does the enemy Heighliner go back?
ask-down-frigate = Which enemy Frigate goes down?
ask-next-round = The next round: what next?
ask-recruit = How many Houses Major Troops do you recruit?
ask-landing = The Landing: what next?
ask-put-some = Where do you place some of the figures?
ask-put-figure = Which figure do you place?
ask-do-part = The card or special action: carry this out?
ask-draw-tokens = How many deployment tokens do you draw?
pay-marker = { $marker }
pay-stockpile = The stockpile
pay-reserve = The reserve
pay-plan = The spice of this round

reveal-area = Reveal deployment tokens
reveal-sietch = Reveal a sietch

## End

end-title = { $game } – the game is over after { $rounds } rounds
won = The { $side } win: { $names }
won-supremacy = By supremacy: { $n } points; 10 were needed.
won-objective = By prescience: the three markers reached { $markers }, the secret objective was { $targets }.
won-otherwise = Supremacy { $n }, prescience { $markers }.
won-nobody = Nobody wins: the limit of { $rounds } rounds was reached.
plot-title = { $what } at the end of each round
plot-start = start
plot-supremacy = Supremacy (H) and the three prescience markers (1 { $first }, 2 { $second }, 3 { $third })
uses-reconstructed = This game uses { $n } reconstructed components: landsraad content arrakis --reconstructed
used-reconstructed = This game used { $n } reconstructed components: landsraad content arrakis --reconstructed

## Help

help =
    Type the number of a choice, its notation (area arrakeen), the name of an area, or a part of the text.
    With many areas the sectors come first: choose a sector, then the area; 0 goes back.
    { "" }
    zoom s5          all areas of a sector with terrain and neighbours; also zoom arrakeen, zoom az3
    undo             take back your last action (not if something hidden came to light)
    hint             what the house bot would do
    why arrakeen     why an area, card, leader or die cannot be chosen now
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
            ⌂3 settlement and its rank · ∩? sietch, rank unknown · ▲ Harvester · ≈ wormsign
            § Sandworm · §§ Wild Maker · ◎ testing station
            az3:O Ornithopter in air zone 3, C Carryall, – nothing; → to the sector at the right, ↓ below
    Sides   dice by box, 1/0 House and ally in a team · [Mentat] a Bene Gesserit token lies there
            BG 1 Bene Gesserit tokens held · ! ban
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
