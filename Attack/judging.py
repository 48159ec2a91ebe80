"""What the command promises of every run, whatever it is given; each broken promise is one sentence."""
import csv
import io
import json
import re
import signal
import xml.etree.ElementTree

EXIT_CODES = (0, 1, 2, 64)
# For each preset of a small registry, by the release command.
SECONDS = 2.0
MEMORY = 200 << 20
OUTPUT = 10 << 20
# Longer output is not parsed: what this process has once had, each run seems to have.
PARSED = 3 << 20

# Control characters but for line feed, tab, and the carriage returns that CSV has at its ends of line; and what
# turns text around.
HIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
INTERNAL = re.compile(
    r"Fatal error|Swift/|_StringGuts|Optional\(|Preset\.[A-Z]\w+\(|\b\w+Error\.\w+\(|ExportOption\.")


class Promise:
    """What a run may use: so many presets' share, and so many times of it where the command is a debug build."""

    def __init__(self, presets=1, slack=1.0):
        self.seconds = SECONDS * presets * slack
        # What the command needs by itself, and one preset's share for each of them.
        self.memory = (MEMORY + (presets - 1) * (MEMORY >> 3)) * max(1.0, slack / 4)
        self.output = OUTPUT * presets


def broken(outcome, promise, parse=None, text=True):
    """The promises that a run broke."""
    said = ending(outcome, promise)
    if said:
        return [said]
    found = []
    if outcome.seconds > promise.seconds:
        found.append(f"took {outcome.seconds:.1f} s of the processor; {promise.seconds:g} s are promised")
    if outcome.peak > promise.memory:
        found.append(f"took {outcome.peak >> 20} MB; {int(promise.memory) >> 20} MB are promised")
    if len(outcome.out) > promise.output:
        found.append(f"wrote {len(outcome.out) >> 20} MB; {promise.output >> 20} MB are promised")
    if outcome.code in (2, 64) and not outcome.err.strip():
        found.append(f"ended with {outcome.code} and said nothing")
    if INTERNAL.search(outcome.sentence):
        found.append(f"speaks of its own code: {excerpt(outcome.sentence, INTERNAL)}")
    for name, output in (("stdout", outcome.out if text else b""), ("stderr", outcome.err)):
        try:
            written = output.decode()
        except UnicodeDecodeError as error:
            found.append(f"{name} is no UTF-8: {error}")
            continue
        raw = HIDDEN.search(written.replace("\r\n", "\n"))
        if raw:
            found.append(f"{name} holds U+{ord(raw.group()):04X} as it is: {excerpt(written, HIDDEN)}")
    if parse and outcome.code in (0, 1) and 0 < len(outcome.out) <= PARSED:
        try:
            parse(outcome.out)
        except (ValueError, SyntaxError, csv.Error, RecursionError) as error:
            found.append(f"stdout does not parse: {error}")
    return found


def ending(outcome, promise):
    """Why a run did not end as runs should, or nothing."""
    if outcome.asleep and outcome.seconds < promise.seconds:
        return "did not end, and did not work either"
    if outcome.asleep or outcome.code in (-signal.SIGXCPU, -signal.SIGKILL):
        return f"did not end in {outcome.seconds:.1f} s of the processor; {promise.seconds:g} s are promised"
    if outcome.code == -signal.SIGXFSZ:
        return "wrote more than the largest file of the attack"
    if outcome.code < 0 or outcome.code >= 128:
        number = -outcome.code if outcome.code < 0 else outcome.code - 128
        return f"was ended by signal {number}: {outcome.sentence[-200:].strip()!r}"
    if outcome.code not in EXIT_CODES:
        return f"ended with {outcome.code}"
    return None


def visible(text):
    """The text as it may be printed: what hides or turns text is written by its number, and lines stay apart."""
    shown = HIDDEN.sub(lambda found: f"\\u{{{ord(found.group()):x}}}", text)
    return shown.encode("utf-8", "backslashreplace").decode().replace("\n", "\n    ")


def excerpt(text, pattern):
    place = pattern.search(text).start()
    return repr(text[max(0, place - 60):place + 60])


def unique(pairs):
    keys = dict(pairs)
    if len(keys) != len(pairs):
        raise ValueError("a key stands twice")
    return keys


def refused(word):
    raise ValueError(f"{word} is no JSON")


def as_json(output):
    json.loads(output.decode(), object_pairs_hook=unique, parse_constant=refused)


def as_xml(output):
    """One document, or several behind one another with their file names between: each must parse."""
    parts = re.split(r"(?=<\?xml)", output.decode())
    for part in parts if len(parts) == 1 else parts[1:]:
        xml.etree.ElementTree.fromstring(part[:part.rindex(">") + 1].encode())


def as_csv(output):
    rows = list(csv.reader(io.StringIO(output.decode(), newline=""), strict=True))
    if len({len(row) for row in rows if row}) > 1:
        raise ValueError("the rows have different numbers of fields")


# Formats of `export` and of reports that a machine reads.
PARSERS = {
    "json": as_json, "dtcg": as_json, "figma": as_json, "samples": as_json, "sarif": as_json, "gitlab": as_json,
    "junit": as_xml, "csv": as_csv,
}
