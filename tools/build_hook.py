"""What happens when a wheel is built beyond packing src/: compiled modules and the browser app are added to it.

The work is done by a separate program (tools/compile.py), because mypyc and setuptools patch, exit and change
directories as they please. RUBICON_COMPILE says what is wanted:

  auto    compiled where a C compiler is found, else plain Python with a warning (the default)
  always  fail where there is no C compiler
  never   plain Python

The browser app (web/, built by tools/build_web.py) becomes rubicon/server/static; RUBICON_WEB=never leaves it out.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_COMPILER = 3  # the exit code of tools/compile.py for a machine that cannot compile


class RubiconBuildHook(BuildHookInterface[BuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # an editable install runs the sources, which is its point
        web = self.begin_web()  # beside the compiler, which keeps only one core busy for a good part of its time
        try:
            self.add_compiled(build_data)
        finally:
            code = web.wait() if web is not None else 0
        if code:
            raise SystemExit(
                "rubicon: the browser app was not built; the lines above say why. RUBICON_WEB=never builds without it"
            )
        if web is not None:
            build_data["force_include"][str(Path(self.root) / "build" / "web")] = "rubicon/server/static"

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        wanted = os.environ.get("RUBICON_COMPILE", "auto")
        if wanted not in ("auto", "always", "never"):
            raise SystemExit(f"RUBICON_COMPILE is {wanted!r}; it may be auto, always or never")
        if wanted == "never":
            self.app.display_info("plain Python wheel, as RUBICON_COMPILE=never asks")
            return
        with tempfile.TemporaryDirectory(prefix="rubicon-") as folder:
            answer = Path(folder, "compiled.json")
            program = Path(self.root, "tools", "compile.py")
            code = subprocess.run([sys.executable, str(program), "--answer", str(answer)], check=False).returncode
            if code == NO_COMPILER and wanted == "auto":
                self.app.display_warning(
                    "WARNING: rubicon: no usable C compiler with the headers of Python: this is a plain Python wheel. "
                    "It plays the same games, but bots think about ten times more slowly. "
                    "On Debian or Ubuntu: apt-get install gcc python3-dev, then build again."
                )
                return
            if code:
                raise SystemExit(f"rubicon: compiling failed ({code}); the lines above say why")
            compiled = json.loads(answer.read_text())
        if compiled:
            build_data["force_include"].update({source: inside for inside, source in compiled.items()})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def begin_web(self) -> subprocess.Popen[bytes] | None:
        root = Path(self.root)
        if not (root / "web").is_dir():
            return None
        if os.environ.get("RUBICON_WEB") == "never":
            self.app.display_info("a wheel without the browser app, as RUBICON_WEB=never asks")
            return None
        return subprocess.Popen([sys.executable, "-m", "tools.build_web"], cwd=root)
