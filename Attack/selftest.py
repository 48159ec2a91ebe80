"""Proves that the attack sees each promise that is broken, by commands that break one each and some that break none, and
that it makes what it is meant to try."""
import os
import random

from Attack import judging, limits
from Attack.attack import Attack
from Attack.case import Case
from Attack.classes import registries

# What a command does, and a part of what must be said of it; nothing must be said of the last ones.
COMMANDS = [
    ("exit 3", "ended with 3"),
    ("kill -SEGV $$", "ended by signal 11"),
    ("kill -ABRT $$", "ended by signal 6"),
    ("while :; do :; done", "did not end in"),
    ("i=0; while [ $i -lt 900000 ]; do i=$((i + 1)); done", "of the processor; 0.2 s are promised"),
    ("python3 -c 'x = bytearray(400 << 20)'", "MB are promised"),
    ("head -c 12000000 /dev/zero | tr '\\0' x", "wrote 11 MB"),
    ("exit 2", "said nothing"),
    ("printf 'a\\033[31m'", "stdout holds U+001B"),
    ("printf 'a\\342\\200\\256' >&2", "stderr holds U+202E"),
    ("printf '\\377'", "stdout is no UTF-8"),
    ("printf '{\"a\": NaN}'", "does not parse"),
    ("printf '{\"a\": 1, \"a\": 2}'", "a key stands twice"),
    ("echo 'Fatal error: index out of range' >&2", "speaks of its own code"),
    ("echo x >>registry", "a reader changed the registry"),
    ("touch registry-journal", "left 'registry-journal' behind"),
    ("echo '{}'", None),
    ("echo 'no such preset' >&2; exit 1", None),
]


def failures(folder):
    """What the attack does not see, or sees where nothing is."""
    missed = []
    for number, (body, expected) in enumerate(COMMANDS):
        attack = Attack("", 60, "1", folder, 0.1 if "-lt" in body else 1)
        attack.command = os.path.join(attack.scratch, f"command-{number}")
        with open(attack.command, "w") as file:
            file.write(f"#!/bin/sh\n{body}\n")
        os.chmod(attack.command, 0o755)
        said = []
        attack.fail = lambda what, *_, **__: said.append(what)
        with Case(attack, {"registry": "1\n"}, "registry") as case:
            case.run("word", parse=judging.as_json)
        attack.close()
        if (expected or "") not in " ".join(said) or bool(said) != bool(expected):
            missed.append(f"{body!r}: {said or 'nothing'} is said, and not {expected or 'nothing'}")
    return missed


# Of each kind, what it may hold much of. A few seconds of the attack reach each of them.
FULL = {
    ("clip", "tracks"), ("clip", "keyframes"), ("sequence", "phases"), ("sequence", "properties"), ("morph", "elements"),
    ("morph", "properties"), ("curve", "points"), ("curve", "path"), ("curve", "steps"), ("chain", "chain"),
    ("clip", "part"), ("clip", "text"), ("spring", "name")}
ROUNDS = 150


def unreached():
    """What registries never hold as much of as they may, of so many; and rows of the ranges that were not understood."""
    filled, together = set(), set()
    for index in range(ROUNDS):
        maker = registries.full(random.Random(index))
        filled |= maker.filled
        together |= {frozenset(of for kind, of in maker.filled if kind == each) for each in ("clip", "sequence", "morph")}
    missed = [f"no {kind} is full of {of}" for kind, of in sorted(FULL - filled)]
    for pair in ({"tracks", "keyframes"}, {"phases", "properties"}, {"elements", "properties"}):
        if not any(pair <= each for each in together):
            missed.append(f"none is full of {' and '.join(sorted(pair))}")
    rows = [line[2:].split(" | ")[0] for line in limits.TABLE.read_text().splitlines() if line.startswith("| ")]
    missed += [f"no range is read of {row}" for row in rows if row not in limits.TABLED and not row.startswith("What")]
    missed += [f"docs/ranges.md has no {subject}" for subject in limits.SUBJECTS.values() if subject not in limits.TABLED]
    return missed
