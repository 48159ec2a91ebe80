"""Registries of every kind of preset, with ordinary and extreme numbers, through every command and format."""
import re

from Attack import judging
from Attack.case import Case
from Attack.extremes import Numbers, text
from Attack.presets import Maker

NAME, UNIT = "registries", "registries"
# Of each registry's possible runs, so many: other numbers find more than other commands over the same. Those of full
# presets take long.
RUNS, RUNS_OF_FULL = 30, 10


def round(attack, random, index):
    maker = full(random) if index % 2 else ordinary(random)
    presets = accepted(attack, maker.presets)
    if presets:
        through_all(attack, random, presets, max(1, len(presets) - maker.links), RUNS_OF_FULL if maker.full else RUNS)


def ordinary(random):
    """A maker with presets of a few parts, and numbers from everywhere."""
    maker = Maker(random, Numbers(random, random.choice([0.02, 0.1, 0.2, 0.4]), random.choice([0, 0.1, 0.6])))
    for _ in range(random.choice([1, 1, 2, 3, 6])):
        maker.make()
    return maker


def full(random):
    """A maker with a preset of as many parts as may be, ordinary or at the ends of their ranges; behind one or two on
    which it may stand."""
    edge = random.choice([0, 0, 0.001, 0.05, 0.5, 1])
    maker = Maker(random, Numbers(random, random.choice([0, 0, 0.0001]), edge=edge), random.choice([0.3, 0.7, 1]))
    for _ in range(random.choice([0, 0, 1, 2])):
        maker.make(random.choice(["spring", "curve", "tween", "chain"]))
    maker.make()
    return maker


def book(presets):
    return text({"format": "motionbook/1", "presets": presets})


def accepted(attack, presets):
    """The presets that the command takes, learning from its refusals; what those refer to may go too."""
    for attempt in range(6):
        files = {"r.json": book(presets), "new.db": attack.subject.empty}
        with Case(attack, files, "r.json", max(1, len(presets))) as case:
            found = case.run("list", "--names", "--registry", "r.json")
            if found.code != 2:
                return presets
            Numbers.learn(found.sentence)
            if attack.over:
                return []
            if attempt == 0:
                case.run("validate", "r.json", "--json", parse=judging.as_json)
                case.run("import", "r.json", "--registry", "new.db", writes=True)
            refused = {int(index) for index in re.findall(r"presets\[(\d+)\]", found.sentence)}
            if "straight lines" in found.sentence and any(map(is_long, presets)):
                presets = list(map(halved, presets))
            else:
                presets = [each for index, each in enumerate(presets) if index not in refused] if refused else []
            if not presets:
                return []
    return []


def is_long(preset):
    return any(len(preset.get(key, ())) > 3 for key in ("tracks", "phases", "elements")) or any(
        len(track["keyframes"]) > 3 for track in preset.get("tracks", ()))


def halved(preset):
    """A preset with half of its parts: what is too much by half is as much as may be, soon."""
    parts = {key: preset[key][: (len(preset[key]) + 1) // 2] for key in ("phases", "elements") if key in preset}
    if len(preset.get("tracks", ())) > 3:
        tracks = preset["tracks"][: (len(preset["tracks"]) + 1) // 2]
        parts = {"tracks": tracks, "initial": {each["property"]: preset["initial"][each["property"]] for each in tracks}}
    elif "tracks" in preset:
        parts = {"tracks": [
            {**each, "keyframes": each["keyframes"][: (len(each["keyframes"]) + 1) // 2]} for each in preset["tracks"]]}
    return {**preset, **parts}


def through_all(attack, random, presets, work, most):
    """Runs commands over presets; `work` is how many of them are some."""
    names = [each["name"] for each in presets]
    with Case(attack, {"r.json": book(presets)}, "r.json", work) as case:
        registry = "r.json"
        made = case.run("init", "--from", "r.json", "--registry", "r.db", writes=True)
        if made.code == 0 and random.random() < 0.5:
            registry = "r.db"
            case.run("init", "--from", "r.json", "--registry", "r.db", presets=99)
            case.adopt("r.db")
            case.registry = "r.db"
        case.write("app/a.swift", "withAnimation(.spring(duration: 0.4, bounce: 0.3)) { }\n")
        case.adopt("app/a.swift")
        runs = list(readers(attack, random, registry, names)) + list(writers(attack, random, registry, names))
        for words, how in random.sample(runs, min(most, len(runs))):
            if attack.over:
                return
            case.run(*words, **how)


def readers(attack, random, registry, names):
    where = ["--registry", registry]
    for name in attack.subject.formats:
        yield ["export", "--format", name, *where], {"parse": judging.PARSERS.get(name)}
    for name in attack.subject.reports:
        yield ["validate", "--format", name, *where], {"parse": judging.PARSERS.get(name)}
    yield ["list", "--json", *where], {"parse": judging.as_json}
    for name in random.sample(names, min(3, len(names))):
        for command in ("show", "convert", "nearest"):
            yield [command, name, *where], {}
            yield [command, name, "--json", *where], {"parse": judging.as_json}
        yield ["sample", name, "--json", *where], {"parse": judging.as_json}
        yield ["sample", name, "--progress", "0,0.3,1", *where], {}
        yield ["plot", name, *where], {}
        yield ["plot", name, "--svg", "-", *where], {"parse": judging.as_xml}


def writers(attack, random, registry, names):
    where = ["--registry", registry]
    numbers = Numbers(random, 0.4)
    name = random.choice(names)
    for words, writes in attack.subject.invocations(registry, name):
        yield words, {"writes": True} if writes else {}
    for option in ("--duration-scale", "--time-scale", "--bounce", "--duration", "--delay", "--stiffness"):
        yield ["tweak", name, f"{option}={numbers(0.1, 3)}", *where], {"writes": True}
    yield ["add", "alias", "attack.new", name, *where], {"writes": True}
    yield ["import", "r.json", "--replace", *where], {"writes": True}
    yield ["remove", name, "--detach", *where], {"writes": True}
    yield ["seed", "apple", "--json", *where], {"writes": True, "parse": judging.as_json, "presets": 30}
