"""Ends or hinders writing commands at each of their system calls, and looks at what is left."""
import os
import pathlib
import sqlite3

from Attack import running, tracing
from Attack.case import Case

NAME, UNIT = "kills", "kills and errors"
PRESETS = ",".join(f'{{"name":"g.p{i}","kind":"spring","duration":0.{i + 1},"bounce":0.1}}' for i in range(200))
BOOK = f'{{"format":"motionbook/1","presets":[{PRESETS}]}}'
MIGRATIONS = pathlib.Path(__file__).resolve().parent.parent.parent / "Migrations"
# A command, the files that it needs, and whether it writes the registry or a file beside it.
WRITES = {
    "init": ["init", "--seed", "apple"], "tweak": ["tweak", "apple.snappy", "--bounce", "0.3"],
    "import": ["import", "book.json"], "export": ["export", "-o", "out.json"],
    "rename": ["rename", "apple.snappy", "mine.snappy"], "remove": ["remove", "starter.spinner"],
    "migrate": ["migrate"],
}

EFFECTS = ["signal=KILL", "signal=KILL", "error", "error", "signal=INT", "signal=TERM", "signal=HUP"]
# What may be there after an end in the midst.
KNOWN = {"motionbook.db", "motionbook.db-journal", "book.json", "out.json"}


def impossible(_):
    return tracing.impossible()


def round(attack, random, index):
    if index % 10 == 9:
        return stale_journal(attack, random)
    name = random.choice(list(WRITES))
    files = prepared(attack, name)
    if files is None:
        return None
    with Case(attack, files) as case:
        call = random.choice(tracing.calls(attack.command))
        effect = random.choice(EFFECTS)
        if effect == "error":
            effect = f"error={random.choice(tracing.POSSIBLE[call])}"
        when = random.choice([1, 1, 2, 2, 3, 3, 4, 5, 6, 8, 12, 20])
        before, after = states(attack, name)
        outcome = tracing.run(attack, case, WRITES[name], call, effect, when)
        said = judged(attack, case, name, outcome, effect, call, (before, after))
        if said:
            words = f"{name}, with strace -f -e inject={call}:{effect}:when={when}"
            attack.fail(f"{said} ({words})", WRITES[name], case.files, outcome=outcome)
    return None


def prepared(attack, name):
    """The files with which a command begins; nothing where it cannot be tried."""
    with attack.lock:
        if not hasattr(attack, "beginnings"):
            attack.beginnings = beginnings(attack)
        return attack.beginnings.get(name)


def beginnings(attack):
    with Case(attack, {}) as case:
        attack.subject.ask("init", "--registry", case.path("motionbook.db"))
        current = case.read("motionbook.db")
    ordinary = {"motionbook.db": current, "book.json": BOOK.encode()}
    result = {name: ordinary for name in WRITES}
    result["init"] = {"book.json": BOOK.encode()}
    with Case(attack, {"motionbook.db": current}) as case:
        result["migrate"] = older(attack, case)
    if not result["migrate"]:
        print("  kills: migrate is left out, as these are not the migrations of the command")
    return result


def older(attack, case):
    """A registry as the first migration makes it, or nothing when the command has other migrations."""
    first = sorted(MIGRATIONS.glob("*.sql"))[0]
    now = sqlite3.connect(case.path("motionbook.db"))
    rows = now.execute("SELECT * FROM migration ORDER BY number LIMIT 1").fetchall()
    marker = now.execute("PRAGMA application_id").fetchone()[0]
    table = now.execute("SELECT sql FROM sqlite_schema WHERE name = 'migration'").fetchone()[0]
    now.close()
    old = sqlite3.connect(case.path("old.db"))
    old.execute(table)
    old.executescript(first.read_text())
    old.executemany(f"INSERT INTO migration VALUES ({', '.join('?' * len(rows[0]))})", rows)
    old.commit()
    old.execute(f"PRAGMA application_id = {marker}")
    old.execute("PRAGMA user_version = 1")
    old.close()
    data = case.read("old.db")
    tried = running.run([attack.command, "migrate", "--registry", "old.db"], case.folder, 60)
    return {"motionbook.db": data, "book.json": BOOK.encode()} if tried.code == 0 else None


def states(attack, name):
    """The registry as text before a command and after it."""
    key = f"states of {name}"
    with attack.lock:
        known = attack.__dict__.get(key)
    if not known:
        with Case(attack, prepared(attack, name)) as case:
            before = exported(attack, case)
            running.run([attack.command, *WRITES[name]], case.folder, 60)
            known = attack.__dict__[key] = (before, exported(attack, case))
    return known


def exported(attack, case):
    """The registry as text; None where there is none, and the error where it cannot be read."""
    if not os.path.exists(case.path("motionbook.db")):
        return None
    outcome = running.run([attack.command, "export", "--quiet"], case.folder, 60)
    return outcome.out if outcome.code == 0 else outcome.err


def judged(attack, case, name, outcome, effect, call, known):
    """What is wrong after a command was ended or hindered, or nothing."""
    signal = effect.removeprefix("signal=") if effect.startswith("signal") else None
    if not signal and outcome.code not in (0, 1, 2):
        return f"an injected error ended it with {outcome.code}: {outcome.sentence[-160:].strip()!r}"
    if not signal and outcome.code == 2 and not outcome.err.strip():
        return "an injected error ended it with 2 and without a word"
    left = sorted(set(os.listdir(case.folder)) - KNOWN)
    if left and signal != "KILL" and not call.startswith("unlink"):
        return f"left {left[0]!r} behind"
    text = exported(attack, case)
    if text not in known and name != "migrate":
        return f"the registry is neither as before nor as after: {(text or b'')[:120]!r}"
    if outcome.code == 0 and not signal and text != known[1]:
        return "it ended with 0 and did nothing"
    wrong = tracing.soundness(case.path("motionbook.db"))
    if wrong:
        return f"the registry is damaged: {wrong}"
    if name == "export" and (case.read("out.json") or known[0]) != known[0]:
        return "half of an export was written"
    if text is None:
        again = running.run([attack.command, *WRITES[name]], case.folder, 60)
    else:
        again = running.run([attack.command, "add", "duration", "next.one", "0.1"], case.folder, 60)
    return f"the next write ended with {again.code}: {again.sentence[:160]!r}" if again.code != 0 else None


def stale_journal(attack, random):
    """A journal that a killed command left lies beside another registry."""
    with Case(attack, prepared(attack, "tweak")) as case:
        path = case.path("motionbook.db")
        words = random.choice([WRITES["tweak"], WRITES["import"], WRITES["remove"]])
        tracing.run(attack, case, words, random.choice(["unlink", "ftruncate", "fdatasync", "fsync"]), "signal=KILL",
                    random.choice([1, 1, 2, 3]))
        if not os.path.exists(path + "-journal"):
            return
        is_new = random.random() < 0.5
        if is_new:
            how = f"{words[0]} was killed, its registry removed, and init"
            os.unlink(path)
            pack = random.choice(["react-spring", "starter"])
            made = running.run([attack.command, "init", "--seed", pack], case.folder, 60)
            if made.code != 0:
                return
        else:
            how = f"{words[0]} was killed, and another registry put in its place"
            with Case(attack, {"book.json": BOOK}) as other:
                running.run([attack.command, "init", "--from", "book.json"], other.folder, 60)
                case.write("motionbook.db", other.read("motionbook.db") or b"")
        plain = sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)
        count = plain.execute("SELECT count(*) FROM preset WHERE name IS NOT NULL").fetchone()[0]
        plain.close()
        shown = running.run([attack.command, "list", "--names"], case.folder, 60)
        attack.count(shown)
        names = len(shown.out.split())
        wrong = tracing.soundness(path)
        # Where a journal makes a whole other registry of a file that was put in its place, nobody can tell; a new
        # registry, though, has to be free of it.
        if shown.code == 0 and (wrong or is_new and names != count):
            said = f"a stale journal was played into a registry: {how}; {count} presets, {names} are listed, {wrong}"
            attack.fail(said, ["list", "--names"], case.files)
