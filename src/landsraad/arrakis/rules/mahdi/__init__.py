"""The Mahdi solo mode: the automaton that plays the Harkonnen against one player of the Atreides (ARR-30).

Read it in this order: `criteria` (how anything is chosen, and how a choice explains itself), `sight` (what the
automaton measures: power, paths, the target), then one module for each thing it does: `tactics`, `vehicles`,
`legions`, `muster`, `battles`, `spice`, `cards`, and `turns`, which puts a turn together. It has no seat:
questions that would be the Harkonnen player's are answered by `battles`.
"""
