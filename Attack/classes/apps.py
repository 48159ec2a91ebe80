"""Source trees of apps, ordinary, generated and hostile, against small and large registries and strange thresholds."""
import json
import re

from Attack import judging
from Attack.case import Case
from Attack.extremes import WILD, Numbers, Raw, text
from Attack.mutations import mutated
from Attack.payloads import TEXTS

NAME, UNIT = "apps", "apps"
# What a number of a source is, and from where to where it usually goes.
SPANS = {
    "d": (0.05, 2), "m": (50, 900), "b": (-0.5, 0.8), "u": (0, 1), "k": (20, 900), "c": (5, 60), "w": (0.5, 3),
    "n": (0, 9)}
NUMBER = re.compile("<([%s])>" % "".join(SPANS))
# Motions in each language, with <…> for a number and # for one that makes names differ.
LINES = {
    "swift": ["withAnimation(.spring(duration: <d>, bounce: <b>)) { x = <n> }",
              "let fast# = Animation.easeOut(duration: <d>)",
              "UIView.animate(withDuration: <d>, delay: <u>) { }", "let base# = <d>",
              ".animation(.timingCurve(<u>, <n>, <u>, <n>, duration: <d>), value: x)",
              ".animation(.spring(response: base1 * <d>, dampingFraction: <u>), value: x)"],
    "kt": ["val a# = spring<Float>(dampingRatio = <u>f, stiffness = <k>f)",
           "tween<Int>(<m>, easing = CubicBezierEasing(<u>f, <n>f, <u>f, <n>f))"],
    "dart": ["AnimationController(vsync: this, duration: Duration(milliseconds: <m>));",
             "const c# = Cubic(<u>, <u>, <u>, <u>);", "SpringDescription(mass: <w>, stiffness: <k>, damping: <c>);"],
    "css": [".a# { transition: opacity <d>s cubic-bezier(<u>, <n>, <u>, <n>) <u>s }",
            ":root { --motion-#: <m>ms; --ease-#: linear(0, <u>, <u> <c>%, 1) }",
            ".b# { animation: spin <d>s var(--ease-1) infinite }"],
    "scss": ["$duration-#: <m>ms;", ".a# { &:hover { transition: transform $duration-1 steps(<c>) } }"],
    "tsx": ["const a# = { type: 'spring', stiffness: <k>, damping: <c>, mass: <w> };",
            "withSpring(<n>, { duration: <m>, dampingRatio: <u> });",
            "el.animate([{ opacity: <u> }], { duration: <m>, easing: 'ease-out' });",
            "<motion.div transition={{ duration: <d>, ease: [<u>, <n>, <u>, <n>] }} "
            "className=\"duration-[<m>ms] ease-[cubic-bezier(<u>,<n>,<u>,<n>)]\" />"],
    "vue": ["<template><p class=\"duration-300\" /></template><style>.a# { transition: all <d>s }</style>"],
    "xml": ["<objectAnimator android:duration=\"<m>\" android:startOffset=\"<m>\" />"],
}
# Repeated without end, each is more than a person writes.
ENDLESS = [
    "(", "{", "[", "\"", "`${", "/*", "\\", "a.", "a(", "<a ", "var(--", "--a: var(--a);", "let a = b + ",
    "if x {} else ", "\n", "withAnimation(", "calc(", "a:b;", "&", ".spring(duration: 0.4)", "<style>", "@media (",
    "\u00e9", "\U0001f600"]


def round(attack, random, index):
    count = [3, 40, 2000, 8000][index % 4]
    numbers = Numbers(random, random.choice([0, 0.05, 0.4]))
    files = {f"app/{number}.{end}": source(random, numbers, end)
             for number, end in enumerate(random.choices(list(LINES), k=random.choice([1, 4, 12])))}
    project = {"registry": "r.json", "check": {
        "thresholds": {"spring": threshold(random), "tween": threshold(random)},
        "wrappers": [f"w{number}" for number in range(random.choice([0, 1, 1000]))],
        "exclude": random.sample(["**/*.css", "{a,b}/{c,d}/**", "[!a]*", "app/1*", "**/**/**/x"], random.randint(0, 2))}}
    files |= {"r.json": registry(random, count), ".motionbook.json": text(project)}
    size = sum(map(len, files.values()))
    # A preset at its limits has the time of thousands of small ones. A motion becomes a finding of ten times its length.
    with Case(attack, files, "r.json", 1 + count // 1000 + size // 200_000) as case:
        form, end = random.choice(attack.subject.reports), random.choice(list(LINES))
        runs = [
            (["check", "app", "--json"], {"parse": judging.as_json}), (["check", "app", "--fix", "--dry-run"], {}),
            (["check", "app", "--format", form], {"parse": judging.PARSERS.get(form)}),
            (["check", "app", "--list-files"], {}), (["check", "app", "--fix"], {"writes": True}),
            (["check", "app", "--write-baseline", "b.json", "--dry-run"], {}),
            (["check", "-", "--stdin-filename", f"x.{end}"],
             {"stdin": source(random, numbers, end).encode("utf-8", "surrogatepass")}),
            (["survey", "app"], {}), (["survey", "app", "--json"], {"parse": judging.as_json}),
            (["survey", "app", "--write", "-"], {"parse": judging.as_json}),
            (["survey", "app", "--svg", "-"], {"parse": judging.as_xml}),
        ]
        for words, how in random.sample(runs, 5):
            if attack.over:
                return
            case.run(*words, **how)


def threshold(random):
    return Raw(random.choice(WILD)) if random.random() < 0.05 else random.choice([1e-300, 1e-6, 0.05, 0.3, 1])


def source(random, numbers, end):
    """A source: lines of motions, some spoiled, some with hostile words or without end."""
    lines = [
        filled(random, numbers, random.choice(LINES[end]), number) for number in range(random.choice([3, 30, 300]))]
    chance = random.random()
    if chance < 0.2:
        lines.insert(random.randrange(len(lines)), random.choice(ENDLESS) * random.choice([300, 20_000, 200_000]))
    elif chance < 0.3:
        lines.append(f"// motionbook:ignore {random.choice(TEXTS)} -- {random.choice(TEXTS)}")
    elif chance < 0.4:
        lines *= random.choice([5, 50])
    whole = "\n".join(lines) + "\n"
    if random.random() < 0.3:
        whole = mutated(random, whole.encode("utf-8", "surrogatepass")).decode("latin-1")
    return whole


def filled(random, numbers, line, index):
    return NUMBER.sub(lambda found: numbers(*SPANS[found.group(1)]), line).replace("#", str(index))


def registry(random, count):
    """So many presets, each of a few numbers."""
    presets = []
    for index in range(count):
        if index % 3:
            content = {"kind": "spring", "duration": round_of(random, 0.1, 2), "bounce": round_of(random, -0.3, 0.5)}
        else:
            content = {"kind": "tween", "duration": round_of(random, 0.05, 1), "curve": {
                "bezier": [round_of(random, 0, 1) for _ in range(4)]}}
        presets.append({"name": f"m.n{index}", **content})
    return json.dumps({"format": "motionbook/1", "presets": presets})


def round_of(random, low, high):
    return float(format(random.uniform(low, high), ".4f"))
