"""Build the page of the browser from web/ into the package: `make web`.

The built page is committed, so that players need no Node. Beside it lies a hash of the sources it was built from; a
test compares it with the sources as they are.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "landsraad" / "server" / "page"
HASH = "sources.sha256"
SOURCES = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
OLDEST_NODE = 20


def sources() -> list[Path]:
    """What the page is made of, in a fixed order."""
    tree = [path for path in (WEB / "src").rglob("*") if path.is_file() and not path.name.endswith(".test.ts")]
    return sorted([*(WEB / name for name in SOURCES), *tree])


def fingerprint() -> str:
    total = hashlib.sha256()
    for path in sources():
        total.update(f"{path.relative_to(WEB).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def node_folder() -> Path | None:
    """Where a Node that is new enough has its programs."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = found.strip().lstrip("v").split(".")[0]
    return Path(node).parent if major.isdigit() and int(major) >= OLDEST_NODE else None


def installed_node() -> Path:
    """Node from a package for Python, on a machine that has none of its own."""
    lock = ROOT / "requirements" / "web.lock"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    subprocess.run([*pip, "-r", str(lock)], check=True)
    return Path(sys.executable).parent


def environment() -> dict[str, str]:
    folder = node_folder() or installed_node()
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def npm(*command: str, where: Path = WEB) -> None:
    env = environment()
    program = shutil.which("npm", path=env["PATH"])
    if program is None:
        raise SystemExit("web: npm was not found")
    subprocess.run([program, *command], cwd=where, env=env, check=True)


def install() -> None:
    """The packages of the lock, once for each lock."""
    done = WEB / "node_modules" / ".lock-hash"
    now = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not done.is_file() or done.read_text(encoding="utf-8") != now:
        npm("ci", "--no-audit", "--no-fund")
        done.write_text(now, encoding="utf-8")


def build(target: Path = PAGE) -> None:
    install()
    npm("run", "--silent", "check")
    npm("run", "--silent", "test")
    npm("run", "--silent", "build", "--", "--outDir", str(target), "--emptyOutDir", "--logLevel", "warn")
    (target / HASH).write_text(fingerprint() + "\n", encoding="utf-8")


def differences(built: Path) -> list[str]:
    """Where the committed page is not the one that was built."""
    here, there = (
        {p.relative_to(top): p for top in (folder,) for p in top.rglob("*") if p.is_file()} for folder in (PAGE, built)
    )
    return sorted(
        str(n)
        for n in {*here, *there}
        if n not in here or n not in there or here[n].read_bytes() != there[n].read_bytes()
    )


def check() -> None:
    """The hash of the sources always; where Node is, the tests of the client; with CI=true the page is built anew."""
    if (PAGE / HASH).read_text(encoding="utf-8").strip() != fingerprint():
        raise SystemExit("web: the page is not built from these sources: run `make web`")
    if node_folder() is None:
        print("web: the hash of the sources is right; without Node the page was not tested and not built again")
        return
    if os.environ.get("CI") != "true":
        install()
        npm("run", "--silent", "test")
        print("web: the hash of the sources is right; with CI=true the page is built again and compared")
        return
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder) / "page")
        if different := differences(Path(folder) / "page"):
            raise SystemExit(f"web: building again gives other files: {', '.join(different)}; run `make web`")
    print("web: building again gives the same bytes")


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        check()
    else:
        build()
        print(f"web: built into {PAGE.relative_to(ROOT)}")
