# Files of a hundred megabytes of tokens, of a million nested groups and of aliases in circles were never tried.
python3 - <<'PYTHON'
def write(name, *parts):
    with open(name, "w") as file:
        file.writelines(parts)

color = '"%d": {"$type": "color", "$value": "#000000", "$description": "' + "x" * 150 + '"}'
write("large.json", '{"fast": {"$type": "duration", "$value": "90ms"}, "c": {', ",\n".join(color % i for i in range(480_000)), "}}")
write("near.json", '{"fast": {"$type": "duration", "$value": "90ms"}, "c": {', ",\n".join(color % i for i in range(60_000)), "}}")
rule = f"  --c%d: #000000 /* {'x' * 60} */;\n"
write("sheet.css", ":root { --duration-fast: 90ms;\n", "".join(rule % i for i in range(1_000_000)), "}")
write("near.css", ":root { --duration-fast: 90ms;\n", "".join(rule % i for i in range(100_000)), "}")
write("deep.json", '{"a":' * 1_000_000, "1", "}" * 1_000_000)
write("wide.json", "{", ",".join(f'"g{i}": {{}}' for i in range(200_000)), "}")
many = 5000
write("circle.json", "{", ",\n".join(f'"d{i}": {{"$type": "duration", "$value": "{{d{(i + 1) % many}}}"}}' for i in range(many)), "}")
write("chain.json", "{", ",\n".join(f'"d{i}": {{"$type": "duration", "$value": "{{d{i + 1}}}"}}' for i in range(many)),
      f', "d{many}": {{"$type": "duration", "$value": "1s"}}}}')
write("sums.json", "{", ",\n".join(f'"duration{i}": {{"value": "{{duration{(i + 1) % 2000}}} + {{duration{(i + 2) % 2000}}}"}}' for i in range(2000)), "}")
write("nan.json", '{"d": {"$type": "duration", "$value": {"value": NaN, "unit": "ms"}}}')
write("infinity.json5", '{d: {$type: "cubicBezier", $value: [0, Infinity, 1, 1]}}')
open("utf16.json", "wb").write('{"d": {"$type": "duration", "$value": "1s"}}'.encode("utf-16"))
open("latin.json", "wb").write('{"é": {"$type": "duration", "$value": "1s"}}'.encode("latin-1"))
open("utf16.css", "wb").write(':root { --duration-a: 1s }'.encode("utf-16"))
PYTHON
"$MOTIONBOOK" init --empty >out
before=$(cksum <motionbook.db)
refused() {
  ends import "$1"
  [ "$(cksum <motionbook.db)" = "$before" ] || broken "$1 was read in part"
  grep -q "${2:-$1}" err || broken "$1 was refused without a word of $2: $(head -c 200 err)"
}
refused deep.json 'nested deeper than'
refused wide.json 'added 0'
refused circle.json 'circle.json:'
refused chain.json 'chain.json:'
refused sums.json 'added 0'
refused nan.json 'nan.json:1:49'
refused infinity.json5 'infinity.json5:1:'
refused utf16.json 'UTF-16'
refused latin.json 'not UTF-8'
refused utf16.css 'UTF-16'
refused large.json 'more than 64 MB'
refused sheet.css 'more than 64 MB'
for file in near.json near.css; do
  ends import "$file" --dry-run
  grep -q 'added 1,' out || broken "$file: $(head -c 200 err)"
done
