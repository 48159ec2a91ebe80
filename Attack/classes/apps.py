"""Source trees of apps, ordinary, generated and hostile, against small and large registries and strange thresholds."""
import json

from Attack import judging
from Attack.case import Case
from Attack.extremes import Numbers, text
from Attack.mutations import mutated
from Attack.payloads import TEXTS

NAME, UNIT = "apps", "apps"
# A motion in each language; N is a number.
LINES = {
    "swift": ["withAnimation(.spring(duration: N, bounce: N)) { x = N }", "let fast = Animation.easeOut(duration: N)",
              "UIView.animate(withDuration: N, delay: N) { }", ".animation(.timingCurve(N, N, N, N, duration: N), value: x)",
              "let base = N", ".animation(.spring(response: base * N, dampingFraction: N), value: x)"],
    "kt": ["val a = spring<Float>(dampingRatio = Nf, stiffness = Nf)", "tween<Int>(N, easing = CubicBezierEasing(Nf, Nf, Nf, Nf))"],
    "dart": ["AnimationController(vsync: this, duration: Duration(milliseconds: N));", "const c = Cubic(N, N, N, N);",
             "SpringDescription(mass: N, stiffness: N, damping: N);"],
    "css": [".aI { transition: opacity Ns cubic-bezier(N, N, N, N) Ns }", ":root { --motion-I: Nms; --ease-I: linear(0, N, N N%, 1) }",
            ".bI { animation: spin Ns var(--ease-I) infinite }"],
    "scss": ["$duration-I: Nms;", ".aI { &:hover { transition: transform $duration-I steps(N) } }"],
    "tsx": ["const aI = { type: 'spring', stiffness: N, damping: N, mass: N };", "withSpring(N, { duration: N, dampingRatio: N });",
            "<motion.div transition={{ duration: N, ease: [N, N, N, N] }} className=\"duration-[Nms] ease-[cubic-bezier(N,N,N,N)]\" />",
            "el.animate([{ opacity: N }], { duration: N, easing: 'ease-out' });"],
    "vue": ["<template><p class=\"duration-N\" /></template><style>.a { transition: all Ns }</style>"],
    "xml": ["<objectAnimator android:duration=\"N\" android:startOffset=\"N\" />"],
}
# Repeated without end, each is more than a person writes.
ENDLESS = ["(", "{", "[", "\"", "`${", "/*", "\\", "a.", "a(", "<a ", "var(--", "--a: var(--a);", "let a = b + ", "if x {} else ",
           "\n", "withAnimation(", "calc(", "a:b;", "&", ".spring(duration: 0.4)", "<style>", "@media (", "\u00e9", "\U0001f600"]


def round(attack, random, index):
    numbers = Numbers(random, random.choice([0, 0.05, 0.4]), 0.3, random.choice([0, 0, 0.3]))
    count = [3, 40, 2000, 8000][index % 4]
    files = {f"app/{number}.{end}": source(random, numbers, end)
             for number, end in enumerate(random.choices(list(LINES), k=random.choice([1, 4, 12])))}
    project = {"registry": "r.json", "check": {
        "thresholds": {"spring": numbers(0.001, 0.3), "tween": numbers(0.001, 0.3)},
        "wrappers": [f"w{number}" for number in range(random.choice([0, 1, 1000]))],
        "exclude": random.sample(["**/*.css", "**", "{a,b}/{c,d}/**", "[!a]*", "app/1*"], random.randint(0, 2))}}
    files |= {"r.json": registry(random, count), ".motionbook.json": text(project)}
    size = sum(map(len, files.values()))
    # A preset at its limits has the time of thousands of small ones, and of a megabyte of source.
    with Case(attack, files, "r.json", 1 + count // 1000 + size // 1_000_000) as case:
        form = random.choice(attack.subject.reports)
        runs = [
            (["check", "app", "--json"], {"parse": judging.as_json}), (["check", "app", "--fix", "--dry-run"], {}),
            (["check", "app", "--format", form], {"parse": judging.PARSERS.get(form)}), (["check", "app", "--list-files"], {}),
            (["check", "app", "--write-baseline", "b.json", "--dry-run"], {}), (["check", "app", "--fix"], {"writes": True}),
            (["check", "-", "--stdin-filename", f"x.{random.choice(list(LINES))}"],
             {"stdin": source(random, numbers, random.choice(list(LINES))).encode("utf-8", "surrogatepass")}),
            (["survey", "app"], {}), (["survey", "app", "--json"], {"parse": judging.as_json}),
            (["survey", "app", "--write", "-"], {"parse": judging.as_json}),
            (["survey", "app", "--svg", "-"], {"parse": judging.as_xml}),
        ]
        for words, how in random.sample(runs, 5):
            if attack.over:
                return
            case.run(*words, **how)


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
        lines *= random.choice([20, 200])
    whole = "\n".join(lines) + "\n"
    if random.random() < 0.3:
        whole = mutated(random, whole.encode("utf-8", "surrogatepass")).decode("latin-1")
    return whole


def filled(random, numbers, line, index):
    parts = line.replace("I", str(index)).split("N")
    return parts[0] + "".join(f"{numbers(0, 1) if random.random() < 0.7 else numbers(1, 900)}{part}" for part in parts[1:])


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
