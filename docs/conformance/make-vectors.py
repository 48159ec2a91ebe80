"""Writes the vectors beside it: springs, settling, curves, keyframes and conversions by their textbook formulas with 60
digits. Inputs are doubles, written as their 64 bits; answers have 30 digits. Needs mpmath."""

import json, os, random, struct
from mpmath import mp, mpf, sqrt, pi, exp, cos, sin, log, atan2, atanh, floor, nstr

mp.dps = 60
rng = random.Random(20)


def bits(value):
    return "0x" + struct.pack(">d", value).hex()


def digits(value):
    return None if value is None else nstr(mpf(value), 30)


def spread(low, high):
    """A number of any size between two powers of ten."""
    return 10 ** rng.uniform(low, high)


def near(low, high):
    return rng.choice([-1, 1]) * spread(low, high)


class Spring:
    """A duration and a bounce, exactly."""

    def __init__(self, duration, bounce):
        self.duration, self.bounce = duration, bounce
        b = mpf(bounce)
        self.w = 2 * pi / mpf(duration)
        self.ratio = 1 - b if b >= 0 else 1 / (1 + b)
        self.a = self.ratio * self.w
        self.d = self.w**2 * (1 - self.ratio) * (1 + self.ratio)
        self.q = sqrt(abs(self.d))

    def fundamentals(self, t):
        w, a, q, t = self.w, self.a, self.q, mpf(t)
        if self.d > 0:
            return exp(-a * t) * cos(q * t), exp(-a * t) * sin(q * t) / q
        if self.d == 0:
            return exp(-w * t), exp(-w * t) * t
        slow, fast = exp(-w * w / (a + q) * t), exp(-(a + q) * t)
        return (slow + fast) / 2, (slow - fast) / (2 * q)

    def state(self, target, velocity, t):
        e, f = self.fundamentals(t)
        target, velocity = mpf(target), mpf(velocity)
        x = target - (target * (e + self.a * f) - velocity * f)
        return x, target * self.w**2 * f + velocity * (e - self.a * f)

    def residual(self, u, t):
        e, f = self.fundamentals(t)
        return e + (self.a - u) * f

    def numbers(self):
        return [bits(self.duration), bits(self.bounce)]


def halve(f, low, high):
    for _ in range(200):
        middle = (low + high) / 2
        if f(middle) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def turning_times(s, u):
    """The extremum and the zero of a motion that does not oscillate."""
    def time(ratio):
        return 1 / ratio if s.q == 0 else atanh(s.q / ratio) / s.q
    extrema = [s.a - s.w**2 / u] if u != 0 else []
    return ([time(r) for r in extrema if r > s.q], [time(r) for r in [u - s.a] if r > s.q])


def settle(s, u, epsilon):
    u, epsilon = mpf(u), mpf(epsilon)
    if s.d > 0:
        q, slope = s.q, s.a - u
        height, phase, lead = sqrt(1 + (slope / q) ** 2), atan2(slope, q), atan2(s.a, q)
        n = int(floor((q * log(height / epsilon) / s.a + phase + 10) / pi)) + 3
        while (n * pi - lead + phase) / q >= 0:
            t = (n * pi - lead + phase) / q
            z = s.residual(u, t)
            if abs(z) > epsilon:
                sign = 1 if z > 0 else -1
                return halve(lambda x: sign * s.residual(u, x) - epsilon, t, (n * pi + pi / 2 + phase) / q)
            n -= 1
        if epsilon >= 1:
            return mpf(0)
        return halve(lambda x: s.residual(u, x) - epsilon, mpf(0), (phase + pi / 2) / q)
    slow = s.w**2 / (s.a + s.q)
    extrema, zeros = turning_times(s, u)
    points = sorted([mpf(0)] + extrema + zeros)
    last = points[-1] + 1 / slow
    while abs(s.residual(u, last)) > epsilon:
        last *= 2
    found = mpf(0)
    for low, high in zip(points, points[1:] + [last]):
        if abs(s.residual(u, low)) > epsilon >= abs(s.residual(u, high)):
            found = halve(lambda x: abs(s.residual(u, x)) - epsilon, low, high)
    return found


def spring_of(family):
    duration = rng.choice([0.15, 0.5, 1.0, rng.uniform(0.05, 3)])
    if family == "ordinary":
        return Spring(duration, rng.uniform(-0.95, 0.95))
    if family == "near critical":
        return Spring(duration, near(-17, -2))
    if family == "overdamped":
        return Spring(duration, -1 + spread(-6, -1))
    if family == "ringing":
        return Spring(duration, 1 - spread(-6, -2))
    if family == "undamped":
        return Spring(duration, 1.0)
    return Spring(spread(-3, 3), rng.choice([rng.uniform(-0.99, 1), 0.0, near(-8, -1)]))


def springs():
    for family in ["ordinary", "near critical", "overdamped", "ringing", "undamped", "any scale"]:
        for _ in range(150):
            s = spring_of(family)
            target = rng.choice([1.0, 1.0, 0.0, near(-3, 4)])
            velocity = rng.choice([0.0, near(-1, 1) * float(s.w), near(-3, 5)])
            if target == 0 and velocity == 0:
                target = 1.0
            if family in ("ringing", "undamped"):
                time = rng.choice([rng.uniform(0, 100), rng.uniform(0, 1e4)]) * s.duration
                if family == "ringing":
                    time = min(time, rng.choice([1, 4]) / float(s.a))
            else:
                slow = s.a if s.d > 0 else s.w**2 / (s.a + s.q)
                time = rng.choice([rng.uniform(0, 20), rng.uniform(0, 2), spread(-6, 0)]) / float(max(slow, s.w / 1000))
                time = min(time, 1e4 * s.duration)
            x, v = s.state(target, velocity, time)
            scales = abs(target) + abs(velocity) / s.w, s.w * abs(target) + abs(velocity)
            yield [family] + s.numbers() + [bits(target), bits(velocity), bits(time)] + [
                digits(x), digits(v), nstr(scales[0], 17), nstr(scales[1], 17)]


def settlings():
    """Beside a jump: an epsilon next to the height of an extremum, on both sides."""
    for family in ["from rest", "thrown", "near critical", "beside a jump", "beside a jump, damped"]:
        made = 0
        while made < 100:
            epsilon = rng.choice([0.001, 0.01, 1e-4, 1e-9, 0.3])
            velocity = 0.0
            if family == "beside a jump, damped":
                s = Spring(rng.uniform(0.05, 2), rng.choice([0.0, -spread(-6, -0.1), -spread(-6, -0.1)]))
                velocity = float(s.a + s.q) * (1 + spread(-3, 2))
                extrema, _ = turning_times(s, mpf(velocity))
                height = -s.residual(mpf(velocity), extrema[0])
                epsilon = float(height * (1 + mpf(near(-17, -10))))
            else:
                s = spring_of("near critical" if family == "near critical" else "ordinary")
                if family in ("thrown", "near critical"):
                    velocity = near(-1, 2) * float(s.w)
                if family == "beside a jump":
                    s = Spring(s.duration, rng.uniform(0.01, 0.95))
                    turn = rng.choice([1, 2, 3]) * pi / s.q
                    epsilon = float(abs(s.residual(mpf(0), turn)) * (1 + mpf(near(-16, -4))))
            if not 1e-200 < epsilon < 0.9:
                continue
            made += 1
            yield [family] + s.numbers() + [bits(velocity), bits(epsilon), digits(settle(s, velocity, epsilon))]


def thrown():
    """From the target itself: no travel, a velocity."""
    for family in ["from its target", "from its target, overdamped"]:
        for _ in range(60):
            s = Spring(rng.uniform(0.05, 2), rng.uniform(-0.95, 0.95))
            if family != "from its target":
                s = Spring(s.duration, -1 + spread(-9, -1))
            velocity = near(-2, 4)
            if s.d > 0:
                peak = atan2(s.q, s.a) / s.q
            elif s.d == 0:
                peak = 1 / s.a
            else:
                peak = log((s.a + s.q) / s.w) / s.q
            height = abs(velocity * s.fundamentals(peak)[1])
            tolerance = float(height * spread(-6, -0.1))
            yield [family] + s.numbers() + [bits(velocity), bits(tolerance), digits(peak),
                                            digits(thrown_settling(s, velocity, tolerance, peak))]


def thrown_settling(s, velocity, tolerance, peak):
    def gap(t):
        return abs(velocity * s.fundamentals(t)[1]) - tolerance
    last, step = peak, pi / s.q if s.d > 0 else 1 / (s.w**2 / (s.a + s.q))
    if s.d > 0:
        while gap(last + step) > 0:
            last += step
        # Zeros are whole half periods after the start.
        return halve(gap, last, last - peak + step)
    end = last + step
    while gap(end) > 0:
        end += step
    return halve(gap, last, end)


def bezier(x1, y1, x2, y2, x):
    """y and dy/dx, x being strictly between 0 and 1."""
    x1, y1, x2, y2, x = map(mpf, (x1, y1, x2, y2, x))
    def at(first, second, s):
        return 3 * first * s * (1 - s) ** 2 + 3 * second * s * s * (1 - s) + s**3
    def slope(first, second, s):
        return 3 * first * (1 - s) ** 2 + 6 * (second - first) * s * (1 - s) + 3 * (1 - second) * s * s
    s = halve(lambda s: x - at(x1, x2, s), mpf(0), mpf(1))
    run = slope(x1, x2, s)
    return at(y1, y2, s), slope(y1, y2, s) / run if run > mpf(10) ** -40 else None


def beziers():
    for family in ["ordinary", "vertical at an end", "vertical inside"]:
        for _ in range(150):
            y1, y2 = rng.uniform(-1, 2), rng.uniform(-1, 2)
            x1, x2 = rng.uniform(0, 1), rng.uniform(0, 1)
            x = rng.uniform(0, 1)
            if family == "vertical at an end":
                x1, x2 = rng.choice([(0.0, 0.0), (0.0, x2), (1.0, 1.0), (x1, 1.0), (spread(-12, -2), 0.0)])
                x = rng.choice([x, spread(-17, -1), 1 - spread(-15, -1)])
            if family == "vertical inside":
                x1, x2 = rng.choice([(1.0, 0.0), (1 - spread(-12, -2), 0.0), (1.0, spread(-12, -2))])
                x = rng.choice([0.5 + near(-15, -1), x, 0.5])
            y, slope = bezier(x1, y1, x2, y2, x)
            yield [family] + [bits(number) for number in (x1, y1, x2, y2, x)] + [digits(y), digits(slope)]


def conversions():
    for _ in range(150):
        s = Spring(rng.choice([0.5, spread(-2, 1)]), rng.choice([0.0, 0.15, 0.3, rng.uniform(-0.99, 0.99), near(-12, -2)]))
        overshoot = exp(-s.a * pi / s.q) if s.d > 0 else mpf(0)
        yield s.numbers() + [digits(n) for n in (
            s.w**2, 2 * s.a, s.ratio, overshoot, pi / s.q if s.d > 0 else None, s.duration / mpf("1.2"))]


def track(initial, frames):
    """Segments (kind, start, duration, from, to, start velocity, end velocity, spring) by SwiftUI's rules."""
    found, time, value, velocity = [], mpf(0), mpf(initial), mpf(0)
    for index, (kind, to, duration, spring, first, last) in enumerate(frames):
        to, length = mpf(to), mpf(duration)
        if kind == "linear":
            start = end = (to - value) / length
            reached = to
        elif kind == "move":
            start = end = mpf(0)
            reached, length = to, mpf(0)
        elif kind == "spring":
            start = mpf(first) if first is not None else velocity
            x, end = spring.state(to - value, start, length)
            reached = value + x
        else:
            start = mpf(first) if first is not None else velocity
            reached = to
            end = mpf(last) if last is not None else joint(frames, index, value, to, length)
        found.append((kind, time, length, value, reached, start, end, spring, to))
        time, value, velocity = time + length, reached, end
    return found


def joint(frames, index, value, to, length):
    if index + 1 == len(frames):
        return mpf(0)
    kind, end, duration, _, first, _ = frames[index + 1]
    if kind == "move":
        return mpf(0)
    if kind == "linear":
        return (mpf(end) - to) / mpf(duration)
    if first is not None:
        return mpf(first)
    span = 2 * length if kind == "spring" else length + mpf(duration)
    return (mpf(end) - value) / span


def evaluate(segments, t):
    for kind, start, length, value, reached, first, last, spring, to in segments:
        if t > start + length:
            continue
        if t == start + length:
            return reached, last
        s, since = (t - start) / length, t - start
        if kind == "linear":
            return value + (reached - value) * s, first
        if kind == "spring":
            x, v = spring.state(to - value, first, since)
            return value + x, v
        r = 1 - s
        return (value * r * r * (1 + 2 * s) + reached * s * s * (1 + 2 * r) + first * length * s * r * r
                - last * length * s * s * r,
                (reached - value) * 6 * s * r / length + first * r * (r - 2 * s) + last * s * (s - 2 * r))
    return segments[-1][4], mpf(0)


def keyframes():
    for _ in range(60):
        frames, rows = [], []
        for _ in range(rng.randint(2, 5)):
            kind = rng.choice(["linear", "cubic", "cubic", "spring", "move"])
            to, duration = round(rng.uniform(-10, 10), 2), rng.choice([0.125, 0.25, 0.5, 1.0])
            spring = Spring(rng.choice([0.3, 0.5]), rng.choice([-0.3, 0.0, 0.3])) if kind == "spring" else None
            first = rng.uniform(-20, 20) if kind in ("cubic", "spring") and rng.random() < 0.3 else None
            last = rng.uniform(-20, 20) if kind == "cubic" and rng.random() < 0.3 else None
            frames.append((kind, to, duration, spring, first, last))
            row = {"kind": kind, "to": bits(to)}
            if kind != "move":
                row["duration"] = bits(duration)
            if spring:
                row["spring"] = spring.numbers()
            for name, number in [("startVelocity", first), ("endVelocity", last)]:
                if number is not None:
                    row[name] = bits(number)
            rows.append(row)
        initial = round(rng.uniform(-10, 10), 2)
        segments = track(initial, frames)
        # Durations are eighths: sums and these times are exact.
        total = float(segments[-1][1] + segments[-1][2])
        times = sorted({rng.randint(0, int(total * 64)) / 64 for _ in range(8)} | {0.0, total, total + 1})
        answers = [[bits(t)] + [digits(n) for n in evaluate(segments, mpf(t))] for t in times if t > 0]
        largest = max([abs(mpf(initial))] + [max(abs(s[3]), abs(s[4]), abs(s[8]), abs(s[5]) * max(s[2], 1), abs(s[6]) * max(s[2], 1)) for s in segments])
        yield {"initial": bits(initial), "keyframes": rows, "scale": nstr(largest, 17), "answers": answers}


def write(name, about, columns, rows):
    folder = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(folder, name + ".json"), "w") as file:
        file.write('{"about": %s,\n"columns": %s,\n"vectors": [\n' % (json.dumps(about), json.dumps(columns)))
        file.write(",\n".join(json.dumps(row) for row in rows) + "\n]}\n")


write("springs", "Position and velocity of a spring from 0 toward a target, and the scales that errors are shares of.",
      ["family", "duration", "bounce", "target", "initialVelocity", "time", "position", "velocity", "positionScale",
       "velocityScale"], springs())
write("settling", "The last time at which a spring from 0 to 1 is farther than epsilon from 1.",
      ["family", "duration", "bounce", "initialVelocity", "epsilon", "settlingTime"], settlings())
write("thrown", "A spring that leaves its target with a velocity: its largest distance, and the last time beyond a tolerance.",
      ["family", "duration", "bounce", "initialVelocity", "tolerance", "peakTime", "settlingTime"], thrown())
write("curves", "A cubic Bezier timing curve's height and slope at an x.",
      ["family", "x1", "y1", "x2", "y2", "x", "y", "slope"], beziers())
write("keyframes", "Tracks of keyframes by SwiftUI's rules: the value and the velocity at times, which are exact in doubles.",
      ["time", "value", "velocity"], keyframes())
write("conversions", "What a duration and a bounce are in other words, for a mass of 1.",
      ["duration", "bounce", "stiffness", "damping", "dampingRatio", "overshoot", "peakTime", "motionVisualDuration"],
      conversions())
