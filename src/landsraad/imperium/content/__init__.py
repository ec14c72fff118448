"""Content: one declaration for each card, leader and space, readable beside the physical component."""
