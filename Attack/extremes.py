"""Ordinary and extreme numbers, and JSON that holds them as they are written."""
import json
import math
import re
import struct

from Attack import limits

WILD = [
    "0", "-0", "-0.0", "1e-400", "5e-324", "-5e-324", "2.2250738585072014e-308", "1e-300", "1e-150", "1e-100", "1e-16",
    "1e-15", "1e-9", "1e-6", "0.1", "1", "1e6", "1e9", "1e12", "1e14", "1e15", "1e16", "1e18", "1e19", "1e100", "1e150",
    "1e300", "1e308", "1.7976931348623157e308", "-1e308", "1e309", "1e400", "4294967295", "4294967296", "2147483648",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551616",
    "9007199254740993", "0." + "0" * 400 + "1", "1" + "0" * 400, "0.1" + "0" * 2000, "00", "+1", "1.", ".5", "NaN",
    "Infinity", "-Infinity", "0x10", "1e", "1e+", "\"0.5\"", "null", "true", "[]", "{}", "\"NaN\"",
]
# Of those, what a parser of numbers takes.
FINITE = [word for word in WILD[:WILD.index("00")] if math.isfinite(float(word))]
# Ends that motion has by its nature; those that the command sets are learned from its refusals.
ENDS = [0.0, 1.0, -1.0, 0.0001, 3600.0, 0.001, 1e-3, 1e6, 1e-6, 100.0, 1000.0, 1e4, 1e5]
RANGES = re.compile(
    r"(?:from|to|at (?:least|most)|(?:more|greater|less) than|between|and|below|above) "
    r"(-?\d[\d.,_]*(?:e[-+]?\d+)?)( ms\b)?")


class Raw(str):
    """A number as it shall stand in JSON, right or wrong."""


def text(value):
    """JSON with raw numbers in it."""
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(key)}:{text(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(map(text, value)) + "]"
    return json.dumps(value)


def beside(number):
    """The doubles right below and above."""
    bits = struct.unpack("<q", struct.pack("<d", abs(number)))[0]
    steps = [struct.unpack("<d", struct.pack("<q", bits + step))[0] for step in (-1, 1) if bits + step >= 0]
    return [math.copysign(each, number) for each in steps]


class Numbers:
    """Numbers for one registry: ordinary ones, with a chance of `edge` those at the ends of their range, where one is
    named, and with a chance of `extreme` others."""

    learned = set(ENDS)

    def __init__(self, random, extreme, wild=0.3, edge=0.0):
        self.random, self.extreme, self.wild, self.edge = random, extreme, wild, edge

    @classmethod
    def learn(cls, sentence):
        """Takes the ends of ranges from what the command says when it refuses a number."""
        if len(cls.learned) > 400:
            return
        for number, milliseconds in RANGES.findall(sentence):
            try:
                value = float(number.replace(",", "").replace("_", "").rstrip("."))
            except ValueError:
                continue
            cls.learned |= {value, value / 1000} if milliseconds else {value}

    def written(self, low, high, of=None):
        """A number between two, as a rule, as it is written."""
        random = self.random
        ends = limits.ends(of)
        if ends and random.random() < self.edge:
            return repr(random.choice(ends))
        if random.random() >= self.extreme:
            if random.random() < 0.1:
                return str(random.choice([low, high]))
            return format(random.uniform(low, high), f".{random.randint(1, 6)}g")
        if random.random() < self.wild:
            return random.choice(WILD if random.random() < 0.3 else FINITE)
        if random.random() < 0.4:
            return format(random.choice([1, -1, 1, 1]) * 10.0 ** random.uniform(-12, 12), ".3g")
        end = random.choice(sorted(self.learned))
        return repr(random.choice([end, end, *beside(end), end / 2, end * 2, end * 0.999999, end * 1.000001]))

    def __call__(self, low, high, of=None):
        return Raw(self.written(low, high, of))

    def count(self, low, high):
        """A whole number of things."""
        if self.random.random() < self.extreme / 2:
            return Raw(self.random.choice(["0", "-1", "1.5", *map(str, [10**power for power in range(2, 10)]), "255"]))
        return self.random.randint(low, high)
