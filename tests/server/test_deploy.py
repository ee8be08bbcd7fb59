"""The files under deploy/: read by the programs they are for, where these are there, and compared with our settings."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from rubicon.server import metrics
from rubicon.server.settings import PREFIX, Settings
from tests.server.harness import ROOT
from tools.system import find_nginx

DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if path.is_file())
COMMANDS = {"serve", "migrate", "work"}


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(not shutil.which(program), reason=f"{program} is not installed")


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
def test_every_setting_that_is_named_is_one(file: Path) -> None:
    known = {f"{PREFIX}{name}".upper() for name in Settings.model_fields} | {
        "RUBICON_PASSWORD"
    }  # of compose.yaml itself
    assert set(re.findall(rf"{PREFIX}[A-Z_]+", file.read_text())) <= known


def test_units_start_commands_that_there_are() -> None:
    units = [file for file in FILES if file.suffix == ".service"]
    assert len(units) == 3
    started = {word for unit in units for word in re.findall(r"^ExecStart=\S+/rubicon (\w+)$", unit.read_text(), re.M)}
    assert started == COMMANDS
    named = {path for unit in units for path in re.findall(r"^EnvironmentFile=(.*)$", unit.read_text(), re.M)}
    assert named == {"/etc/rubicon/rubicon.env"}


@needs("systemd-analyze")
def test_units_are_read_by_systemd(tmp_path: Path) -> None:
    """With a program in the place of ours, which is not installed there."""
    for unit in DEPLOY.glob("*.service"):
        text = unit.read_text().replace("/opt/rubicon/bin/rubicon", "/bin/true")
        (tmp_path / unit.name).write_text(text.replace("EnvironmentFile=", "EnvironmentFile=-"))
    units = [str(tmp_path / name) for name in ("rubicon-migrate.service", "rubicon.service", "rubicon-work@1.service")]
    done = run("systemd-analyze", "verify", "--recursive-errors=no", *units)
    assert done.returncode == 0, done.stderr
    ours = [line for line in done.stderr.splitlines() if "rubicon" in line]
    assert ours == []


@pytest.mark.skipif(find_nginx() is None, reason="nginx is not installed")
def test_nginx_reads_its_file(tmp_path: Path) -> None:
    text = re.sub(r"^ *(ssl_\w+|listen 443).*$", "", (DEPLOY / "nginx.conf").read_text(), flags=re.M)
    main = tmp_path / "nginx.conf"
    own = [f"{kind}_temp_path {tmp_path}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    http = f"access_log off; {' '.join(own)}\n{text}"
    main.write_text(f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ {http} }}")
    done = run(str(find_nginx()), "-t", "-p", str(tmp_path), "-e", "stderr", "-c", str(main))
    assert done.returncode == 0, done.stderr


@needs("caddy")
@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.compose"])
def test_caddy_reads_its_files(name: str) -> None:
    done = run("caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / name))
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.compose", "nginx.conf"])
def test_braces_are_closed_and_operators_pages_stay_inside(name: str) -> None:
    text = (DEPLOY / name).read_text()
    assert text.count("{") == text.count("}")
    for page in ("/metrics", "/readyz", "/healthz"):
        assert page in text
    assert re.search("X-Request-Id", text)


def test_compose_starts_all_parts() -> None:
    yaml = pytest.importorskip("yaml")  # schemathesis brings it
    made = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = made["services"]
    assert {service["command"][0] for service in services.values() if "command" in service} == COMMANDS
    for name, service in services.items():
        for other in service.get("depends_on", []):
            assert other in services, name
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in made["volumes"] or (DEPLOY / source).exists(), volume
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()


def test_the_image_is_made_by_targets_that_there_are() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    [target] = re.findall(r"^RUN make (\w+)$", text, re.M)
    assert run("make", "-n", target).returncode == 0
    assert re.findall(r"^CMD (.*)$", text, re.M) == ['["serve"]']


def test_nothing_that_was_made_here_goes_into_the_image() -> None:
    left_out = set((ROOT / ".dockerignore").read_text().split())
    made = [line.strip("/") for line in (ROOT / ".gitignore").read_text().split() if not line.startswith("#")]
    assert {".venv", "build", "web/node_modules"} <= left_out
    assert {name for name in made if (ROOT / name).is_dir()} <= left_out | {"__pycache__"}


def test_the_dashboard_shows_what_is_measured() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text())
    shown = {
        name for panel in board["panels"] for t in panel["targets"] for name in re.findall(r"rubicon_\w+", t["expr"])
    }
    known = {sample for metric in metrics.REGISTRY.collect() for sample in names(metric.name, metric.type)}
    assert shown <= known
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"]) > 8
    by_family = {re.sub("_(total|bucket|count|sum)$", "", name) for name in shown}
    assert by_family == {metric.name for metric in metrics.REGISTRY.collect()} - {"rubicon_tables_in_memory"}


def names(name: str, kind: str) -> list[str]:
    """What Prometheus calls the numbers of one measurement."""
    ends = {"histogram": ("_bucket", "_count", "_sum"), "counter": ("_total",)}.get(kind, ("",))
    return [name + end for end in ends]
