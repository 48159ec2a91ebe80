"""Motions typed on the command line, with numbers from everywhere."""
from Attack import judging
from Attack.case import Case
from Attack.extremes import Numbers
from Attack.presets import CURVES, SPRINGS, Maker

NAME, UNIT = "literals", "motions"


def round(attack, random, _):
    numbers = Numbers(random, random.choice([0.1, 0.5, 0.9]), random.choice([0.1, 0.5]))
    literal = written(random, numbers)
    files = {"r.json": '{"format":"motionbook/1","presets":[{"name":"a","kind":"spring","duration":0.5}]}',
             "r.db": attack.subject.empty}
    with Case(attack, files, "r.json") as case:
        where = ["--registry", "r.json"]
        runs = [
            ["convert", literal, "--json"], ["convert", literal, f"--velocity={numbers(-10, 10)}"], ["show", literal],
            ["show", literal, "--json"], ["nearest", literal], ["plot", literal], ["plot", literal, "--svg", "-"],
            ["sample", literal, f"--fps={numbers(10, 60)}"], ["sample", literal, f"--until={numbers(0, 3)}", "--json"],
            ["sample", literal, f"--times={numbers(0, 1)},{numbers(1, 2)}", f"--epsilon={numbers(0.001, 0.1)}"],
            ["sample", literal, f"--retarget={numbers(0, 1)}:{numbers(-1, 2)}", f"--velocity={numbers(-9, 9)}"],
            ["sample", literal, f"--from={numbers(-9, 9)}", f"--to={numbers(-9, 9)}", "--progress", "0,0.5,1"],
            ["plot", literal, f"--velocity={numbers(-9, 9)}", f"--width={numbers.count(20, 200)}"],
            ["export", "--format", random.choice(attack.subject.formats), f"--tolerance={numbers(0.0005, 0.01)}"],
        ]
        for words in random.sample(runs, 6):
            parse = judging.as_json if "--json" in words else judging.as_xml if "--svg" in words else None
            Numbers.learn(case.run(*words, *where, parse=parse).sentence)
        options = [f"--{kebab(key)}={numbers(*span)}" for key, span in random.choice(SPRINGS).items()]
        case.run("add", "spring", "new.one", *options, "--registry", "r.db", writes=True)


def kebab(key):
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in key)


def written(random, numbers):
    """A spring or a tween as people type it."""
    if random.random() < 0.7:
        pairs = dict(Maker(random, numbers).numbers_of(random.choice(SPRINGS)))
    else:
        pairs = {"duration": numbers(0.1, 2)}
        if random.random() < 0.5:
            pairs["curve"] = random.choice(CURVES)
        else:
            pairs["bezier"] = ":".join(numbers(0, 1) for _ in range(4))
    if random.random() < 0.2:
        pairs["delay"] = numbers(0, 1)
    return ",".join(f"{key}={value}" for key, value in pairs.items())
