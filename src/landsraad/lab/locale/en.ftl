# Words of `landsraad simulate` and `landsraad ladder`.

playing = Playing
rate = { $rate } games/s
summary = { $games ->
    [one] { $count } game
   *[other] { $count } games
 } of { $title } · seed { $seed }
speed = { $seconds } s · { $games } games/s · { $decisions } decisions/s
means = per game: { $rounds } rounds, { $decisions } decisions
means-decisions = per game: { $decisions } decisions
stopped = Stopped: { $played } of { $games } games were played.
written = Written to { $folder }: { $records } and { $results }.

by-bot = By bot
by-side = By side
by-bot-and-side = By bot and side
by-seat = By seat
by-leader = By leader
games = Games
wins = Won
share = Share
interval = 95 % interval
mean-score = Mean points
seat = Seat { $number }
note-par = A player like all the others would win { $par } of the games. A shared first place counts as a part of a win; partners win together.
note-limit = A game ends without a winner after { $rounds } rounds: { $undecided ->
    [0] no game did.
    [one] 1 game did and counts as half a win for each side.
   *[other] { $undecided } games did and count as half a win for each side.
 } --rule round_limit=N sets another limit, 0 none.

rating = Rating
ladder-one = One
ladder-others = against
ladder-bots = A ladder needs at least two bots.
ladder-decided = { $decided } of { $pairs } pairs decided

analyse-no-game = The file holds no game { $number }.
analyse-seat = Seat
analyse-chances = Chance to win, round by round
analyse-lost = Given away
analyse-luck = Luck
analyse-costly = Seat { $seat }, round { $round }, action { $number }: { $lost } given away. { $question } Taken: { $taken }.
analyse-better = Better ({ $chance } to win): { $line }.
analyse-note = “Given away”: how far the options taken were behind the best, in chances to win, by what the seat knew then. “Luck”: what dice and hidden cards brought beyond what was to be expected.
no-ray = --cluster needs Ray: pip install "landsraad[cluster]".
no-cluster = There is no cluster at “{ $address }”: { $reason }
