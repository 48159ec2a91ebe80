"""Writes the reference-*.json files beside it: springs by their textbook formulas with 60 digits, settling by
the extrema and 260 halvings. Needs mpmath; inputs are exact doubles, outputs are rounded once."""

import json, math, os, random
from mpmath import mp, mpf, sqrt, pi, exp, cos, sin, log, atan2, atanh, floor, ceil

mp.dps = 60
rng = random.Random(20)


def physics(form, first, second, mass):
    a, b, m = mpf(first), mpf(second), mpf(mass)
    if form == "durationBounce":
        w = 2 * pi / a
        ratio = 1 - b if b >= 0 else 1 / (1 + b)
    elif form == "responseDampingRatio":
        w, ratio = 2 * pi / a, b
    elif form == "stiffnessDampingRatio":
        w, ratio = sqrt(a / m), b
    else:
        w, ratio = sqrt(a / m), b / (2 * sqrt(a * m))
    return w, ratio * w, w * w * (1 - ratio) * (1 + ratio)


def fundamentals(spring, t):
    w, a, d = spring
    t = mpf(t)
    if d > 0:
        q = sqrt(d)
        return exp(-a * t) * cos(q * t), exp(-a * t) * sin(q * t) / q
    if d == 0:
        return exp(-w * t), exp(-w * t) * t
    q = sqrt(-d)
    slow, fast = exp(-w * w / (a + q) * t), exp(-(a + q) * t)
    return (slow + fast) / 2, (slow - fast) / (2 * q)


def residual(spring, u, t):
    e, f = fundamentals(spring, t)
    return e + (spring[1] - u) * f


def halve(f, low, high):
    for _ in range(260):
        middle = (low + high) / 2
        if f(middle) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def ratio_time(q, ratio):
    return 1 / ratio if q == 0 else atanh(q / ratio) / q


def turns(spring, u):
    """Times of the extremum and the zero of a motion that does not oscillate."""
    w, a, d = spring
    q = sqrt(-d)
    extremum = [a - w * w / u] if u != 0 else []
    times = [ratio_time(q, r) for r in extremum if r > q]
    zeros = [ratio_time(q, r) for r in [u - a] if r > q]
    return [t for t in times if t > 0], [t for t in zeros if t > 0]


def settle(spring, u, epsilon):
    w, a, d = spring
    u, epsilon = mpf(u), mpf(epsilon)
    if d > 0:
        q, slope = sqrt(d), a - u
        height, phase, lead = sqrt(1 + (slope / q) ** 2), atan2(slope, q), atan2(a, q)
        n = int(floor((q * log(height / epsilon) / a + phase + 10) / pi)) + 3
        while (n * pi - lead + phase) / q >= 0:
            t = (n * pi - lead + phase) / q
            z = residual(spring, u, t)
            if abs(z) > epsilon:
                sign = 1 if z > 0 else -1
                zero = (n * pi + pi / 2 + phase) / q
                return halve(lambda x: sign * residual(spring, u, x) - epsilon, t, zero)
            n -= 1
        if epsilon >= 1:
            return mpf(0)
        zero = (phase + pi / 2) / q
        return halve(lambda x: residual(spring, u, x) - epsilon, mpf(0), zero)
    slow = w * w / (a + sqrt(-d))
    extrema, zeros = turns(spring, u)
    points = sorted([mpf(0)] + extrema + zeros)
    last = points[-1] + 1 / slow
    while abs(residual(spring, u, last)) > epsilon:
        last *= 2
    found = mpf(0)
    for low, high in zip(points, points[1:] + [last]):
        if abs(residual(spring, u, low)) > epsilon >= abs(residual(spring, u, high)):
            found = halve(lambda x: abs(residual(spring, u, x)) - epsilon, low, high)
    return found


def shape(spring, u):
    w, a, d = spring
    u = mpf(u)
    if d > 0:
        q = sqrt(d)
        angle = atan2(u * q, w * w - a * u)
        peak, arrival = (pi - angle) / q, (pi - atan2(q, a - u)) / q
    else:
        extrema, zeros = turns(spring, u)
        if not zeros:
            return None, None, mpf(0)
        peak, arrival = extrema[0], zeros[0]
    return peak, arrival, -residual(spring, u, peak)


def near(low, high):
    return rng.choice([-1, 1]) * 10 ** rng.uniform(low, high)


def spring(special=None):
    ratio = special if special is not None else rng.choice(
        [1 + near(-12, -3), rng.uniform(0.05, 3), 0.05, 20.0, 1.0])
    form = rng.choice(["durationBounce", "responseDampingRatio", "stiffnessDampingRatio", "massStiffnessDamping"])
    scale = rng.choice([0.15, 0.5, 1.0, rng.uniform(0.05, 3)])
    if form == "durationBounce":
        bounce = 1 - ratio if ratio <= 1 else 1 / ratio - 1
        return form, scale, max(bounce, -0.95), 1.0
    if form == "responseDampingRatio":
        return form, scale, ratio, 1.0
    stiffness, mass = 100 / scale, rng.choice([1.0, 0.3, 5.0])
    if form == "stiffnessDampingRatio":
        return form, stiffness, ratio, mass
    return form, stiffness, ratio * 2 * math.sqrt(stiffness * mass), mass


def write(name, about, rows):
    meta = {"kind": "own computation, 60 digits", "description": about, "generator": "make-references.py"}
    folder = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(folder, name + ".json"), "w") as file:
        file.write('{"meta":' + json.dumps(meta) + ',"vectors":[\n')
        file.write(",\n".join(json.dumps(row, separators=(",", ":")) for row in rows) + "\n]}\n")


def number(value):
    return None if value is None else float(value)


def head(row):
    return dict(zip(["form", "first", "second", "mass"], row))


def settlings():
    for index in range(500):
        epsilon = rng.choice([0.001, 0.01, 1e-4, 1e-9, 1e-300, 0.5, 1.0, 3.0])
        ratio = None
        if epsilon < 1 and index % 2:
            # The ratio at which the nth extremum is epsilon, and close to it on both sides.
            level = -math.log(epsilon) / (rng.choice([1, 2, 3]) * math.pi)
            ratio = level / math.hypot(1, level) * (1 + near(-15, -4))
        row = spring(ratio)
        w, a, d = physics(*row)
        if a == 0:
            continue
        fast = a + sqrt(-d) if d <= 0 else w
        velocity = rng.choice([0.0, 0.0, near(-1, 1) * float(w), near(3, 8), float(fast) * (1 + near(-14, -1))])
        found = settle((w, a, d), velocity, epsilon)
        yield dict(head(row), velocity=velocity, epsilon=epsilon, settle=number(found))


def shapes():
    for _ in range(200):
        row = spring()
        w, a, d = physics(*row)
        fast = a + sqrt(-d) if d <= 0 else w
        velocity = rng.choice([0.0, near(-1, 1) * float(w), float(fast) * (1 + near(-9, -1)), near(1, 4)])
        peak, arrival, overshoot = shape((w, a, d), velocity)
        yield dict(
            head(row), velocity=velocity, peak=number(peak), arrival=number(arrival), overshoot=number(overshoot))


write("reference-settling", "last |x - 1| > epsilon, near its jumps and with three crossings", list(settlings()))
write("reference-shape", "first maximum past 1, first arrival at 1, with initial velocities", list(shapes()))
