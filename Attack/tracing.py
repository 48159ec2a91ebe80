"""Ends or hinders a command at one of its system calls, by strace."""
import functools
import os
import shutil
import sqlite3
import subprocess

from Attack import running

# What writes, and what makes and takes away names. A command that brings its libraries opens nothing of theirs.
CALLS = [
    "write", "pwrite64", "fsync", "fdatasync", "unlink", "unlinkat", "link", "linkat", "rename", "renameat2",
    "ftruncate"]
# Which errors the kernel can give for a call at all.
POSSIBLE = {
    "openat": ["EIO", "ENOSPC", "EMFILE", "EINTR", "EACCES"],
    "unlink": ["EIO", "EACCES"], "unlinkat": ["EIO", "EACCES"],
    "link": ["EIO", "ENOSPC", "EACCES", "EDQUOT"], "linkat": ["EIO", "ENOSPC", "EACCES", "EDQUOT"],
    "rename": ["EIO", "ENOSPC", "EACCES"], "renameat2": ["EIO", "ENOSPC", "EACCES"],
    "fsync": ["EIO", "ENOSPC", "EDQUOT", "EINTR"], "fdatasync": ["EIO", "ENOSPC", "EDQUOT", "EINTR"],
    "write": ["EIO", "ENOSPC", "EDQUOT", "EINTR"], "pwrite64": ["EIO", "ENOSPC", "EDQUOT", "EINTR"],
    "ftruncate": ["EIO", "EINTR"],
}


@functools.cache
def impossible():
    """Why nothing can be traced here, or nothing."""
    if not shutil.which("strace"):
        return "it needs strace: apt-get install strace"
    tried = subprocess.run(["strace", "-o", "/dev/null", "-e", "trace=none", "true"], capture_output=True, check=False)
    return None if tried.returncode == 0 else "this machine does not let a process be traced"


@functools.cache
def is_static(command):
    """Whether a command is one file that the kernel starts without a loader."""
    with open(command, "rb") as file:
        return b"ld-linux" not in file.read(4096) and b"ld-musl" not in file.read(4096)


def calls(command):
    """The calls at which a command can be hindered; what its loader opens is not the command's."""
    return [*CALLS, "openat"] if is_static(command) else CALLS


def run(attack, case, words, call, effect, when):
    """Runs the command under strace; `effect` is strace's own word: signal=KILL, error=EIO."""
    traced = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}", "-e",
              f"inject={call}:{effect}:when={when}", attack.command, *words]
    outcome = running.run(traced, case.folder, 60)
    attack.count(outcome)
    return outcome


def soundness(path):
    """What SQLite itself says of a file: nothing when it is sound."""
    if not os.path.exists(path):
        return None
    try:
        connection = sqlite3.connect(path)
        try:
            said = connection.execute("PRAGMA integrity_check").fetchall()
            dangling = connection.execute("PRAGMA foreign_key_check").fetchall()
        finally:
            connection.close()
    except sqlite3.DatabaseError as error:
        return str(error)
    return None if said == [("ok",)] and not dangling else f"{said[:2]}, {len(dangling)} dangling references"
