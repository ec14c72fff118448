"""Compiles the modules that run at every decision with mypyc, for the wheel: `make compiled`.

Which modules these are is listed once, in pyproject.toml ([tool.landsraad] compiled). Every module becomes a C file of
its own, in one shared library so that calls between them are direct, and all cores compile side by side. What has not
changed is not compiled again. Nothing is written into src/: a compiled module left there would silently be imported
instead of the edited source beside it.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
BUILD = ROOT / "build" / "compiled"
# 3 plays no faster and takes half as long again to build. 2 with -flto: 5 % fewer instructions in no less time, and
# three times as long to build.
OPTIMIZE = "1"
BOUND_AT_LINKING = "-Wl,-Bsymbolic"  # calls within the library go straight to their functions: 1 % of all instructions


def compiled_modules(root: Path = ROOT) -> list[Path]:
    """The sources that are compiled, relative to src/."""
    with (root / "pyproject.toml").open("rb") as file:
        patterns: list[str] = tomllib.load(file)["tool"]["landsraad"]["compiled"]
    found = [sorted((root / "src").glob(pattern)) for pattern in patterns]
    empty = [pattern for pattern, files in zip(patterns, found, strict=True) if not files]
    if empty:
        raise SystemExit(f"pyproject.toml lists compiled modules that are not there: {', '.join(empty)}")
    return sorted({path.relative_to(root / "src") for files in found for path in files})


def fingerprint(root: Path = ROOT) -> str:
    """Of everything a compiled wheel is made of: every file of the package, and how it is built."""
    state = hashlib.sha256(sys.version.encode())
    package = [
        path for path in (root / "src" / "landsraad").rglob("*") if path.is_file() and "__pycache__" not in path.parts
    ]
    for path in [root / "pyproject.toml", Path(__file__).resolve(), *sorted(package)]:
        state.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes())
    return state.hexdigest()


def build(modules: list[Path], target: Path) -> dict[str, str]:
    """Compile; returns where each library is and where in the wheel it belongs."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    target.mkdir(parents=True, exist_ok=True)
    here = Path.cwd()
    os.chdir(SOURCES)  # mypyc takes the names of modules from their paths
    try:
        # Errors in modules that are not compiled are for `make test` to report, not a reason to refuse the build.
        extensions = mypycify(
            [
                "--config-file=",
                f"--cache-dir={target / 'mypy'}",
                "--strict",
                "--follow-imports=silent",
                *(path.as_posix() for path in modules),
            ],
            opt_level=OPTIMIZE,
            debug_level="0",
            multi_file=True,
            target_dir=str(target / "c"),
        )
        if sys.platform == "linux":
            for extension in extensions:
                extension.extra_link_args.append(BOUND_AT_LINKING)
        distribution = Distribution({"name": "landsraad", "ext_modules": extensions})
        command = build_ext(distribution)
        command.build_lib, command.build_temp = str(target / "lib"), str(target / "objects")
        command.ensure_finalized()
        _side_by_side(command)
        command.run()
    finally:
        os.chdir(here)
    made = [Path(command.get_ext_fullpath(extension.name)) for extension in extensions]
    return {str(path): path.relative_to(target / "lib").as_posix() for path in made}


def _side_by_side(command: Any) -> None:
    """Let the command of setuptools that builds extensions use every core, and keep what is still right."""
    from setuptools.modified import newer_group

    build_extensions = command.build_extensions

    def build_with_every_core() -> None:
        command.parallel = os.cpu_count() or 1
        compiler = command.compiler  # there is none before the command runs
        compile_in_turn = compiler.compile

        def compile_side_by_side(sources: list[str], output_dir: str = "", **options: Any) -> list[str]:
            def compile_one(source: str) -> list[str]:
                objects: list[str] = compiler.object_filenames([source], output_dir=output_dir)
                if newer_group([source, *(options.get("depends") or ())], objects[0]):
                    compile_in_turn([source], output_dir=output_dir, **options)
                return objects

            with ThreadPoolExecutor(command.parallel) as pool:
                return [name for names in pool.map(compile_one, sources) for name in names]

        compiler.compile = compile_side_by_side
        build_extensions()

    command.build_extensions = build_with_every_core


def main(arguments: list[str]) -> int:
    """`--write FILE` notes what a build is made of; `FILE` alone asks whether the build it tells of is still right."""
    file = Path(arguments[-1])
    if arguments[0] == "--write":
        file.write_text(fingerprint(), encoding="utf-8")
        return 0
    return 0 if file.exists() and file.read_text(encoding="utf-8") == fingerprint() else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
