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
