"""Scores answers against the vectors beside it: score.py FILE ANSWERS [--bound ERROR].

FILE is springs, settling, thrown, curves or conversions; ANSWERS a JSON array with one array of numbers a row. Prints the
largest error of each family; a number that is missing or not finite counts as an infinite error."""

import argparse, json, os, sys
from decimal import Decimal, getcontext

getcontext().prec = 40
# The answers of each file, and what their errors are shares of: a column, the answer itself, or 1.
ANSWERS = {
    "springs": [("position", "positionScale"), ("velocity", "velocityScale")],
    "settling": [("settlingTime", "itself")],
    "thrown": [("peakTime", "itself"), ("settlingTime", "itself")],
    "curves": [("y", 1), ("slope", "itself")],
    "conversions": [(name, "itself") for name in
                    ("stiffness", "damping", "dampingRatio", "overshoot", "peakTime", "motionVisualDuration")],
}


def vectors(name):
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), name + ".json")) as file:
        contents = json.load(file)
    return [dict(zip(contents["columns"], row)) for row in contents["vectors"]]


def error(found, exact, scale):
    try:
        found = Decimal(found)
    except (TypeError, ValueError, ArithmeticError):
        return float("inf")
    if not found.is_finite():
        return float("inf")
    size = abs(exact) if scale == "itself" else Decimal(scale)
    gap = abs(found - exact)
    return float(gap / size) if size else (0.0 if gap == 0 else float("inf"))


def score(name, answers):
    """The largest error by answer and family."""
    rows = vectors(name)
    if len(answers) != len(rows):
        raise SystemExit("%d rows of answers for %d vectors" % (len(answers), len(rows)))
    worst = {}
    for row, given in zip(rows, answers):
        for (answer, scale), found in zip(ANSWERS[name], given):
            if row[answer] is None:
                continue
            key = answer, row.get("family", "all")
            size = row[scale] if scale in row else scale
            worst[key] = max(worst.get(key, 0), error(found, Decimal(row[answer]), size))
    return worst


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", choices=sorted(ANSWERS))
    parser.add_argument("answers")
    parser.add_argument("--bound", type=float, default=float("inf"))
    given = parser.parse_args()
    with open(given.answers) as file:
        worst = score(given.file, json.load(file))
    for (answer, family), value in worst.items():
        print("%-22s %-28s %.2g" % (answer, family, value))
    sys.exit(max(worst.values()) > given.bound)
