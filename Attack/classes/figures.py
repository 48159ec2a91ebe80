"""Plots of any width, galleries alone and against another registry, and exports of any tolerance."""
from Attack import judging, limits
from Attack.case import Case
from Attack.classes import registries
from Attack.extremes import WILD, Numbers
from Attack.payloads import TEXTS

NAME, UNIT = "figures", "registries"
RUNS = 8


def round(attack, random, index):
    maker = registries.full(random) if index % 3 == 2 else registries.ordinary(random)
    presets = registries.accepted(attack, maker.presets)
    if not presets:
        return
    # The registry as it was: without some, and with others.
    older = registries.accepted(attack, registries.ordinary(random).presets) + random.sample(presets, len(presets) // 2)
    older = list({each["name"]: each for each in older}.values())
    work = 2 * max(1, len(presets) - maker.links)
    files = {"r.json": registries.book(presets), "old.json": registries.book(older)}
    with Case(attack, files, "r.json", work) as case:
        if case.run("list", "--names", "--registry", "old.json").code:
            case.write("old.json", registries.book([]))
        runs = [*plots(random, presets), *galleries(attack, random), *tolerances(attack, random)]
        for words, how in random.sample(runs, RUNS):
            if attack.over:
                return
            case.run(*words, "--registry", "r.json", **how)


def end_of(random, subject):
    """A number at the ends of a range, beyond them, or of no range."""
    low, high = limits.ends(subject)[:2]
    if random.random() < 0.1:
        return random.choice(WILD)
    return random.choice([low, low, high, high, low * 0.99, high * 1.01])


def plots(random, presets):
    names = [each["name"] for each in random.sample(presets, min(len(presets), random.choice([1, 1, 2, 9])))]
    velocity = f"--velocity={Numbers(random, 0.2, edge=0.4)(-9, 9, 'initialVelocity')}"
    for _ in range(3):
        width = end_of(random, random.choice(["columns of a plot", "pixels of an SVG's width"]))
        width = f"--width={width if isinstance(width, str) else format(width, '.0f')}"
        yield ["plot", *names, width, velocity], {}
        yield ["plot", *names, width, "--svg", "-", velocity], {"parse": judging.as_xml}
        yield ["plot", "*", width, "--svg", "-", "--apart"], {"parse": judging.as_xml}
        yield ["plot", *names, width, "--json"], {"parse": judging.as_json}


def galleries(attack, random):
    title = random.choice(TEXTS).replace("\0", "") or "x"
    codes = ",".join(random.sample(attack.subject.formats, 3))
    yield ["gallery", "-o", "-"], {}
    yield ["gallery", "-o", "-", "--against", "old.json"], {}
    yield ["gallery", "-o", "-", "--no-code", f"--title={title[:2000]}"], {}
    yield ["gallery", "-o", "-", f"--code={codes}", "--against", "r.json"], {}
    yield ["gallery", "g1.*", "-o", "page.html"], {}
    yield ["diff", "old.json", "r.json", "--json"], {"parse": judging.as_json}


def tolerances(attack, random):
    for form in random.sample(attack.subject.formats, 6):
        words = ["export", "--format", form, f"--tolerance={end_of(random, 'tolerance')}"]
        yield words, {"parse": judging.PARSERS.get(form)}
