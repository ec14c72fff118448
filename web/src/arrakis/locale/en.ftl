### War for Arrakis in English. Every id here stands in de.ftl too.

arr-title = War for Arrakis
arr-harkonnen = Harkonnen
arr-atreides = Atreides
arr-phase-vehicles = Vehicles
arr-phase-dice = Dice
arr-phase-actions = Actions
arr-phase-hazards = Hazards
arr-phase-storms = Storms
arr-phase-harvest = Harvest
arr-phase-round_end = End
arr-phase-round_start = Start
arr-phase-over = Over
arr-supremacy = Supremacy
arr-prescience = Prescience
arr-visions = Visions
arr-claimed = { $n } of 2 claimed
arr-no-vision = No card lies open.
arr-map = Map of Arrakis
arr-map-keys = Map of Arrakis. Tab goes through what you may choose, arrows move the map, plus and minus zoom, 0 shows all.
arr-nearer = Nearer
arr-farther = Farther
arr-whole = The whole map
arr-beyond = { $n ->
    [one] one more place this way
   *[other] { $n } more places this way
  }
arr-decision = Your decision
arr-n-places = { $n ->
    [one] 1 place
   *[other] { $n } places
  }
arr-dice = Dice
arr-bene = Bene Gesserit tokens
arr-leaders = Leaders
arr-place-not_yet = not yet in play
arr-place-available = ready
arr-place-tank = in the tank
arr-place-gone = gone
arr-place-board = on the board
arr-spent = spent
arr-tank = Tank
arr-spice = Spice
arr-spice-board = Spice board
arr-reserve = 1 spice in reserve
arr-supply = Supply
arr-token = Facedown token
arr-wormsign = Wormsign
arr-wormsigns = Wormsigns to draw
arr-station = Testing station
arr-settlement = Settlement
arr-sietch = Sietch
arr-base = Smugglers Base
arr-space = Space
arr-boards = Boards
arr-for-hire = { $n ->
    [one] 1 Troop for hire
   *[other] { $n } Troops for hire
  }
arr-empty-hold = empty hold
arr-smugglers = Smugglers
arr-smugglers-neutral = neutral
arr-smugglers-allied = Atreides allies
arr-smugglers-eliminated = gone
arr-desert = The desert
arr-decks = Decks
arr-no-cards = No planning cards in hand.
arr-one-less = One less: { $what }
arr-one-more = One more: { $what }
arr-all-go = The whole legion
arr-part-goes = { $n ->
    [one] 1 unit goes
   *[other] { $n } units go
  }
arr-company = A leader may not stay behind alone.
arr-settled = settled
arr-next = next
arr-sign-sand = Sand
arr-sign-sandworm = Sandworm
arr-sign-sandworm-does = a worm appears
arr-sign-burrowing = Burrowing
arr-sign-burrowing-does = a worm in Deep Desert only
arr-sand-first = Sand first
arr-attacks = attacks
arr-defends = defends
arr-from = from { $place }
arr-roll = Roll
arr-to-roll = To roll
arr-last-roll = Last roll
arr-who-takes = Who takes it?
arr-combat-round = Combat round { $n }
arr-hits-to-take = Hits to take
arr-next-round = Next round, on average
arr-plays-itself = plays itself
arr-one-a-turn = one a turn
arr-harvests = Harvests in
arr-target = Target
arr-reinforcements = Reinforcements
arr-why-mahdi = Why this
arr-choice-before = The choice before
arr-choice-after = The choice after
arr-no-other = There was nothing else to choose.
arr-tie = the order of the board
arr-chosen = chosen
arr-settled-by = { $n } candidates, settled by: { $by }
arr-n-more = { $n ->
    [one] and one more
   *[other] and { $n } more
  }
arr-all = all
arr-heighliner-returns = The Heighliner returns to its start
arr-losses = Losses
arr-who-uses = Who uses a special?
arr-die-units = for a unit
arr-die-rank = for the place that is defended
arr-die-cards = for a discarded card
arr-die-bonus = for the card that attacks
arr-sectors = Sector { $list }
