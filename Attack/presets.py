"""Random presets of every kind, as the JSON that a registry is written in."""
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
    """Makes presets that refer to those that it has made."""

    # As many of each as a registry may hold, about: what ends of numbers do not show, ends of counts may.
    MANY = {"points": 9_000, "keyframes": 300, "phases": 190, "elements": 190}

    def __init__(self, random, numbers, many=False):
        self.random, self.numbers, self.many = random, numbers, many
        self.presets = []
        self.names = {"spring": [], "curve": [], "duration": [], "tween": []}

    def make(self, kind=None):
        """Adds one preset, of any kind where none is named."""
        kind = kind or self.random.choice(
            ["spring"] * 4 + ["curve"] * 2 + ["duration", "tween", "clip", "clip", "sequence", "morph", "alias"])
        name = f"g{self.random.randint(1, 3)}.{kind}-{len(self.presets)}"
        content = getattr(self, kind)()
        if self.chance(0.1) and kind != "alias":
            content["reduced"] = self.random.choice(["none", *self.names["tween"]])
        if self.chance(0.1):
            content["role"] = self.random.choice(["spatial", "effects", "ambient"])
        self.presets.append({"name": name, "kind": kind, **content})
        if kind in self.names:
            self.names[kind].append(name)
        return name

    def chance(self, share):
        return self.random.random() < share

    def count(self, of, low, high):
        """How many of something."""
        return self.MANY[of] if self.many else self.random.randint(low, high)

    def known(self, *kinds):
        """The name of a preset that is there already."""
        names = [name for kind in kinds for name in self.names[kind]]
        return self.random.choice(names) if names and self.chance(0.4) else None

    def numbers_of(self, form):
        return {key: self.numbers(*span) for key, span in form.items()}

    def delayed(self, content):
        return {**content, "delay": self.numbers(0, 0.5)} if self.chance(0.2) else content

    def spring(self):
        base = self.known("spring")
        if not base:
            return self.delayed(self.numbers_of(self.random.choice(SPRINGS)))
        content = {"base": base}
        if self.chance(0.5):
            content[self.random.choice(["duration", "durationScale"])] = self.numbers(0.3, 2)
        if self.chance(0.5):
            content["extraBounce"] = self.numbers(-0.2, 0.2)
        return self.delayed(content)

    def curve(self):
        return self.random.choice([self.bezier, self.points, self.steps, self.path])()

    def bezier(self):
        return {"bezier": [self.numbers(0, 1), self.numbers(-1, 2), self.numbers(0, 1), self.numbers(-1, 2)]}

    def points(self):
        xs = sorted(self.random.random() for _ in range(self.count("points", 0, 8)))
        middle = [[Raw(format(x, ".6g")), self.numbers(-0.2, 1.2)] for x in xs]
        return {"points": [[0, self.numbers(0, 0)], *middle, [1, self.numbers(1, 1)]]}

    def steps(self):
        jump = self.random.choice([{}, {"jump": "end"}, {"jump": "start"}, {"jump": "none"}, {"jump": "both"}])
        return {"steps": self.numbers.count(2, 12), **jump}

    def path(self):
        n = self.numbers
        return {"path": f"M 0,0 C {n(0, .3)},{n(0, 1)} {n(.3, .5)},{n(0, 1)} .5,.5 {self.random.choice('LQC')} "
                        f"{n(.5, .8)},{n(.5, 1)} 1,1"}

    def duration(self):
        return {"duration": self.numbers(0, 2)}

    def tween(self):
        curve = self.known("curve") or self.random.choice([self.random.choice(CURVES), self.curve()])
        return self.delayed({"duration": self.known("duration") or self.numbers(0.05, 2), "curve": curve})

    def animation(self):
        return self.known("spring", "tween") or self.random.choice([self.spring, self.tween])()

    def value(self, size):
        numbers = [self.numbers(-100, 400) for _ in range(size)]
        return numbers[0] if size == 1 else numbers

    def clip(self):
        chosen = self.random.sample(sorted(VALUES), self.random.randint(1, 3))
        tracks = [
            {"property": each, "keyframes": [self.keyframe(VALUES[each]) for _ in range(self.count("keyframes", 1, 4))]}
            for each in chosen]
        clip = {"initial": {each: self.value(VALUES[each]) for each in chosen}, "tracks": tracks}
        if self.chance(0.2):
            clip["driver"] = self.random.choice(["time", "progress"])
        if self.chance(0.2):
            clip["loops"] = self.chance(0.5)
        return clip

    def keyframe(self, size):
        kind = self.random.choice(["linear", "spring", "cubic", "move"])
        frame = {"type": kind, "to": self.value(size)}
        if kind in ("linear", "cubic") or kind == "spring" and self.chance(0.5):
            frame["duration"] = self.numbers(0.05, 1)
        if kind == "linear" and self.chance(0.5):
            frame["curve"] = self.known("curve") or self.random.choice(CURVES)
        if kind == "spring" and self.chance(0.7):
            frame["spring"] = self.known("spring") or self.spring()
        if kind in ("spring", "cubic") and self.chance(0.3):
            frame["startVelocity"] = self.value(size)
        if kind == "cubic" and self.chance(0.3):
            frame["endVelocity"] = self.value(size)
        return frame

    def sequence(self):
        chosen = self.random.sample(sorted(VALUES), self.random.randint(1, 2))
        phases = [
            {"name": f"p{index}", "values": {each: self.value(VALUES[each]) for each in chosen},
             "animation": None if self.chance(0.1) else self.animation()}
            for index in range(self.count("phases", 2, 5))]
        return {"mode": self.random.choice(["loop", "trigger"]), "phases": phases}

    def morph(self):
        present = {"animation": self.animation()}
        if self.chance(0.4):
            present["initialVelocity"] = self.numbers(-5, 5)
        morph = {"present": present, "elements": [self.element(index) for index in range(self.count("elements", 1, 3))]}
        if self.chance(0.4):
            morph["dismiss"] = {"animation": self.animation()}
        if self.chance(0.4):
            morph["interactive"] = {
                "axis": self.random.choice(["up", "down", "left", "right"]), "distance": self.numbers(50, 600),
                "cap": self.numbers(0.1, 1), "threshold": self.numbers(0.05, 0.9), "finish": self.animation(),
                "cancel": self.animation()}
        return morph

    def element(self, index):
        chosen = self.random.sample(sorted(VALUES), self.random.randint(1, 2))
        ends = {each: {"from": self.value(VALUES[each]), "to": self.value(VALUES[each])} for each in chosen}
        element = {"name": f"e{index}", "properties": ends}
        if self.chance(0.3):
            element["delay"] = self.numbers(0, 0.5)
        if self.chance(0.3):
            element["animation"] = self.animation()
        return element

    def alias(self):
        names = [each["name"] for each in self.presets]
        return {"of": self.random.choice(names)} if names else {"of": "nothing.there"}
