# The terminal table in English. What the game says about itself (cards, spaces, events) comes from the game.

## The table

seed = seed { $seed }
label-log = Log

## Talking with the player

you = You
person = Player { $number }
bot = Bot { $number }
hand-over = Pass the keyboard to { $name }, then press Enter.
group-back = (0: back)
more = page { $page } of { $pages }: Enter shows more, or type a part of what you want
news-more = … { $n } more { $n ->
    [one] line
   *[other] lines
 }: log
page-foot = Page { $page } of { $pages } – Enter goes on, b back, q returns to the game
page-foot-only = Enter returns to the game
result-foot = Page { $page } of { $pages } – Enter goes on to the table, b back, q skips the rest
result-foot-only = Enter goes on to the table
no-page = q closes a page; quit leaves the game, which is saved.
type-a-number = Type the number of a choice, or help.
no-number = There is no choice { $number }; they go from 1 to { $last }.
unknown = “{ $text }” is neither a choice nor a command; type help to see what is possible.
unknown-near = “{ $text }” is neither a choice nor a command; did you mean “{ $near }”?
no-target = (no target)
why-no-target = { $name }: there is nothing to aim at now.
why-not-now = “{ $text }” is no part of this decision: { $question }
several = “{ $text }” could mean: { $some }
nothing-to-leave = There is no group to go back from; undo takes back your last action.
marked-final = (! cannot be taken back)
marked-final-short = (! final)
final-turn = that ends your turn and cannot be taken back.
final-others = others decide next; that cannot be taken back.
final-reveal = something hidden comes to light; that cannot be taken back.
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
hint = Hint: { $action }
hint-chance = about { $n } % to win
hint-now = This turn: { $gains }
hint-later = By the end of the round, on average: { $gains }
hint-brings = What it is about: { $things }
hint-else = Or: { $action }
hint-behind = −{ $n } %
hint-equal = about as good
hint-apart = compared: { $gains }
hint-enter = Enter takes the first; or choose anything else.
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
lesson-how = Any choice is allowed; Enter takes what is suggested. lesson repeats what was said, lesson off ends it.
lesson-suggests = Suggested, Enter does it: { $action } [{ $notation }]
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
help-commands =
    Type the number of a choice, its notation, or a part of its text; 0 goes back from a group.
    { "" }
    undo             take back your last action (not if something hidden came to light)
    undo to          what can be taken back; undo to 2 takes back the last two, redo does them again
    confirm          before what you are asked once more: always, final or never
    hint             the three best choices and why; Enter then takes the first
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

offer = What would you like to play? (a number; quit)
offer-saved = What would you like to play? (a number; delete 2 deletes a game; quit)
delete-which = Type delete and the number of one of the { $n } games you can go on with.
delete-sure = Delete for good: { $game }? y and Enter deletes it.
delete-not = Nothing is deleted.
seating = { $game }
seating-players = Players
seating-alone = { $n }, alone
seating-seat = Your seat
seating-bot = Against
seating-bot-of = seat { $seat }: { $bot }
seating-lang = Language
seating-how = Enter begins. A number changes that line; quit leaves.
seating-how-bots = Enter begins. A number changes that line; bot 3 level-5 gives seat 3 a bot of its own; quit leaves.
level-1 = level 1: any move, to try things out
level-2 = level 2: plays well, but is often distracted
level-3 = level 3: plays steadily and answers at once
level-4 = level 4: thinks ahead for a moment (0.1 s)
level-5 = level 5: thinks ahead (0.3 s)
level-6 = level 6: the strongest, thinks for up to 1 s
lang-en = English
lang-de = Deutsch
yes = yes
no = no
seating-unknown = “{ $text }” cannot be chosen here.
offer-unknown = Type a number from 1 to { $last }, or quit.
new-game = New game of { $game }
resume-game = Go on: { $saved }
saved-game = { $game }, { $round ->
    [0] not yet begun
   *[other] round { $round }
 } ({ $names }; { $when })
resume-over = The game in { $file } is over; landsraad replay shows it.
nothing-to-resume = There is no game in progress.
wrong-seats = { $players } players need { $players } seats, not { $seats }.
rule-how = A rule is turned with --rule NAME=VALUE, not “{ $text }”.
rule-none = “{ $name }” is no rule that could be turned.
too-many-names = There are { $names } names for { $seats } seats.
interrupted-early = Interrupted before a game began.
input-ended-early = The input ended before a game began.
left = The game is saved: landsraad play --resume goes on. ({ $file })
interrupted = Interrupted. The game is saved: landsraad play --resume goes on. ({ $file })
input-ended = The input ended. The game is saved: landsraad play --resume goes on. ({ $file })
left-unsaved = The game could not be saved ({ $reason }) The save after { $moves } decisions is kept.
kept = The record of the game:
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
commitment = Secret seed (shown at the end), hash { $hash }
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

## Tables in the browser
serve-stop = Ctrl-C stops the server; every table is kept.
serve-no-display = There is no display here: open the address in a browser, or play in the terminal: make play ARGS=--terminal, or landsraad play.
serve-port = The server cannot listen at port { $port }: { $error }.
backup-nothing = There is nothing to copy: { $file } is not there.
backup-there = { $file } is there already; name another file.
backup-failed = The tables could not be copied: { $error }.
backup-done = All tables are in { $file }.
