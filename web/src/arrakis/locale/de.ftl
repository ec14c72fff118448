### War for Arrakis auf Deutsch. Jede Kennung steht auch in en.ftl.

arr-title = Krieg um Arrakis
arr-harkonnen = Harkonnen
arr-atreides = Atreides
arr-phase-vehicles = Fahrzeuge
arr-phase-dice = Würfel
arr-phase-actions = Aktionen
arr-phase-hazards = Gefahren
arr-phase-storms = Stürme
arr-phase-harvest = Ernte
arr-phase-round_end = Ende
arr-phase-round_start = Beginn
arr-phase-over = Vorbei
arr-supremacy = Herrschaft
arr-prescience = Vorhersehung
arr-visions = Visionen
arr-claimed = { $n } von 2
arr-no-vision = Keine Karte liegt offen.
arr-map = Karte von Arrakis
arr-map-keys = Karte von Arrakis. Tab geht durch alles, was wählbar ist, Pfeile verschieben die Karte, Plus und Minus zoomen, 0 zeigt alles.
arr-nearer = Näher
arr-farther = Weiter weg
arr-whole = Die ganze Karte
arr-beyond = { $n ->
    [one] noch ein Ort in dieser Richtung
   *[other] noch { $n } Orte in dieser Richtung
  }
arr-decision = Deine Entscheidung
arr-n-places = { $n ->
    [one] 1 Ort
   *[other] { $n } Orte
  }
arr-dice = Würfel
arr-bene = Bene-Gesserit-Marker
arr-leaders = Anführer
arr-place-not_yet = noch nicht im Spiel
arr-place-available = bereit
arr-place-tank = im Tank
arr-place-gone = aus dem Spiel
arr-place-board = auf dem Plan
arr-spent = verbraucht
arr-tank = Regenerationstank
arr-spice = Spice
arr-spice-board = Spiceplan
arr-reserve = 1 Spice in der Reserve
arr-supply = Vorrat
arr-token = Verdeckter Marker
arr-wormsign = Wurmzeichen
arr-wormsigns = Wurmzeichen zum Ziehen
arr-station = Teststation
arr-settlement = Siedlung
arr-sietch = Sietch
arr-base = Schmugglerbasis
arr-space = Weltraum
arr-boards = Tafeln
arr-for-hire = { $n ->
    [one] 1 Truppe zu haben
   *[other] { $n } Truppen zu haben
  }
arr-empty-hold = Laderaum leer
arr-smugglers = Schmuggler
arr-smugglers-neutral = neutral
arr-smugglers-allied = auf Atreides-Seite
arr-smugglers-eliminated = vertrieben
arr-desert = Die Wüste
arr-decks = Decks
arr-no-cards = Keine Planungskarten auf der Hand.
arr-one-less = Eins weniger: { $what }
arr-one-more = Eins mehr: { $what }
arr-all-go = Die ganze Legion
arr-part-goes = { $n ->
    [one] 1 Einheit zieht
   *[other] { $n } Einheiten ziehen
  }
arr-company = Ein Anführer darf nicht allein zurückbleiben.
arr-settled = entschieden
arr-next = folgt
arr-sign-sand = Sand
arr-sign-sandworm = Sandwurm
arr-sign-sandworm-does = ein Wurm erscheint
arr-sign-burrowing = Grabend
arr-sign-burrowing-does = ein Wurm nur in der tiefen Wüste
arr-sand-first = Erst der Sand
arr-attacks = greift an
arr-defends = verteidigt
arr-from = aus { $place }
arr-roll = Wurf
arr-to-roll = Zu würfeln
arr-last-roll = Letzter Wurf
arr-who-takes = Wer fängt ihn ab?
arr-combat-round = Kampfrunde { $n }
arr-hits-to-take = Treffer zu nehmen
arr-next-round = Nächste Runde, im Mittel
arr-plays-itself = spielt selbst
arr-one-a-turn = einer je Zug
arr-harvests = Erntet in
arr-target = Ziel
arr-reinforcements = Verstärkungen
arr-why-mahdi = Warum so
arr-choice-before = Die Wahl davor
arr-choice-after = Die Wahl danach
arr-no-other = Etwas anderes stand nicht zur Wahl.
arr-tie = die Reihenfolge des Plans
arr-chosen = gewählt
arr-settled-by = { $n } Möglichkeiten, entschieden durch: { $by }
arr-n-more = { $n ->
    [one] und noch eine
   *[other] und noch { $n }
  }
arr-all = alles
arr-heighliner-returns = Der Heighliner kehrt an seinen Anfang zurück
arr-losses = Verluste
arr-who-uses = Wer nutzt ein Sonderergebnis?
arr-die-units = für eine Einheit
arr-die-rank = für den verteidigten Ort
arr-die-cards = für eine abgelegte Karte
arr-die-bonus = für die Karte des Angriffs
arr-sectors = Sektor { $list }
