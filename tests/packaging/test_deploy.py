"""The files for operators: they can be read, name what is there, and ask for no more rights than they need.

No image is built here: that needs a container engine and a registry. `systemd-analyze` is asked where it is installed.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from araldo.server.settings import Settings
from hatch_build import COMPILERS
from tests.packaging.support import ROOT

DEPLOY = ROOT / "deploy"
CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8")
FILES = [ROOT / "Containerfile", *sorted(DEPLOY.iterdir())]


def stages() -> list[str]:
    return re.split(r"^FROM ", CONTAINER, flags=re.MULTILINE)[1:]


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_that_is_named_exists(file: Path) -> None:
    known = {f"ARALDO_{field.name.upper()}" for field in fields(Settings)} | {"ARALDO_HOST", "ARALDO_UPSTREAM"}
    known |= {"ARALDO_COMPILED"}  # what the image is built with, see hatch_build.py
    assert set(re.findall(r"\bARALDO_[A-Z_]+\b", file.read_text(encoding="utf-8"))) <= known


def test_what_the_image_copies_is_there_and_not_ignored() -> None:
    let_in = {line[1:] for line in (ROOT / ".containerignore").read_text().splitlines() if line.startswith("!")}
    copied = [
        word for line in re.findall(r"^COPY (?!--from)(.*) \S+$", CONTAINER, re.MULTILINE) for word in line.split()
    ]
    assert copied
    for name in copied:
        assert (ROOT / name).exists(), name
        assert name.split("/")[0] in let_in, name
    assert (ROOT / ".dockerignore").read_text() == (ROOT / ".containerignore").read_text()


def test_what_runs_has_no_compiler_no_packages_beside_the_locked_ones_and_no_root() -> None:
    *before, last = stages()
    assert len(before) == 2
    assert any("--require-hashes -r requirements-server.lock" in stage for stage in before)
    assert not re.search(r"\b(pip|npm|apt-get) ", last)
    assert "\nUSER araldo\n" in last
    assert last.index("\nUSER araldo\n") < last.index("\nENTRYPOINT")
    assert "\nHEALTHCHECK" in last
    assert "/healthz" in last


def test_the_image_has_the_compiled_rules() -> None:
    built = stages()[1]
    assert "\nARG ARALDO_COMPILED=1\n" in built
    asked = re.search(r"\"mypy>=[\d.]+\" \"setuptools>=[\d.]+\"", built)
    assert asked is not None
    assert asked[0].replace('"', "").split() == COMPILERS
    assert built.partition(" ")[0].endswith("-bookworm")  # a C compiler is there; the same libraries are where it runs
    assert stages()[-1].partition("\n")[0] == f"{built.partition('-')[0]}-slim-bookworm"


def test_the_image_and_the_services_run_commands_that_exist() -> None:
    command = re.search(r"^CMD (\[.*\])$", stages()[-1], re.MULTILINE)
    assert command is not None
    unit = re.search(r"^ExecStart=\S+ (.*)$", (DEPLOY / "araldo.service").read_text(), re.MULTILINE)
    assert unit is not None
    for words in (yaml.safe_load(command[1]), compose()["services"]["araldo"]["command"], unit[1].split()):
        done = subprocess.run([sys.executable, "-m", "araldo.cli", *words, "--help"], capture_output=True, text=True,
                              env={"PYTHONPATH": str(ROOT / "src")}, check=False)  # fmt: skip
        assert done.returncode == 0, done.stderr


def test_only_the_proxy_is_reachable_and_it_alone_is_believed() -> None:
    found = compose()
    services, networks = found["services"], found["networks"]
    assert [name for name, one in services.items() if "ports" in one] == ["proxy"]
    assert networks["inner"]["internal"] is True
    assert "inner" not in services["proxy"]["networks"]
    subnet = networks["proxied"]["ipam"]["config"][0]["subnet"]
    assert services["araldo"]["environment"]["ARALDO_PROXIES"] == subnet
    assert services["araldo"]["depends_on"]["db"]["condition"] == "service_healthy"
    assert services["araldo"]["read_only"] is True
    for line in services["proxy"]["volumes"]:
        if line.startswith("./"):
            assert (DEPLOY / line.split(":")[0]).is_file()


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_passes_sockets_keeps_links_out_of_its_log_and_figures_inside(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert text.count("{") == text.count("}")
    assert "/metrics" in text
    assert "Strict-Transport-Security" in text
    if name == "nginx.conf":
        assert "proxy_set_header Upgrade $http_upgrade;" in text
        assert "$request_uri" not in text.split("access_log")[1]  # and the log's form has $uri, without the query
    else:
        assert "delete k" in text


def test_the_unit_is_one_that_systemd_reads(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    unit = tmp_path / "araldo.service"
    unit.write_text((DEPLOY / "araldo.service").read_text().replace("/opt/araldo/bin/araldo", sys.executable))
    verified = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stderr.strip()) == (0, "")
    judged = subprocess.run(["systemd-analyze", "security", "--offline=yes", str(unit)], capture_output=True, text=True,
                            check=False)  # fmt: skip
    level = re.search(r"exposure level for araldo.service: ([0-9.]+)", judged.stdout)
    assert level is not None
    assert float(level[1]) < 2.0
