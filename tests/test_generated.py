"""What a tool writes is what it would write now."""

from tools import make_state, make_wire


def test_every_generated_state_is_what_its_declaration_says() -> None:
    for path, text in make_state.written().items():
        assert path.read_text(encoding="utf-8") == text, f"run tools/make_state.py: {path.name} is not current"


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    assert make_wire.TARGET.read_text(encoding="utf-8") == make_wire.module(), "run tools/make_wire.py"


def test_a_declaration_gives_fields_clones_and_starts() -> None:
    text = make_state.module(
        "# Player: One seat.\n"
        "vp  int  given  points\n"
        "influence  list[int]  [0, 0]\n"
        "name  str  'x'\n"
        "\n"
        "# State(Position): The table.\n"
        "players  list[Player]  []\n"
        "decks  list[list[int]]  [[], []]\n"
        "seats  list[int] shared  []\n"
    )
    assert "    vp: int  # points" in text
    assert "        copy.influence = self.influence.copy()" in text
    assert "        copy.players = [x.clone() for x in self.players]" in text
    assert "        copy.decks = [a.copy(), b.copy()]" in text
    assert "        copy.seats = self.seats\n" in text
    assert "def new_player(vp: int) -> Player:" in text
