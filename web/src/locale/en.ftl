### The page around the tables in English. Every id here stands in de.ftl too.

## Home
home-title = Take a seat on Arrakis.
home-lead = Two great Dune board games in your browser, against bots or friends. No account, nothing to install.
play-now = Play now
play-what = { $game }, you and { $n ->
    [one] one bot
   *[other] { $n } bots
  }.
change = Change
new-game = New game
join-link = Join by link
your-tables = Your tables
n-wait = { $n ->
    [one] one waits for you
   *[other] { $n } wait for you
  }
no-tables = No table yet. The first game takes one click and no name.
your-turn = Your turn
is-choosing = { $name } is choosing
waiting-for = { $n ->
    [one] one seat is free
   *[other] { $n } seats are free
  }
over = over
seconds-ago = just now
minutes-ago = { $n } min ago
hours-ago = { $n } h ago
days-ago = { $n ->
    [one] yesterday
   *[other] { $n } days ago
  }
count-on = What you may count on
count-saved = Every decision of yours is saved before you see it.
count-hidden = What is hidden stays hidden, in your opponents’ browsers too.
count-seed = The seed is sealed before the first card and shown at the end.
count-alive = Never a dead table: a bot plays on for whoever leaves.
fine = Landsraad is made by players for players and is not connected with the publishers or designers of these games or the owners of Dune. Rules and cards are told in our own words, every picture is our own. If you like the games, buy them.
bot-name = Bot { $n }
you = You
language = Deutsch
look = Look
look-night = Night
look-dawn = Dawn
look-contrast = Contrast

## New game
game = Game
expansions = Expansions
no-expansion = Without expansions
how-many = How many?
seats = Seats
seat-you = You
seat-bot = Bot
seat-open = Open by link
seat-name = Name at the table
more-options = More
rulings = Rulings where the printed rules are silent
needs = Needs { $what }
will-play = What will be played
will-seats = { $game } with { $n ->
    [one] one seat
   *[other] { $n } seats
  }: { $who }.
start = Start the game
open-invite = Open the table and invite
yes = Yes
no = No
default-name = You

## Invitation
table-open = Your table is open
invite = Invite
invite-here = This address works on this computer only. For players on other machines in your network start the server with { $command }.
invite-how = Send this link. Whoever opens it picks a free seat; no account, no password.
copy = Copy
copied = Copied
free-seat = Free seat
starts-itself = The game starts by itself when everybody sits.
holds-seat = A seat is kept for you.
your-name = What shall the others call you?
choose-seat = Choose your seat
take-seat = Take the seat
only-watch = Just watch
seat-n = Seat { $n }
seat-taken = { $name } sits here
invitation = Invitation
recovery-code = Recovery code
recovery-show = Show the code
recovery-why = Lost the browser? Your recovery code brings you back to your seat. The code is your key. Send it to nobody.

## Table
to-home = All tables
waiting = { $name } is choosing …
watching = You are watching.
hint = Hint
undo = Undo
undo-what = Undo: { $what }
redo = Redo
back = Back
why-not = Why not { $thing }?
close = Close
sure-turn = { $text }? This cannot be taken back.
sure-reveal = { $text }? Something will be revealed that cannot be taken back.
do-it = Do it
not-yet = Not yet
since-turn = Since your turn
whole-log = Log
nothing-yet = Nothing has happened yet.
menu = Menu
text-table = The table as text
settings = Settings
ask-again = Ask again
ask-never = Never
ask-final = When it is final
saved = saved v{ $v }
saving = saving …
offline = offline, reconnecting …
no-page = There is no such page.
no-page-what = Perhaps the address is mistyped, or a link is older than this version.
to-first-page = To the first page
not-here = This table is not here.
old-rules = earlier rules
old-table = This game cannot go on.
old-table-what = It was saved by an earlier version of the rules, and its position means something else in this one. It is kept as it is.
not-here-what = Perhaps the address is incomplete, or the server keeps other tables.
connecting = Laying the table …
curtain = Hand the device to { $name }.
curtain-i-am = I am { $name }, show my cards
chat = Chat
chat-say = Say something
send = Send
bot-plays = a bot plays
away = away
here = here
let-bot = Let a bot play for { $name }
seat-again = Give this seat to somebody else
seat-again-sure = { $name } loses the seat at once and a new link fills it: do it
take-back = { $name } plays again
keys = Keys
keys-choose = Choose
keys-turn = Turn
keys-look = Look around
key-space = Space
key-enter-name = Enter
key-first = to the first lit thing
key-move = to the next lit thing on that side
key-tab = to the next thing of the page
key-enter = choose it
key-back = drop what was chosen
key-skip = skip what others do
key-undo = undo
key-redo = redo
key-hint = hint
key-why = why not this?
key-log = log
key-text = the table as text
key-menu = menu
key-rules = search rules and cards
key-help = these keys
key-close = close
choose-first = choose: { $what }
lit-count = { $n ->
    [one] one is lit
   *[other] { $n } are lit
  }
refused-stale = Somebody was faster. Choose again.
refused-not-your-turn = It is not your turn.
refused-not-possible = That is not possible now.
refused-not-stored = This could not be saved and did not happen. Try again.
refused-seats-open = The game begins when everybody sits.
notice-no_hint = There is no hint for this.
notice-slow_down = A little slower, please.
notice-restarting = The server restarts. Your game is safe.
notice-not_understood = That was not understood.
notice-not_allowed = That is not possible here.
broke = Something broke. Your game is safe.

## End
you-win = You win.
you-lose = You lose.
wins = { $name } wins.
shared-win = { $names } share the victory.
place-n = { $n }.
points-from = Where the points came from
rematch = Rematch
look-board = Look at the table
get-record = Get the record
seed-was = Seed { $seed }, sealed before the first card as { $commitment }.

## Imperium
imp-round = Round { $n }
imp-phase-leaders = Leaders
imp-phase-round_start = Round start
imp-phase-turns = Agents
imp-phase-combat = Combat
imp-phase-makers = Makers
imp-phase-recall = Recall
imp-phase-endgame = End
imp-ends-at = { $n } ends it
imp-row = Imperium Row
imp-row-short = Row
imp-deck-left = { $n } in the deck
imp-landsraad = Landsraad
imp-ix = Ix
imp-arrakis = Arrakis
imp-if-now = if it ended now
imp-result = how it ended
imp-if-nobody = rewards if nobody plays another card
imp-no-reward = no reward
imp-tie = tie
imp-behind = { $n } behind
imp-leads = leads by { $n }
imp-tied = tied
imp-if-you-play = if you play
imp-your-reveal = Your reveal
imp-played = played
imp-units = Units in the Conflict
imp-agents-left = { $n } of { $all } Agents left
imp-influence = Influence with { $faction }: { $list }
imp-alliance = Alliance: { $name }
imp-conflict = Conflict: { $name }
imp-vp = { $n ->
    [one] one Victory Point
   *[other] { $n } Victory Points
  }
imp-choose-leader = Choose your leader
imp-taken = Taken by { $name }.
imp-take-leader = Play as { $name }
imp-taken = taken
imp-shipping = Shipping track
imp-reveals = Reveals
imp-first = first player
imp-house = House { $name }
imp-hand = Hand
imp-intrigue = Intrigue
imp-discard = Discard pile
imp-in-play = in play
imp-garrison = garrison { $n }
imp-in-conflict = { $n } in the Conflict, strength { $strength }
imp-hagal = House Hagal
imp-rival = Rival
imp-spoiler = takes part, scores nothing
imp-gauge = { $n } of { $price } { $what } for a Victory Point
imp-solari-of = Solari
imp-spice-of = spice
imp-water-of = water
imp-intrigue-of = Intrigue cards
imp-hagal-waits = No card of House Hagal has been revealed yet.
imp-held-back = leads clearly and keeps its troops at home
imp-in-deck = in the deck
imp-of-all = of { $n }
imp-used = used
imp-face-up = face up
imp-skip-occupied = passed over: occupied
imp-skip-voice = passed over: closed by The Voice
imp-skip-no_bonus_spice = passed over: no bonus spice
imp-skip-needs = passed over: its condition does not hold
imp-skip-reshuffle = all cards were shuffled
imp-why-tie = Where it has least Influence it rises; where it is tied, you choose for it.

rooms = Rooms
learn = Learn by playing
rules-and-cards = Rules and cards
all-tables = All { $n } tables
no-connection = The server does not answer. Your games are safe; this page tries again.
players-from-to = { $least } to { $most } players
alone = alone
choose-self = Choose
seat-device = On this device
seat-open-why = whoever opens the link sits here
which-bot = Which bot
bot-kind-house = House bot, plays well
bot-kind-keeper = Careless bot, wastes nothing
bot-kind-random = Random bot, for trying things out
clock = Clock
clock-none = No clock
clock-none-what = take your time
clock-live = Live
clock-live-what = 20 min and 20 s a decision
clock-live-said = With a clock: 20 minutes each, 20 seconds more for every decision.
clock-days = Days
clock-days-what = 3 days and 1 a decision
clock-days-said = With a clock of days: whoever is late is played by a bot until they return.
rulings-count = { $n }, { $changed } changed
share = Share
invite-code = Or tell the code:
qr-of-link = The link as a QR code
seat-a-bot = Seat a bot
host-holds-seat = { $name } keeps a seat for you.
bot-sits = { $name } plays here
all-taken = Every seat is taken. You can watch.
seat-gone = Somebody was faster. Choose another seat.
no-such-invitation = This invitation is not valid any more. Ask for a new link.
no-such-seat = No seat has this code.
default-name-host = Host
default-name-other = Guest
link-or-code = Link or code
code-where = An invitation has twelve letters, a recovery code sixteen.
code-length = { $n ->
    [one] one letter so far
   *[other] { $n } letters so far
  }
code-invitation = An invitation: you see the table first.
code-recovery = A recovery code: it brings you back to your seat.
to-the-table = To the table
take-seat-again = Back to my seat
look-first = Look first, then sit
look-first-why = You see who plays what and which seats are free. You give a name only when you sit down.
learn-how = A first round of a real game. A few sentences before each decision; every lit thing may be chosen.
learn-free = You can leave the path at any time: the game goes on and is saved like any other.
lesson-steps = { $n } steps
lesson-n = { $n } of { $of }
lesson-try = Try:
fold = Fold
unfold = Unfold
search-what = Search rules and cards
search-how = A word, a card, or the number of a rule such as IMP-4.8.
search-try-imperium = Agent, Conflict, Influence, Reveal, Intrigue, Alliance, Tech
search-try-arrakis = Legion, Sietch, Harvester, Wormsign, Prescience, Surprise, Ornithopter
found-all = All
found-rules = Rules
found-things = Cards and pieces
found-n = { $n } found
found-nothing = Nothing speaks of “{ $text }”.
rules-in-english = The rules are told in English.
own-ruling = ruling of ours
skip = Skip
pace = Others play
pace-once = at once
pace-brisk = briskly
pace-slow = leisurely
sound = Sound
sound-off = off
sound-turn = when it is my turn
sound-all = everything
notices = Call me when it is my turn
mute = Mute the chat
look-back = Look back
hint-chance = about { $n } % to win
hint-now = This turn: { $gains }
hint-later = By the end of the round, on average: { $gains }
hint-else = Or: { $action }
hint-behind = −{ $n } %
hint-equal = about as good
hint-apart = compared: { $gains }
hint-why = Why, and what else
hint-thinks = Thinking about it …
final-turn = ends your turn; cannot be taken back
final-reveal = reveals something; cannot be taken back
to-start = To the beginning
one-back = One back
one-on = One on
to-end = To the end
play = Play
pause = Pause
which-decision = Which decision
whose-eyes = Whose eyes
eyes-of = { $name }’s eyes
eyes-onlooker = What everybody sees
eyes-all = All hands
time-left = { $name } has { $time } left
days-left = { $n ->
    [one] 1 day
   *[other] { $n } days
  }
what-vp = Victory Points
what-solari = Solari
what-spice = Spice
what-water = Water
what-garrison = Garrison
what-conflict = Troops in the Conflict
what-strength = Strength
what-swords = Swords
what-persuasion = Persuasion
what-agents = Agents
what-hand-size = Cards in hand
what-intrigue-size = Intrigue cards
what-deck-size = Deck
what-supremacy = Supremacy
what-negotiators = Negotiators
what-freighter = Freighter
you-win-tie = You win the tie.
wins-tie = { $name } wins the tie.
end-said = { $first } to { $second } against { $name }, after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }.
tie-by = tie: spice { $spice }, Solari { $solari }, water { $water }, garrison { $troops }
tie-broken = the tie was broken by the rules
round-by-round = Round by round
plot-rounds = Points at the end of each round
fair = A fair deal, proven
about-imperium = Send Agents, win the Factions, fight for Arrakis each round.
about-arrakis = Harkonnen against Atreides on a map of 101 areas: harvest, worms and battles.
bot-level = Level { $n }
bot-kind-search = Searching bot, thinks ahead
to-now = Back to now
jump-there = Show the table at that moment
play-on = Play on from here
play-on-why = A new table with this position: you take this seat, bots take the others.
imp-pile-hand = Hand
imp-pile-play = In play
imp-pile-discard = Discard pile
imp-pile-deck = { $n } cards are left in the deck; their order is hidden.
imp-discarded = discarded
in-numbers = The game in numbers
stat-agents = Agents sent
stat-acquired = Cards acquired
stat-intrigue = Intrigue cards played
stat-spice = Spice gained
stat-solari = Solari gained
stat-deployed = Troops deployed
stat-won = Conflicts won
stat-turns = Turns
stat-moves = Legions moved
stat-attacks = Attacks
stat-battles-won = Battles won
stat-losses = Figures lost
stat-claimed = Visions fulfilled
key-look = what is this? (also a long press or the right mouse button)
not-now = Not now, because
lesson-last = The lesson ends here. From here on you play on your own: Hint names the best choices and why, a click on anything unlit says why it is closed, a long press or the right mouse button tells what a thing does, and / searches the rules.
analysis = Analysis
analyse = Analyse the game
analysis-what = Every decision is judged again by what its seat knew then: chances, the five costliest decisions of each seat, luck apart from skill. It takes some minutes; look around meanwhile.
analysis-waiting = Another game is looked at first. This one comes next.
analysis-first = Reading the game …
analysis-running = Looking at decision { $done } of { $of }. What is found appears at once.
analysis-stop = Stop
analysis-failed = The analysis broke off. Nothing of the game is lost.
analysis-again = Try again
chance-to-win = Chance to win
chance-of = { $name }: { $chance } %
luck-and-play = Luck and decisions
luck-of = Dice and cards
given-away = Given away by decisions
in-points = percentage points of the chance to win
costliest = The costliest decisions
costliest-none = No decision gave away more than a hundredth.
costliest-not-yet = None found so far.
in-round = Round { $n }
you-knew = What { $name } knew
you-knew-that = The table shows it as { $name } saw it at that moment.
stronger = Stronger was
then-line = then
analysis-note = Measured by playing on in worlds that fit what was known then. Whatever dice and cards brought later is not blamed on the decision. Small differences are chance.
end-goal = { $role }, after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }.
tracks-reached = How far everybody came
plot-goals = Supremacy beside the lowest prescience marker, at the end of each round
end-after = After { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }.
chance-instead = { $better } % instead of { $taken } % to win
