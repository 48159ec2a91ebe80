"""Random graphs of bases, aliases, partners for less motion and springs in clips, with cycles and long chains."""
import json

from Attack import judging
from Attack.case import Case

NAME, UNIT = "references", "graphs"


def round(attack, random, index):
    long = index % 8 == 7
    presets = chain(random) if long else graph(random)
    names = [each["name"] for each in presets]
    random.shuffle(presets)
    book = json.dumps({"format": "motionbook/1", "presets": presets})
    # What a preset may take is meant for one at its limits; of such small ones a thousand have the time of one more.
    share = 1 + len(presets) // 1000
    with Case(attack, {"r.json": book, "new.db": attack.subject.empty}, "r.json", share) as case:
        chosen = random.sample(names, min(2, len(names)))
        first, last = names[0], names[-1]
        runs = [(["validate", "r.json"], {}), (["validate", "r.json", "--json"], {"parse": judging.as_json})]
        others = [
            (["list", "--registry", "r.json"], {}),
            (["list", "--json", "--registry", "r.json"], {"parse": judging.as_json})]
        for name in {*chosen, first, last}:
            others.append((["show", name, "--json", "--registry", "r.json"], {"parse": judging.as_json}))
        for name in random.sample(attack.subject.formats, 4):
            others.append((["export", "--format", name, "--registry", "r.json"], {"parse": judging.PARSERS.get(name)}))
        for words, how in runs + random.sample(others, min(6, len(others))):
            if attack.over:
                return
            case.run(*words, **how)
        case.run("import", "r.json", "--registry", "new.db", writes=True)
        made = case.run("init", "--from", "r.json", "--registry", "r.db", writes=True)
        if made.code == 0:
            in_database(attack, random, case, chosen, first)


def in_database(attack, random, case, chosen, first):
    case.run("init", "--from", "r.json", "--registry", "r.db")
    case.adopt("r.db")
    case.registry = "r.db"
    if case.files["r.db"] is None:
        del case.files["r.db"]
        return
    for name in {*chosen, first}:
        for words in (["remove", name, "--detach"], ["remove", name], ["rename", name, "renamed.one"],
                      ["tweak", name, "--duration-scale=1.5"], ["copy", name, "copied.one"]):
            if attack.over:
                return
            case.run(*words, "--registry", "r.db", writes=True)
    case.run("validate", "--registry", "r.db")
    case.run("list", "--registry", "r.db")


def graph(random):
    """Presets that refer to one another, forwards, backwards, to themselves and to nothing."""
    count = random.choice([3, 5, 8, 13, 40, 120])
    names = [f"n{index}" for index in range(count)]
    forward = random.random() < 0.5

    def target(index):
        if random.random() < 0.01:
            return "nobody"
        return random.choice(names[:index] or names) if forward else random.choice(names)

    def preset(index):
        return kinds(random, names[index], lambda: target(index))

    return [preset(index) for index in range(count)]


def kinds(random, name, target):
    choice = random.random()
    if choice < 0.45:
        preset = {"name": name, "kind": "spring", "base": target(), "extraBounce": 0}
    elif choice < 0.6:
        preset = {"name": name, "kind": "alias", "of": target()}
    elif choice < 0.7:
        preset = {"name": name, "kind": "clip", "initial": {"scale": 1}, "tracks": [
            {"property": "scale", "keyframes": [{"type": "spring", "to": 2, "spring": target()}]}]}
    elif choice < 0.8:
        preset = {"name": name, "kind": "sequence", "mode": "loop", "phases": [
            {"name": "a", "values": {"scale": 1}, "animation": target()},
            {"name": "b", "values": {"scale": 2}, "animation": None}]}
    else:
        preset = {"name": name, "kind": "spring", "duration": 0.5}
    if preset["kind"] != "alias" and random.random() < 0.3:
        preset["reduced"] = target()
    return preset


def chain(random):
    """One long chain, or one ring, of bases, aliases or partners."""
    count = random.choice([150, 400, 1000, 3000])
    kind = random.choice(["base", "of", "reduced"])
    ring = random.random() < 0.3
    start = {"name": "n0", "kind": "spring", "duration": 0.5}
    if ring:
        start = link(kind, "n0", f"n{count - 1}")
    return [start, *(link(kind, f"n{index}", f"n{index - 1}") for index in range(1, count))]


def link(kind, name, other):
    if kind == "of":
        return {"name": name, "kind": "alias", "of": other}
    if kind == "base":
        return {"name": name, "kind": "spring", "base": other, "extraBounce": 0}
    return {"name": name, "kind": "spring", "duration": 0.5, "reduced": other}
