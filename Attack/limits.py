"""How far each number may go, and how much a preset may hold: the table of docs/ranges.md, which a test holds to the
code."""
import pathlib
import re

TABLE = pathlib.Path(__file__).resolve().parent.parent / "docs" / "ranges.md"
ROW = re.compile(r"^\| ([^|]+) \| (?:(\S+), or )?from (\S+) to (\S+)(?: [a-z][a-z ]*)?(?:, or (\S+))? \|", re.M)
# The subjects of the table that presets speak of by other words.
SUBJECTS = {
    **dict.fromkeys(("duration", "response"), "duration of a spring, tween or keyframe"),
    "delay": "delay, and a duration preset", "durationScale": "durationScale, time scale",
    "stiffness": "stiffness, tension", "tension": "stiffness, tension", "damping": "damping, friction",
    "friction": "damping, friction", "speed": "Origami's speed", "bounciness": "Origami's bounciness",
    "initialVelocity": "initialVelocity, in travels per second",
    "value": "value of a property", "velocity": "velocity of a keyframe", "coordinate": "y of a Bezier, points and paths",
    "distance": "distance of a gesture", "cap": "cap of a gesture", "threshold": "threshold of a gesture",
    "projection": "projection of a gesture", "points": "points of a curve", "path": "characters of a path",
    "tracks": "tracks of a clip", "keyframes": "keyframes of a clip", "phases": "phases of a sequence",
    "elements": "elements of a morph", "properties": "properties of a phase or element",
    "values": "values of a sequence or morph", "chain": "bases and aliases in a row", "name": "characters of a name",
    "segments": "segments of a name", "part": "characters of a property's, phase's or element's name",
    "text": "characters of a summary, deprecation or reason", "extensions": "extensions of a preset",
}


def read(text):
    """The numbers that end each range of the table, a single one beside it last."""
    return {
        subject: [float(number) for number in (low, high, before or after) if number]
        for subject, before, low, high, after in ROW.findall(text)}


TABLED = read(TABLE.read_text())


def ends(of):
    """The numbers that end a range; none where the table has none of that name."""
    return TABLED.get(SUBJECTS.get(of, of), [])


def most(of):
    """How many of something there may be."""
    return int(ends(of)[1])
