#!/usr/bin/env python3
"""Asks a server of its own everything that its description allows, and much that it does not: no failure of the server, no
answer that the description does not have.

    scripts/schemathesis.py PROGRAM [SECONDS [SEED]]        (by default 25 seconds for each of two visitors, seed 1)

Needs Python 3.10 or later with venv. Schemathesis is installed once, at a fixed version, under target/peer. The server runs on a
database in a temporary folder and is asked twice: by somebody who is not signed in, and by the director. Ends with 0 if
nothing is wrong, with 1 and what was asked if something is.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
import venv
from pathlib import Path

PEER = "schemathesis"
VERSION = "4.32.5"

ROOT = Path(__file__).resolve().parent.parent
HOME = (ROOT / os.environ.get("CARGO_TARGET_DIR", "target") / "peer" / f"python-{PEER}-{VERSION}").resolve()

CHECKS = ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"]

# A stream does not end; whoever signs out could ask for nothing more; lines that follow each other cannot be drawn.
LEFT_OUT = ["stream", "signOut", "signOutEverywhere", "signOtherOut", "import"]


# A game of the event with which a house begins.
THERE = [
    ('"path.event"', '"example"'),
    ('"path.section"', '"open"'),
    ('"query.section"', '"open"'),
    ('"path.round"', "3"),
    ('"path.table"', "1"),
    ('"path.board"', "1"),
    ('"path.game"', "1"),
]


def enter_peer():
    """Goes on within the environment that holds the peer, which is made if it is not there yet."""
    if Path(sys.prefix).resolve() == HOME:
        return
    python = HOME / "bin" / "python"
    if not (HOME / "installed").exists():
        print(f"installing {PEER} {VERSION} into {HOME}", flush=True)
        venv.create(HOME, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", f"{PEER}=={VERSION}"], check=True)
        (HOME / "installed").touch()
    os.execv(python, [str(python), *sys.argv])


def start(program, folder):
    """A server, its address, and the token by which the director joins."""
    database = f"sqlite:{folder}/hall.db"
    command = [program, "--lang", "en", "serve", "--listen", "127.0.0.1:0", "--database", database]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    for line in server.stdout:
        told = re.search(r"(http://[0-9.:]+)/join#([0-9a-f]+)", line)
        if told:
            return server, told[1], told[2]
    sys.exit("the server did not start")


def join(address, token):
    """The cookie of the director."""
    body = json.dumps({"token": token, "name": "director", "password": "a long password"}).encode()
    request = urllib.request.Request(f"{address}/api/v1/join", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return answer.headers["Set-Cookie"].split(";")[0]


def ask(address, cookie, folder, seconds, seed):
    """Whether nothing was wrong."""
    named = Path(folder) / "named.toml"
    # The director asks about things that are there, the other about anything.
    named.write_text("[parameters]\n" + "".join(f"{name} = {value}\n" for name, value in THERE) if cookie else "")
    command = [HOME / "bin" / "st", "--config-file", named, "run", f"{address}/api/openapi.json", "--checks", ",".join(CHECKS)]
    command += ["--phases", "examples,coverage,fuzzing", "--max-time", seconds, "--seed", seed, "--workers", "1"]
    command += ["--suppress-health-check", "all", "--warnings", "off", "--no-color", "--continue-on-failure"]
    for name in LEFT_OUT:
        command += ["--exclude-operation-id", name]
    if cookie:
        command += ["--header", f"Cookie: {cookie}"]
    return subprocess.run(command, cwd=folder).returncode == 0


def main():
    program, seconds, seed = [*sys.argv[1:], *["25", "1"][len(sys.argv) - 2 :]]
    with tempfile.TemporaryDirectory() as folder:
        server, address, token = start(program, folder)
        try:
            cookie = join(address, token)
            well = [ask(address, who, folder, seconds, seed) for who in (None, cookie)]
        finally:
            server.terminate()
        if server.wait() != 0 or not all(well):
            sys.exit(1)


enter_peer()
main()
