"""A server in a process of its own and a Chromium: the setup installs one as root, otherwise any there is is used."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")


def find_browser() -> str | None:
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = find_browser()
    if path is None:
        text = "NO BROWSER: the tables in the browser were not tested; install chromium"
        if os.environ.get("CI") == "true":
            pytest.fail(text)
        pytest.skip(text)
    return {**browser_type_launch_args, "executable_path": path, "args": ["--no-sandbox"]}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "reduced_motion": "reduce", "locale": "en-GB"}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    database: Path = tmp_path_factory.mktemp("house") / "tables.sqlite"
    command = [sys.executable, "-m", "landsraad", "serve", "--no-open", "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:"), address
        yield address
        server.terminate()
        server.wait(20)


@pytest.fixture
def problems() -> list[str]:
    """What went wrong in any page of this test: errors of scripts, of the console, of the security policy."""
    return []


def watch(page: Any, problems: list[str]) -> None:
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda said: problems.append(said.text) if said.type in ("error", "warning") else None)
    page.add_init_script(
        "addEventListener('securitypolicyviolation', e => console.error('policy', e.violatedDirective, e.blockedURI))"
    )
