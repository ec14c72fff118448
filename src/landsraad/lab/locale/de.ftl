# Wörter von `landsraad simulate` und `landsraad ladder`.

playing = Es wird gespielt
rate = { $rate } Spiele/s
summary = { $games ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
 } { $title } · Startwert { $seed }
speed = { $seconds } s · { $games } Spiele/s · { $decisions } Entscheidungen/s
means = je Spiel: { $rounds } Runden, { $decisions } Entscheidungen
means-decisions = je Spiel: { $decisions } Entscheidungen
stopped = Abgebrochen: { $played } von { $games } Spielen wurden gespielt.
written = Geschrieben nach { $folder }: { $records } und { $results }.

by-bot = Nach Bot
by-side = Nach Seite
by-bot-and-side = Nach Bot und Seite
by-seat = Nach Platz
by-leader = Nach Anführer
games = Spiele
wins = Siege
share = Anteil
interval = 95-%-Intervall
mean-score = Ø Punkte
seat = Platz { $number }
note-par = Wer so gut ist wie alle anderen, gewinnt { $par } der Spiele. Ein geteilter erster Platz zählt als Teil eines Sieges; Partner gewinnen gemeinsam.
note-limit = Nach { $rounds } Runden endet ein Spiel ohne Sieger: { $undecided ->
    [0] Das kam nicht vor.
    [one] Das kam 1-mal vor und zählt für jede Seite als halber Sieg.
   *[other] Das kam { $undecided }-mal vor und zählt für jede Seite als halber Sieg.
 } --rule round_limit=N setzt eine andere Grenze, 0 keine.

rating = Wertung
ladder-one = Einer
ladder-others = gegen
ladder-bots = Eine Rangliste braucht mindestens zwei Bots.
ladder-decided = { $decided } von { $pairs } Paaren entschieden

analyse-no-game = Die Datei enthält keine Partie { $number }.
analyse-seat = Platz
analyse-chances = Siegchance, Runde für Runde
analyse-lost = Verschenkt
analyse-luck = Glück
analyse-costly = Platz { $seat }, Runde { $round }, Aktion { $number }: { $lost } verschenkt. { $question } Gewählt: { $taken }.
analyse-better = Besser (Siegchance { $chance }): { $line }.
analyse-note = „Verschenkt“: wie weit das Gewählte hinter dem Besten lag, in Siegchancen, nach dem, was der Platz damals wusste. „Glück“: was Würfel und verdeckte Karten über das Erwartete hinaus gebracht haben.
no-ray = --cluster braucht Ray: pip install "landsraad[cluster]".
no-cluster = Unter „{ $address }“ gibt es keinen Cluster: { $reason }
