"""Catalogues of texts: what they say, and that every gap is an error."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from landsraad.kernel.texts import Catalogue, MissingText

ENGLISH = """
# A comment
hello = Hello, { $name }!
troops = { $n ->
    [0] no troops
    [one] { $n } troop
   *[other] { $n } troops
  }
odd =
    .only = an attribute
"""
GERMAN = """
hello = Hallo { $name }!
troops = { $n ->
    [0] keine Truppen
    [one] { $n } Trupp
   *[other] { $n } Truppen
  }
"""


@pytest.fixture
def catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Catalogue]:
    """A package of its own for every test, since catalogues are kept once read."""
    name = f"words_of_{tmp_path.name}"
    folder = tmp_path / name / "locale"
    folder.mkdir(parents=True)
    (tmp_path / name / "__init__.py").touch()
    (folder / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "de.ftl").write_text(GERMAN, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield Catalogue(name)
    sys.modules.pop(name, None)


def write(catalogue: Catalogue, lang: str, text: str) -> None:
    package = sys.path[0]
    (Path(package) / catalogue.package / "locale" / f"{lang}.ftl").write_text(text, encoding="utf-8")


def test_says_a_message_with_its_arguments(catalogue: Catalogue) -> None:
    assert catalogue.say("en", "hello", name="Chani") == "Hello, Chani!"  # and no marks around the name
    assert catalogue.say("de", "hello", name="Chani") == "Hallo Chani!"


@pytest.mark.parametrize(
    ("n", "en", "de"), [(0, "no troops", "keine Truppen"), (1, "1 troop", "1 Trupp"), (3, "3 troops", "3 Truppen")]
)
def test_numbers_choose_their_plural(catalogue: Catalogue, n: int, en: str, de: str) -> None:
    assert catalogue.say("en", "troops", n=n) == en
    assert catalogue.say("de", "troops", n=n) == de


def test_lists_the_ids_of_a_language(catalogue: Catalogue) -> None:
    assert catalogue.ids("de") == ["hello", "troops"]


def test_an_unknown_message_is_an_error(catalogue: Catalogue) -> None:
    with pytest.raises(MissingText, match="there is no message “goodbye”"):
        catalogue.say("en", "goodbye")


def test_a_missing_argument_is_an_error(catalogue: Catalogue) -> None:
    with pytest.raises(MissingText, match=r"“hello”.*name"):
        catalogue.say("en", "hello")


def test_a_missing_language_is_an_error(catalogue: Catalogue) -> None:
    with pytest.raises(MissingText, match="no texts in “fr”"):
        catalogue.say("fr", "hello", name="Chani")


def test_a_message_without_a_text_is_an_error(catalogue: Catalogue) -> None:
    with pytest.raises(MissingText, match="“odd” has no text"):
        catalogue.say("en", "odd")


def test_a_broken_file_is_an_error(catalogue: Catalogue) -> None:
    write(catalogue, "en", "hello = Hello\nthis is no message\n")
    with pytest.raises(MissingText, match="this is no message"):
        catalogue.say("en", "hello")


def test_an_id_used_twice_is_an_error(catalogue: Catalogue) -> None:
    write(catalogue, "en", "hello = Hello\nhello = Hello again\n")
    with pytest.raises(MissingText, match=r"hello.*twice"):
        catalogue.say("en", "hello")
