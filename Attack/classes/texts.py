"""Spoiled texts: registries, tokens of others, Resolver files, project files, baselines, SVG paths, points, tables."""
import json
import pathlib

from Attack import judging
from Attack.case import Case
from Attack.mutations import mutated

NAME, UNIT = "texts", "spoiled texts"
GOLDEN = pathlib.Path(__file__).resolve().parent.parent.parent / "Tests/ExportTests/Golden"
PROJECT = json.dumps({
    "registry": "r.json", "exports": [
        {"format": "compose", "to": "out/Motion.kt", "patterns": ["*"], "options": {"package": "com.acme.motion"}},
        {"format": "css", "to": "out/motion.css", "options": {"prefix": "m-", "tolerance": 0.002}}],
    "check": {"include": ["app/**"], "exclude": ["**/Generated/**"], "wrappers": ["withMotion"],
              "thresholds": {"spring": 0.05, "tween": 0.08}, "rules": {"hand-written-near": "warning"}}}, indent=1)
RESOLVER = json.dumps({
    "version": "2025.10", "sets": {"base": {"sources": [{"$ref": "t.json"}]}},
    "modifiers": {"motion": {"contexts": {"full": [], "reduced": [{"$ref": "t.json"}]}, "default": "full"}},
    "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/motion"}]})
SMALL = '{"format":"motionbook/1","presets":[{"name":"a.b","kind":"spring","duration":0.5,"bounce":0.2}]}'
PATHS = ["M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1", "M0 0l.5.5L1 1", "M0,0h.5v.5H1V1",
         "M0,0 Q.5,0 .5,.5 T 1,1", "M0,0 C0,0 .2,0 .5,.5 S 1,1 1,1"]
POINTS = "[[0, 0], [0.3, 1.05], [0.7, 0.98], [1, 1]]"


def golden(name):
    return (GOLDEN / name).read_bytes()


def round(attack, random, index):
    kind = [registry, registry, tokens, resolver, project, project, baseline, path, points, table][index % 10]
    kind(attack, random)


def registry(attack, random):
    source = golden("small.json") if random.random() < 0.7 else golden("everything.json")
    files = {"x.json": mutated(random, source), "r.json": SMALL, "new.db": attack.subject.empty}
    with Case(attack, files, "r.json", 40) as case:
        read = case.run("list", "--registry", "x.json")
        case.run("validate", "x.json", "--format", "json", parse=judging.as_json)
        case.run("validate", "x.json", "--format", "github")
        case.run("import", "x.json", "--registry", "new.db", writes=True)
        case.run("export", "--format", random.choice(attack.subject.formats), "--registry", "x.json")
        case.run("diff", "r.json", "x.json")
        if read.code == 0:
            comes_back(attack, case)


def comes_back(attack, case):
    """What is accepted is exported, and that export is exported to the same bytes."""
    first = case.run("export", "--registry", "x.json", parse=judging.as_json)
    case.write("again.json", first.out)
    second = case.run("export", "--registry", "again.json", parse=judging.as_json)
    if first.code == 0 and first.out != second.out:
        attack.fail("an export does not come back as it was", ["export", "--registry", "x.json"], case.files)


def imported(case, name, *formats):
    for chosen in ([], *(["--format", each] for each in formats)):
        case.run("import", name, *chosen, "--registry", "r.db", writes=True)


def tokens(attack, random):
    source = random.choice(["dtcg.json", "figma.json", "css.css"])
    with Case(attack, {"t": mutated(random, golden(source)), "r.db": attack.subject.empty}, "r.db", 40) as case:
        imported(case, "t", "dtcg", "figma", "css")


def resolver(attack, random):
    spoil = random.random() < 0.5
    files = {
        "m.resolver.json": mutated(random, RESOLVER.encode()) if spoil else RESOLVER,
        "t.json": golden("dtcg.json") if spoil else mutated(random, golden("dtcg.json")), "r.db": attack.subject.empty}
    with Case(attack, files, "r.db", 40) as case:
        imported(case, "m.resolver.json", "dtcg")


def project(attack, random):
    files = {
        ".motionbook.json": mutated(random, PROJECT.encode()), "r.json": SMALL,
        "app/A.swift": "withAnimation(.spring(duration: 0.4, bounce: 0.3)) { }\n"}
    with Case(attack, files, "r.json", 4) as case:
        case.run("check", "app", "--json", parse=judging.as_json)
        case.run("check", "app", "--format", "github")
        case.run("export", "--all", "--check", "--json")
        case.run("export", "--all", writes=True)
        case.run("survey", "app")
        case.run("list")
        names = ("motionbook.css", "out", "Motion.kt")
        outside = [name for name in names if (pathlib.Path(case.outer) / name).exists()]
        if outside:
            attack.fail("an export was written outside of the project", ["export", "--all"], case.files)


def baseline(attack, random):
    with Case(attack, {"r.json": golden("small.json")}, "r.json", 40) as case:
        case.run("validate", "--registry", "r.json", "--write-baseline", "b.json")
        written = case.read("b.json")
        case.files["b.json"] = mutated(random, written or b"{}")
        case.restore()
        case.run("validate", "--registry", "r.json", "--baseline", "b.json", "--json", parse=judging.as_json)
        case.run("validate", "--registry", "r.json", "--baseline", "b.json", "--write-baseline", "b.json")


def path(attack, random):
    words = mutated(random, random.choice(PATHS).encode())[:50_000].replace(b"\0", b" ").decode("utf-8", "replace")
    with Case(attack, {"r.json": SMALL}, "r.json") as case:
        case.run("init", "--from", "r.json", "--registry", "r.db")
        case.adopt("r.db")
        case.registry = "r.db"
        if case.run("add", "curve", "c.d", f"--path={words}", "--registry", "r.db", writes=True).code == 0:
            book = {"format": "motionbook/1", "presets": [{"name": "c", "kind": "curve", "path": words}]}
            case.write("c.json", json.dumps(book))
            for name in ("css", "swift", "dtcg"):
                case.run("export", "--format", name, "--registry", "c.json", parse=judging.PARSERS.get(name))


def points(attack, random):
    with Case(attack, {"r.db": attack.subject.empty, "p.json": mutated(random, POINTS.encode())}, "r.db") as case:
        case.run("add", "curve", "c.d", "--points", "p.json", "--registry", "r.db", writes=True)
        case.run("import", "p.json", "--registry", "r.db", writes=True)


def table(attack, random):
    with Case(attack, {"t.csv": mutated(random, golden("csv.csv")), "r.db": attack.subject.empty}, "r.db", 40) as case:
        case.run("import", "t.csv", "--registry", "r.db", writes=True)
        case.run("validate", "t.csv")
