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
MISSING = "NO BROWSER: the tables in the browser were NOT tested; install chromium"


def find_browser() -> str | None:
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = find_browser()
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-extensions"]
    return {**browser_type_launch_args, "executable_path": path, "args": args}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {
        **browser_context_args,
        "reduced_motion": "reduce",
        "locale": "en-GB",
        "viewport": {"width": 1440, "height": 900},
    }


class House:
    """A server that can be killed and started again at the same address, with the same tables."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self.address = ""
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "landsraad", "serve", "--no-open", "--database", str(self.database)]
        if self.port:
            command += ["--port", str(self.port)]
        self._server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._server.stdout is not None
        self.address = self._server.stdout.readline().strip()
        assert self.address.startswith("http://127.0.0.1:"), self.address
        self.port = int(self.address.rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut would."""
        self._server.kill()
        self._server.wait(20)

    def stop(self) -> None:
        self._server.terminate()
        self._server.wait(20)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    house = House(tmp_path_factory.mktemp("house") / "tables.sqlite")
    yield house.address
    house.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of one's own, to be killed."""
    house = House(tmp_path / "tables.sqlite")
    yield house
    house.stop()


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
