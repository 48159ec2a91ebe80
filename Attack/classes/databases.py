"""Registries that somebody else made: forged schemas, bypassed checks, hostile names and texts, damaged pages."""
import os
import sqlite3

from Attack import forging, judging
from Attack.case import Case

NAME, UNIT = "databases", "forged registries"
# A registry of a hundred presets, of which one was forged: the work of so many presets at their limits.
PRESETS = 4
RUNS = 16


def round(attack, random, index):
    forge = forging.FORGERIES[index % len(forging.FORGERIES)]
    # Triggers are taken off and put back where more than 500 presets come at once.
    many = "[" + ",".join(f'{{"name":"many.n{i}","kind":"duration","duration":0.{i + 1}}}' for i in range(600)) + "]"
    files = {
        "motionbook.db": original(attack), "many.json": f'{{"format":"motionbook/1","presets":{many}}}',
        "app/A.swift": "withAnimation(.spring(duration: 0.4, bounce: 0.3)) { }\n"}
    with Case(attack, files, "motionbook.db", PRESETS) as case:
        path = case.path("motionbook.db")
        try:
            forge(random, path)
        except sqlite3.DatabaseError:
            return
        case.adopt("motionbook.db")
        case.restore()
        runs = list(all_runs(attack, random))
        for words, how in random.sample(runs, RUNS):
            if attack.over:
                return
            outcome = case.run(*words, **how)
            judge(attack, case, words, outcome, forge)
        completed(attack, case)


def original(attack):
    """A registry of two packs and one with every kind, made once."""
    with attack.lock:
        if not hasattr(attack, "pack"):
            with Case(attack, {}) as case:
                attack.subject.ask("init", "--registry", case.path("motionbook.db"))
                attack.pack = case.read("motionbook.db")
        return attack.pack


def all_runs(attack, random):
    name = random.choice(["apple.snappy", "starter.spinner", "starter.fade.quick", "z.last"])
    for words, writes in attack.subject.invocations("motionbook.db", name):
        yield words, {"writes": writes}
    for each in attack.subject.formats:
        yield ["export", "--format", each], {"parse": judging.PARSERS.get(each)}
    for each in attack.subject.reports:
        yield ["validate", "--format", each], {"parse": judging.PARSERS.get(each)}
    yield ["list", "--names"], {}
    yield ["list", "--json"], {"parse": judging.as_json}
    yield ["import", "many.json"], {"writes": True}
    yield ["import", "many.json", "--dry-run"], {}
    yield ["plot", name, "--svg", "-"], {"parse": judging.as_xml}
    yield ["add", "duration", "new.one", "0.3"], {"writes": True}
    yield ["remove", name, "--detach"], {"writes": True}
    yield ["export", "--format", "lottie", "-o", "out/"], {}


def judge(attack, case, words, outcome, forge):
    """What a registry of somebody else must never do."""
    said = None
    if os.path.exists(case.path("OWNED")):
        said = "ran what a registry says"
    elif forge is forging.names and words[0] in ("export", "list") and outcome.code == 0 and b"OWNED" in outcome.out:
        said = "wrote a name that no grammar allows"
    elif any(line.startswith(("::error::OWNED", "::set-output")) for line in
             (outcome.out + outcome.err).decode("utf-8", "replace").splitlines()):
        said = "printed a workflow command of the registry's"
    if said:
        attack.fail(said, words, case.files, outcome=outcome)
        case.restore()


COMPLETIONS = {
    "bash": 'source ./script; COMP_WORDS=(motionbook show ""); COMP_CWORD=2; COMP_LINE="motionbook show "; '
            'COMP_POINT=16; _motionbook',
    "zsh": "autoload -U compinit; compinit -u -D 2>/dev/null; source ./script",
    "fish": "source ./script; complete -C 'motionbook show '",
}


def completed(attack, case):
    """Completes a name in each shell that is there, and looks whether a name ran."""
    for shell, script in COMPLETIONS.items():
        if attack.over or not any(os.access(f"{place}/{shell}", os.X_OK) for place in os.environ["PATH"].split(":")):
            continue
        made = case.run("--generate-completion-script", shell)
        case.write("script", made.out)
        os.symlink(attack.command, case.path("motionbook"))
        case.attack.run_words([shell, "-c", f'PATH="$PWD:$PATH"; {script}'], case)
        if os.path.exists(case.path("OWNED")):
            attack.fail(f"completion in {shell} ran a name", ["--generate-completion-script", shell], case.files)
        case.restore()
