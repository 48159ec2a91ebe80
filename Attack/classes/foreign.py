"""What others bring: design tokens, variables of Figma and style sheets into a registry that is there, packs that
change, other branches, an editor's strange text, and recordings."""
import json
import math

from Attack import judging
from Attack.case import Case
from Attack.classes.commands import GOLDEN, files
from Attack.extremes import WILD, Numbers, Raw, text
from Attack.mutations import mutated
from Attack.payloads import TEXTS

NAME, UNIT = "foreign", "files of others"
# The presets of the golden files, some hundred, are small: they may take what so many at their limits may.
PRESETS = 5
SHEETS = ["css.css", "scss.scss", "theme.css"]
# What an editor does with the file whose name it is given; the file text is what was made up.
EDITORS = [
    "cat text >\"$1\"", "cat text >>\"$1\"", "rm \"$1\"", "rm \"$1\"; mkdir \"$1\"", "ln -sf r.json \"$1\"", "kill -9 $$",
    "exit 3", ": >\"$1\"", "mv text \"$1\"", "chmod 0 \"$1\"", "tr '{' '[' <text >\"$1\""]


def round(attack, random, index):
    KINDS[index % len(KINDS)](attack, random)


def spoiled(random, data):
    """The data as it is, at times: a right file meets strange options then."""
    return data if random.random() < 0.15 else mutated(random, data)


def golden(name):
    """A golden file; of themes that of style sheets, whose variables they hold."""
    return (GOLDEN / name).read_bytes() if name != "theme.css" else (GOLDEN / "css.css").read_bytes().replace(b":root", b"@theme")


def imports(attack, random):
    """Several files at once, of the formats that are recognised, over presets of the same names."""
    given = {}
    for number in range(random.choice([1, 1, 2, 3])):
        name = random.choice(["figma.json", "figma.json", "dtcg.json", *SHEETS, *SHEETS])
        given[f"{number}.{name}"] = spoiled(random, golden(name))
    known = (GOLDEN / "everything.json").read_bytes()
    with Case(attack, {**files(attack), **given, "known.json": known}, "r.db", PRESETS) as case:
        attack.run_words([attack.command, "import", "known.json", "--exact", "--replace", "--registry", "r.db"], case)
        case.adopt("r.db")
        pair = f"{plain(random)}={plain(random)}"
        option = random.choice([
            [], [], ["--format", random.choice(["dtcg", "css", "figma", "json"])], ["--name", "動き=motion"],
            ["--input", "Motion=reduced"], [f"--name={pair}"], [f"--input={pair}"]])
        for more in ([], ["--replace"], ["--replace", "--exact"], ["--replace", "--dry-run", "--json"]):
            parse = judging.as_json if "--json" in more else None
            case.run("import", *given, *option, *more, "--registry", "r.db", writes=True, parse=parse)


def plain(random):
    return random.choice(TEXTS).replace("\0", "")[:500]


def packs(attack, random):
    """A pack of somebody else's, taken, changed, and taken again."""
    small = (GOLDEN / "small.json").read_bytes()
    given = {**files(attack), "base.json": small if random.random() < 0.7 else spoiled(random, small)}
    with Case(attack, given, "r.db", PRESETS) as case:
        address = random.choice([
            "./base.json", "base.json", "git:.#HEAD:base.json", f"git:{plain(random)}", f"{plain(random)}/base.json"])
        case.run("seed", address, "--registry", "r.db", writes=True)
        attack.run_words([attack.command, "init", "--empty", "--registry", "new.db"], case)
        attack.run_words([attack.command, "seed", "./base.json", "--registry", "new.db"], case)
        case.adopt("new.db")
        case.files["base.json"] = mutated(random, small)
        case.restore()
        for more in ([], ["--update"], ["--update", "--replace"], ["--update", "--dry-run", "--json"]):
            case.run("seed", "./base.json", *more, "--registry", "new.db", writes=True)


def edits(attack, random):
    """An editor that writes what nobody would, or does not write at all."""
    strange = random.choice([
        mutated(random, (GOLDEN / "small.json").read_bytes()), random.choice(TEXTS).encode("utf-8", "surrogatepass"),
        b"[" * 100_000, b"\xff" * 50, b" " * (3 << 20)])
    with Case(attack, {**files(attack), "text": strange}, "r.db", PRESETS) as case:
        editor = f"f() {{ {random.choice(EDITORS)}; }}; f"
        name = random.choice(["spring.quick", "*", "heart.*", "nothing.there"])
        for more in ([], ["--dry-run"], ["--json"]):
            case.run("edit", name, *more, "--registry", "r.db", writes=True, VISUAL=editor)


def merges(attack, random):
    """Three registries of which each was changed."""
    book = json.loads((GOLDEN / "small.json").read_bytes())
    sides = {name: text(changed(random, book)) for name in ("base.json", "ours.json", "theirs.json")}
    if random.random() < 0.3:
        sides["theirs.json"] = mutated(random, sides["theirs.json"].encode("utf-8", "surrogatepass"))
    with Case(attack, {**sides, **files(attack)}, "r.db", PRESETS) as case:
        ours = random.choice(["ours.json", "ours.json", "r.db"])
        words = ["merge", "base.json", ours, "theirs.json"]
        case.run(*words, parse=None)
        case.run(*words, "--json", parse=judging.as_json)
        # Marks of a conflict are no JSON, and that is what they are for.
        case.run(*words, "--conflicts", "markers", f"--path={plain(random)}")
        case.run(*words, "--conflicts", "theirs", "-o", "ours.json")
        case.run("diff", "base.json", "theirs.json", "--json", parse=judging.as_json)


def changed(random, book):
    """The registry with a few presets changed, renamed, doubled and removed."""
    presets = json.loads(json.dumps(book["presets"]))
    for _ in range(random.choice([1, 3, 8])):
        index = random.randrange(len(presets))
        preset, choice = presets[index], random.randrange(5)
        # What others name stays, as a rule, or the registry is refused before it is merged.
        is_free = json.dumps(presets, default=str).count(f'"{preset["name"]}"') == 1 or random.random() < 0.05
        if choice == 0 and is_free:
            del presets[index]
        elif choice == 1 and is_free:
            preset["name"] = random.choice(["new.one", "new.two", preset["name"] + ".x"])
        elif choice == 2:
            preset["summary"] = random.choice(TEXTS)[:9000] or "x"
        elif choice == 3:
            presets.append({**preset, "name": f"copy.n{random.randrange(40)}"})
        else:
            keys = [key for key, value in preset.items() if type(value) in (int, float)]
            if keys:
                preset[random.choice(keys)] = Numbers(random, 0.1)(0.1, 1)
    return {**book, "presets": presets}


def fits(attack, random):
    """Recordings, curves and Lottie tracks, with options that say strange things of them."""
    numbers = Numbers(random, random.choice([0, 0.02, 0.3]), edge=random.choice([0, 0.05]))
    name, data = random.choice([recorded, recorded, table, lottie])(random, numbers)
    data = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if random.random() < 0.3:
        data = mutated(random, data)
    given = [name, "-", f"{numbers(50, 900)}ms linear(0, {numbers(0, 1)}, {numbers(0, 1.2)} {numbers(5, 90)}%, 1)",
             f"{numbers(50, 900)}ms cubic-bezier({numbers(0, 1)}, {numbers(-1, 2)}, {numbers(0, 1)}, {numbers(-1, 2)})",
             f"1 - exp(-{numbers(1, 20)}t)(cos(9t) + {numbers(0, 2)} sin(9t))"]
    options = [
        [], [f"--tolerance={numbers(0.001, 0.1, 'tolerance')}"], [f"--duration={numbers(0.1, 2, 'duration')}"],
        ["--unit", random.choice(["s", "ms"])], ["--unit", "frames", f"--fps={numbers(24, 120)}"],
        [f"--velocity={numbers(-9, 9)}"], [f"--from={numbers(0, 1, 'value')}", f"--to={numbers(0, 100, 'value')}"],
        [f"--start={numbers(0, 1)}"], ["--column", plain(random)], ["--track", "L/position"],
        ["--as", "new.one", "--kind", random.choice(["spring", "tween"])]]
    with Case(attack, {**files(attack), name: data}, "r.db", 3 + len(data) // 1_000_000) as case:
        for source in [name, random.choice(given)]:
            for chosen in random.sample(options, 3):
                words = ["fit", source, *chosen, *random.choice([[], ["--json"]]), "--registry", "r.db"]
                case.run(*words, writes=True, stdin=data, parse=judging.as_json if "--json" in words else None)


def values(random, numbers):
    """Times and values: of a spring, of a curve, of noise, or of anything."""
    count = random.choice([5, 6, 30, 30, 300, 20_000])
    decay, speed, noise = random.uniform(1, 20), random.uniform(1, 60), random.choice([0, 1e-3, 0.1, 10])
    whole, rate = random.choice([0, 0, 1]), random.choice([60, 60, 1000, 0.01])
    for index in range(count):
        time = index / rate
        value = 1 - math.exp(-decay * time) * math.cos(speed * time) + random.gauss(0, noise)
        is_strange = whole and random.random() < 0.1
        yield format(time, ".6f"), str(numbers(-1, 2, "value")) if is_strange else format(value, ".6g")


def recorded(random, numbers):
    separator = random.choice([",", ",", ";", "\t"])
    header = random.choice(["time,value", "t,x", "time (s),value", ""]).replace(",", separator)
    return "s.csv", header + "\n" + "".join(f"{time}{separator}{value}\n" for time, value in values(random, numbers))


def table(random, numbers):
    pairs = [[Raw(time), Raw(value)] for time, value in values(random, numbers)]
    objects = [{"time": time, "value": value} for time, value in pairs]
    return "s.json", text(random.choice([pairs, objects, {"samples": objects}]))


def lottie(random, numbers):
    frames = [{"t": index * 6, "s": [numbers(0, 100, "value")], "i": {"x": [numbers(0, 1)], "y": [numbers(0, 1)]},
               "o": {"x": [numbers(0, 1)], "y": [numbers(0, 1)]}} for index in range(random.choice([1, 2, 5, 300]))]
    layer = {"ty": 4, "nm": "L", "ip": 0, "op": 60, "ks": {"p": {"a": 1, "k": frames}, "o": {"a": 1, "k": frames}}}
    rate = Raw(random.choice(["30", "60", "60", random.choice(WILD)]))
    return "art.json", text({"fr": rate, "ip": 0, "op": 60, "layers": [layer] * random.choice([1, 30])})


KINDS = [imports, packs, edits, merges, fits, imports, fits]
