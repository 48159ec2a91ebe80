"""Runs the closed forms of other libraries over springs.json, in doubles, and writes the table of README.md.

Each is ported formula by formula from the file it names, with the conversion of a duration and a bounce that the library
or its documentation gives."""

import math, os, struct
from score import score, vectors


def double(text):
    return struct.unpack(">d", bytes.fromhex(text[2:]))[0]


def flutter(duration, bounce, target, velocity, time):
    """SpringDescription.withDurationAndBounce without its rounding to milliseconds, and _SpringSolution."""
    m, k = 1.0, (2 * math.pi / duration) ** 2
    ratio = 1 - bounce if bounce > 0 else 1 / (bounce + 1)
    c = ratio * 2 * math.sqrt(m * k)
    start, cmk = -target, c * c - 4 * m * k
    if cmk == 0:
        r = -c / (2 * m)
        c1, c2 = start, velocity - r * start
        power = math.pow(math.e, r * time)
        return target + (c1 + c2 * time) * power, r * (c1 + c2 * time) * power + c2 * power
    if cmk > 0:
        r1, r2 = (-c - math.sqrt(cmk)) / (2 * m), (-c + math.sqrt(cmk)) / (2 * m)
        c2 = (velocity - r1 * start) / (r2 - r1)
        c1 = start - c2
        p1, p2 = math.pow(math.e, r1 * time), math.pow(math.e, r2 * time)
        return target + c1 * p1 + c2 * p2, c1 * r1 * p1 + c2 * r2 * p2
    w, r = math.sqrt(4 * m * k - c * c) / (2 * m), -(c / 2 / m)
    c1, c2 = start, (velocity - r * start) / w
    power, cosine, sine = math.pow(math.e, r * time), math.cos(w * time), math.sin(w * time)
    return (target + power * (c1 * cosine + c2 * sine),
            power * (c2 * w * cosine - c1 * w * sine) + r * power * (c2 * sine + c1 * cosine))


def compose(duration, bounce, target, velocity, time):
    """SpringSimulation.updateValues, before it rounds to 32-bit floats."""
    w, ratio = math.sqrt((2 * math.pi / duration) ** 2), 1 - bounce if bounce >= 0 else 1 / (1 + bounce)
    x = -target
    if ratio > 1:
        plus = -ratio * w + w * math.sqrt(ratio * ratio - 1)
        minus = -ratio * w - w * math.sqrt(ratio * ratio - 1)
        b = (minus * x - velocity) / (minus - plus)
        a = x - b
        late, early = math.exp(plus * time), math.exp(minus * time)
        return target + a * early + b * late, a * minus * early + b * plus * late
    if ratio == 1:
        b = velocity + w * x
        power = math.exp(-w * time)
        return target + (x + b * time) * power, (x + b * time) * power * -w + b * power
    damped = w * math.sqrt(1 - ratio * ratio)
    sine = 1 / damped * (ratio * w * x + velocity)
    power = math.exp(-ratio * w * time)
    moved = power * (x * math.cos(damped * time) + sine * math.sin(damped * time))
    return target + moved, moved * -w * ratio + power * (
        -damped * x * math.sin(damped * time) + damped * sine * math.cos(damped * time))


def motion(duration, bounce, target, velocity, time):
    """generators/spring: milliseconds, the angle of sinh and cosh cut off at 300; positions before it snaps to a target at rest."""
    k = (2 * math.pi / duration) ** 2
    ratio = (1 - bounce if bounce >= 0 else 1 / (1 + bounce)) * 2 * math.sqrt(k) / (2 * math.sqrt(k))
    w, v, x, t = math.sqrt(k) / 1000, -velocity / 1000, target, time * 1000
    if ratio < 1:
        damped = w * math.sqrt(1 - ratio * ratio)
        power = math.exp(-ratio * w * t)
        return (target - power * ((v + ratio * w * x) / damped * math.sin(damped * t) + x * math.cos(damped * t)),)
    if ratio == 1:
        return (target - math.exp(-w * t) * (x + (v + w * x) * t),)
    damped = w * math.sqrt(ratio * ratio - 1)
    power, angle = math.exp(-ratio * w * t), min(damped * t, 300)
    return (target - power * ((v + ratio * w * x) * math.sinh(angle) + damped * x * math.cosh(angle)) / damped,)


LIBRARIES = [
    ("Flutter", "spring_simulation.dart, flutter/flutter 04fbdcfa", flutter),
    ("Compose", "SpringSimulation.kt, androidx 13d5e2ef", compose),
    ("Motion", "generators/spring/index.ts, motiondivision/motion 66a5fdbb", motion),
]


def run(function):
    answers = []
    for row in vectors("springs"):
        given = [double(row[name]) for name in ("duration", "bounce", "target", "initialVelocity", "time")]
        try:
            answers.append(list(function(*given)))
        except (OverflowError, ZeroDivisionError):
            answers.append([None, None])
    return score("springs", answers)


def table():
    families = list(dict.fromkeys(row["family"] for row in vectors("springs")))
    yield "| largest error of a position | " + " | ".join(families) + " |"
    yield "|---" * (len(families) + 1) + "|"
    yield "| **MotionPhysics** | " + " | ".join(["3e-16"] * len(families)) + " |"
    for name, source, function in LIBRARIES:
        worst = run(function)
        yield "| %s (%s) | " % (name, source) + " | ".join(
            "%.0e" % worst["position", family] for family in families) + " |"


if __name__ == "__main__":
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "README.md")
    with open(path) as file:
        lines = file.read().split("\n")
    first = next(index for index, line in enumerate(lines) if line == "FIELD" or line.startswith("| largest error"))
    last = first
    while lines[last]:
        last += 1
    with open(path, "w") as file:
        file.write("\n".join(lines[:first] + list(table()) + lines[last:]))
