"""One set of files in a folder of its own, the runs over it, and what is kept of a run that broke a promise."""
import os
import pathlib
import shlex
import shutil
import tempfile

from Attack import judging, running


class Case:
    """Files in a folder; `registry` is the one that readers, and refused writers, may not change.

    `presets` says for how many presets' work time, memory and output are allowed.
    """

    def __init__(self, attack, files, registry=None, presets=1):
        self.attack, self.registry, self.presets = attack, registry, presets
        self.outer = tempfile.mkdtemp(prefix="case-", dir=attack.scratch)
        self.folder = os.path.join(self.outer, "work")
        self.files = {name: data if isinstance(data, bytes) else data.encode() for name, data in files.items()}
        os.mkdir(self.folder)
        self.restore()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.outer, ignore_errors=True)

    def path(self, name):
        return os.path.join(self.folder, name)

    def read(self, name):
        try:
            with open(self.path(name), "rb") as file:
                return file.read()
        except OSError:
            return None

    def write(self, name, data):
        path = pathlib.Path(self.path(name))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data if isinstance(data, bytes) else data.encode())

    def adopt(self, name):
        """Takes a file as it is now for what it was from the beginning."""
        self.files[name] = self.read(name)

    def restore(self):
        """Puts the files back as they were, and takes away what came beside them."""
        for name in os.listdir(self.folder):
            path = self.path(name)
            if os.path.isdir(path) and not os.path.islink(path):
                shutil.rmtree(path, ignore_errors=True)
            else:
                os.unlink(path)
        for name, data in self.files.items():
            self.write(name, data)

    def run(self, *arguments, writes=False, parse=None, presets=None, stdin=b"", text=True, **how):
        """Runs the command with arguments, and reports each promise that it breaks. Returns the outcome."""
        promise = judging.Promise(presets or self.presets, self.attack.slack)
        outcome = running.run(
            [self.attack.command, *arguments], self.folder, promise.seconds * 1.5 + 1, stdin, **how)
        found = judging.broken(outcome, promise, parse, text) + self.changes(outcome, writes)
        self.attack.count(outcome, arguments)
        for said in found[:1]:
            self.attack.fail(said, arguments, self.files, stdin, outcome)
        if writes or found:
            self.restore()
        return outcome

    def changes(self, outcome, writes):
        """What happened to the registry although nothing should have."""
        found = []
        may_change = writes and outcome.code == 0
        if self.registry and not may_change and self.read(self.registry) != self.files[self.registry]:
            found.append("a refused write changed the registry" if writes else "a reader changed the registry")
        if outcome.code in judging.EXIT_CODES:
            left = [name for name in os.listdir(self.folder) if name not in self.files and is_leftover(name)]
            if left:
                found.append(f"left {', '.join(map(repr, sorted(left)))} behind")
        return found


def is_leftover(name):
    """Whether a file is one that only a run in its midst should have."""
    return name.endswith(("-journal", "-wal", "-shm", ".tmp")) or ".tmp" in name


def keep(folder, number, command, arguments, files, stdin, said):
    """Writes a failing run down, so that `sh run` in its folder runs it again."""
    place = pathlib.Path(folder) / str(number)
    shutil.rmtree(place, ignore_errors=True)
    (place / "work").mkdir(parents=True)
    for name, data in files.items():
        path = place / "work" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    (place / "stdin").write_bytes(stdin)
    (place / "what").write_text(said + "\n", errors="replace")
    words = " ".join(shlex.quote(word) for word in arguments)
    (place / "run").write_text(
        "# Runs it again in a copy: sh run [COMMAND]\n"
        f"command=${{1:-{shlex.quote(command)}}}\n"
        'here=$(cd "$(dirname "$0")" && pwd)\ncopy=$(mktemp -d)\ncp -a "$here/work/." "$copy"\ncd "$copy" || exit\n'
        f'(ulimit -v {running.ADDRESS_SPACE >> 10}; SWIFT_BACKTRACE=enable=no "$command" {words} <"$here/stdin")\n'
        'echo "exit $?, in $copy"\n', errors="surrogateescape")
    return place
