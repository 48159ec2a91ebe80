# gallery took twenty seconds for 4,000 presets and four times as long for 8,000: each was looked up among all.
needs python3
python3 - >motionbook.json <<'PYTHON'
import json
presets = [{"name": f"g{i // 100}.p{i}", "kind": "spring", "duration": .1 + i % 50 / 50, "bounce": i % 100 / 200}
           for i in range(8000)]
print(json.dumps({"format": "motionbook/1", "presets": presets}))
PYTHON
ends gallery -o page.html
[ -s page.html ] || broken "gallery wrote no page"
