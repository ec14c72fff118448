"""Puts the compiled engine into the wheel, if HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 asks for it (`make compiled`)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))


class CompiledEngine(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        from tools.compile_engine import BUILD, build, compiled_modules

        build_data["force_include"].update(build(compiled_modules(), BUILD))
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
