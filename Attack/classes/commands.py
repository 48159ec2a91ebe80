"""Every command of the help over files that are right, so that none is left out of the attack: each must do its work."""
import pathlib

from Attack import running
from Attack.case import Case

NAME, UNIT = "commands", "commands"
GOLDEN = pathlib.Path(__file__).resolve().parent.parent.parent / "Tests/ExportTests/Golden"
CLIP = ('{"kind":"clip","initial":{"x":0},'
        '"tracks":[{"property":"x","keyframes":[{"type":"linear","to":1,"duration":0.2}]}]}')
SEQUENCE = ('{"kind":"sequence","mode":"loop","phases":[{"name":"a","values":{"x":0},"animation":"spring.quick"},'
            '{"name":"b","values":{"x":1},"animation":"spring.quick"}]}')
MORPH = ('{"kind":"morph","present":{"animation":"spring.quick"},'
         '"elements":[{"name":"e","properties":{"x":{"from":0,"to":1}}}]}')
APP = "withAnimation(.spring(duration: 0.4, bounce: 0.3)) { }\n"
NOTHING_NEW = '{"format":"motionbook/1","presets":[{"name":"new.one","kind":"duration","duration":0.3}]}'
# What a command needs beside a registry in r.db and the name of a preset, in steps; the last is the command's own.
STEPS = {
    "init": ["init --from r.json --registry new.db"],
    "packs": ["packs apple"],
    "seed": ["seed apple --registry r.db"],
    "add spring": ["add spring new.one --duration 0.4 --registry r.db"],
    "add curve": ["add curve new.one --bezier 0.2,0,0,1 --registry r.db"],
    "add duration": ["add duration new.one 150ms --registry r.db"],
    "add tween": ["add tween new.one --curve easeIn --duration 0.2 --registry r.db"],
    "add clip": ["add clip new.one clip.json --registry r.db"],
    "add sequence": ["add sequence new.one sequence.json --registry r.db"],
    "add morph": ["add morph new.one morph.json --registry r.db"],
    "tweak": ["tweak spring.quick --bounce 0.1 --registry r.db"],
    "edit": ["edit spring.quick --registry r.db"],
    "rename": ["rename spring.quick new.one --registry r.db"],
    "replace": ["replace card.flip spring.quick --registry r.db"],
    "remove": ["remove heart.pulse --registry r.db"],
    "undo": ["tweak spring.quick --bounce 0.1 --registry r.db", "undo --registry r.db"],
    "redo": ["tweak spring.quick --bounce 0.1 --registry r.db", "undo --registry r.db", "redo --registry r.db"],
    "fit": ["fit samples.csv --registry r.db"],
    "gallery": ["gallery --against r.json -o page.html --registry r.db"],
    "diff": ["diff r.json r.db"],
    "merge": ["merge r.json r.json new.json"],
    "git-setup": ["git-setup"],
    "config get": ["config get near-duplicate.threshold --registry r.db"],
    "config unset": ["config set near-duplicate.threshold 0.1 --registry r.db",
                     "config unset near-duplicate.threshold --registry r.db"],
    "import": ["import new.json --registry r.db"],
}


def files(attack):
    """A registry of every kind, and what commands read beside it."""
    with attack.lock:
        if not hasattr(attack, "command_files"):
            small = (GOLDEN / "small.json").read_bytes()
            with Case(attack, {"r.json": small}) as case:
                attack.subject.ask("init", "--from", case.path("r.json"), "--registry", case.path("r.db"))
                samples = "time,value\n" + "".join(f"{i / 60:.4f},{1 - 0.9 ** i:.5f}\n" for i in range(90))
                attack.command_files = {
                    "r.json": small, "r.db": case.read("r.db"), "new.json": NOTHING_NEW, "clip.json": CLIP,
                    "sequence.json": SEQUENCE, "morph.json": MORPH, "app/A.swift": APP, "samples.csv": samples}
        return attack.command_files


def rounds(attack):
    return range(len(attack.subject.commands))


def round(attack, _, index):
    name = sorted(attack.subject.commands)[index]
    with Case(attack, files(attack)) as case:
        steps = [words.split() for words in STEPS.get(name, [])] or [own(attack, name)]
        if name == "git-setup":
            attack.run_words(["git", "init", "-q"], case)
        for words in steps[:-1]:
            running.run([attack.command, *words], case.folder, 20)
        outcome = case.run(*steps[-1], presets=20)
        # 1 is what commands find that compare.
        if outcome.code not in ((0, 1) if name in ("check", "diff", "validate") else (0,)):
            said = f"{name} is reached by no attack: it ended with {outcome.code}: {outcome.sentence[-200:].strip()!r}"
            attack.fail(said, steps[-1], case.files, outcome=outcome)


def own(attack, name):
    """What the usage of a command demands, which is enough for most."""
    count = len(name.split())
    return next(words for words, _ in attack.subject.invocations("r.db", "spring.quick") if words[:count] == name.split())
