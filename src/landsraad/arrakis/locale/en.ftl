### Dune: War for Arrakis in English. Every id is in de.ftl too; numbers choose their plural themselves.

## Joining

and = { $first } and { $last }
or = { $first } or { $last }
with-remark = { $text } ({ $remark })

## Sides, decks, results, markers

side-harkonnen = Harkonnen
side-atreides = Atreides
deck-house_harkonnen = House Harkonnen
deck-corrino_ally = Corrino Ally
deck-house_atreides = House Atreides
deck-fremen_ally = Fremen Ally
the-deck-house_harkonnen = House Harkonnen deck
the-deck-corrino_ally = Corrino Ally deck
the-deck-house_atreides = House Atreides deck
the-deck-fremen_ally = Fremen Ally deck
deck-text-house_harkonnen = 18 planning cards of the Harkonnen, 21 with The Spacing Guild
deck-text-corrino_ally = 18 planning cards of the Harkonnen, 21 with The Spacing Guild; played by the partner in a team
deck-text-house_atreides = 18 planning cards of the Atreides, 21 with The Spacing Guild
deck-text-fremen_ally = 18 planning cards of the Atreides, 21 with The Spacing Guild; played by the partner in a team
expansion-smugglers = Smugglers
expansion-guild = The Spacing Guild
result-leadership = Leadership
result-strategy = Strategy
result-deployment = Deployment
result-mentat = Mentat
result-house = House
result-desert_power = Desert Power
result-text-leadership = Move up to 2 legions with a leader, or make a surprise attack with a legion with a leader.
result-text-strategy = Move up to 2 legions, or attack with a legion.
result-text-deployment =
    Harkonnen: deploy 3 Regulars in own settlements and a leader.
    Atreides: deploy a facedown token in a sietch area and a leader.
result-text-mentat = Draw 2 planning cards from the own decks.
result-text-house =
    Harkonnen: replace up to 2 Regulars by Elites, or place 2 vehicles.
    Atreides: use it as any other result, Desert Power included.
result-text-desert_power = Atreides only: place 2 wormsigns, move 2 Sandworms or attack with a Sandworm. Without a die while fewer Atreides than Harkonnen dice are unused.
marker-text-kwisatz_haderach = Prescience marker. On 3 Paul becomes Muad'Dib.
marker-text-sand_dwellers = Prescience marker. On 3 Jessica becomes Reverend Mother.
marker-text-jihad = Prescience marker. On 3 Chani comes into play.
imperium-choam = CHOAM
imperium-spacing_guild = Spacing Guild
imperium-landsraad = Landsraad
imperium-text-choam = Imperium marker: 2 spice keep it in its position, 3 raise it one step, otherwise it falls and its ban begins.
imperium-text-spacing_guild = Imperium marker: 2 spice keep it in its position, 3 raise it one step, otherwise it falls and its ban begins.
imperium-text-landsraad = Imperium marker: 2 spice keep it in its position, 3 raise it one step, otherwise it falls and its ban begins.
action-choam = CHOAM Action
action-spacing_guild = Spacing Guild Action
action-landsraad = Landsraad Action
action-text-choam = Imperium Action: put 1 own Frigate from the supply on your Heighliner board.
action-text-spacing_guild = Imperium Action: advance your Heighliner 1 step.
action-text-landsraad = Imperium Action: put up to 2 Houses Major Troops with your bases on your Heighliner board.
ban-text-choam = CHOAM ban: at most 5 Harkonnen units in an area.
ban-text-spacing_guild = Spacing Guild ban: Ornithopters may not scout.
ban-text-landsraad = Landsraad ban: the Harkonnen may not discard planning cards for combat dice.

## The board

area-unnamed = Sector { $sector }, area { $n }
area-twin = { $name } (sector { $sector })
place-at = in { $area }
place-into = to { $area }
place-out = from { $area }
area-where = { $terrain } · { $n ->
    [one] sector
   *[other] sectors
  } { $sectors }
area-settlement = Harkonnen settlement of rank { $n }
area-sietch = A sietch begins here
area-station = Testing station
area-sheltered = Sheltered from Coriolis storms
area-walls = Impassable border to { $areas }
zone = air zone { $n } (sectors { $a } and { $b })
zone-text = Connected to the sectors { $a } and { $b }.
zone-polar = Connected to the North Pole.
sector-name = Sector { $n }: { $name }
sector-text = { $n } areas
terrain-mountain = Mountain
terrain-plateau = Plateau
terrain-minor_erg = Minor Erg
terrain-desert = Desert
terrain-deep_desert = Deep Desert
terrain-text-mountain = No storms, no worms.
terrain-text-plateau = Specials of a storm do nothing here; some Plateaus are sheltered altogether.
terrain-text-minor_erg = Worms can attack here, but specials of worms and storms do nothing.
terrain-text-desert = Wormsigns, worms and Harvesters. A special of a worm or a storm is 1 hit.
terrain-text-deep_desert = A kind of Desert. A special of a worm or a storm is 2 hits, a Harvester brings 2 spice.

## Figures

n-regular = { $n ->
    [0] no Regulars
    [one] { $n } Regular
   *[other] { $n } Regulars
  }
n-elite = { $n ->
    [0] no Elites
    [one] { $n } Elite
   *[other] { $n } Elites
  }
n-sardaukar = { $n ->
    [0] no Sardaukar
   *[other] { $n } Sardaukar
  }
n-fedaykin = { $n ->
    [0] no Fedaykin
   *[other] { $n } Fedaykin
  }
n-bashar = { $n ->
    [0] no Bashars
    [one] { $n } Bashar
   *[other] { $n } Bashars
  }
n-naib = { $n ->
    [0] no Naibs
    [one] { $n } Naib
   *[other] { $n } Naibs
  }
n-smuggler = { $n ->
    [0] no Smuggler Units
    [one] { $n } Smuggler Unit
   *[other] { $n } Smuggler Units
  }
n-troop = { $n ->
    [0] no Houses Major Troops
    [one] { $n } Houses Major Troop
   *[other] { $n } Houses Major Troops
  }
n-frigate = { $n ->
    [one] { $n } Space Frigate
   *[other] { $n } Space Frigates
  }
hidden-token = a facedown token
excess-token = a facedown token
n-harvester = { $n ->
    [one] { $n } Harvester
   *[other] { $n } Harvesters
  }
n-ornithopter = { $n ->
    [one] { $n } Ornithopter
   *[other] { $n } Ornithopters
  }
n-carryall = { $n ->
    [one] { $n } Carryall
   *[other] { $n } Carryalls
  }
n-hit = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
  }
n-shield = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
  }
n-sword = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
  }
n-special = { $n ->
    [one] { $n } special
   *[other] { $n } specials
  }
a-leader = 1 leader
wild-maker = the Wild Maker
unit-regular = Regular
unit-elite = Elite
unit-sardaukar = Sardaukar
unit-fedaykin = Fedaykin
unit-bashar = Bashar
unit-naib = Naib
unit-smuggler = Smuggler Unit
unit-troop = Houses Major Troop
unit-text-regular = Unit of both sides; a hit removes it.
unit-text-elite = Unit of both sides; a hit turns it into a Regular.
unit-text-sardaukar = Special elite unit of the Harkonnen: cancels one enemy shield in battle; a hit turns it into a Regular.
unit-text-fedaykin = Special elite unit of the Atreides: cancels one enemy shield in battle; a hit turns it into a Regular.
unit-text-bashar = Generic leader of the Harkonnen: a special is 1 hit.
unit-text-naib = Generic leader of the Atreides: a special is 1 hit.
unit-text-smuggler = Regular of the allied smugglers; returns to their own supply. Storms and worms do not touch it.
unit-text-troop = Regular of the side whose base it has; when it moves or fights also a leader whose special is 1 hit. Cannot sandride.
vehicle-harvester = Harvester
vehicle-ornithopter = Ornithopter
vehicle-carryall = Carryall
vehicle-smuggler_harvester = Smuggler Harvester
vehicle-smuggler_ornithopter = Smuggler Ornithopter
vehicle-smuggler_carryall = Smuggler Carryall
vehicle-text-harvester = Stands in a Desert area and brings 1 spice, in Deep Desert 2.
vehicle-text-ornithopter = In an air zone: carries a legion over two areas or scouts, then returns to the supply.
vehicle-text-carryall = In an air zone: saves a Harvester from a worm, then returns to the supply.
vehicle-text-smuggler_harvester = While the smugglers are neutral the Harkonnen must place it; it brings 1 spice. An Atreides legion that ends its move there captures it, and Staban Tuek goes 1 step down.
vehicle-text-smuggler_ornithopter = Unlocked by Drone Ornithopters. In an air zone: carries a legion of the Atreides over two areas; the Harkonnen remove it only by a Thopter Battle.
vehicle-text-smuggler_carryall = While the smugglers are neutral the Harkonnen must place it; it saves Smuggler Harvesters only.
figure-guild_navigator = Guild Navigator
figure-frigate = Space Frigate
figure-heighliner = Heighliner
figure-smugglers_base = Smugglers Base
figure-text-guild_navigator = Special leader of the Harkonnen, in an air zone and never in battle. Watcher in the Sky: he is removed to act as an Ornithopter, or in place of any Ornithopter that is used. Leaves at the end of the round.
figure-text-frigate = 3 for each side. Lands in an air zone. Removed to carry a legion over up to three areas (Superior Troop-Transport) or for an Aerial Bombardment with 3 dice. No vehicle; leaves before the Desert Hazards.
figure-text-heighliner = One for each side: 1 step at the end of each round and for each Spacing Guild Action. After 4 steps it lands its Frigates and Troops on Arrakis and returns.
figure-text-smugglers_base = Settlement of rank 3 of the allied smugglers, in an empty Desert area of the four lowest sectors. If the Harkonnen destroy it, the smugglers leave the game; no Supremacy points for it.
worm-sandworm = Sandworm
worm-wild_maker = Wild Maker
worm-text-sandworm = Attacks with 4 dice; bars its area for legions and carries riders.
worm-text-wild_maker = A Sandworm that attacks with 6 dice; comes into play with Shai-Hulud.

## Tokens

token-garrison = Garrison token { $n }
token-standard = Standard token { $n }
token-black = Black token { $n }
token-silver = Silver token { $n }
token-text-garrison = Facedown at a sietch from the start; known to the Atreides.
token-text-standard = Drawn with Deployment; known to the Atreides.
token-text-black = Setup of a Harkonnen settlement.
token-text-silver = Setup of a Harkonnen settlement.
reconstructed = This component is reconstructed.
objective-name = Secret objective { $n }
objective-text = The Atreides win with { $targets } at least.
atomics-exposes = Exposes { $areas } to storms and worms.
atomics-opens = Opens a way: { $ways }.
atomics-reconstructed = The opened ways are reconstructed.

## Parts of cards and special actions

part-put = place { $figures } { $where }
where-at = in { $area }
where-each = in each of { $area }
where-with = with the legion of { $leader }
where-settlement = in one of your settlements
where-legion = with one of your legions
where-special_legion = with one of your legions that has { $special }
where-empty_desert = in an empty Desert area
where-free_mountain = in a free Mountain area
where-free_plateau = in a free Plateau area
where-sietch = in a sietch area
part-scatter = place 1 Regular in each of up to { $n } empty Desert areas
part-move = move { $legions }
part-twice = move { $legions } twice
legion-any = { $n ->
    [one] { $n } legion
   *[other] up to { $n } legions
  }
legion-special = { $n ->
    [one] { $n } legion with { $special }
   *[other] up to { $n } legions with { $special }
  }
legion-leader = { $n ->
    [one] { $n } legion with a leader
   *[other] up to { $n } legions with a leader
  }
legion-desert = { $n ->
    [one] { $n } legion that stands in Desert
   *[other] up to { $n } legions that stand in Desert
  }
legion-desert_leader = { $n ->
    [one] { $n } legion with a leader that stands in Desert
   *[other] up to { $n } legions with a leader that stand in Desert
  }
legion-smuggler = { $n ->
    [one] { $n } legion with Smuggler Units
   *[other] up to { $n } legions with Smuggler Units
  }
legion-that = that legion
legion-with = the legion of { $leader }
legion-at = the legion in { $area }
part-attack = attack with { $legions }
part-surprise = make a surprise attack with { $legions }
attacker-any = 1 legion
attacker-special = 1 legion with { $special }
attacker-leader = 1 legion with a leader
attacker-desert = 1 legion in a Desert area
attacker-desert_leader = 1 legion with a leader in a Desert area
attacker-smuggler = 1 legion with a Smuggler Unit
attacker-that = that legion
attacker-with = the legion of { $leader }
attacker-at = the legion in { $area }
attack-extra_die = you roll 1 more die each round
attack-no_toll = going on costs no hit
attack-enemy_four_dice = the enemy rolls at most 4 dice in the first round
part-draw = { $n ->
    [one] draw { $n } planning card
   *[other] draw { $n } planning cards
  }
part-draw-deck = { $n ->
    [one] draw { $n } card from the { $deck }
   *[other] draw { $n } cards from the { $deck }
  }
part-extra = play one more card without a die
part-desert = { $n ->
    [one] take a Desert Power action
   *[other] take { $n } Desert Power actions
  }
part-replace-elite = replace up to { $n } Regulars by Elites
part-replace-special = replace up to { $n } Elites by { $special }
part-vehicles = place { $vehicles }
part-bombard-adjacent = special attack with { $n } dice on an enemy legion beside one of yours; each sword and special is a hit
part-bombard-ornithopter = remove a Harkonnen Ornithopter for a special attack with { $n } dice on a Harkonnen legion in a sector connected to it; each sword and special is a hit
part-tank-any = an enemy named leader on the board goes to the tank
part-tank-sector = an enemy named leader in a sector with one of your legions goes to the tank
part-tank-near_that = an enemy named leader beside that legion goes to the tank
part-tank-in_play = an enemy named leader in play goes to the tank, also one who is not on the board
part-bring-in = { $leader } comes into play
part-feyd = Feyd-Rautha comes into play and Beast Rabban leaves the game
part-imperium-any = take an Imperium Action
part-imperium-choam = take a CHOAM Action
part-imperium-spacing_guild = take a Spacing Guild Action
part-imperium-landsraad = take a Landsraad Action
part-recruit = recruit up to { $n } Houses Major Troops onto your Heighliner board
part-heighliner = advance your Heighliner up to { $n } steps
part-hold = move the enemy Heighliner back up to { $n } steps
if-in_play = if { $leader } is in play
if-gone = if { $leader } has left the game
if-detonated = if the Family Atomics have been used
if-allied = if the smugglers are allied
if-eliminated = if the smugglers are out of the game
if-marker = if a prescience marker is on { $n } or higher

## Texts of cards and leaders

card-copies = { $n } copies
card-needs = The first part only { $condition }.
card-branch = Instead, { $condition }: { $text }
card-scheming = Cannot be played with a die or discarded. Free action while Thufir Hawat is in play: discard 2 or 3 copies; he leaves the game, Gaius Helen Mohiam comes into play and you take a Bene Gesserit token.
card-lasting = remains in play: { $text }
card-without = Out of the game with the expansion { $expansion }.
card-reconstructed = The text of this card is reconstructed.
lasting-action_for_choam = whenever you pay spice for the CHOAM marker, take one more Imperium Action of any kind
lasting-four_bombardment_dice = your Aerial Bombardments roll 4 dice
lasting-no_desert_landing = the Harkonnen may not land Troops in Desert areas
smugglers-die-faces = Faces: { $faces }
smugglers-use-leadership = move 1 legion with a leader, or attack with 1 legion with Smuggler Units
smugglers-use-strategy = move 1 legion, or 2 legions with Smuggler Units
smugglers-use-deployment = place 2 Smuggler Units at the Smugglers Base
smugglers-use-mentat = play 1 planning card, or draw 2 House Atreides cards and keep 1
smugglers-use-house = use it as another of these results
smugglers-die-rules = House Atreides rolls it with the other action dice while the smugglers are allied. Only Mentat plays a planning card.
smugglers-die-reconstructed = Which result stands on it twice is reconstructed.
leader-combat = In battle a special is { $ability }.
leader-special = Special action on { $result }: { $text }
leader-no-special = No special action.
leader-needs-board = Only while the figure is on the board.
leader-reconstructed = Box and special action are reconstructed.
leader-reconstructed-new = Special action and combat ability are reconstructed.
timing-end_of_round = Claimed at the end of the round
timing-free = Claimed as a free action
timing-action = Claimed with an action die
timing-instant = Claimed at once in the same turn
prescience-condition = Condition: { $text }
prescience-reward = Reward: { $text }
prescience-reconstructed = The reward is reconstructed.
prescience-filler = This card is reconstructed, its name too.
condition-dew_collectors = Atreides legions in at least 3 Plateau areas
condition-new_windtraps = Atreides legions in at least 3 Mountain areas
condition-stunted_worms = Atreides legions in at least 2 Minor Erg areas
condition-desert_war = Atreides legions in at least 4 Desert areas without a sietch
condition-water_discipline = Paul and Jessica each stand in a Desert area without a sietch
condition-bene_gesserit_training = Paul and Jessica stand in the same sietch area
condition-paul_the_mahdi = reveal the facedown sietch where Paul stands
condition-lisan_al_gaib = reveal 2 deployment tokens where Paul stands
condition-families_flee = remove from the game 1 facedown standard token or 2 Regulars in a sietch area
condition-spice_thieves = Atreides legions, worms or cards removed at least 2 Harvesters in this round; Aerial Bombardments do not count
condition-makers_at_the_gathering = at least 3 Sandworms are on the board
condition-ya_hya_chouhada = an Atreides legion won a battle as attacker in this turn
condition-the_water_of_life = Paul is on the board
condition-riders_of_the_desert = Stilgar or Chani is on the board
condition-the_leaders_oath = an Atreides legion of at least 5 units with a named leader stands in Desert
condition-drums_before_the_wall = an Atreides legion stands beside a Harkonnen settlement

## Choices: dice and cards

do-change-any-die = Change a surplus die to { $die }
do-die = { $result } die: { $use }
do-token = { $result } by Bene Gesserit token: { $use }
use-leadership = move up to 2 legions with a leader or make a surprise attack
use-strategy = move up to 2 legions or attack
use-deployment-harkonnen = deploy 3 Regulars and a leader
use-deployment-atreides = deploy a token and a leader
use-mentat = draw 2 planning cards
use-house-harkonnen = replace 2 Regulars by Elites or place 2 vehicles
use-house-atreides = use it as any other result
use-desert_power = wormsigns and worms
do-desert = Desert Power without a die
do-move = Move up to 2 legions
do-move-led = Move up to 2 legions with a leader
do-attack = Attack with a legion
do-attack-led = Make a surprise attack with a legion with a leader
do-use-as = Use it as { $result }: { $use }
do-smuggler-die = Smugglers' die ({ $result }): { $use }
do-move-one = Move 1 legion
do-move-one-led = Move 1 legion with a leader
do-keep-unseen = Keep one of the cards drawn
do-leader-special = Special action of { $leader }: { $text }
do-play = Play { $card }: { $text }
do-draw = Draw { $n } from the { $deck }
do-draw-both = Draw { $n } from the { $house } and { $m } from the { $ally }
do-end = End the turn
do-scout = Scout with the Ornithopter of { $zone }
do-scout-navigator = Scout with the Guild Navigator of { $zone }
did-scout = Scouting from { $zone }
do-reveal = Reveal a deployment token in { $area }
do-reveal-sietch = Reveal the sietch in { $sietch }
do-claim = Claim { $card }: { $reward }
do-claim-fleeing = Claim { $card }: { $reward }; 1 token or 2 Regulars leave the game
do-atomics = Use the Family Atomics: { $atomics }
do-scheme = Hawat's Scheming: Thufir Hawat leaves, Gaius Helen Mohiam comes into play

## Choices: placing

do-put = Place { $figures } in { $area }
did-put = Place { $figures }
do-token-at = Place the token ({ $units }) in { $area }
do-token-unseen = Place a facedown token in { $area }
do-upgrade-elite = Replace a Regular by an Elite in { $area }
do-upgrade-special = Replace an Elite by a { $special } in { $area }
do-upgrade-whom = Replace { $figure } in { $area }

## Choices: moving and fighting

do-move-to = To { $area }
do-moved = From { $start } to { $area }
by-ornithopter = by Ornithopter
by-sandriding = by sandriding
by-smuggler-ornithopter = by Smuggler Ornithopter
by-frigate = by Frigate
by-navigator = by the Guild Navigator
do-fly = Use the Ornithopter of { $zone }
do-fly-smugglers = Use the Smuggler Ornithopter of { $zone }
do-fly-frigate = Use the Frigate of { $zone }
do-fly-navigator = Use the Guild Navigator of { $zone }
did-fly = Troop-Transport from { $zone }
do-go = { $n ->
    [one] { $figures } goes
   *[other] { $figures } go
  }
do-attack-to = Attack { $area }
do-special = Use { $leader }'s special for { $ability }
do-special-generic = Use a { $generic }'s special for { $ability }
do-special-any = Use a generic leader's special for { $ability }
do-hit = Take the hit: { $what }
do-hit-at = Hit in { $area }: { $what }
loss-remove = remove { $figure }
loss-replace = replace { $figure } by a Regular
loss-leader = { $leader } goes to the tank
loss-token = reveal { $token } first
do-excess = Too many units: remove { $figure } in { $area }
do-go-on = Go on with the battle
costs-a-hit = costs 1 hit
do-advance = { $n ->
    [0] Nobody advances
    [one] { $n } unit advances
   *[other] { $n } units advance
  }
do-advance-to = { $n ->
    [0] Nobody advances to { $area }
    [one] { $n } unit advances to { $area }
   *[other] { $n } units advance to { $area }
  }
do-prize-station = Take the testing station in { $area } next
do-prize-harvester = Destroy the Harvester in { $area } next
do-prize-smugglers = Capture the Smuggler Harvester in { $area } next

## Choices: desert and worms

do-carry-smugglers = Save the Smuggler Harvester in { $area } with the Carryall of { $zone }
skip-carry-smugglers = Lose the Smuggler Harvester in { $area }

## Choices: spice and the end of the round

do-spice-drop = { $imperium }: pay nothing, 1 step down and its ban
do-spice-keep = { $imperium }: pay 2 spice, it stays
do-spice-raise = { $imperium }: pay 3 spice, 1 step up
do-spice-earns = { $paid }, { $n ->
    [0] no Imperium Action possible
    [one] 1 Imperium Action
   *[other] { $n } Imperium Actions
  }
do-imperium-choam = CHOAM Action: load a Frigate
do-imperium-spacing_guild = Spacing Guild Action: advance the Heighliner 1 step
do-imperium-landsraad = Landsraad Action: recruit 2 Troops
do-heighliner = Advance the Heighliner to step { $n }
do-heighliner-lands = Advance the Heighliner to Arrakis: it lands
do-hold-heighliner = { $n ->
    [0] Leave the { $name } Heighliner where it is
    [one] Move the { $name } Heighliner back { $n } step
   *[other] Move the { $name } Heighliner back { $n } steps
  }
do-land-part = { $figures } in { $area }, the others elsewhere
do-recruit = Recruit { $figures }
do-recall = Take { $leader } off the board, a { $generic } comes instead
sign-sand = only sand
sign-sandworm = Sandworm
sign-burrowing = burrowing Sandworm
do-flee = Remove { $figures } in { $area } from the game

## Choices of single cards

## What happened

tell-did = { $name }: { $text }
did-die = { $die } die
did-use-as = Used as { $die }
did-smuggler-die = Smugglers' die
did-leader-special = Special action of { $leader }
did-play = Card { $card }
tell-round = Round { $n }
tell-turn = Turn of the { $name }
tell-over = The { $name } win the game
tell-over-limit = The limit of rounds is reached: nobody wins the game
tell-won = The { $name } win the battle
tell-dice = { $name } dice: { $dice }
tell-combat = { $name } roll { $dice }
tell-lost = { $name } lose { $figure } in { $area }
tell-replaced = { $name } replace { $figure } by a Regular in { $area }
tell-leader-lost = { $leader } goes to the tank from { $area }
tell-sietch-destroyed = The sietch in { $area } is destroyed
tell-settlement-destroyed = The settlement { $area } is destroyed
tell-battle = { $name } attack { $area } from { $start }
tell-drew = { $name } draw { $card } ({ $deck })
tell-drew-hidden = { $name } draw a card ({ $deck })
tell-discarded = { $name } discard { $card } ({ $deck })
tell-supremacy = Supremacy is now { $n }
tell-marker = { $marker } is now on { $n }
tell-sietch = The sietch in { $area } is revealed: rank { $n }
tell-token = A token in { $area } is revealed: { $units }
tell-sign-sand = Wormsign in { $area }: only sand
tell-sign-worm = Wormsign in { $area }: a Sandworm
tell-sign-burrowing = Wormsign in { $area }: a burrowing Sandworm
tell-worm = A Sandworm appears in { $area }
tell-station = The testing station in { $area } is taken: { $marker }
tell-leader-in = { $leader } comes into play
tell-leader-out = { $leader } leaves the game
tell-claimed = The Atreides claim { $card }: { $reward }
tell-revealed = Prescience card revealed: { $card }
tell-harvest = The Harvesters bring { $n } spice
tell-bans = Bans: { $bans }
tell-no-bans = No bans
tell-storm = Storm over { $area }: { $hits }
tell-smuggler-die = Smugglers' die: { $result }
tell-staban = { $leader } goes down to step { $n } of the prescience track
tell-harvester = The Harvester in { $area } is lost
tell-smuggler-harvester = The Smuggler Harvester in { $area } is lost for this round
tell-captured = The Atreides capture the Smuggler Harvester in { $area }
tell-alliance = The smugglers are now allied with the Atreides
tell-eliminated = The Smugglers Base is destroyed: the smugglers leave the game
tell-recruited = { $figures } placed in { $area }
tell-unlocked = A Smuggler Ornithopter is unlocked: { $n } ready
tell-heighliner = { $n ->
    [0] The { $name } Heighliner is at its start
   *[other] The { $name } Heighliner is on step { $n } of 4
  }
tell-arrives = The { $name } Heighliner reaches Arrakis: Landing phase
tell-loaded = { $name } load { $figures }
tell-landed = { $name } land { $figures } in { $area }
tell-bombarded = { $name } bombard { $area }: { $hits }
tell-bombed-harvester = Aerial Bombardment of the { $name }: the Harvester in { $area } is destroyed
tell-unloaded = No room: { $figures } { $n ->
    [one] stays
   *[other] stay
  } on the { $name } Heighliner board
tell-sent-back = No room: { $figures } of the { $name } { $n ->
    [one] goes
   *[other] go
  } back to the supply

## Why not

why-over = The game is over.
why-not-you = { $name } decides now.
why-other-decision = The decision at hand is about something else.
why-unknown = There is no “{ $thing }” in this game.
why-no-legion = None of your legions stands there.
why-moved = This legion has moved already.
why-not-this-legion = The action may not take this legion.
why-no-smugglers = No Smuggler Unit is in this legion.
why-no-way = There is no area it could move to.
why-no-target = There is nothing it could attack.
why-same-area = The legion stands there already.
why-no-own-legion-there = None of your other legions stands there.
why-worm = A worm is there.
why-enemy = An enemy legion is there: it must be attacked.
why-enemy-sietch = A sietch is there: it must be attacked.
why-enemy-settlement = A Harkonnen settlement is there: it must be attacked.
why-enemy-base = The Smugglers Base is there: it must be attacked.
why-wall = An impassable border lies between.
why-not-adjacent = The area is not adjacent.
why-no-ride = No chain of wormsigns and worms leads there.
why-troops-cannot-ride = Houses Major Troops cannot sandride, and nobody else may go.
why-too-far = It is more than two areas away.
why-no-ornithopter = No Ornithopter is connected to the sector of the legion.
why-flown = This legion has been flown in this turn already.
why-no-transport = No own Ornithopter, Frigate or Navigator is connected to the sector of the legion.
why-too-far-for-frigates = It is more than three areas away, too far even for a Frigate.
why-only-frigate = Three areas are too far for an Ornithopter: only a Frigate flies there.
why-frigate-exact = In this game a Frigate flies exactly three areas.
why-nobody-there = There is nothing to attack.
why-no-harvester-left = No Harvester is left in the supply.
why-no-vehicle-left = None of these vehicles is left in the supply.
why-not-desert = Harvesters stand in Desert only.
why-harvester = A Harvester is there already.
why-base-desert = The Smugglers Base stands in Desert only.
why-base-sectors = The Smugglers Base stands in one of the four lowest sectors.
why-base-empty = Something is there already.
why-no-prize = No Harvester and no testing station waits for your legions there.
why-landing-empty = Troops land in empty areas only.
why-landing-legion = The area is beside an enemy legion.
why-landing-settlement = The area is beside an enemy settlement.
why-spice-bribe = Spice Bribe: the Harkonnen land no Troops in Desert.
why-area-not-connected = The area is not in a sector connected to the air zone.
why-nothing-to-bombard = Nothing to bombard: neither an enemy legion nor a Harvester is there.
why-no-bombardment = Nothing to bombard in the sectors connected to this Frigate.
why-bombard-later = In this game bombardments come before or after the action only.
why-scout-ban = The Spacing Guild ban forbids scouting.
why-nothing-to-scout = Nothing lies facedown in the connected sectors.
why-zone-occupied = The air zone is occupied ({ $figure }).
why-no-smuggler-ornithopter = No Smuggler Ornithopter is in this air zone.
why-nothing-flies = Nothing of yours that could fly now is in this air zone.
why-zone-not-connected = The air zone is not connected to the sector of the legion.
why-no-enemy-frigate = No Harkonnen Frigate is in this air zone.
why-frigate-out-of-range = None of your legions is in a sector connected to this air zone.
why-not-in-hand = { $card } is not in your hand.
why-not-drawn = It is not one of the cards drawn.
why-in-play = { $card } remains in play and works already.
why-scheming = Hawat's Scheming needs 2 copies in hand, as a free action while Thufir Hawat is in play.
why-card-needs-die = A card needs a die: choose the die first.
why-choose-card-first = Choose to play a planning card first.
why-house-as-other = A House die used as another result cannot play a card.
why-other-deck = Now it is about cards of the { $deck }.
why-chosen-already = You have chosen it already.
why-no-die = You have no { $result } die left.
why-truthtrance = Truthtrance: you must spend a { $result } die.
why-desert-atreides = Desert Power belongs to the Atreides.
why-desert-fremen = Desert Power is the Fremen player's.
why-desert-dice = Without a die only while fewer Atreides than Harkonnen dice are unused.
why-not-in-game = The expansion { $expansion } is not in this game.
why-smuggler-die-house = The smugglers' die belongs to House Atreides.
why-smugglers-not-allied = The smugglers are not allied.
why-no-smuggler-die = The smugglers' die is spent, or not rolled yet.
why-smuggler-die-card = The smugglers' die plays a card with Mentat only.
why-smuggler-die-leader = The smugglers' die gives no special action of a leader.
why-no-frigate-left = No own Frigate is left in the supply.
why-no-troop-left = No Troop or no own base is left.
why-imperium-not-earned = You have no Imperium Action of this kind left.
why-imperium-harkonnen = The Harkonnen earn it in the Spice Harvesting phase, with the spice paid for its marker.
why-imperium-atreides = The Atreides earn it when a legion has destroyed a Harkonnen Harvester.
why-leader-enemy = { $leader } is not one of your leaders.
why-leader-not-yet = { $leader } is not in play yet.
why-leader-gone = { $leader } has left the game.
why-leader-tank = { $leader } is in the regeneration tank.
why-leader-no-special = { $leader } has no special action.
why-leader-partner = { $leader } belongs to your partner.
why-leader-spent = The card of { $leader } is spent for this round.
why-leader-board = { $leader } must be on the board.
why-leader-die = { $leader } needs a { $result } die.
why-leader-desert = { $leader } acts with { $result }.

## A table that cannot be set up

setup-expansion = There is no expansion “{ $name }” for War for Arrakis. Known: { $known }.
setup-solo-guild = The Spacing Guild cannot be played in the Mahdi solo mode (GLD-2.2, ARR-30.42).
setup-mahdi-solo = The option “{ $name }” belongs to the Mahdi solo mode: one player.
setup-number = The option “{ $name }” is a whole number from { $least } to { $most }, not “{ $value }”.
setup-players = War for Arrakis is for 1 to 4 players, not { $n }.
setup-team-of-three = Only a game of three asks which side is played by two.
setup-team = The team of a game of three is “harkonnen” or “atreides”, not “{ $name }”.
setup-option-value = The option “{ $name }” is { $first } or { $second }, not “{ $value }”.
setup-option = There is no option “{ $name }” for War for Arrakis.
setup-option-needs = The option “{ $name }” needs the expansion { $needed }.
setup-faces = “{ $name }” needs six results separated by commas, each one of { $known }.

# What a setup may say
title = Dune: War for Arrakis
option-players = Players
option-help-players = alone: the Mahdi solo mode (ARR-30); with Smugglers a variant of ours (ARR-30.60), not with the Guild
option-expansions = Expansions
option-team = Team
option-help-team = with three players: the side that two people play
option-mahdi_ties = ties of the Harkonnen
option-help-mahdi_ties = who breaks them (ARR-30.2)
option-mahdi_supremacy = supremacy at the end of each round
option-help-mahdi_supremacy = a handicap of ours
option-mahdi_reinforcements = Reinforcements of the Harkonnen at the start
option-help-mahdi_reinforcements = a handicap of ours
option-base_requires_empty = The Smugglers Base needs an empty area
option-help-base_requires_empty = The Smugglers Base is placed in an empty area. Off: the area only has to be free for the Atreides.
option-smuggler_die_leader_specials = The Smugglers die for leaders' special actions
option-help-smuggler_die_leader_specials = The Smugglers die may also be used for the special actions of leaders.
option-retreat_captures = A retreat captures a Harvester
option-help-retreat_captures = An Atreides legion that retreats to a Smuggler Harvester captures it.
option-captured_harvesters_count_for_jihad = Captured Harvesters count for prescience
option-help-captured_harvesters_count_for_jihad = Captured Smuggler Harvesters count where a prescience card counts Harvesters that were lost.
option-alliance_removal_counts_for_jihad = Harvesters taken by the alliance count, too
option-help-alliance_removal_counts_for_jihad = So do the Smuggler Harvesters that the alliance takes off the board.
option-one_transport_per_legion_and_turn = One ride for a legion in a turn
option-help-one_transport_per_legion_and_turn = A legion is carried at most once in a turn, whoever carries it.
option-round1_unit = A Smuggler Unit in round 1
option-help-round1_unit = A Smuggler Unit joins the Smugglers board at the start of round 1 as well.
option-round_limit = Most rounds
option-help-round_limit = The game ends without a winner after that many rounds; 0: no limit.
option-target_offset = Secret objectives easier or harder
option-help-target_offset = Added to the three numbers of every secret objective.
option-frigate_exact_distance = Frigates carry exactly three areas
option-help-frigate_exact_distance = A Frigate carries a legion exactly three areas. Off: up to three.
option-unplaceable_cargo = Cargo without room
option-help-unplaceable_cargo = Cargo that finds no room on Arrakis stays loaded, or goes back to the supply.
option-bombardment_timing = When Frigates bombard
option-help-bombardment_timing = Frigates bombard at any moment for free actions of the own turn, or only before or after its action.
option-heighliner_step_position = When the Heighliners move
option-help-heighliner_step_position = The Heighliners take their step of the round as the last or the first thing at its end.
option-atreides_trigger_requires_harkonnen_harvester = Only Harkonnen Harvesters give an Imperium Action
option-help-atreides_trigger_requires_harkonnen_harvester = Only a destroyed Harkonnen Harvester gives the Atreides an Imperium Action. Off: a captured Smuggler Harvester too.
option-smuggler_die_faces = Faces of the Smugglers die
option-help-smuggler_die_faces = The six faces of the Smugglers die, separated by commas.
choice-harkonnen = two Harkonnen
choice-atreides = two Atreides
choice-engine = order of the board
choice-player = you
choice-stay_loaded = stays loaded
choice-return_to_supply = back to the supply
choice-own_action_turn = any time in the own turn
choice-before_or_after = before or after the action
choice-last = last
choice-first = first

do-carry = Save the Harvester in { $area } with the Carryall of { $zone }
skip-carry = Lose the Harvester in { $area }

do-bombard = Aerial Bombardment with the Frigate of { $zone }
do-remove-ornithopter = Remove the Ornithopter of { $zone }
do-remove-carryall = Remove the Carryall of { $zone }
do-remove-vehicle = Remove the vehicle of { $zone }

## Steps of a path that are no component

button-skip = Not
button-done = Done
button-all = All
button-split = A part
button-move = Move
button-attack = Attack
button-normal = The action of the die
button-play = Play a card
button-regular = Regular
button-elite = Elite
button-special = Special elite
button-smuggler = Smuggler Unit
button-troop = Houses Major Troop
button-generic = Generic leader
button-cease = Cease
button-continue = Go on
button-stay = Stay
button-retreat = Retreat
button-wormsigns = Wormsigns
button-worms = Move worms
button-worm-attack = Worm attack
button-wild-maker = Wild Maker
button-yes = Yes
button-replace = Replace units
button-vehicles = Vehicles
button-harvester = Harvester
button-carryall = Carryall
button-ornithopter = Ornithopter
button-navigator = Guild Navigator
button-keep = Keep (2 spice)
button-raise = Raise (3 spice)
button-drop = Drop (0 spice)
button-draw = Draw cards
button-move-smugglers = Move smugglers
button-end = End the turn
button-stays = Stays
button-goes = Goes along
die-smugglers = Smugglers' die
house-cards = { $n } from the House deck
ally-cards = { $n } from the ally's deck

## Where a side stands

points-supremacy = Supremacy
## The Mahdi solo mode (ARR-30)

mahdi-die = The Harkonnen roll { $result }
mahdi-special = The Harkonnen use the special action of { $leader }
mahdi-card = The Harkonnen play { $card }
mahdi-card-fails = { $card } cannot be carried out as a whole: it goes to the Reinforcements
mahdi-sector = Harvesting sector: { $sectors }
mahdi-target = The target is { $area }
mahdi-no-target = There is no target: the nearest sietch counts
mahdi-moved = The legion of { $start } moves to { $area }
mahdi-put = The Harkonnen place { $figures } in { $area }
mahdi-replaced = { $area }: { $new } for { $old }
mahdi-placed-harvester = A Harvester: { $place }
mahdi-placed-ornithopter = An Ornithopter: { $place }
mahdi-placed-carryall = A Carryall: { $place }
mahdi-chose = { $what }: { $chosen } ({ $n ->
    [one] the only candidate
   *[other] of { $n } candidates
  })
mahdi-criteria = Criteria in order: { $criteria }
mahdi-class-harvester = Class 1: empty Deep Desert not beside an Atreides legion or sietch; 2: such Desert; 3: other free Deep Desert; 4: other free Desert (ARR-30.8)
mahdi-class-ornithopter = Class 1: for a legion two areas from a sietch it out-powers; 2: over the target's sector; 3: between sectors beside it; 4: any (ARR-30.8)
mahdi-lost = Out by { $by }, { $value } against { $best }: { $who }
mahdi-lost-tie = Equal, but later on the board: { $who }
mahdi-lost-asked = Equal, you chose otherwise: { $who }
mahdi-not-here = This game is not played in the Mahdi solo mode.
mahdi-no-choice = The Harkonnen had nothing to choose.
ours = A ruling of ours
ours-smugglers = Alone with Smugglers is a variant by our own rulings (ARR-30.60): the printed rules know neither a solo game with them nor a word against it.
ours-handicaps = This game has handicaps of ours (ARR-30.66): the print knows one level only.
mahdi-choice-harvester = Place of a Harvester
mahdi-choice-carryall = Air zone of a Carryall
mahdi-choice-ornithopter = Air zone of an Ornithopter
mahdi-choice-attack_sietch = Attack on a sietch
mahdi-choice-attack_legion = Attack on a legion
mahdi-choice-mover = Legion that moves
mahdi-choice-step = Step of the legion
mahdi-choice-settlement = Settlement for a deployment
mahdi-choice-legion = Legion that is strengthened
mahdi-choice-replacement = Legion whose units are replaced
mahdi-choice-bombard = Legion that is bombarded
mahdi-choice-tank = Leader for the tank
mahdi-choice-wormsign = Wormsign that is discarded
mahdi-choice-patrol = Area of a patrol
mahdi-choice-mountain = Mountain of the battle group
mahdi-choice-reveal = Area that is revealed
mahdi-choice-carriers_to = Legion the carriers fly to
mahdi-choice-carriers_from = Legion the carriers take
mahdi-choice-shuffle_back = Prescience card that is shuffled back
mahdi-choice-token_back = Token that returns to its pool
mahdi-choice-temporary_target = Target of this turn
mahdi-choice-smuggler_harvester = Place of a Smuggler Harvester
mahdi-choice-smuggler_carryall = Air zone of the Smuggler Carryall
mahdi-by-rank = rank
mahdi-by-difference = difference of combat power
mahdi-by-power = combat power
mahdi-by-fine_power = fine combat power
mahdi-by-flies = no Ornithopter needed
mahdi-by-is_target = the target
mahdi-by-named_leader = a named leader
mahdi-by-distance = distance
mahdi-by-place = central air zone
mahdi-by-terrain = Deep Desert last
mahdi-by-protects = Harvesters protected
mahdi-by-joins = joins a legion
mahdi-by-near_sietch = distance to a sietch
mahdi-by-mountain = Mountain
mahdi-by-plateau = Plateau or Minor Erg
mahdi-by-sand = Desert without wormsign
mahdi-by-relative_power = combat power beside the defenders of that sietch
mahdi-by-target_distance = distance to the target
mahdi-by-ability = hits and shields
mahdi-by-holds = condition fulfilled
mahdi-by-reward = steps gained
mahdi-by-order = number
mahdi-by-base = real sietches before the Smugglers Base
mahdi-by-class = class of the place
mahdi-by-attacker_power = combat power of the attacker
mahdi-by-defender_fine = fine combat power of the defender

# Positions that cannot be, in scenarios.

edit-alliance-leader = “{ $leader }” comes with the alliance (SMG-3.7).
edit-base-alone = something else stands in { $area }, which the Base cannot share (SMG-7.9).
edit-base-desert = the Base stands in a Desert area of the four lower sectors (SMG-7.3).
edit-bases = the { $side } have bases for only { $n } Troops (GLD-8.2).
edit-bene-gesserit = there are { $n } Bene Gesserit tokens.
edit-by-side = positions of War for Arrakis are told by side, not by seat.
edit-card-of-expansion = “{ $card }” is not in a game with these expansions.
edit-carryall-neutral = the Smuggler Carryall flies only while the smugglers are neutral.
edit-dice = the { $side } have { $n } dice, not { $wrong }.
edit-dice-by-side = the dice of one person are named by the side: { $side }.
edit-eliminated = of eliminated smugglers nothing is on the board (SMG-15.3).
edit-eliminated-have-no = eliminated smugglers have no { $key } (SMG-15).
edit-enemy-settlement = an enemy settlement stands in { $area }.
edit-for-neutral = “{ $key }” is for neutral smugglers (SMG-7).
edit-frigates = the { $side } have only { $n } Frigates (GLD-9.1).
edit-harvesters-neutral = Smuggler Harvesters are on the board only while the smugglers are neutral.
edit-leader-twice = “{ $leader }” stands in { $area } already.
edit-leaders-alone = the leaders in { $area } need a unit or token (ARR-13.3).
edit-loose-cards = { $n } cards of the deck { $deck } have no place.
edit-mahdi-alone = “mahdi” belongs to the solo mode: players: 1 in the setup.
edit-mahdi-reinforcement = a Reinforcement is a card of a Harkonnen deck.
edit-mahdi-target = the target is a sietch that stands.
edit-name-base = the allied smugglers have a Base: name its area.
edit-navigator = there is only one Navigator.
edit-needs-expansion = { $what } needs an expansion: expansions: [{ $expansion }] in the setup.
edit-neutral-air = neutral smugglers have no Ornithopters in the air (SMG-13.2).
edit-neutral-have-no = neutral smugglers have no { $key } (SMG-7).
edit-neutral-units = neutral smugglers have no units on the board (SMG-10.1).
edit-no-action-turn = in the phase “{ $phase }” nobody has an action turn.
edit-no-other = there is no other { $what }.
edit-no-other-card = there is no other “{ $card }” (copies: { $copies }).
edit-no-settlement = no Harkonnen settlement belongs there.
edit-no-sietch = no sietch belongs there.
edit-no-station = no testing station belongs there.
edit-not-revealed = “{ $card }” is not revealed.
edit-not-so-many = there are not so many { $what }.
edit-objectives = the Atreides have one objective, or several different ones.
edit-one-carryall = there is only one Smuggler Carryall.
edit-only-in-desert = a { $what } stands only in Desert (ARR-20.22).
edit-only-of = there are only { $n } of { $what }.
edit-only-so-many = the { $side } have only { $n } of { $what }.
edit-pool = the pool has no other { $what }.
edit-prescience-elsewhere = “{ $card }” lies somewhere else.
edit-rolls = { $n } dice are rolled here, but the scenario fixes { $fixed }.
edit-rolls-kind = the scenario fixes combat dice for action dice, or the other way round.
edit-shared-area = the two sides never share an area (ARR-2.11).
edit-slots = the box { $box } of the { $side } has fewer slots.
edit-smuggler-harvesters = there are only { $n } Smuggler Harvesters.
edit-smuggler-ornithopters = there are only { $n } Smuggler Ornithopters.
edit-smuggler-units = there are only { $n } Smuggler Units.
edit-staban = a prescience marker has reached Staban: name a status or a staban_step (SMG-4.2).
edit-token-off = “{ $token }” is no standard token off the board.
edit-token-twice = the token “{ $token }” lies on the board already.
edit-too-many-units = { $area } holds at most { $n } units (ARR-2.17).
edit-troops = there are only { $n } Troops, those on the Heighliners included (GLD-14.1).
edit-which-partner = say which partner has the dice: { $first } or { $second }.
edit-worm-and-legion = a worm and a legion never share { $area }.
edit-worms = there are { $worms } Sandworms and one Wild Maker.
what-a-smuggler-harvester = a Smuggler Harvester
what-a-smuggler-unit = a Smuggler Unit
what-a-troop = a Troop
what-air-zone = air zone
what-area = area
what-ban = ban
what-box = box
what-card-of-deck = card of the deck { $deck }
what-card-that-remains-in-play = card that remains in play
what-cargo = cargo
what-carryalls = Carryalls
what-deck = deck
what-face-of-a-die = face of a die
what-family-atomics-token = Family Atomics token
what-figure-of-the-air = figure of the air
what-figure-or-token = figure or token
what-harvesters = Harvesters
what-imperium-marker = Imperium marker
what-leader = leader
what-objective = objective
what-ornithopters = Ornithopters
what-owner-of-dice = owner of dice
what-part-of-a-heighliner-board = part of a Heighliner board
what-part-of-a-leader = part of a leader
what-part-of-a-sietch = part of a sietch
what-part-of-an-area = part of an area
what-part-of-the-guild = part of the Guild
what-part-of-the-mahdi = part of the solo mode
what-part-of-the-position = part of the position
what-part-of-the-smugglers = part of the smugglers
what-phase = phase
what-place-of-a-leader = place of a leader
what-planning-card = planning card
what-prescience-card = prescience card
what-prescience-marker = prescience marker
what-result = result
what-result-of-an-action-die = result of an action die
what-side = side
what-sietch-of-that-rank = sietch of that rank
what-standard-token = standard token
what-station-with-that-marker = station with that marker
what-status-of-the-smugglers = status of the smugglers
what-tactical-card = tactical card
what-way-to-begin = way to begin
what-worm = worm
what-wormsign = wormsign

## What a hint counts

gauge-supremacy = Supremacy
gauge-figures = own figures
gauge-enemies = enemy figures
gauge-cards = hand cards
gauge-harvesters = Harvesters
gauge-sietches = sietches
gauge-settlements = settlements
