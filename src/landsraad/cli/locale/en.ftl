# The terminal table in English. What the game says about itself (cards, spaces, events) comes from the game.

## The table

round = Round { $number }
first-player = first player
seed = seed { $seed }
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
label-log = Log
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

## Letters and short forms: see `help`

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


## Talking with the player

you = You
person = Player { $number }
hand-over = Pass the keyboard to { $name }, then press Enter.
group-back = (0: back)
more = page { $page } of { $pages }: Enter shows more, or type a part of what you want
news-more = … { $n } more { $n ->
    [one] line
   *[other] lines
 }: log
page-foot = Page { $page } of { $pages } – Enter goes on, b back, q returns to the game
result-foot = Page { $page } of { $pages } – Enter goes on to the table, b back
result-fight = The Combat of round { $number }
result-battle = The battle
result-round = The end of the round
type-a-number = Type the number of a choice, or help.
no-number = There is no choice { $number }; they go from 1 to { $last }.
unknown = “{ $text }” is neither a choice nor a command; type help to see what is possible.
unknown-near = “{ $text }” is neither a choice nor a command; did you mean “{ $near }”?
no-target = (no target)
why-no-target = { $name }: there is nothing to aim at now.
why-not-now = “{ $text }” is no part of this decision: { $question }
several = “{ $text }” could mean: { $some }
nothing-to-leave = There is no group to go back from; undo takes back your last action.
marked-final = (! final)
short-card = c
final-turn = that ends your turn and cannot be taken back.
final-reveal = something hidden comes to light; that cannot be taken back.
warn-agents = { $n ->
    [one] You still have an Agent to send.
   *[other] You still have { $n } Agents to send.
 }
once-more = Enter does it; or choose anew, or undo.
undo-list = Take back up to and including:
undo-which = “{ $text }” is none of the { $n } actions that can be taken back; undo to lists them.
redo-nothing = There is nothing to do again.
confirm-always = You are asked once more before everything that cannot be taken back. (confirm always, final or never)
confirm-final = You are asked once more before your turn ends. (confirm always, final or never)
confirm-never = You are not asked once more; what cannot be taken back is marked with !. (confirm always, final or never)
undo-nothing = There is nothing to take back.
undo-other-seat = Another seat has decided since; that cannot be taken back.
undo-revealed = Something hidden came to light with that action; it cannot be taken back.
hint = Hint of the { $bot } bot: { $action }
hint-brings = What it is about: { $things }
hint-clearly = The house thinks it clearly better than the next best: { $other }
hint-somewhat = The next best would be: { $other }
hint-hardly = Hardly worse: { $other }
hint-third = Third: { $other }
rules-english = The rules are written in English.
simulate-jobs = At least one process has to play, not { $n }.
simulate-bots = { $players } players need { $players } bots, not { $bots }.
check-what = This is no checkout of the project, so say which scenarios to check.
check-none = There are no scenarios (*.yaml) in { $folder }.
check-result = { $passed } passed, { $failed } failed
check-not-understood = , { $n } not understood
rules-how = rules <word> finds the rules that speak of it, rules IMP-4 a chapter, rules IMP-4.8 one rule.
rules-more = { $n } more; add a word to find fewer.
no-rule-of = No rule speaks of “{ $text }”.
lesson-how = Any choice is allowed. lesson repeats what was said, lesson off ends it, help shows the commands.
lesson-suggests = Suggested: { $action } [{ $notation }]
lesson-off = The lesson is over; the game goes on. lesson takes it up again.
lesson-silent = The lesson has nothing to say about this.
lesson-none = This is no lesson; landsraad learn begins one.
no-lesson = There is no lesson for { $game }.
why-what = Why what? Type why and a name: a space, area, card, leader or die.
why-open = { $name } can be used now.
text-what = Which text? Type text and the name of a card, leader or place.
no-such-thing = There is no card, space or leader “{ $text }” in this game.
zoom-what = There is no such part of the board to look at from near.
log-empty = Nothing has happened yet.
hand-empty = Your hand is empty.
saved = Saved in { $file }.
not-saved = The game could not be saved ({ $reason }) It goes on, and saving is tried again after each decision.
file-not-saved = That could not be written ({ $reason })
file-exists = { $file } exists already; choose another name.
help =
    Type the number of a choice, its notation (send dagger wealth), or a part of its text.
    With many choices the cards come first: choose a card, then the space; 0 goes back.
    { "" }
    Tab, arrow keys  complete what you type; arrow up brings back what you typed before
    undo             take back your last action (not if something hidden came to light)
    undo to          what can be taken back; undo to 2 takes back the last two, redo does them again
    confirm          before what you are asked once more: always, final or never
    hint             what the house bot would do
    why wealth       why a space or card cannot be used now
    text dagger      the text of a card, space, leader or Tech tile
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
            Agent box │ Reveal box · 4★ Influence with the Alliance
            behind a seat: C council, S Swordmaster, R revealed, M Mentat
    Icons   E Emperor, G Spacing Guild, B Bene Gesserit, F Fremen, L Landsraad, C city, S spice trade
help-goal =
    { "" }
    Goal    the most Victory Points when somebody has 10 at the end of a round (12 in Epic mode), or after the last
            Conflict; ties: spice, Solari, water, troops in the garrison
    Points  2 Influence with a Faction · an Alliance (4 Influence, the most) · Conflicts · The Spice Must Flow
            Intrigue cards, some Tech tiles and leaders
    Round   a Conflict is turned up, five cards each → turns: Agents, then reveal → combat → makers: spice on
            free maker spaces → recall
    rules <word>     what the rulebook says of it; lesson: see landsraad learn
help-ix =
    { "" }
    Rise of Ix
            1✦ dreadnought · 1⇑ Freighter icon · 1n Negotiator · Tech−1 a tile for 1 spice less
            3+1 troops and dreadnoughts · ✦● dreadnought on a location · 0° Snooper ahead
            C* enters in spite of enemy Agents · │▽ also when discarded or trashed (Unload)
            Tech: 4s price · (5) tiles left in the stack · +2i when acquired · ↻ once a round
            behind a seat: + card set aside by Ilesa
            Shipping: a recall pays the space of your Freighter and every space below it
help-commands =
    Type the number of a choice, its notation, or a part of its text; 0 goes back from a group.
    { "" }
    undo             take back your last action (not if something hidden came to light)
    undo to          what can be taken back; undo to 2 takes back the last two, redo does them again
    confirm          before what you are asked once more: always, final or never
    hint             what a bot would do
    why <thing>      why something cannot be used now
    text <thing>     the text of a component
    log              everything that happened
    board            everything that lies on the table
    hand             your cards in full words
    save [file]      save now; the game is saved after each decision anyway
    quit             leave; landsraad play --resume goes on
end-plain = { $game } – the game is over
too-small = The table needs a terminal of { $needs } characters (width×height); yours is { $width }×{ $height }. Enlarge it, take a smaller font, or add --plain to play in plain lines.

## Beginning and end

offer = What would you like to play? (a number; delete 2 deletes a game; quit)
delete-which = Type delete and the number of one of the { $n } games you can go on with.
delete-sure = Delete for good: { $game }? y and Enter deletes it.
delete-not = Nothing is deleted.
seating = { $game }
seating-players = players { $n }  ({ $all })
seating-seat = seat { $seat }: yours
seating-bot = bot { $bot }  ({ $all })
seating-bot-of = seat { $seat }: { $bot }
seating-lang = language { $now }  ({ $all })
seating-how = Enter begins. Or change something: players 3, seat 2, bot random (all), bot 3 random (only seat 3), language de. “quit” leaves.
seating-unknown = “{ $text }” cannot be chosen here.
offer-unknown = Type a number from 1 to { $last }, or quit.
new-game = New game of { $game }
resume-game = Go on: { $game }, { $round ->
    [0] not yet begun
   *[other] round { $round }
 } ({ $names }; { $when })
resume-over = The game in { $file } is over; landsraad replay shows it.
nothing-to-resume = There is no game in progress.
wrong-seats = { $players } players need { $players } seats, not { $seats }.
too-many-names = There are { $names } names for { $seats } seats.
interrupted-early = Interrupted before a game began.
input-ended-early = The input ended before a game began.
left = The game is saved: landsraad play --resume goes on. ({ $file })
interrupted = Interrupted. The game is saved: landsraad play --resume goes on. ({ $file })
input-ended = The input ended. The game is saved: landsraad play --resume goes on. ({ $file })
left-unsaved = The game could not be saved ({ $reason }) The save after { $moves } decisions is kept.
end-title = { $game } – the game is over after { $rounds } rounds
end-vp = { $n } VP
end-spice = { $n } spice
end-solari = { $n } Solari
end-water = { $n } water
end-garrison = { $n } in garrison
tie-shared = { $names } share the place: equal in everything.
tie-chaumurky = { $ahead } comes before { $behind } by Chaumurky.
tie-spice = { $ahead } comes before { $behind } by spice ({ $more } to { $less }).
tie-solari = { $ahead } comes before { $behind } by Solari ({ $more } to { $less }).
tie-water = { $ahead } comes before { $behind } by water ({ $more } to { $less }).
tie-garrison = { $ahead } comes before { $behind } by troops in garrison ({ $more } to { $less }).
tie-reveal = { $ahead } comes before { $behind } by the later Reveal turn.
plot-title = Victory Points at the end of each round
plot-start = start
kept = The record of the game: { $file }
not-kept = The record of the game could not be written ({ $reason })
offer-replay = r and Enter replays the game, Enter alone ends.

## Replay

verifying = Verifying
verified = { $n } verified
not-verified = Record { $number } does not verify: { $reason }
no-such-game = There is no game { $number } in the file; it holds { $games }.
no-such-seat = There is no seat { $number }; the game has { $seats }.
replay-foot = Step { $at } of { $last } – Enter next, b back, j 120 jumps, q quits

## Content

content-kind = { $kind } ({ $n })
content-some = { $kind } ({ $n } of { $all })
some-reconstructed = { $game }: components that are partly reconstructed
nothing-reconstructed = { $game }: nothing is reconstructed.
our-names = { $sign } the German name is our translation, not the printed one: landsraad content --translated lists them
some-translated = { $game }: German names that are our translation; a content file puts the printed ones in their place
working-title = the name is a working title
kind-card = Cards
kind-intrigue = Intrigue cards
kind-space = Spaces
kind-leader = Leaders
kind-conflict = Conflict cards
kind-tech = Tech tiles
kind-area = Areas
kind-zone = Air zones
kind-prescience = Prescience cards
kind-token = Deployment tokens
kind-atomics = Family Atomics
kind-objective = Secret objectives
kind-die = Action dice
kind-unit = Units
kind-vehicle = Vehicles
kind-worm = Sandworms
kind-figure = Other figures
kind-imperium = Imperium Actions (reference cards)
kind-marker = Prescience markers
kind-ban = Bans
kind-piece = Boards, dice and loose pieces
only-with = only with { $expansion }
not-with = not with { $expansion }
guess-card = Guessed: a part of what the card does.
guess-leader = Guessed: the box of the special action and what it does.
guess-prescience = Guessed: the rewards, and of those with a working title also the condition.
guess-token = Guessed: which units are on each token.
guess-atomics = Guessed: which impassable borders open.
guess-objective = Guessed: the numbers the three markers must reach.
guess-die = Guessed: which result stands on two faces.
no-rules = { $game }: there are no rulings to turn.
some-rules = { $game }: rulings that --rule NAME=VALUE turns; the first value is the usual one

# Saved games and seeds
commitment = The seed is secret until the end. Its hash now, so that you can check it then: { $hash }
seed-was = The seed was { $seed } (hash { $hash }).
saved-copy = Saved in { $file }. The file holds the seed: whoever has it can find out every hidden card.
save-of-many = { $file } holds several games; only a file of one game can be resumed.
save-without-seats = { $file } does not say who sits where; it can be replayed, but not resumed.
save-busy = { $file } is being played already, by process { $pid } on { $host } since { $since }.
resume-other-game = { $file } is a game of { $game }, not of { $wanted }.
nothing-to-resume-of = There is no game of { $game } in progress.

## Rules

what-chapter = chapter
what-rule = rule
rules-in-english = The rules are written in English.
rules-terms = Terms
rules-terms-used = Terms: { $terms }
no-checkout = This is no checkout of the project, so there are no scenarios and tests to look through.
nothing-cites = Nothing cites this rule.
rules-later = come later, not counted: { $rules }
rules-coverage = rule coverage: { $covered } of { $all } ({ $share } %)

## House Hagal

rival = Rival { $number }
house-hagal = House Hagal
solo = Solo, { $difficulty }
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

## Tables in the browser
serve-stop = Ctrl-C stops the server; every table is kept.
serve-no-display = There is no display here: open the address in a browser, or play in the terminal: make play ARGS=--terminal, or landsraad play.
serve-port = The server cannot listen at port { $port }: { $error }.
backup-nothing = There is nothing to copy: { $file } is not there.
backup-there = { $file } is there already; name another file.
backup-failed = The tables could not be copied: { $error }.
backup-done = All tables are in { $file }.
