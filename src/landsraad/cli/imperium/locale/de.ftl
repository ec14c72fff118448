# Der Tisch von Dune: Imperium im Terminal auf Deutsch. Namen und Texte des Materials kommen aus dem Spiel.

seed = Startzahl { $seed }
result-round = Das Ende der Runde
round = Runde { $number }
first-player = Startspieler
phase-leaders = Wahl der Anführer
phase-setup = Aufbau
phase-round-start = Rundenbeginn
phase-turns = Spielerzüge
phase-combat = Kampf
phase-makers = Macher
phase-recall = Rückruf
phase-endgame = Finale
phase-over = Spielende
conflict = Konflikt
strength = Stärke
area-0 = Fraktionen (+1 Einfluss)
area-1 = Landsraad · Spice-Handel
area-2 = Arrakis
label-row = Reihe
label-spaces = Offen
label-hand = Hand
label-intrigue = Intrigen
col-vp = SP
col-spice = s
col-solari = $
col-water = w
col-garrison = Garn
col-conflict = Konf
col-supply = Vorr
col-strength = Stk
col-hand = Hand
col-intrigue = Intr
col-deck = Deck
col-agents = Agenten
mark-council = R
mark-swordmaster = S
mark-revealed = A
mark-mentat = M
looking-at = du siehst „{ $card }“
deck-top = oben auf deinem Deck: „{ $card }“
set-aside = beiseitegelegt: „{ $card }“
tokens = deine Plättchen:
persuasion = { $n }◊ auszugeben
lies-hand = Hand
lies-discard = Ablage
lies-play = im Spiel
zone-in-play = im Spiel
zone-discard = Ablagestapel
name-emperor = Imperator
name-spacing-guild = Raumgilde
name-bene-gesserit = Bene Gesserit
name-fremen = Fremen
label-tech = Tech
label-tiles = Besitz
tech-empty = (leer)
tech-hidden = (verdeckt)
tile-flipped = (genutzt)
negotiators = { $n ->
    [one] { $n } Verhandlungsführer
   *[other] { $n } Verhandlungsführer
 }
shipping = Fracht
shipping-rule = Beim Zurückrufen zahlt das Feld deines Frachters und jedes darunter; von den Dividenden erhält jeder Gegner 1 Solari.
shipping-1 = 5$ oder 2s
shipping-2 = 2t +1bel.
shipping-3 = Tech−2
mark-ahead = +
looking-at-intrigue = du siehst „{ $card }“
set-ahead = für deinen zweiten Zug: „{ $card }“
cut-leaders = „text“ und ein Name zeigt einen Anführer in voller Länge
letter-emperor = I
letter-spacing-guild = G
letter-bene-gesserit = B
letter-fremen = F
letter-landsraad = L
letter-city = C
letter-spice-trade = S
letter-any = bel.
short-plot = Plot
short-combat = Kampf
short-endgame = Finale
short-recruit = { $n }t
short-draw = { $n }k
short-intrigue = { $n }i
short-trash = ✗
short-trash-this = ✗diese
short-retreat = { $all ->
    [yes] Rückzug bel. t
   *[no] Rückzug ≤{ $n }t
 }
short-deploy = { $all ->
    [yes] Einsatz bel. t
   *[no] Einsatz ≤{ $n }t
 }
short-deploy-recruited = direkt einsetzen
short-losetroops = −{ $n }t
short-control = ⚑
short-steal-intrigue = i stehlen
short-take-council-seat = Sitz
short-take-mentat = Mentat
short-third-agent = Agent
short-mentat-next-round = Mentat nächste Runde
short-spice-must-flow-discount = Spice-muss-fließen −{ $n }◊
short-opponents-lose-garrison-troop = andere −{ $n }t
short-persuasion-per-card = { $n }◊ je { $letter }
short-take-from-discard = { $letter } aus Ablage
short-opponents-discard = andere werfen { $n } ab
short-opponents-discard-or-lose-troop = andere: abwerfen oder −1t
short-voice = Feld sperren
short-may-pass = darf passen
short-acquire-free = Karte ≤{ $n }◊
short-hire-mentat = Mentat
short-persuasion-when-revealing = { $n }◊ beim Aufdecken
short-extra-faction-icons = Karte erhält IGBF
short-double-cross = Trupp tauschen
short-infiltrate = besetztes Feld
short-look-draw-or-trash = ansehen: ziehen oder ✗
short-acquired-to-deck-top = Käufe aufs Deck
short-shuffle-discard-into-deck = neu mischen
short-recall-agent = Agent zurück
short-influence-where-behind = +{ $n } wo hinten
short-set-aside-row-card = Karte reservieren −{ $n }◊
short-acquire = Kauf:
short-signet = Anführer
short-send-any-agent = jedes Feld
short-double-harvest = doppelt Spice
short-two-influence-here = dort +1
short-tech = Tech
short-negotiate = { $n }v
short-muster = { $n }t in den Konflikt
short-discard = { $n } abwerfen
short-bottomintrigue = { $n }i unters Deck
short-trashinplay = ✗ im Spiel
short-retreatunits = Rückzug { $n } Einheiten
short-deployunits = Einsatz ≤{ $n } Einheiten
short-ambush = je eingesetztem t zieht 1 Gegner ab
short-another-turn = weiterer Zug
short-grand-conspiracy = 3 von 4 Zielen 1★, alle 2★
short-heighliner-discount = Heighliner −{ $n }s
short-influence-where-agents = +1 wo Agenten
short-influence-where-sent = +{ $n } wo entsandt
short-influence-where-snooper = +{ $n } wo Schnüffler
short-may-acquire-free = Karte ≤{ $n }◊
short-opponents-retreat-dreadnought = andere: Rückzug { $n }✦
short-solari-if-you-win = { $n }$ bei Sieg
short-swap-intrigue = i tauschen
short-sword-per-other-sword-card = { $n }† je andere †-Karte
short-swords-per-dreadnought = { $n }† je ✦
short-vp-per-low-track = { $n }★ je Leiste≤1
short-each-round = jede Runde
short-at-end = Finale
short-artillery = +1† je †-Karte
short-chaumurky = gewinnt Gleichstände
short-detonation-devices = siegreiches ✦→1★
short-spaceport = Käufe aufs Deck
short-troop-transports = Fracht 3t, darf einsetzen
short-windtraps = Konfliktsieg 1w
if-other = weitere { $letter }
if-alliance = ★{ $letter }
if-tracks = { $tracks } Leisten≥{ $influence }
if-council = Sitz
if-flow = Fließen≥{ $n }
if-flow-most = meiste Fließen
if-deployed = eingesetzt≥{ $n }
if-agent = Agent { $letter }
if-agents-on-icons = { $n } Agenten LCS
if-beside-enemy = neben Gegner
result-before = Vor dem Kampf
result-end = Das Finale
result-fight = Der Kampf in Runde { $number }
short-card = k
warn-agents = { $n ->
    [one] Du kannst noch einen Agenten entsenden.
   *[other] Du kannst noch { $n } Agenten entsenden.
 }
help =
    Tippe die Nummer einer Möglichkeit, ihre Kurzform (send dagger wealth) oder einen Teil ihres Textes.
    Bei vielen Möglichkeiten kommen zuerst die Karten: wähle eine Karte, dann das Feld; 0 führt zurück.
    { "" }
    Tab, Pfeiltasten  beim Tippen ergänzen; Pfeil nach oben holt frühere Eingaben zurück
    rückgängig       deine letzte Aktion zurücknehmen (nicht, wenn Verborgenes ans Licht kam)
    rückgängig bis   was sich zurücknehmen lässt; rückgängig bis 2 nimmt zwei zurück, wiederholen führt sie erneut aus
    bestätigen       wovor noch einmal gefragt wird: immer, zugende oder nie
    tipp             die drei besten Möglichkeiten und warum; Enter wählt dann die erste
    warum wohlstand  warum ein Feld oder eine Karte jetzt nicht geht
    text dolch       der Text einer Karte, eines Feldes, Anführers oder Tech-Plättchens
    regeln kampf     was im Regelheft steht; eine Lektion gibt landsraad learn
    verlauf          alles, was geschehen ist
    brett            alle Felder in ganzen Worten, Karten im Spiel und Ablagestapel
    hand             deine Karten in ganzen Worten
    speichern [Datei]  jetzt speichern; nach jeder Entscheidung geschieht es ohnehin
    verlassen        aufhören; landsraad play --resume macht weiter
    { "" }
    Zeichen  ▸ steht dir offen · ▶ am Zug · ▮ Agent bereit · ▯ Agent entsandt · ⚑ Kontrolle
             s Spice · $ Solari · w Wasser · t Trupp · k Karte · i Intrigenkarte · ★ Siegpunkt
             ◊ Überzeugung · † Schwert; hinter einem Buchstaben: Kampffeld · ✗ Karte entsorgen
             2s→3t erst zahlen, dann erhalten · a/b wähle · [F≥2] nur wenn · +3s Bonus-Spice
             +1I Einfluss · Agentenbereich│Aufdeckbereich · Kauf:1★ beim Erwerben · ✗:4$ wenn entsorgt · B:CS Karte der Bene Gesserit, Symbole C und S · 4★ Einfluss mit Allianz
             3t in der Garnison · 2→5† Truppen im Konflikt und Stärke · 5k 1i Handkarten
             hinter einem Platz: R Rat, S Schwertmeister, A aufgedeckt, M Mentat
    Symbole  I Imperator · G Raumgilde · B Bene Gesserit · F Fremen · L Landsraad · C Stadt · S Spice-Handel
help-goal =
    Ziel     die meisten Siegpunkte, wenn am Ende einer Runde jemand 10 hat (im epischen Modus 12), oder nach dem letzten Konflikt; bei Gleichstand: Spice, Solari, Wasser, Truppen in der Garnison
    Punkte   2 Einfluss bei einer Fraktion · eine Allianz (4 Einfluss, die meisten) · Konflikte · „Das Spice muss fließen“ · Intrigenkarten, manche Tech-Plättchen und Anführer
    Runde    ein Konflikt wird aufgedeckt, fünf Karten für jeden → Züge: Agenten, dann aufdecken → Kampf → Macher: Spice auf freie Macherfelder → Rückruf
    { "" }
help-ix =
    { "" }
    Rise of Ix
             1✦ Schlachtschiff · 1⇑ Frachtersymbol · 1v Verhandlungsführer · Tech−1 mit Tech-Rabatt 1
             3+1 Truppen und Schlachtschiffe · ✦● Schlachtschiff an einem Ort · 0° Schnüffler voraus
             C* trotz gegnerischer Agenten · │▽ auch beim Abwerfen oder Entsorgen (Entladen)
             Tech: 4s Preis · (5) so viele im Stapel · +2i beim Erwerben · ↻ einmal pro Runde
             hinter einem Platz: + von Ilesa beiseitegelegte Karte
             Fracht: beim Zurückrufen zahlt das Feld deines Frachters und jedes darunter
help-rivals =
    { "" }
    Rivalen
             1/7s so viel hat ein Rivale und so viel braucht er: für 7 Spice, 7 Solari, 3 Wasser oder 3 Intrigenkarten kauft er sofort 1 Siegpunkt
             sie decken eine Karte von Haus Hagal auf und entsenden ihren Agenten auf dessen Feld; eine Karte, die nicht passt (✗), wird übergangen
             sie haben keine Handkarten und decken nie auf; text arrakeen zeigt auch, was ein Rivale dort tut
end-title = { $game } – das Spiel ist nach { $rounds } Runden zu Ende
end-vp = { $n } SP
end-spice = { $n } Spice
end-solari = { $n } Solari
end-water = { $n } Wasser
end-garrison = { $n } in Garnison
tie-shared = { $names }: derselbe Platz, in allem gleich.
tie-chaumurky = { $ahead } vor { $behind }: Chaumurky gewinnt Gleichstände.
tie-spice = { $ahead } vor { $behind }: mehr Spice ({ $more } zu { $less }).
tie-solari = { $ahead } vor { $behind }: mehr Solari ({ $more } zu { $less }).
tie-water = { $ahead } vor { $behind }: mehr Wasser ({ $more } zu { $less }).
tie-garrison = { $ahead } vor { $behind }: mehr Truppen in der Garnison ({ $more } zu { $less }).
tie-reveal = { $ahead } vor { $behind }: der spätere Aufdeckzug.
plot-title = Siegpunkte am Ende jeder Runde
plot-start = Start
rival = Rivale { $number }
house-hagal = Haus Hagal
hagal-deck = { $left } von { $cards } Karten
hagal-agents = { $n ->
    [one] dritte Agenten mit dem nächsten Konflikt
   *[other] dritte Agenten in { $n } Runden
  }
hagal-spice-held = Spice zurückgehalten bis zu einem Konflikt III
hagal-held-back = behält die Truppen zu Hause
hagal-occupied = besetzt
hagal-voice = mit der Stimme gesperrt
hagal-no-bonus-spice = kein Bonus-Spice
hagal-needs = Bedingung nicht erfüllt
hagal-reshuffle = neu gemischt

new-here = Neu hier: hilfe (alle Zeichen), tipp (Vorschlag), text <Name> (eine Karte)
