"""The table of Dune: War for Arrakis in the terminal."""
