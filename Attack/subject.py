"""What the command offers, asked of the command: a new format or command is attacked without a word here."""
import functools
import json
import pathlib
import re
import subprocess
import tempfile

# What stands for an argument where nothing better is known, by the word that a usage gives it.
MEANINGS = {
    "name": "{name}", "old": "{name}", "other": "{name}", "preset": "{name}", "new": "attack.new", "file": "{registry}",
    "pattern": "*", "path": "app", "pack": "apple", "key": "near-duplicate.threshold", "value": "0.1", "time": "0.3",
    "input": "{name}", "rule": "near-duplicate", "base": "{registry}", "ours": "{registry}", "theirs": "{registry}",
    "id": "1", "shell": "bash",
}
# Words of the command that mean another thing there.
SPECIAL = {
    "diff": ["{registry}", "{registry}"], "init": ["--registry", "attack.db", "--from", "{registry}"],
    "add alias": ["attack.new", "{name}"], "check": ["app"], "survey": ["app"],
}
# Commands that only read; what is not here may write.
READERS = {
    "list", "show", "sample", "convert", "nearest", "plot", "diff", "validate", "check", "survey", "export", "packs",
    "config get", "config list", "config schema", "log", "fit", "gallery",
}


class Subject:
    """Formats, reports and commands of the command under attack."""

    def __init__(self, attack):
        self.command = attack.command
        self.formats = [each["name"] for each in json.loads(self.ask("export", "--formats", "--json"))["formats"]]
        help_of_validate = re.sub(r"\s+", " ", self.ask("help", "validate"))
        self.reports = re.search(r"How to report\. \(values: ([^)]*)\)", help_of_validate).group(1).split(", ")
        self.commands = dict(self.leaves([]))

    @functools.cached_property
    def empty(self):
        """A registry without presets, which imports and additions need."""
        with tempfile.TemporaryDirectory() as folder:
            self.ask("init", "--empty", "--registry", f"{folder}/r.db")
            return pathlib.Path(folder, "r.db").read_bytes()

    def ask(self, *words):
        return subprocess.run([self.command, *words], capture_output=True, check=True, timeout=60, text=True).stdout

    def leaves(self, words):
        """Each command without subcommands, with the arguments that its usage demands."""
        text = self.ask("help", *words)
        listed = re.search(r"^SUBCOMMANDS:\n(.*?)(?:\n\n|\Z)", text, re.S | re.M)
        if listed:
            for name in re.findall(r"^  ([a-z][a-z-]*)", listed.group(1), re.M):
                yield from self.leaves([*words, name])
            return
        usage = re.sub(r"\s+", " ", re.search(r"^USAGE: motionbook (.*?)(?:\n\n|\Z)", text, re.S | re.M).group(1))
        required = re.findall(r"<([^<>]+)>", re.sub(r"\[[^\[\]]*(?:\[[^\]]*\][^\[\]]*)*\]", "", usage))
        name = " ".join(words)
        yield name, SPECIAL.get(name) or [MEANINGS.get(each, "{name}") for each in required]

    def invocations(self, registry, name):
        """A run of every command over a registry: words, and whether it writes."""
        for command, arguments in self.commands.items():
            given = [each.format(registry=registry, name=name) for each in arguments]
            takes_none = "--registry" in given or command in ("survey", "config schema", "packs")
            where = [] if takes_none else ["--registry", registry]
            yield [*command.split(), *given, *where], command not in READERS
