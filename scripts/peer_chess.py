#!/usr/bin/env python3
"""Compares our legal moves of chess, how they are written and how positions stand with those of python-chess.

    scripts/peer_chess.py [COUNT [SEED]]        (by default 100000 positions, seed 1)

Needs cargo and Python 3.8 or later with venv. The peer is installed once, at a fixed version, under target/peer. Each
position is compared from its FEN alone: the FEN itself, all moves by coordinates and in algebraic form, and whether it is
mate, stalemate or short of material. Ends with 0 if all agree, with 1 and the first differences if not.
"""

import os
import subprocess
import sys
import venv
from pathlib import Path

PEER = "chess"
VERSION = "1.11.2"
SHOWN = 10

ROOT = Path(__file__).resolve().parent.parent
HOME = (ROOT / os.environ.get("CARGO_TARGET_DIR", "target") / "peer" / f"python-{PEER}-{VERSION}").resolve()


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


def our_lines(count, seed):
    """Our positions, one line each: a FEN, the moves in both forms, how it stands."""
    # As the tests are built, so that nothing is built for this alone.
    cargo = ["cargo", "run", "--quiet", "--example", "chess_positions", "--"]
    with subprocess.Popen([*cargo, count, seed], cwd=ROOT, stdout=subprocess.PIPE, text=True) as ours:
        yield from (line.rstrip("\n") for line in ours.stdout)
    if ours.returncode:
        sys.exit(ours.returncode)


def their_line(chess, fen):
    """What the peer says of a position."""
    board = chess.Board(fen)
    if board.is_checkmate():
        stands = "checkmate"
    elif board.is_stalemate():
        stands = "stalemate"
    else:
        stands = "insufficient" if board.is_insufficient_material() else "ongoing"
    moves = sorted(f"{move.uci()}={board.san(move)}" for move in board.legal_moves)
    return "\t".join([board.fen(), " ".join(moves), stands]), len(moves), stands


def main(count, seed):
    import chess

    print(f"comparing {count} positions, seed {seed}, with python-chess {chess.__version__}", flush=True)
    compared = moves = differing = 0
    stood = {}
    for ours in our_lines(count, seed):
        theirs, number, stands = their_line(chess, ours.split("\t")[0])
        compared += 1
        moves += number
        stood[stands] = stood.get(stands, 0) + 1
        if ours != theirs:
            differing += 1
            if differing <= SHOWN:
                print(f"ours   {ours}\ntheirs {theirs}")
    stood = ", ".join(f"{number} {stands}" for stands, number in sorted(stood.items()))
    print(f"{compared} positions, {moves} moves, {stood}; {differing} positions differ")
    return 0 if differing == 0 and compared == int(count) else 1


if __name__ == "__main__":
    enter_peer()
    count, seed = (sys.argv[1:] + ["100000", "1"][len(sys.argv) - 1 :])[:2]
    sys.exit(main(count, seed))
