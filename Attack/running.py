"""Runs a command with limits of memory, time and file size, and says how it ended.

Time is the processor's, so that a busy machine makes no false alarm; only what sleeps is ended by the clock.
"""
import os
import resource
import signal
import subprocess
import tempfile
import threading

ADDRESS_SPACE = 4 << 30
LARGEST_FILE = 256 << 20
ASLEEP = 60.0


class Outcome:
    """How a run ended: exit code (negative for a signal), both outputs, seconds of processor, peak of memory."""

    def __init__(self, code, out, err, seconds, peak, asleep):
        self.code, self.out, self.err = code, out, err
        self.seconds, self.peak, self.asleep = seconds, peak, asleep

    @property
    def sentence(self):
        return self.err.decode("utf-8", "replace")


def environment(folder):
    """What a run sees: nothing of the person who starts it, so that it can change nothing of theirs."""
    return {
        "PATH": os.environ.get("PATH", "/usr/bin:/bin"), "HOME": folder, "TMPDIR": folder, "LANG": "C.UTF-8",
        "NO_COLOR": "1", "TERM": "dumb", "EDITOR": "true", "VISUAL": "true", "SWIFT_BACKTRACE": "enable=no",
        "GIT_CEILING_DIRECTORIES": os.path.dirname(folder), "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_CONFIG_GLOBAL": os.path.join(folder, ".gitconfig"),
    }


def limited(words, seconds, more=""):
    """The words under a shell's limits."""
    script = (
        f"ulimit -c 0; ulimit -v {ADDRESS_SPACE >> 10}; ulimit -t {int(seconds) + 1}; "
        f"ulimit -S -f {LARGEST_FILE >> 9}; {more}\nexec \"$0\" \"$@\"")
    return ["/bin/sh", "-c", script, *words]


def run(words, folder, seconds, stdin=b"", more="", out=None, asleep=None, **variables):
    """Runs words in a folder. `seconds` is when the processor's time is over, `more` further words of the shell.

    `out` is where standard output goes, instead of being read; `asleep` ends what sleeps, after so many seconds.
    """
    scratch = os.path.dirname(folder)
    with tempfile.TemporaryFile(dir=scratch) as source, tempfile.TemporaryFile(dir=scratch) as printed, \
            tempfile.TemporaryFile(dir=scratch) as said:
        source.write(stdin)
        source.seek(0)
        process = subprocess.Popen(
            limited(words, seconds, more), cwd=folder, env={**environment(folder), **variables}, stdin=source,
            stdout=printed if out is None else out, stderr=said, start_new_session=True)
        ended = []

        def end():
            ended.append(True)
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass

        alarm = threading.Timer(asleep or max(ASLEEP, 4 * seconds), end)
        alarm.daemon = True
        alarm.start()
        _, status, usage = os.wait4(process.pid, 0)
        alarm.cancel()
        process.returncode = code = os.waitstatus_to_exitcode(status)
        return Outcome(
            code, contents(printed), contents(said), usage.ru_utime + usage.ru_stime, peak(usage), bool(ended))


def peak(usage):
    """The most memory that a run had; 0 where that is not known, as a process begins with what its parent has had."""
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return usage.ru_maxrss << 10 if usage.ru_maxrss > own else 0


def contents(file):
    file.seek(0)
    return file.read(LARGEST_FILE)
