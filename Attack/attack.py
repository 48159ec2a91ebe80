"""The attack as a whole: its command, its time, its chance, what it counts and what it keeps."""
import functools
import os
import random
import shutil
import tempfile
import threading
import time

from Attack import case, judging, running, subject


class Attack:
    """Runs classes of attack against one command; a class is a module with NAME, UNIT and `round(attack, random)`."""

    def __init__(self, command, seconds, seed, folder, slack):
        self.command, self.seconds, self.seed, self.folder, self.slack = command, seconds, seed, folder, slack
        self.scratch = tempfile.mkdtemp(prefix="motionbook-attack-")
        self.lock = threading.RLock()
        self.failures = 0
        self.begin("start")

    def begin(self, name):
        self.name, self.runs, self.rounds = name, 0, 0
        self.found, self.codes, self.skipped, self.ran = {}, {}, [], {}
        self.end = time.monotonic() + self.seconds

    @functools.cached_property
    def subject(self):
        """What the command offers."""
        return subject.Subject(self)

    @property
    def over(self):
        return time.monotonic() > self.end

    def count(self, outcome, arguments=()):
        """Counts a run, and the command of the help that it was of."""
        with self.lock:
            self.runs += 1
            self.codes[outcome.code] = self.codes.get(outcome.code, 0) + 1
            words = [" ".join(arguments[:count]) for count in (2, 1)] if "subject" in self.__dict__ else []
            for name in [each for each in words if each in self.subject.commands][:1]:
                self.ran[name] = self.ran.get(name, 0) + 1

    def fail(self, said, arguments, files, stdin=b"", outcome=None):
        """Counts a broken promise; of equal ones, only the first few are kept and printed."""
        kind = (arguments[0] if arguments else "", said.split(":")[0][:28], outcome.code if outcome else 0)
        with self.lock:
            self.found[kind] = self.found.get(kind, 0) + 1
            if self.found[kind] > 2:
                return
            number = f"{self.name}-{sum(min(count, 2) for count in self.found.values())}"
            place = case.keep(self.folder, number, self.command, arguments, files, stdin, said)
            words = judging.visible(" ".join(arguments)[:160])
            what = judging.visible(said[:600])
            print(f"  {self.name}: motionbook {words}\n    {what}\n    again: sh {place}/run", flush=True)

    def attack(self, module):
        """Runs one class for its time on all cores. Returns whether every promise was held."""
        self.begin(module.NAME)
        _ = self.subject.empty  # Asked before there are threads.
        reason = module.impossible(self) if hasattr(module, "impossible") else None
        if reason:
            print(f"{module.NAME}: skipped, {reason}")
            return None
        indices = iter(module.rounds(self)) if hasattr(module, "rounds") else iter(range(10**9))
        errors = []

        def work():
            while not errors and (not self.over or hasattr(module, "rounds")):
                with self.lock:
                    index = next(indices, None)
                    if index is None:
                        return
                    self.rounds += 1
                try:
                    module.round(self, random.Random(f"{self.seed}/{module.NAME}/{index}"), index)
                except Exception as error:  # The attack's own mistake must not pass as a success.
                    errors.append(error)

        workers = [threading.Thread(target=work) for _ in range(os.cpu_count() or 1)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        if errors:
            raise errors[0]
        failures = sum(self.found.values())
        self.failures += failures
        codes = ", ".join(f"{count} ended with {code}" for code, count in sorted(self.codes.items()))
        runs = f"{self.runs} runs over {self.rounds} {module.UNIT}"
        if self.ran:
            print(f"  {module.NAME}: ran " + ", ".join(f"{name} {count}" for name, count in sorted(self.ran.items())))
        print(f"{module.NAME}: {runs}, {failures} failures ({codes})", flush=True)
        return None if self.skipped and not failures else failures == 0

    def skip(self, reason):
        """Says what could not be tried here."""
        with self.lock:
            self.skipped.append(reason)
            print(f"  {self.name}: skipped {judging.visible(reason)}")

    def run_words(self, words, case, **how):
        """Runs another program than the command in a case's folder, with the same limits."""
        outcome = running.run(words, case.folder, 20, **how)
        self.count(outcome)
        return outcome

    def close(self):
        shutil.rmtree(self.scratch, ignore_errors=True)
