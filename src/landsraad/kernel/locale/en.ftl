# What the kernel says of itself: errors of files, records, saved games and scenarios. Sentences that follow the name
# of a file begin with a small letter.

## Names and places

in-file = { $file }: { $cause }
in-file-line = { $file }, line { $line }: { $cause }
two-sentences = { $first } { $second }
unknown = there is no { $what } “{ $name }”.
unknown-near = there is no { $what } “{ $name }”; did you mean “{ $near }”?
unknown-known = there is no { $what } “{ $name }”; known: { $known }.
did-you-mean = Did you mean “{ $near }”?
what-key = key
what-rule = rule
what-move = move
what-game = game
what-part = part of the position
what-part-of = part of { $whole }
what-ranking = the ranking

## Why the system refuses; the same words as the system's own

system-not-there = No such file or directory
system-not-allowed = Permission denied
system-is-a-folder = Is a directory
system-not-a-folder = Not a directory
system-no-space = No space left on device
system-read-only = Read-only file system
system-name-too-long = File name too long
system-links-in-a-circle = Too many levels of symbolic links

## Files

file-cannot-be-read = the file cannot be read: { $reason }.
file-not-ordinary = it is no ordinary file
file-too-large = the file is too large; { $limit } is the most.
file-not-text = this is not a text file.
line-too-long = line { $line } is too long; { $limit } is the most.
nested-too-deeply = this is nested too deeply.
stands-twice = “{ $name }” stands here twice.
yaml-broken = this is not valid YAML: { $problem }.
yaml-strange-characters = this is not valid YAML: it holds characters that do not belong in a text.
yaml-reference = references (*name) cannot be used here.
yaml-tag = tags (!name) cannot be used here: { $tag }.
yaml-too-much = this is too long: no file needs so many values.
yaml-list-as-name = a list or a mapping cannot be a name.
yaml-strange-name = “{ $name }” cannot be a name here; put it in quotes.
yaml-strange-number = “{ $number }” is no number as people write it; if it is a text, put it in quotes.

## Scenarios that cannot be understood

scenario-not-a-list = “{ $name }” must be a list in [ ].
scenario-none = the file holds no scenario.
scenario-needs-a-title = a scenario needs a title.
scenario-checks-nothing = this scenario checks nothing: it needs one of { $checks }.
scenario-which-game = say which game this is (game: …).
scenario-which-move = say which move is illegal (move: …).
scenario-wants-mapping = names with values (name: value) are expected here, not “{ $found }”.
scenario-wants-list = a list is expected here, not “{ $found }”.
scenario-wants-text = a text is expected here, not “{ $found }”.
scenario-setup-name = the setup names something twice or under a name that cannot be used.
compare-no-list = { $part } is not a list but { $found }.
compare-needs-list = “{ $operator }” needs a list in [ ].
compare-wants-numbers = “{ $operator }” compares numbers; { $part } is { $found }.
compare-wants-lists = “{ $operator }” is for lists; { $part } is { $found }.

## Scenarios in which the game does something else

failed = { $title }: { $cause }
failed-game-over = “{ $move }” cannot be played because the game is over.
failed-other-seat = “{ $move }” is for seat { $seat }, but seat { $decides } decides now.
failed-could = Seat { $seat } can: { $moves }.
failed-not-legal = “{ $move }” should be legal, but it is not.
failed-legal = “{ $move }” should be illegal, but it is legal.
failed-because = “{ $move }” is illegal, but not because “{ $because }”: { $reasons }
failed-choices = the choices should be { $wanted }, but they are { $there }.
failed-no-ranking = there is no ranking because the game is not over.
failed-should = { $part } should be { $wanted }, but it is { $actual }.
failed-nothing-there = { $part } should be { $wanted }, but there is no { $missing }.

## Records and saved games

record-foreign = This is not a Landsraad record.
record-format = The record has format { $found }; this program reads format { $known }.
record-none = the file holds no record.
record-broken-json = not a record (broken JSON).
record-damaged = The record is damaged: { $cause }
part-missing = “{ $part }” is missing.
part-wrong = “{ $part }” should be { $wanted }.
kind-text = a text
kind-texts = a list of texts
kind-number = a whole number
kind-numbers = a list of whole numbers
kind-list = a list
kind-mapping = a list of names with values
kind-options = options with names of their own
record-of-other-game = The record is of “{ $game }”, not of “{ $wanted }”.
record-of-other-rules = The record was made under rules { $rules }; this program plays rules { $ours }.
record-of-other-content = The record was made with other cards or numbers than this program has.
record-setup-impossible = The record's setup is not possible: { $reason }
record-illegal = Action { $number } of { $count } is illegal: { $reason }
no-such-action = There is no such action.
record-changed = The saved game was changed or damaged: its actions do not lead to the position it was left in.
record-other-seed = The seed is not the one that was promised at the start (commitment { $commitment }).
record-ends-elsewhere = The replay ends in state { $there }, the record says { $here }.
record-spans = The game was carried over to other rules or cards while it ran: the first { $before } of { $count } actions were made under rules { $earlier } and cannot be repeated here; those after them replay as recorded.
carry-impossible = The game was made with other rules, cards or numbers than this program has, and its position does not fit them; it can only be gone on with in the version it was begun in.
carried-over = This game was begun with other rules, cards or numbers; from here on those of this version hold.
carried-over-lost =
    { $n ->
        [one] The last choice is no longer possible
       *[other] The last { $n } choices are no longer possible
    } and must be made anew.
undo-nothing = There is nothing to take back.
undo-other-seat = Another seat has decided or is to decide; that cannot be taken back.
undo-revealed = Something hidden came to light with that action; it cannot be taken back.
redo-nothing = There is nothing that was taken back.

## Seeds

seed-wrong-kind = A seed is a whole number or a text.
seed-too-large = A seed has at most 77 digits; a text may be longer.
seed-too-long = A seed has at most 10,000 characters.
seed-strange-characters = The seed holds characters that do not belong in a text.

## Content files

content-by-kind = “{ $part }” should list components by their kind.
content-no-kind = there is nothing called “{ $name }” in { $part }; known are { $known }.
content-german-name = it should say its German name, like { $example }.
content-only-names = there is nothing called “{ $name }”; only German names are corrected.
content-no-name = “{ $value }” is no name.
content-names-nothing = this is not a content file: it should name what it corrects.
content-unknown = there is nothing called “{ $name }” to correct.
content-by-id = components should be listed by their id.
content-no-such = there is no “{ $name }” among the { $kind }.
content-what-differs = it should say what is different.
content-nothing-called = there is nothing called “{ $name }”.
content-pairs = pairs of areas are needed: [[a, b]].
content-three-numbers = three numbers from 0 to 12 are needed.
content-not-one-of = “{ $value }” is not one of { $known }.
content-wrong-kind = “{ $value }” is not of the right kind.
content-out-of-range = { $value } is out of range.
content-list = a list is needed.
content-no-area = there is no area “{ $name }”.
content-part-like = a part is written like { $example }.
content-no-part = there is no such part as { $value }.
content-small-number = “{ $name }” of { $part } is a number from 0 to 12, not “{ $value }”.
content-truth = “{ $name }” of { $part } is true or false, not “{ $value }”.
content-cannot-be = “{ $name }” of { $part } cannot be “{ $value }”.
content-no-condition = “{ $value }” is no condition.
content-numbers = it needs { $n } numbers.
content-sum = it adds up to { $sum }; there are { $total } tokens.
content-faces = it needs six faces, each one of { $known }.
content-units = the { $side } tokens stand for { $units } units; there are { $there }.
content-tokens = there must be { $n } { $set } tokens.
content-bashars = the Harkonnen tokens stand for more than six Bashars.
content-deck = the { $deck } deck has { $n } cards; it needs { $needed }.
content-deck-of = the { $deck } deck has { $n } cards of the expansion “{ $of }”; it needs { $needed }.
content-drones = the Smugglers bring { $n } cards into the { $deck } deck; it needs 3.

## Moves

move-means-several = “{ $move }” could mean several things: { $some }.
move-not-possible = “{ $move }” is not possible now.

## Games and bots

no-game = There is no game “{ $game }”. Known: { $known }.
game-not-loaded = The game “{ $game }” cannot be loaded: { $reason }.
game-none = “{ $game }” is not a game.
game-other-name = The game “{ $game }” calls itself “{ $name }”.
no-bot = There is no bot “{ $bot }”. Known: { $known }, or module:Class.
bot-not-loaded = The bot “{ $bot }” cannot be loaded: { $reason }.
bot-is-none = “{ $bot }” is no bot: it has no `choose(self, seat)`.
bot-failed = The bot “{ $bot }” failed at “{ $decision }”: { $reason } ({ $place }).
bot-cheats = The bot “{ $bot }” answered { $answer } at “{ $decision }”, which is none of its choices.
content-three-forms = three forms are needed: where, whither, whence.

# Values of a position in a scenario.

edit-a-position = a position
edit-list = { $what } must be a list in [ ], not “{ $value }”.
edit-mapping = { $what } is a list of names with values (name: value).
edit-number = { $what } must be a number, not “{ $value }”.
edit-quoted = “{ $name }”
edit-range = { $what } must be from { $least } to { $most }, not { $value }.
edit-truth = { $what } must be true or false, not “{ $value }”.

## Matches and ladders

match-games = A match has at least one game, not { $n }.
worker-ended = A worker process ended before its games were played.
results-there = There is already a “{ $name }” in { $folder }; please name another folder.
other-ladder = { $file } holds results of another ladder: other rules, options or seed.
