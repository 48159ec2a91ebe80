"""Random presets of every kind, as the JSON that a registry is written in."""
from Attack import limits
from Attack.extremes import Raw

SPRINGS = [
    {"duration": (0.05, 2), "bounce": (-0.9, 1)}, {"duration": (0.05, 2)},
    {"response": (0.05, 2), "dampingRatio": (0.05, 2)},
    {"mass": (0.1, 10), "stiffness": (1, 2000), "damping": (0, 100)}, {"stiffness": (1, 2000), "damping": (0.1, 100)},
    {"dampingRatio": (0.05, 3), "stiffness": (10, 10000)}, {"tension": (10, 2000), "friction": (0.1, 100)},
    {"settlingDuration": (0.1, 3), "dampingRatio": (0.05, 1)}, {"bounciness": (0, 30), "speed": (1, 60)},
]
CURVES = ["linear", "easeIn", "easeOut", "easeInOut", "circularEaseIn", "circularEaseOut", "circularEaseInOut"]
VALUES = {
    "scale": 1, "opacity": 1, "offset": 2, "rotation": 1, "color": 4, "frame": 4, "axis": 3, "x": 1, "own-thing": 1}


class Maker:
    """Makes presets that refer to those that it has made.

    `full` is the chance of each count to be as great as a preset may have it: what ends of numbers do not show, ends
    of counts may, and many parts of many numbers more than either.
    """

    KINDS = ["spring"] * 4 + ["curve"] * 2 + ["duration", "tween", "clip", "clip", "sequence", "morph", "alias"]
    FULL_KINDS = ["clip", "clip", "sequence", "morph", "curve", "chain", "spring"]

    def __init__(self, random, numbers, full=0.0):
        self.random, self.numbers, self.full = random, numbers, full
        self.presets = []
        self.names = {"spring": [], "curve": [], "duration": [], "tween": []}
        self.pools = {}
        # What was made as full as it may be, for those who want to know what is reached.
        self.filled = set()
        # Presets that are links of chains, and are no work by themselves.
        self.links = 0

    def make(self, kind=None):
        """Adds one preset, of any kind where none is named."""
        kind = kind or self.random.choice(self.FULL_KINDS if self.full else self.KINDS)
        self.kind, self.pools = kind, {}
        if kind == "chain":
            return self.chain()
        content = getattr(self, kind)()
        if self.chance(0.1) and kind != "alias":
            content["reduced"] = self.random.choice(["none", *self.names["tween"]])
        if self.chance(0.1):
            content["role"] = self.random.choice(["spatial", "effects", "ambient"])
        return self.add(kind, {**content, **self.texts()})

    def add(self, kind, content):
        name = f"g{self.random.randint(1, 3)}.{kind}-{len(self.presets)}"
        if self.fills("name", 0.3):
            room = limits.most("name") - len(name)
            deep = self.chance(0.5)
            name += ".a" * (limits.most("segments") - 2) if deep else "x" * room
        self.presets.append({"name": name, "kind": kind, **content})
        if kind in self.names:
            self.names[kind].append(name)
        return name

    def chance(self, share):
        return self.random.random() < share

    def fills(self, of, share=1.0):
        """Whether something is as much as it may be."""
        if not self.chance(self.full * share):
            return False
        self.filled.add((self.kind, of))
        return True

    def count(self, of, low, high, most=None):
        """How many of something; `most` where there may be fewer than its range says."""
        if not self.fills(of):
            return self.random.randint(low, high if most is None else min(high, most))
        most = limits.most(of) if most is None else most
        return max(low, self.random.choice([most, most, most, most * 9 // 10, most // 3]))

    def part(self, make):
        """What a part of a preset is made of. Of hundreds that differ one would be refused, so that there are a few."""
        pool = self.pools.setdefault(make.__name__, [])
        if not self.full or len(pool) < 2:
            pool.append(make())
            return pool[-1]
        return self.random.choice(pool)

    def known(self, *kinds):
        """The name of a preset that is there already."""
        names = [name for kind in kinds for name in self.names[kind]]
        return self.random.choice(names) if names and self.chance(0.4) else None

    def texts(self):
        """Words of people about a preset, and what other tools keep with it."""
        texts = {}
        long = "As long as a text may be. " * (limits.most("text") // 26)
        if self.fills("text", 0.3):
            texts["summary"] = long
        if self.fills("deprecation", 0.1):
            texts["deprecated"] = long
        if self.fills("exceptions", 0.1):
            texts["allow"] = {"near-duplicate": long}
        if self.fills("extensions", 0.1):
            texts["extensions"] = {"com.attack": "x" * (limits.most("extensions") - 100)}
        return texts

    def numbers_of(self, form):
        return {key: self.numbers(*span, of=key) for key, span in form.items()}

    def delayed(self, content):
        return {**content, "delay": self.numbers(0, 0.5, "delay")} if self.chance(0.2) else content

    def spring(self):
        base = self.known("spring")
        return self.derived(base) if base else self.delayed(self.numbers_of(self.random.choice(SPRINGS)))

    def derived(self, base):
        content = {"base": base}
        if self.chance(0.5):
            content[self.random.choice(["duration", "durationScale"])] = self.numbers(0.3, 2)
        if self.chance(0.5):
            content["extraBounce"] = self.numbers(-0.2, 0.2, "extraBounce")
        return self.delayed(content)

    def chain(self):
        """Bases, and then aliases, in a row; springs that come later may derive from the last."""
        last = self.add("spring", {"duration": self.numbers(0.1, 1), "bounce": self.numbers(0, 0.5)})
        depth = self.count("chain", 1, 4)
        springs = self.random.randint(0, depth)
        for link in range(depth):
            last = self.add("spring", {"base": last, "extraBounce": 0}) if link < springs \
                else self.add("alias", {"of": last})
        self.links += depth
        self.names["spring"] = [last]
        return last

    def curve(self):
        return self.random.choice([self.bezier, self.points, self.steps, self.path])()

    def bezier(self):
        n = self.numbers
        return {"bezier": [n(0, 1), n(-1, 2, "coordinate"), n(0, 1), n(-1, 2, "coordinate")]}

    def points(self):
        xs = sorted(self.random.random() for _ in range(self.count("points", 0, 8, limits.most("points") - 2)))
        middle = [[Raw(format(x, ".9g")), self.numbers(-0.2, 1.2, "coordinate")] for x in xs]
        return {"points": [[0, self.numbers(0, 0)], *middle, [1, self.numbers(1, 1)]]}

    def steps(self):
        jump = self.random.choice([{}, {"jump": "end"}, {"jump": "start"}, {"jump": "none"}, {"jump": "both"}])
        return {"steps": limits.most("steps") if self.fills("steps") else self.numbers.count(2, 12), **jump}

    def path(self):
        n = self.numbers
        if self.fills("path"):
            pieces = limits.most("path") // 50
            ends = [f"{(index + 1) / pieces:.5f}" for index in range(pieces)]
            heights = [*(n(0, 1) for _ in ends[1:]), 1]
            return {"path": "M0,0" + "".join(
                f"C{start},{n(-9, 9, 'coordinate')} {end},{n(-9, 9, 'coordinate')} {end},{height}"
                for start, end, height in zip(["0", *ends], ends, heights))}
        return {"path": f"M 0,0 C {n(0, .3)},{n(0, 1)} {n(.3, .5)},{n(0, 1)} .5,.5 {self.random.choice('LQC')} "
                        f"{n(.5, .8)},{n(.5, 1)} 1,1"}

    def duration(self):
        return {"duration": self.numbers(0, 2, "delay")}

    def tween(self):
        curve = self.known("curve") or self.random.choice([self.random.choice(CURVES), self.curve()])
        return self.delayed({"duration": self.known("duration") or self.numbers(0.05, 2, "duration"), "curve": curve})

    def animation(self):
        return self.known("spring", "tween") or self.part(self.random.choice([self.spring, self.tween]))

    def value(self, size, of="value"):
        numbers = [self.numbers(-100, 400, of) for _ in range(size)]
        return numbers[0] if size == 1 else numbers

    def properties(self, of, low, high, most=None):
        """Properties that move, and of how many numbers each is."""
        count = self.count(of, low, high, most)
        if count <= high:
            return {each: VALUES[each] for each in self.random.sample(sorted(VALUES), count)}
        sizes = self.random.choice([[1], [4], [1, 2, 3, 4]])
        end = "x" * (limits.most("part") - 5) if self.fills("part", 0.2) else ""
        return {f"p{index}{end}": self.random.choice(sizes) for index in range(count)}

    def clip(self):
        chosen = self.properties("tracks", 1, 3)
        frames = self.count("keyframes", len(chosen), 4 * len(chosen))
        # Either all tracks share them, or the first has most of them.
        shares = [max(1, frames // len(chosen))] * len(chosen)
        if self.chance(0.2):
            shares = [max(1, frames - len(chosen) + 1), *[1] * (len(chosen) - 1)]
        kinds = self.random.choice([["linear", "spring", "cubic", "move"], ["spring"], ["cubic"], ["linear"]]) \
            if self.full else ["linear", "spring", "cubic", "move"]
        tracks = [
            {"property": each, "keyframes": [self.keyframe(size, self.random.choice(kinds)) for _ in range(share)]}
            for (each, size), share in zip(chosen.items(), shares)]
        clip = {"initial": {each: self.value(size) for each, size in chosen.items()}, "tracks": tracks}
        if self.chance(0.2):
            clip["driver"] = self.random.choice(["time", "progress"])
        if self.chance(0.2):
            clip["loops"] = self.chance(0.5)
        return clip

    def keyframe(self, size, kind):
        frame = {"type": kind, "to": self.value(size)}
        if kind in ("linear", "cubic") or kind == "spring" and self.chance(0.5):
            frame["duration"] = self.numbers(0.05, 1, "duration")
        if kind == "linear" and self.chance(0.5):
            frame["curve"] = self.known("curve") or self.random.choice(CURVES)
        if kind == "spring" and self.chance(0.7):
            frame["spring"] = self.known("spring") or self.part(self.spring)
        if kind in ("spring", "cubic") and self.chance(0.3):
            frame["startVelocity"] = self.value(size, "velocity")
        if kind == "cubic" and self.chance(0.3):
            frame["endVelocity"] = self.value(size, "velocity")
        return frame

    def sequence(self):
        count = self.count("phases", 2, 5)
        chosen = self.properties("properties", 1, 2, min(limits.most("properties"), limits.most("values") // count))
        phases = [
            {"name": f"p{index}", "values": {each: self.value(size) for each, size in chosen.items()},
             "animation": None if self.chance(0.1) else self.animation()}
            for index in range(count)]
        return {"mode": self.random.choice(["loop", "trigger"]), "phases": phases}

    def morph(self):
        present = {"animation": self.animation()}
        if self.chance(0.4):
            present["initialVelocity"] = self.numbers(-5, 5, "initialVelocity")
        count = self.count("elements", 1, 3)
        most = min(limits.most("properties"), limits.most("values") // count)
        morph = {"present": present, "elements": [self.element(index, most) for index in range(count)]}
        if self.chance(0.4):
            morph["dismiss"] = {"animation": self.animation()}
        if self.chance(0.4):
            n = self.numbers
            morph["interactive"] = {
                "axis": self.random.choice(["up", "down", "left", "right"]), "distance": n(50, 600, "distance"),
                "cap": n(0.1, 1, "cap"), "threshold": n(0.05, 0.9, "threshold"), "finish": self.animation(),
                "cancel": self.animation()}
        return morph

    def element(self, index, most):
        chosen = self.properties("properties", 1, 2, most)
        ends = {each: {"from": self.value(size), "to": self.value(size)} for each, size in chosen.items()}
        element = {"name": f"e{index}", "properties": ends}
        if self.chance(0.3):
            element["delay"] = self.numbers(0, 0.5, "delay")
        if self.chance(0.3):
            element["animation"] = self.animation()
        return element

    def alias(self):
        names = [each["name"] for each in self.presets]
        return {"of": self.random.choice(names)} if names else {"of": "nothing.there"}
