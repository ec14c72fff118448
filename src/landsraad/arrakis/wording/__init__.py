"""Words for people, English and German, all made from declarations, states and events."""

from . import actions, cards  # both fill words.py
from .components import name_and_text
from .events import tell
from .why import explain

__all__ = ["actions", "cards", "explain", "name_and_text", "tell"]
