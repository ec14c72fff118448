### Dune: Imperium in English. Every id here stands in de.ftl too; numbers choose their own plural.

## Joining

and = { $first } and { $last }
or = { $first } or { $last }
either = either { $first }, or { $last }
with-remark = { $text } ({ $remark })
optional = optional

## Factions, icons, seats

faction-emperor = Emperor
faction-spacing_guild = Spacing Guild
faction-bene_gesserit = Bene Gesserit
faction-fremen = Fremen
icon-landsraad = Landsraad
icon-city = City
icon-spice_trade = Spice Trade
# As the first half of "… card" and "… Alliance"
of-emperor = Emperor
of-spacing_guild = Spacing Guild
of-bene_gesserit = Bene Gesserit
of-fremen = Fremen
# Behind "2 Influence"
with-emperor = with the Emperor
with-spacing_guild = with the Spacing Guild
with-bene_gesserit = with the Bene Gesserit
with-fremen = with the Fremen
with-any = with a Faction of your choice
seat = Seat { $n }
infiltration = Infiltration
shipping-track = Shipping track
reward-dividends_or_spice = Dividends or spice
reward-troops = Troops
reward-influence = Influence
reward-tech = Tech tile

## Effects: one message for each word of the vocabulary

solari = { $n } Solari
spice = { $n } spice
water = { $n } water
effect-pay = pay { $resources }
effect-recruit = recruit { $n ->
    [one] { $n } troop
   *[other] { $n } troops
  }
effect-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
effect-intrigue = { $n ->
    [one] { $n } Intrigue card
   *[other] { $n } Intrigue cards
  }
effect-influence = { $n } Influence { $where }
effect-influence_each = 1 Influence each { $where }
effect-lose_influence = lose { $n } Influence { $where }
effect-trash = trash 1 card
effect-trash_self = { $on ->
    [tile] trash this tile
   *[card] trash this card
  }
effect-victory_points = { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
  }
effect-persuasion = { $n } Persuasion
effect-swords = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
  }
effect-retreat = { $n ->
    [any] retreat any number of troops
    [one] retreat up to { $n } troop
   *[other] retreat up to { $n } troops
  }
effect-deploy = { $n ->
    [any] deploy any number of troops from your garrison
    [one] deploy up to { $n } troop from your garrison
   *[other] deploy up to { $n } troops from your garrison
  }
effect-deploy_recruited = deploy any of them at once
only-in-reveal-turn = only in a Reveal turn
effect-lose_troops = lose { $n ->
    [one] { $n } troop
   *[other] { $n } troops
  } in the Conflict
lose-troops-anywhere = lose { $n ->
    [one] { $n } troop
   *[other] { $n } troops
  } in the garrison or in the Conflict
effect-control = take control of { $space }
effect-foldspace = acquire { $card }
effect-freighter = { $n ->
    [one] advance or recall your Freighter
   *[other] advance or recall your Freighter { $n } times
  }
effect-dreadnought = commission { $n ->
    [one] { $n } dreadnought
   *[other] { $n } dreadnoughts
  }
effect-acquire_tech = { $n ->
    [0] acquire a Tech tile
   *[other] acquire a Tech tile for { $n } spice less
  }
spice-or-solari = all in spice or all in Solari
effect-negotiate = { $n ->
    [one] put { $n } troop from your supply on the Ix board as a Negotiator
   *[other] put up to { $n } troops from your supply on the Ix board as Negotiators
  }
effect-muster = recruit { $n ->
    [one] { $n } troop
   *[other] { $n } troops
  } directly into the Conflict
effect-discard = discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
effect-bottom_intrigue = put { $n ->
    [one] { $n } of your Intrigue cards
   *[other] { $n } of your Intrigue cards
  } face down under the Intrigue deck
effect-trash_in_play = trash 1 of your cards in play
effect-retreat_units = retreat { $n ->
    [one] { $n } unit
   *[other] { $n } units
  }
effect-deploy_units = deploy up to { $n ->
    [one] { $n } unit
   *[other] { $n } units
  } from your garrison
effect-arrow = { $cost } → { $effect }
choose-several = choose { $n }: { $options }
effect-when = { $condition }: { $effect }
when-otherwise = { $condition }: { $effect }, otherwise { $otherwise }

## Specials: effects with a rule of their own

special-steal_intrigue = take a random Intrigue card from every opponent who holds { $n } or more
special-take_council_seat = take a seat in the High Council (2 more Persuasion in every Reveal turn)
special-take_mentat = take the Mentat, if it is here, as an extra Agent for this round
special-third_agent = get your Swordmaster, a third Agent for the rest of the game
special-harvest = harvest { $n } spice and all bonus spice here
special-mentat_next_round = the Mentat is your extra Agent in the next round
special-spice_must_flow_discount = { $card } costs { $n } Persuasion less this turn
special-opponents_lose_garrison_troop = every opponent loses { $n ->
    [one] { $n } troop
   *[other] { $n } troops
  } in the garrison
special-persuasion_per_card = { $n } Persuasion for each { $faction } card you have in play
special-take_from_discard = take a { $faction } card from your discard pile into your hand
special-opponents_discard = every opponent discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
special-opponents_discard_or_lose_troop = every opponent discards a card or loses a troop in the Conflict
special-voice = name a board space: no opponent's next Agent can be sent there until your next turn
special-may_pass = you may pass this turn
special-acquire_free = { $of ->
    [deck_top] acquire a card that costs at most { $n } for free, onto your deck
   *[discard] acquire a card that costs at most { $n } for free
  }
special-hire_mentat = take the Mentat from its space as an extra Agent for this round
special-persuasion_when_revealing = { $n } Persuasion in your Reveal turn this round
special-extra_faction_icons = the card you play this turn also has all four Faction icons
special-double_cross = an opponent of your choice loses a troop in the Conflict and you deploy one from your supply
special-infiltrate = enemy Agents do not block your Agent this turn
special-look_draw_or_trash = look at the top card of your deck, then draw it or trash it
special-acquired_to_deck_top = cards you acquire in your Reveal turn this round may go on top of your deck
special-shuffle_discard_into_deck = shuffle your discard pile into your deck
special-recall_agent = recall one of your Agents
special-influence_where_behind = { $n } Influence with a Faction in which an opponent has more than you
special-set_aside_row_card = set aside a card of the Imperium Row; you may acquire it in your Reveal turn this round for { $n } Persuasion less
special-signet = use the Signet Ring ability of your leader
special-send_any_agent = send any of your Agents, even one on the board, to any space, occupied or not
special-double_harvest = on a Maker space: harvest its own spice twice
special-two_influence_here = on a Faction space: its Influence is 2 instead of 1
special-heighliner_discount = { $space } costs { $n } spice less
special-ambush = for each troop you deploy this turn you may make 1 enemy unit in the Conflict retreat
special-swords_per_dreadnought = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
  } for each of your dreadnoughts in the Conflict
special-sword_per_other_sword_card = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
  } for each other card you revealed that gives swords
special-another_turn = you may take another turn right after this one
special-opponents_retreat_dreadnought = every opponent retreats { $n ->
    [one] { $n } dreadnought
   *[other] { $n } dreadnoughts
  }
special-grand_conspiracy = 1 Victory Point for three, 2 Victory Points for all four of these: both dreadnoughts commissioned, { $card }, at least 4 Influence with two Factions, a seat in the High Council
special-influence_where_agents = 1 Influence with every Faction on whose spaces you have an Agent
special-solari_if_you_win = { $n } Solari if you win this Conflict
special-influence_where_sent = { $n } Influence with the Faction to whose space you sent an Agent this turn
special-may_acquire_free = you may acquire a card that costs at most { $n } for free
special-influence_where_snooper = { $n } Influence with a Faction whose track still holds your Snooper token
special-swap_intrigue = put any number of your Intrigue cards face down under the Intrigue deck, then draw as many
special-vp_per_low_track = { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
  } for each Faction with which you have at most 1 Influence

## Conditions

if-other_in_play = if you have another { $faction } card in play
any-alliance = if you have an Alliance
if-has_alliance = if you have the { $faction } Alliance
if-influence_at_least = if you have at least { $amount } Influence { $where }
if-tracks_at_least = if you have at least { $influence } Influence with { $tracks } Factions
if-has_council_seat = if you have a seat in the High Council
if-spice_must_flow_at_least = if you own at least { $n } copies of { $card }
if-spice_must_flow_most = if you own more copies of { $card } than each opponent
if-solari_at_least = if you have at least { $n } Solari
if-tech_at_least = if you have at least { $n } Tech tiles
if-dreadnoughts_at_least = if you have commissioned at least { $n ->
    [one] { $n } dreadnought
   *[other] { $n } dreadnoughts
  }
if-units_deployed_at_least = if you deployed at least { $n } units this turn
if-agent_with = if you have an Agent on a space of the { $faction }
if-agents_on_icons = if you have at least { $n } Agents on Landsraad, City or Spice Trade spaces
if-beside_enemy = if an enemy Agent was already on the space you sent your Agent to
if-persuasion_at_least = if you have at least { $n } Persuasion this turn

## Cards, Conflicts, leaders, spaces

card-cost = Cost: { $n } Persuasion
card-not-for-sale = Cannot be bought
card-factions = Faction: { $factions }
card-icons = Icons: { $icons }
card-no-icons = No Agent icons
box-agent = Agent: { $text }
box-reveal = Reveal: { $text }
box-unload = Reveal, also when discarded or trashed (Unload): { $text }
box-acquire = When acquired: { $text }
box-trashed = When trashed: { $text }
box-plot = Plot: { $text }
box-combat = Combat: { $text }
box-endgame = Endgame: { $text }
box-once = Once per round, in your turn: { $text }
box-once-before-agent = Once per round, before you send an Agent: { $text }
box-own-turn = In your turn: { $text }
box-round-start = Round start: { $text }
window-turn_start = At the very start of your turn only.
window-before_agent = In your Agent turn, before the card is played.
window-after_win = Only when you have won the Conflict.
conflict-level = Conflict { $level }
conflict-reward = { $place ->
    [1] 1st: { $text }
    [2] 2nd: { $text }
   *[other] 3rd: { $text }
  }
conflict-defence = Whoever controls { $space } may add 1 troop from the supply at once.
leader-passive = { $ability }: { $text }
leader-signet = { $ability } (Signet Ring): { $text }
passive-prescience = you may look at the top card of your deck at any time
passive-landsraad_popularity = Landsraad spaces cost you 1 Solari less
passive-masterstroke = before round 1 secretly choose two Factions; the first time 4 of your troops enter the Conflict in one turn, gain 1 Influence with each
passive-arrakis_fiefdom = you start with { $resources } more
passive-ruthless_negotiator = whenever you pay Solari for a board space, draw 1 card
passive-eyes_everywhere = enemy Agents do not block you on Landsraad and City spaces
passive-spice_addict = whenever you harvest spice, take 1 less and draw 1 card
passive-connections = when you take your seat in the High Council, gain 1 Influence with a Faction of your choice
passive-coordination = in your Reveal turn, with at least 2 Agents on Landsraad, City or Spice Trade spaces, you may trash 1 of your cards in play
passive-one_step_ahead = at the start of each round set aside 1 hand card; it returns at the start of your second turn, and if you send an Agent with it in that turn, gain 1 spice if it has exactly one Agent icon, otherwise 1 Solari
passive-heavy_lasgun_cannons = your dreadnoughts have strength 4 instead of 3
passive-careful_observation = a Snooper token of yours lies at 2 Influence on each track; when you reach one, take it: the first lets you discard 1 card for 1 spice, the second gives the bonus at 4 Influence of its track, the third 1 Influence there, the fourth both
passive-intelligence = before round 1 look at the top two Intrigue cards, keep one and put the other back on top
passive-smuggling_operation = you start without water; whenever you gain Solari in your own turn, gain 1 more
space-icon = Icon: { $icon }
space-cost = Cost: { $resources }
space-needs = Needs { $n } Influence { $where }
space-once = Once per game for each player
space-sale = { $spice } spice → { $solari } Solari
space-reveal = With an Agent here: { $n } more Persuasion in your Reveal turn
space-combat = Combat space: deploy any units that are new this turn and up to 2 others
space-maker = Maker space: 1 bonus spice after each round without an Agent here
space-control = Whoever controls it gains { $resources } for every Agent sent here
faction-track = At 2 Influence: { $vp }. At 4 Influence: { $bonus }, and the Alliance ({ $alliance }) for whoever is first or passes its holder.
icon-spaces = Leads to: { $spaces }
tech-cost = Price: { $n } spice
tech-artillery = In your Reveal turn: 1 more sword for each revealed card that gives swords
tech-chaumurky = At the end of the game: you win every tie on Victory Points
tech-detonation_devices = When you win a Conflict with a dreadnought: you may return it to your supply for 1 Victory Point instead of placing it on a location
tech-spaceport = Cards you acquire may go on top of your deck
tech-troop_transports = Whenever you recruit troops from the Shipping track: 1 troop more, and you may deploy any of them at once
tech-windtraps = Whenever you win a Conflict: 1 water
shipping-rule = A recalled Freighter brings the rewards of its space and of all spaces below, in any order.
shipping-space = Space { $n }: { $text }
shipping-first = either { $solari } Solari, and every opponent gains 1 Solari (Dividends), or { $spice } spice

## Actions

do-reveal = Reveal your hand
do-end = End your turn
do-lose-troop = Lose 1 troop in the Conflict
do-from-conflict = Lose 1 troop in the Conflict
do-send-from = Move your Agent from { $from } to { $space }
do-send-again = Send your Agent from { $space } to the same space again
do-send = Send an Agent with { $card } to { $space }
do-sale = sell spice
do-deploy = Deploy { $n ->
    [0] no troops
    [one] { $n } troop to the Conflict
   *[other] { $n } troops to the Conflict
  }
do-retreat = Retreat { $n ->
    [0] no troops
    [one] { $n } troop to your garrison
   *[other] { $n } troops to your garrison
  }
do-sell = Sell { $spice } spice for { $solari } Solari
do-acquire = Acquire { $card }
do-acquire-aside = Acquire { $card }, which you set aside
free = free
free-on-deck = free, onto your deck
do-play = Play { $card }: { $effect }
do-use = Use { $source }: { $effect }
do-reward = Reward of { $source }: { $effect }
do-trash-hand = Trash { $card } from your hand
do-trash-discard = Trash { $card } from your discard pile
do-trash-play = Trash { $card } from play
do-discard = Discard { $card }
do-take = Take { $card } from your discard pile
do-aside = Set aside { $card } from the Imperium Row
do-influence = Gain { $n } Influence { $where }
do-lose-influence = Lose { $n } Influence { $where }
do-give-alliance = Give the { $faction } Alliance to { $name }
do-leader = Play as { $leader }
do-tokens = Secretly choose { $factions }
do-again = Take another turn
do-advance = Advance your Freighter to space { $n }
do-recall-freighter = Recall your Freighter: the rewards of { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }
do-dividends = Dividends: { $n } Solari, and every opponent gains 1 Solari
do-shipping = Shipping track: { $reward }
do-negotiators = { $n ->
    [0] Send no Negotiator
    [one] Send { $n } troop to Ix as a Negotiator
   *[other] Send { $n } troops to Ix as Negotiators
  }
do-negotiators-back = { $n ->
    [0] Return no Negotiator
    [one] Return { $n } Negotiator
   *[other] Return { $n } Negotiators
  }
do-dreadnoughts = Deploy { $n ->
    [one] { $n } dreadnought
   *[other] { $n } dreadnoughts
  } to the Conflict
do-from-garrison = Lose 1 troop in your garrison
do-detonate = Return your dreadnought to the supply for 1 Victory Point
do-ambush-troop = Make 1 troop of { $seat } retreat
do-ambush-dreadnought = Make 1 dreadnought of { $seat } retreat
do-under = Put { $intrigue } under the Intrigue deck
do-keep = Keep { $intrigue } and put the other card back
do-ahead = Set aside { $card } for your second turn

## Buttons: steps of a path that are no thing on the table

button-advance = Advance
button-again = Another turn
button-defend = Defend
button-deploy = Deploy troops
button-deploy-dreadnoughts = Deploy dreadnoughts
button-detonate = Detonate
button-dividends = Dividends
button-draw-it = Draw it
button-dreadnought = Dreadnought
button-end = End turn
button-from-conflict = In the Conflict
button-from-garrison = In the garrison
button-from-leader = Agent on your leader
button-lose-troop = Lose a troop
button-pass = Pass
button-pile = Discard pile
button-recall = Recall
button-reveal = Reveal
button-skip = Decline
button-solari = Pay Solari
button-spice = Spice
button-influence = Influence
button-tech = Tech tile
button-top = Top of the deck
button-trash-it = Trash it
button-troop = Troop
button-troops = Troops

## What happened

tell-round = Round { $round }: { $conflict } (Conflict { $level })
tell-leader = { $name } is led by { $leader }
tell-first = { $name } is First Player
tell-sent = { $name } sends an Agent with { $card } to { $space }
tell-paid = { $name } pays { $resources }
tell-gained = { $name } gains { $resources }
tell-harvested = { $name } harvests { $resources }
tell-recruited = { $name } recruits { $n ->
    [one] { $n } troop
   *[other] { $n } troops
  }
tell-deployed = { $name } deploys { $n ->
    [one] { $n } troop
   *[other] { $n } troops
  } to the Conflict
tell-retreated = { $name } retreats { $n ->
    [one] { $n } troop
   *[other] { $n } troops
  } to the garrison
tell-lost-garrison = { $name } loses { $n ->
    [one] { $n } troop
   *[other] { $n } troops
  } in the garrison
tell-lost-conflict = { $name } loses { $n ->
    [one] { $n } troop
   *[other] { $n } troops
  } in the Conflict
tell-drew = { $name } draws { $card }
tell-drew-hidden = { $name } draws a card
tell-shuffled = { $name } shuffles a new deck
tell-intrigue = { $name } draws the Intrigue card { $card }
tell-intrigue-hidden = { $name } draws an Intrigue card
tell-stole = { $name } takes the Intrigue card { $card } from { $victim }
tell-stole-hidden = { $name } takes an Intrigue card from { $victim }
tell-influence-up = { $name } rises to { $n } Influence { $where }
tell-influence-down = { $name } falls to { $n } Influence { $where }
tell-alliance = { $name } gains the { $faction } Alliance
tell-alliance-from = { $name } takes the { $faction } Alliance from { $other }
tell-alliance-back = The { $faction } Alliance of { $name } returns to the board
tell-vp-up = { $name } gains { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
  }
tell-vp-down = { $name } loses { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
  }
tell-trashed = { $name } trashes { $card }
tell-discarded = { $name } discards { $card }
tell-revealed = { $name } reveals { $cards }
tell-revealed-nothing = { $name } reveals no cards
tell-acquired = { $name } acquires { $card } for { $n } Persuasion
tell-acquired-free = { $name } acquires { $card } for free
tell-on-top = { $name } puts { $card } on top of the deck
tell-row = New in the Imperium Row: { $card }
tell-played = { $name } plays { $card }
tell-passed = { $name } plays no Combat card
tell-place = { $place ->
    [1] { $name } takes the first reward with strength { $strength }
    [2] { $name } takes the second reward with strength { $strength }
   *[other] { $name } takes the third reward with strength { $strength }
  }
tell-no-winner = Nobody takes the first reward
tell-control = { $name } takes control of { $space }
tell-defended = { $name } defends with 1 troop from the supply
tell-council = { $name } takes a seat in the High Council
tell-swordmaster = { $name } gets the Swordmaster
tell-mentat = { $name } takes the Mentat
tell-mentat-reserved = { $name } reserves the Mentat for the next round
tell-voice = { $name } closes { $space } with The Voice
tell-maker = { $space } now holds { $n } bonus spice
tell-recalled = { $name } recalls an Agent from { $space }
tell-set-aside = { $name } sets aside { $card }
tell-aside-lost = { $card }, set aside by { $name }, leaves the game
tell-baron = { $name } secretly chooses { $factions }
tell-baron-hidden = { $name } secretly chooses two Factions
tell-masterstroke = { $name } reveals the tokens { $factions }
tell-swords = { $name } adds { $n ->
    [one] { $n } sword
   *[other] { $n } swords
  }
tell-strength = { $name } has strength { $n }
tell-took = { $name } takes { $card } from the discard pile
tell-looked = { $name } looks at the top card of the deck: { $card }
tell-looked-hidden = { $name } looks at the top card of the deck
tell-turn-passed = { $name } passes the turn
tell-extra-turn = { $name } takes another turn
tell-freighter = { $name } advances the Freighter to space { $n }
tell-freighter-home = { $name } recalls the Freighter
tell-dividends = { $name } takes the Dividends
tell-tech = { $name } acquires { $tile } for { $resources }
tell-tech-free = { $name } acquires { $tile } for free
tell-tech-up = New Tech tile: { $tile }
tell-tech-used = { $name } uses { $tile }
tell-tech-trashed = { $name } trashes { $tile }
tell-negotiators = { $name } sends { $n ->
    [one] { $n } Negotiator
   *[other] { $n } Negotiators
  } to Ix
tell-negotiators-back = { $name } takes back { $n ->
    [one] { $n } Negotiator
   *[other] { $n } Negotiators
  }
tell-dreadnought = { $name } commissions { $n ->
    [one] { $n } dreadnought
   *[other] { $n } dreadnoughts
  }
tell-dreadnoughts-in = { $name } deploys { $n ->
    [one] { $n } dreadnought
   *[other] { $n } dreadnoughts
  } to the Conflict
tell-dreadnoughts-back = { $name } retreats { $n ->
    [one] { $n } dreadnought
   *[other] { $n } dreadnoughts
  } to the garrison
tell-stationed = { $name } places a dreadnought on { $space }
tell-station-left = The dreadnought of { $name } leaves { $space }
tell-detonated = { $name } returns a dreadnought to the supply
tell-bottom = { $name } puts { $card } under the Intrigue deck
tell-bottom-hidden = { $name } puts an Intrigue card under the Intrigue deck
tell-unload = { $name } unloads { $card }
tell-snooper = { $name } takes a Snooper token from the { $faction } track (slot { $n })
tell-ahead = { $name } sets aside { $card }
tell-ahead-hidden = { $name } sets aside a card face down
tell-ahead-back = { $name } shows { $card } and takes it back
tell-kept = { $name } keeps the Intrigue card { $card } and puts { $other } back
tell-kept-hidden = { $name } looks at two Intrigue cards and keeps one
tell-round-end = Victory Points: { $scores }
tell-score = { $name } { $n }
tell-end = The Endgame begins
tell-over = The game is over

## Why not

why-no-agent = You have no Agent left on your leader.
why-own-agent = Your own Agent is there already.
why-occupied = Occupied by { $names }.
why-cost = Costs { $cost }, you have { $have }.
why-cost-least = Costs at least { $cost }, you have { $have }.
why-influence = Needs { $n } Influence { $where }, you have { $have }.
why-once = You have already used it; it works once per game.
why-voice = Closed to you by The Voice of { $name }.
why-covered = It is not on the board: Rise of Ix covers it.
why-needs-ix = It is on the board only with Rise of Ix.
why-no-card = No card in your hand reaches it: it needs the { $icon } icon.
why-not-in-hand = { $card } is not in your hand.
why-no-icons = { $card } has no Agent icon; it can only be revealed.
why-no-space = No space that { $card } reaches is open to you now.
why-not-your-turn = It is not your turn.
why-revealed = You have revealed your hand in this round.
why-agent-sent = You have already sent an Agent in this turn.
why-other-decision = Another decision comes first.
why-not-held = You do not hold { $card }.
why-intrigue = It cannot be played at this moment, or its cost cannot be paid.
why-not-revealing = Cards are acquired in your Reveal turn.
why-tile-used = It has been used in this round.
why-over = The game is over.

## What a setup may say, and where points come from

option-players = Players
option-expansions = Expansions
option-leaders = Leaders
option-leaders-help = Drafted in turn from the First Player, dealt at random, or one named for each seat.
option-leaders-draft = Drafted
option-leaders-random = Random
option-epic = Epic mode
option-epic-help = A longer game to 12 Victory Points with stronger starting cards.
points-start = At the start
points-friendship = Influence of 2 or more
points-alliance = Alliances
points-other = Conflicts, cards and tiles

## Setups that cannot be

setup-players = Dune: Imperium is for 1 to 4 players, not { $n }.
setup-expansion = There is no expansion “{ $name }” for Dune: Imperium.
setup-option = There is no option “{ $name }” for Dune: Imperium.
setup-epic = Epic mode is either on or off.
setup-epic-needs-ix = Epic mode needs Rise of Ix (IMP-E).
setup-leaders = Leaders are “draft”, “random” or a list of { $n } of: { $known }.
setup-leader-needs-ix = The leader “{ $name }” needs Rise of Ix.
setup-leader = There is no leader “{ $name }”. Known: { $known }.
setup-leader-count = { $n } players need { $n } leaders, not { $given }.
setup-leader-twice = Every leader can be chosen only once.

## House Hagal

house-hagal = House Hagal
special-rival_harvest = To the Maker space with the most bonus spice: all spice there (with two players its bonus spice goes to the bank); without any bonus spice another card is revealed
special-rival_signet = the Rival's Signet Ring
if-dreadnoughts_at_most = { $n ->
    [one] with at most { $n } dreadnought in service
   *[other] with at most { $n } dreadnoughts in service
  }
hagal-mark = { $mark ->
    [solo] Only for one player
   *[other] Only for two players
  }
hagal-visit = To { $space }: { $text }
hagal-if = { $condition }: { $text }
hagal-influence = With at least { $n } Influence { $where }
hagal-dreadnoughts = With at most { $n } dreadnought in service
hagal-freighter = { $n ->
    [one] { $n } Freighter icon
   *[other] { $n } Freighter icons
  }
hagal-tech-negotiation = acquire a Tech tile for 1 spice less; if that cannot be paid, 1 Negotiator
hagal-otherwise = Otherwise: { $text }
hagal-next = another card is revealed
hagal-reshuffle = All House Hagal cards are shuffled into a new deck at once and another card is revealed, also in combat.
hagal-swords = In combat: { $n ->
    [0] no swords
    [one] { $n } sword
   *[other] { $n } swords
  }
tech-rival = Bears the mark of House Hagal: Rivals may acquire it
difficulty-human = You start with { $resources } more.
difficulty-mentat = The Mentat space costs { $n } Solari.
difficulty-rivals = Each Rival starts with { $troops ->
    [0] no troops in the garrison
   *[other] { $troops } troops in the garrison
  } and { $cards ->
    [0] no Intrigue card
    [one] { $cards } Intrigue card
   *[other] { $cards } Intrigue cards
  }.
difficulty-agents = The Rivals get their third Agents in round { $n }.
difficulty-expert = At a Conflict I or II a Rival that leads by { $n } strength keeps its troops at home.
difficulty-no-swordmaster = You cannot get a Swordmaster.
do-rival-influence = { $name } gains { $n } Influence { $where }
do-rival-takes = { $name } takes { $effect }
do-rival-pays = { $name } pays: { $effect }
skip-occupied = an Agent is there
skip-voice = closed by The Voice
skip-no-spice = there is no bonus spice
skip-needs = both dreadnoughts are in service
skip-influence = it needs { $n } Influence { $where }
skip-reshuffle = the deck is shuffled
tell-rival-sent = { $name } reveals { $card } and sends an Agent to { $space }
tell-rival-skipped = { $name } passes over { $card }: { $why }
tell-rival-no-card = { $name } finds no House Hagal card that fits and keeps the Agent
tell-hagal-shuffled = The House Hagal cards are shuffled into a new deck
tell-rival-bought = { $name } pays { $price } for a Victory Point
tell-rival-swords = { $name } reveals { $card } in combat: { $n ->
    [0] no swords
    [one] { $n } sword
   *[other] { $n } swords
  }
tell-rival-held-back = { $name } leads by { $n } strength and keeps the troops at home
tell-rival-agents = The Rivals get their third Agents
tell-tile-removed = { $tile } leaves the game: no Tech tile bore the mark of House Hagal
tell-marker-removed = The Control marker of { $name } is removed from { $space }
tell-spice-removed = { $n } bonus spice of { $space } goes back to the bank
tell-storm = The storm over the Imperium Row: { $first } and { $second }
tell-row-trashed = The storm takes { $card }
tell-reward-lost = { $name } takes no reward; it is lost
why-no-swordmaster = At this difficulty you cannot get a Swordmaster.
setup-only-for = { $seats ->
    [1] “{ $name }” is only for a game with 1 player.
    [2] “{ $name }” is only for a game with 2 players.
   *[other] “{ $name }” is only for games with 1 or 2 players.
  }
setup-needs-ix = “{ $name }” needs Rise of Ix.
setup-switch = “{ $name }” is either on or off.
setup-difficulty = There is no difficulty “{ $name }”. Known: { $known }.
setup-rivals = Rivals are “recommended”, “random” or two of: { $known }.
setup-no-rival = “{ $name }” cannot be a Rival. Rivals can be: { $known }.
setup-rival-count = A solo game has two different Rivals.
setup-rival-taken = “{ $name }” is a Rival in this game: choose somebody else.
option-difficulty = Difficulty
option-difficulty-help = Alone against two Rivals of House Hagal: what they and you start with, and how they fight.
option-rivals = Rivals
option-rivals-help = Alone: the recommended pair, two at random, or two leaders by name.
option-rivals-recommended = Recommended
option-rivals-random = Random
option-row-storm = Storm over the Row
option-row-storm-help = Alone: after each of your Reveal turns two dice take cards from the Imperium Row.
option-brutal-escalation = Brutal Escalation
option-brutal-escalation-help = Alone: at a Conflict III two cards count for each Rival.
option-hagal-places-dreadnought = House Hagal places its dreadnought
option-hagal-places-dreadnought-help = With two and Rise of Ix: as sole winner it covers a location with it (IMP-T5).
option-fixed-ties = Ties of Rivals in a fixed order
option-fixed-ties-help = Nobody is asked where a Rival gains Influence; for automatic runs (IMP-R21).

# Positions that cannot be, in scenarios.

edit-agents-on-board = seat { $seat } has { $n } Agents, so it cannot have { $wrong } on the board.
edit-agents-waiting = seat { $seat } has { $n } Agents and { $board } on the board, so { $rest } wait on the leader, not { $wrong }.
edit-baron-needs-tokens = the Baron needs his two tokens: tokens: [emperor, fremen].
edit-baron-two-tokens = the Baron has two different tokens.
edit-conflict-top = at the start of a round its Conflict card is the top of “conflict_deck”.
edit-copies = there { $n ->
    [1] is
   *[other] are
 } only { $n } of “{ $card }”; the position asks for more.
edit-deck-or-top = name either the whole deck or its top.
edit-dreadnoughts = seat { $seat } has { $n } dreadnoughts: supply, garrison, Conflict and the one on a location together.
edit-hagal-agents = House Hagal has three Agents from the start of a game for two.
edit-hagal-copies = there are not so many “{ $card }” in this game.
edit-hagal-empty = an empty House Hagal deck is shuffled at once (IMP-R14).
edit-has-revealed = seat { $seat } has revealed, so it cannot have a turn.
edit-leader-twice = “{ $leader }” can sit in one seat only.
edit-leaders-open = the leaders are not chosen yet: name them in the setup.
edit-loose-intrigue = { $n } Intrigue cards have no place: write “{ $all }” in the Intrigue hand of a seat.
edit-mentat = the Mentat is either with a player or reserved.
edit-needs-ix = “{ $key }” needs Rise of Ix: expansions: [ix] in the setup.
edit-no-agent-left = seat { $seat } has no Agent left, so it cannot have a turn.
edit-no-rival = “{ $leader }” cannot be a Rival in this game.
edit-nobody-turn = in the phase “{ $phase }” nobody has a turn; “first” says who goes first.
edit-not-flipped = “{ $tile }” cannot lie flipped: it must be an own tile with a flip ability.
edit-not-imperium = “{ $card }” is not a card of the Imperium deck.
edit-not-with-ix = “{ $what }” is not on the board with Rise of Ix.
edit-of-ix = “{ $what }” belongs to Rise of Ix: expansions: [ix] in the setup.
edit-one-conflict = there is only one Conflict card “{ $card }”.
edit-one-dreadnought = one dreadnought at most lies on a location when a phase begins (IMP-X3.12).
edit-one-tile = there is only one tile “{ $tile }”.
edit-only-baron = only the Baron has “{ $key }”.
edit-only-ilesa = only Ilesa sets a card aside in “ahead”.
edit-only-tessia = only Tessia has Snooper tokens.
edit-players = “players” names seats (1: …).
edit-row = the row has { $n } cards, not { $wrong }.
edit-row-full = the row has { $n } cards while the Imperium deck has any.
edit-same-leader = two at the table have the same leader.
edit-seat-copies = seat { $seat } has only { $n } of “{ $card }”; the position asks for more.
edit-snooper-taken = with { $n } Influence Tessia has taken the Snooper of that track.
edit-stack-empty = that stack is empty: name the whole stacks.
edit-stacks-or-top = name either the whole stacks or the tiles on top.
edit-supply = of { $n } troops { $garrison } are in the garrison and { $conflict } in the Conflict{ $negotiators ->
    [0] { "" }
   *[other] , { $negotiators } on the Ix board
 }, so { $rest } are in the supply, not { $wrong }.
edit-three-stacks = there are three stacks of Tech tiles, not { $n }.
edit-three-tops = “tech” names three different tiles, the top of each stack.
edit-tile-taken = “{ $tile }” is not in a stack: a player has it.
edit-troops = a player has { $n } troops, not { $garrison } + { $conflict }{ $negotiators ->
    [0] { "" }
   *[other] { " " }+ { $negotiators } Negotiators
 }.
what-card = card
what-conflict-card = Conflict card
what-faction = Faction
what-house-hagal-card = House Hagal card
what-intrigue-card = Intrigue card
what-leader = leader
what-maker-space = Maker space
what-part-of-a-rival = part of a Rival
what-part-of-a-seat = part of a seat
what-part-of-the-position = part of the position
what-phase = phase
what-place-of-a-dreadnought = place of a dreadnought
what-space = space
what-space-that-can-be-controlled = space that can be controlled
what-tech-tile = Tech tile

## What a hint counts

gauge-vp = Victory Points
gauge-influence = Influence
gauge-troops = troops
gauge-dreadnoughts = dreadnoughts
gauge-strength = strength
gauge-spice = spice
gauge-solari = Solari
gauge-water = water
gauge-intrigue = Intrigue cards
gauge-tech = Tech tiles
