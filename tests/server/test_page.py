"""The built page: it is that of the sources, it is all its own, and every word of it is there twice."""

from __future__ import annotations

import re

from tools import build_page
from tools.build_page import HASH, PAGE, WEB


def test_the_page_is_built_from_the_sources_as_they_are() -> None:
    assert (PAGE / HASH).read_text(encoding="utf-8").strip() == build_page.fingerprint(), "run `make web`"


def test_the_page_holds_nothing_that_the_content_security_policy_forbids() -> None:
    html = (PAGE / "index.html").read_text(encoding="utf-8")
    assert '<base href="/" />' in html  # the server writes its own prefix there
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", html)
    for address in re.findall(r'(?:src|href)="([^"]+)"', html):
        assert address == "/" or address.startswith("./assets/"), address
        assert address == "/" or (PAGE / address).is_file(), address


def test_no_source_has_a_style_attribute_or_draws_from_elsewhere() -> None:
    for path in build_page.sources():
        if path.suffix in (".svelte", ".ts", ".svg", ".css"):
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"\sstyle=", text), path
            assert not re.search(r"url\(['\"]?https?:|@import", text), path


def test_the_lock_names_no_host() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "http" not in re.sub(r'"(url|homepage)": "[^"]*"', "", lock)


def messages(lang: str) -> dict[str, set[str]]:
    """Those of the page and those a game brings with its table."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted((WEB / "src").rglob(f"locale/{lang}.ftl")))
    parts = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
    return {part.split(" =")[0]: set(re.findall(r"\{ \$(\w+)", part)) for part in parts}


def test_every_message_of_the_page_is_there_in_both_languages_with_the_same_words_to_fill_in() -> None:
    assert messages("en") == messages("de")


def test_every_message_the_page_asks_for_is_there() -> None:
    known = messages("en")
    asked: set[str] = set()
    for path in (WEB / "src").rglob("*"):
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts"):
            asked |= set(re.findall(r"""\bt\(["']([\w-]+)["']""", path.read_text(encoding="utf-8")))
    assert asked
    assert asked <= set(known), asked - set(known)


def test_no_text_of_anybody_holds_markup() -> None:
    """I7: texts are shown as text; even so, none of them looks like anything else."""
    games = PAGE.parent.parent
    for folder in (WEB / "src", games / "kernel", games / "imperium", games / "arrakis"):
        for path in folder.rglob("locale/*.ftl"):
            for line in path.read_text(encoding="utf-8").splitlines():
                assert line.startswith("#") or not re.search(r"</?[a-z]|&[a-z]+;|javascript:", line), (path, line)
