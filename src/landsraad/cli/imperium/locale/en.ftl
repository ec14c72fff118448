# The terminal table of Dune: Imperium in English. Names and texts of components come from the game.

seed = seed { $seed }
result-round = The end of the round
round = Round { $number }
first-player = first player
phase-leaders = choosing leaders
phase-setup = setup
phase-round-start = round start
phase-turns = player turns
phase-combat = combat
phase-makers = makers
phase-recall = recall
phase-endgame = endgame
phase-over = game over
conflict = Conflict
strength = strength
area-0 = Factions (+1 Influence)
area-1 = Landsraad · spice trade
area-2 = Arrakis
label-row = Row
label-spaces = Open
label-hand = Hand
label-intrigue = Intrigue
col-vp = VP
col-spice = s
col-solari = $
col-water = w
col-garrison = garr
col-conflict = conf
col-supply = supp
col-strength = str
col-hand = hand
col-intrigue = intr
col-deck = deck
col-agents = Agents
mark-council = C
mark-swordmaster = S
mark-revealed = R
mark-mentat = M
looking-at = you look at { $card }
deck-top = on top of your deck: { $card }
set-aside = set aside: { $card }
tokens = your tokens:
persuasion = { $n }◊ to spend
lies-hand = hand
lies-discard = discard
lies-play = in play
zone-in-play = in play
zone-discard = discard pile
name-emperor = Emperor
name-spacing-guild = Spacing Guild
name-bene-gesserit = Bene Gesserit
name-fremen = Fremen
label-tech = Tech
label-tiles = Tiles
tech-empty = (empty)
tech-hidden = (face down)
tile-flipped = (used)
negotiators = { $n ->
    [one] { $n } Negotiator
   *[other] { $n } Negotiators
 }
shipping = Shipping
shipping-rule = A recall pays the space of your Freighter and every space below it; of the Dividends each opponent gains 1 Solari.
shipping-1 = 5$ or 2s
shipping-2 = 2t +1any
shipping-3 = Tech−2
mark-ahead = +
looking-at-intrigue = you look at { $card }
set-ahead = for your second turn: { $card }
cut-leaders = type text and a name to read a leader in full
letter-emperor = E
letter-spacing-guild = G
letter-bene-gesserit = B
letter-fremen = F
letter-landsraad = L
letter-city = C
letter-spice-trade = S
letter-any = any
short-plot = Plot
short-combat = Combat
short-endgame = Endgame
short-recruit = { $n }t
short-draw = { $n }c
short-intrigue = { $n }i
short-trash = ✗
short-trash-this = ✗this
short-retreat = { $all ->
    [yes] retreat any t
   *[no] retreat ≤{ $n }t
 }
short-deploy = { $all ->
    [yes] deploy any t
   *[no] deploy ≤{ $n }t
 }
short-deploy-recruited = deploy them
short-losetroops = lose { $n }t
short-control = ⚑
short-steal-intrigue = steal i
short-take-council-seat = seat
short-take-mentat = Mentat
short-third-agent = Agent
short-mentat-next-round = Mentat next round
short-spice-must-flow-discount = Spice Must Flow −{ $n }◊
short-opponents-lose-garrison-troop = others −{ $n }t
short-persuasion-per-card = { $n }◊ per { $letter }
short-take-from-discard = { $letter } from discard
short-opponents-discard = others discard { $n }
short-opponents-discard-or-lose-troop = others discard or −1t
short-voice = close a space
short-may-pass = may pass
short-acquire-free = card ≤{ $n }◊
short-hire-mentat = Mentat
short-persuasion-when-revealing = { $n }◊ on reveal
short-extra-faction-icons = card gets EGBF
short-double-cross = swap a troop
short-infiltrate = enter taken space
short-look-draw-or-trash = look: draw or ✗
short-acquired-to-deck-top = buys on deck
short-shuffle-discard-into-deck = reshuffle
short-recall-agent = recall Agent
short-influence-where-behind = +{ $n } where behind
short-set-aside-row-card = reserve a card −{ $n }◊
short-acquire = buy:
short-signet = leader
short-send-any-agent = any space
short-double-harvest = double spice
short-two-influence-here = +1 there
short-tech = Tech
short-negotiate = { $n }n
short-muster = { $n }t into Conflict
short-discard = discard { $n }
short-bottomintrigue = { $n }i under deck
short-trashinplay = ✗ in play
short-retreatunits = retreat { $n } units
short-deployunits = deploy ≤{ $n } units
short-ambush = 1 enemy retreats per t deployed
short-another-turn = another turn
short-grand-conspiracy = 3 of 4 goals 1★, all 2★
short-heighliner-discount = Heighliner −{ $n }s
short-influence-where-agents = +1 where Agents
short-influence-where-sent = +{ $n } where sent
short-influence-where-snooper = +{ $n } where Snooper
short-may-acquire-free = card ≤{ $n }◊
short-opponents-retreat-dreadnought = others retreat { $n }✦
short-solari-if-you-win = { $n }$ if you win
short-swap-intrigue = swap i
short-sword-per-other-sword-card = { $n }† per other † card
short-swords-per-dreadnought = { $n }† per ✦
short-vp-per-low-track = { $n }★ per track≤1
short-each-round = each round
short-at-end = End
short-artillery = +1† per † card
short-chaumurky = wins ties
short-detonation-devices = ✦ that won→1★
short-spaceport = buys on deck
short-troop-transports = shipping 3t, may deploy
short-windtraps = Conflict won 1w
if-other = other { $letter }
if-alliance = ★{ $letter }
if-tracks = { $tracks } tracks≥{ $influence }
if-council = seat
if-flow = Flow≥{ $n }
if-flow-most = most Flow
if-deployed = deployed≥{ $n }
if-agent = Agent { $letter }
if-agents-on-icons = { $n } Agents LCS
if-beside-enemy = beside enemy
result-before = Before the Combat
result-end = The Endgame
result-fight = The Combat of round { $number }
short-card = c
warn-agents = { $n ->
    [one] You still have an Agent to send.
   *[other] You still have { $n } Agents to send.
 }
help =
    Type the number of a choice, its notation (send dagger wealth), or a part of its text.
    With many choices the cards come first: choose a card, then the space; 0 goes back.
    { "" }
    Tab, arrow keys  complete what you type; arrow up brings back what you typed before
    undo             take back your last action (not if something hidden came to light)
    undo to          what can be taken back; undo to 2 takes back the last two, redo does them again
    confirm          before what you are asked once more: always, final or never
    hint             the three best choices and why; Enter then takes the first
    why wealth       why a space or card cannot be used now
    text dagger      the text of a card, space, leader or Tech tile
    rules combat     what the rulebook says of it; landsraad learn is a lesson
    log              everything that happened
    board            all spaces in full words, cards in play and discard piles
    hand             your cards in full words
    save [file]      save now; the game is saved after each decision anyway
    quit             leave; landsraad play --resume goes on
    { "" }
    Signs   ▸ open to you · ▶ to move · ▮ Agent ready · ▯ Agent sent · ⚑ control
            s spice · $ Solari · w water · t troop · c card · i Intrigue card · ★ Victory Point
            ◊ Persuasion · † sword; after a letter: Combat space · ✗ trash a card
            2s→3t pay, then gain · a/b choose · [F≥2] only if · +3s bonus spice · +1E Influence
            Agent box│Reveal box · buy:1★ when acquired · ✗:4$ when trashed · B:CS a Bene Gesserit card, icons C and S · 4★ Influence with the Alliance
            3t in the garrison · 2→5† troops in the Conflict and strength · 5c 1i cards in hand
            behind a seat: C council, S Swordmaster, R revealed, M Mentat
    Icons   E Emperor · G Spacing Guild · B Bene Gesserit · F Fremen · L Landsraad · C city · S spice trade
help-goal =
    Goal    the most Victory Points when somebody has 10 at the end of a round (12 in Epic mode), or after the last Conflict; ties: spice, Solari, water, troops in the garrison
    Points  2 Influence with a Faction · an Alliance (4 Influence, the most) · Conflicts · The Spice Must Flow · Intrigue cards, some Tech tiles and leaders
    Round   a Conflict is turned up, five cards each → turns: Agents, then reveal → combat → makers: spice on free maker spaces → recall
    { "" }
help-ix =
    { "" }
    Rise of Ix
            1✦ dreadnought · 1⇑ Freighter icon · 1n Negotiator · Tech−1 a tile for 1 spice less
            3+1 troops and dreadnoughts · ✦● dreadnought on a location · 0° Snooper ahead
            C* enters in spite of enemy Agents · │▽ also when discarded or trashed (Unload)
            Tech: 4s price · (5) tiles left in the stack · +2i when acquired · ↻ once a round
            behind a seat: + card set aside by Ilesa
            Shipping: a recall pays the space of your Freighter and every space below it
help-rivals =
    { "" }
    Rivals
            1/7s what a Rival has and what it needs: for 7 spice, 7 Solari, 3 water or 3 Intrigue cards it buys 1 Victory Point at once
            they reveal a House Hagal card and send an Agent to its space; a card that does not fit (✗) is passed over
            they have no hand and never reveal; text arrakeen also tells what a Rival does there
end-title = { $game } – the game is over after { $rounds } rounds
end-vp = { $n } VP
end-spice = { $n } spice
end-solari = { $n } Solari
end-water = { $n } water
end-garrison = { $n } in garrison
tie-shared = { $names }: the same place, equal in everything.
tie-chaumurky = { $ahead } before { $behind }: Chaumurky wins ties.
tie-spice = { $ahead } before { $behind }: more spice ({ $more } to { $less }).
tie-solari = { $ahead } before { $behind }: more Solari ({ $more } to { $less }).
tie-water = { $ahead } before { $behind }: more water ({ $more } to { $less }).
tie-garrison = { $ahead } before { $behind }: more troops in garrison ({ $more } to { $less }).
tie-reveal = { $ahead } before { $behind }: the later Reveal turn.
plot-title = Victory Points at the end of each round
plot-start = start
rival = Rival { $number }
house-hagal = House Hagal
hagal-deck = { $left } of { $cards } cards
hagal-agents = { $n ->
    [one] third Agents with the next Conflict
   *[other] third Agents in { $n } rounds
  }
hagal-spice-held = spice held back until a Conflict III
hagal-held-back = keeps the troops at home
hagal-occupied = occupied
hagal-voice = closed by The Voice
hagal-no-bonus-spice = no bonus spice
hagal-needs = condition not met
hagal-reshuffle = shuffled

new-here = New here: help (all signs), hint (a suggestion), text <name> (a card in words)
