# The same for numbers of presets: each of these crashed an export or validate, did not end, or ate all memory.
while read -r preset; do
  book "$preset" >r.json
  for words in "validate r.json" "list --registry r.json" "show a --registry r.json" "plot a --registry r.json" \
    "sample a --registry r.json" "export --format css --registry r.json" "export --format figma --registry r.json" \
    "export --format swift --registry r.json" "export --format dtcg --registry r.json" \
    "export --format android-xml --registry r.json" "export --format waapi --registry r.json"; do
    # shellcheck disable=SC2086
    ends $words
  done
done <<'PRESETS'
{"name":"a","kind":"spring","duration":1e-150,"bounce":0.5}
{"name":"a","kind":"spring","duration":1e-80,"bounce":0.5}
{"name":"a","kind":"spring","duration":0.5,"bounce":-0.9999999}
{"name":"a","kind":"tween","duration":0.2,"curve":{"bezier":[0.2,1e308,0,1]}}
{"name":"a","kind":"tween","duration":0.2,"curve":{"bezier":[0.2,0,0,-1e308]}}
{"name":"a","kind":"curve","steps":100000000}
{"name":"a","kind":"curve","steps":100000}
{"name":"a","kind":"morph","present":{"animation":{"duration":0.5},"initialVelocity":1e16},"elements":[{"name":"c","properties":{"o":{"from":0,"to":1}}}]}
{"name":"a","kind":"morph","present":{"animation":{"duration":0.5},"initialVelocity":-1.7e308},"elements":[{"name":"c","properties":{"o":{"from":0,"to":1}}}]}
PRESETS
