# Presets at the ends of what they may hold - properties of every element, numbers of every keyframe, points of every
# curve - took minutes and wrote more than ten megabytes.
needs python3
python3 - <<'PYTHON'
import json, random

def write(name, *presets):
    with open(name + ".json", "w") as file:
        json.dump({"format": "motionbook/1", "presets": presets}, file)

def clip(tracks, size, keyframes):
    names = [f"p{index}" for index in range(tracks)]
    return {"name": "a", "kind": "clip", "initial": {name: [0] * size if size > 1 else 0 for name in names},
            "tracks": [{"property": name, "keyframes": keyframes} for name in names]}

chance = random.Random(3)
points = [[0, 0], *([x, chance.uniform(-1000, 1000)] for x in sorted(chance.random() for _ in range(9998))), [1, 1]]
curve = {"name": "c", "kind": "curve", "points": points}
write("elements", {"name": "a", "kind": "morph", "present": {"animation": {"duration": 1, "curve": "easeInOut"}}, "elements": [
    {"name": f"e{index}", "properties": {f"p{place}": {"from": 0, "to": 9} for place in range(10)}} for index in range(200)]})
write("springs", clip(100, 4, [
    {"type": "spring", "to": [9 * (1 - index % 2)] * 4, "spring": {"duration": 0.5, "bounce": 0.3}} for index in range(8)]))
write("cubics", clip(10, 4, [
    {"type": "cubic", "to": [1e9 * (-1) ** index] * 4, "duration": 3600, "startVelocity": [1e12] * 4, "endVelocity": [-1e12] * 4}
    for index in range(10)]))
write("points", curve, clip(8, 1, [{"type": "linear", "to": 100, "duration": 1, "curve": "c"}]))
write("phases", {"name": "a", "kind": "sequence", "mode": "loop", "phases": [
    {"name": f"h{index}", "values": {f"p{place}": index % 2 for place in range(10)}, "animation": {"duration": 0.5, "bounce": 0.5}}
    for index in range(200)]})
PYTHON
for book in elements springs cubics points phases; do
  for format in samples css uikit motion; do
    ends export --format "$format" --registry $book.json --quiet
    [ "$(wc -c <out)" -le 10485760 ] || broken "$book as $format: $(wc -c <out) bytes"
  done
  ends plot a --width 1000 --registry $book.json
  [ "$(wc -c <out)" -le 10485760 ] || broken "plot of $book: $(wc -c <out) bytes"
done
