"""What once failed: small scripts, each with a line that says what happened. One that fails again says so."""
import pathlib

from Attack import running
from Attack.case import Case

NAME, UNIT = "corpus", "cases that once failed"
FOLDER = pathlib.Path(__file__).resolve().parent.parent / "corpus"
SCRIPTS = sorted(path for path in FOLDER.glob("*.sh") if path.name != "lib.sh")
# What a case with many runs may take in all.
SECONDS = 120


def rounds(_):
    return range(len(SCRIPTS))


def round(attack, _, index):
    script = SCRIPTS[index]
    with Case(attack, {}) as case:
        where = case.folder
        outcome = running.run(
            ["bash", "-c", f'. "{FOLDER}/lib.sh"; . "{script}"'], where, SECONDS * max(1, attack.slack / 4),
            MOTIONBOOK=attack.command, PATIENCE=str(int(20 * max(1, attack.slack / 4))))
        attack.count(outcome)
        if outcome.code == 77:
            attack.skip(f"{script.stem}: {outcome.out.decode().strip()}")
        elif outcome.code != 0:
            said = (outcome.out + outcome.err[-300:]).decode("utf-8", "replace").strip()
            happened = script.read_text().splitlines()[0].removeprefix("# ")
            attack.fail(f"{script.stem}: {happened}\nnow: {said}", [script.stem], {script.name: script.read_bytes()})
