"""Outputs that go where they must not or cannot: the registry itself, links, folders, pipes, full and closed ones."""
import os
import pathlib
import subprocess

from Attack import running, tracing
from Attack.case import Case

NAME, UNIT = "outputs", "hostile outputs"
APP = "withAnimation(.spring(duration: 0.4, bounce: 0.3)) { }\n"
# Every way to name a file to be written, with OUT for the name.
OPTIONS = [
    ["export", "-o", "OUT"], ["export", "--format", "css", "-o", "OUT"], ["plot", "apple.snappy", "--svg", "OUT"],
    ["validate", "--write-baseline", "OUT"], ["check", "app", "--write-baseline", "OUT"],
    ["survey", "app", "--write", "OUT"], ["survey", "app", "--svg", "OUT"], ["gallery", "-o", "OUT"],
    ["export", "--format", "android-xml", "-o", "OUT"],
]
PRINTING = [
    ["list"], ["list", "--json"], ["export"], ["export", "--format", "swift"], ["validate"], ["show", "apple.snappy"],
    ["plot", "apple.snappy"], ["sample", "apple.snappy", "--fps", "100000"], ["packs"], ["help"], ["survey", "app"],
    ["--version"], ["--generate-completion-script", "bash"],
]


def rounds(_):
    return range(len(OPTIONS) * len(TARGETS) + len(PRINTING) * len(STREAMS) + len(PROJECT_TARGETS))


def round(attack, random, index):
    if index < len(OPTIONS) * len(TARGETS):
        words, target = OPTIONS[index // len(TARGETS)], TARGETS[index % len(TARGETS)]
        return to_target(attack, words, target)
    index -= len(OPTIONS) * len(TARGETS)
    if index < len(PRINTING) * len(STREAMS):
        return STREAMS[index % len(STREAMS)](attack, PRINTING[index // len(STREAMS)])
    return from_project(attack, PROJECT_TARGETS[index - len(PRINTING) * len(STREAMS)])


def files(attack):
    with attack.lock:
        if not hasattr(attack, "output_files"):
            with Case(attack, {}) as case:
                attack.subject.ask("init", "--registry", case.path("motionbook.db"))
                attack.output_files = {
                    "motionbook.db": case.read("motionbook.db"), "app/A.swift": APP.encode(), "mine.txt": b"mine\n"}
        return attack.output_files


def link(case, to):
    os.symlink(to, case.path("link"))


def fifo(case):
    os.mkfifo(case.path("pipe"))


TARGETS = [
    ("motionbook.db", None), ("./motionbook.db", None), ("link", lambda case: link(case, "motionbook.db")),
    ("hard", lambda case: os.link(case.path("motionbook.db"), case.path("hard"))),
    ("app", None), ("gone/x", None), ("", None), (".", None), ("app/A.swift/x", None),
    ("link", lambda case: link(case, "link")), ("/dev/full", None), ("pipe", fifo), ("/dev/null", None),
    ("x" * 300, None), ("new\nline\x1b[31m", None), ("-", None), ("/dev/stdout", None),
]
# These are written through, whatever is behind them.
THROUGH = {"-", "/dev/stdout", "/dev/null"}


def to_target(attack, words, target):
    name, prepare = target
    if words[0] not in attack.subject.commands:
        return
    with Case(attack, files(attack), "motionbook.db", 60) as case:
        if prepare:
            prepare(case)
        given = [name if word == "OUT" else word for word in words]
        outcome = case.run(*given, asleep=20 if prepare is fifo else None)
        if outcome.code == 0 and name in ("/dev/full", "app/A.swift/x"):
            attack.fail(f"could not write to {name!r} and ended with 0", given, case.files, outcome=outcome)
        if outcome.code != 0 and name in THROUGH and outcome.code != 1 and "android-xml" not in words:
            attack.fail(f"did not write to {name}: {outcome.sentence[:200]!r}", given, case.files, outcome=outcome)


PROJECT_TARGETS = [
    "../OWNED", "../../OWNED", "/tmp/OWNED-by-an-attack", "link/OWNED", "app/A.swift", "mine.txt",
    ".git/hooks/pre-commit", ".motionbook.json", "motionbook.db", "book.json"]


def from_project(attack, target):
    """What .motionbook.json may not do: write outside of the project, or over what no export made."""
    project = f'{{"registry":"book.json","exports":[{{"format":"csv","to":"{target}"}}]}}'
    preset = '{"name":"a","kind":"spring","duration":0.5,"summary":"$(touch OWNED)"}'
    book = f'{{"format":"motionbook/1","presets":[{preset}]}}'
    given = {**files(attack), ".motionbook.json": project.encode(), "book.json": book.encode(), ".git/hooks/x": b""}
    with Case(attack, given) as case:
        os.symlink(case.outer, case.path("link"))
        outcome = case.run("export", "--all")
        changed = [name for name, data in given.items() if case.read(name) != data]
        outer = pathlib.Path(case.outer)
        places = [outer / "OWNED", outer.parent / "OWNED", pathlib.Path("/tmp/OWNED-by-an-attack"),
                  outer / "work/.git/hooks/pre-commit"]
        new = [path for path in places if path.exists()]
        for path in new:
            path.unlink()
        if changed or new:
            attack.fail(f"export --all wrote {target}", ["export", "--all"], given, outcome=outcome)
        if outcome.code == 0:
            attack.fail(f"export --all to {target} ended with 0", ["export", "--all"], given, outcome=outcome)


def full(attack, words):
    """A device without space: a sentence and 2, never 0."""
    with Case(attack, files(attack), "motionbook.db", 60) as case, open("/dev/full", "wb") as device:
        outcome = case.run(*words, out=device)
        if outcome.code != 2:
            attack.fail(f"printed to a full device and ended with {outcome.code}", words, case.files, outcome=outcome)


def closed(attack, words):
    """A reader that went away: quiet, whatever the code of SIGPIPE."""
    with Case(attack, files(attack), "motionbook.db", 60) as case:
        reading, writing = os.pipe()
        os.close(reading)
        outcome = running.run([attack.command, *words], case.folder, 20, out=writing)
        os.close(writing)
        attack.count(outcome)
        if outcome.code not in (0, 1, 2, 141, -13) or b"Error" in outcome.err:
            said = f"said {outcome.sentence[:160]!r} to a reader that went away, {outcome.code}"
            attack.fail(said, words, case.files, outcome=outcome)


def without(attack, words):
    """No standard output at all."""
    with Case(attack, files(attack), "motionbook.db", 60) as case:
        case.run(*words, more="exec >&-")


def slow(attack, words):
    """A pipe that does not wait and is read slowly: everything arrives."""
    with Case(attack, files(attack), "motionbook.db", 60) as case:
        reading, writing = os.pipe()
        os.set_blocking(writing, False)
        process = subprocess.Popen(
            [attack.command, *words], cwd=case.folder, env=running.environment(case.folder), stdout=writing,
            stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading, "rb") as pipe:
            os.sched_yield()
            arrived = pipe.read()
        code = process.wait()
        usual = case.run(*words)
        if arrived != usual.out or code != usual.code:
            attack.fail(f"of {len(usual.out)} bytes {len(arrived)} arrived in a pipe that does not wait, {code}", words,
                        case.files)


def limited(attack, words):
    """Hardly any files, and hardly any bytes: a sentence."""
    with Case(attack, files(attack), "motionbook.db", 60) as case:
        # A command that brings its libraries cannot even begin.
        for limit in ("ulimit -n 3", "ulimit -n 4", "ulimit -n 5") if tracing.is_static(attack.command) else ():
            outcome = case.run(*words, more=limit)
            if outcome.code == 0 and words[0] in ("list", "validate", "show") and b"SUBCOMMANDS" in outcome.out:
                attack.fail(f"printed its help instead, under {limit}", words, case.files, outcome=outcome)
        outcome = case.run("import", "-", writes=True, more="ulimit -f 4", stdin=b'{"format":"motionbook/1","presets":'
                           b'[{"name":"z","kind":"duration","duration":1}]}')
        case.run("export", "-o", "out.json", more="ulimit -f 4")


STREAMS = [full, closed, without, slow, limited]
