"""Content: one declaration for each area, leader, card and token."""
