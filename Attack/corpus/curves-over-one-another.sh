# Thousands of curves in one panel of ten thousand columns took two minutes and six gigabytes.
properties=$(seq -s, 1 10 | sed 's/[0-9][0-9]*/"p&":{"from":[0,1,2,3],"to":[1,2,3,4]}/g')
elements=$(seq 1 200 | while read -r n; do printf '%s{"name":"e%s","properties":{%s}}' "${comma:-}" "$n" "$properties"; comma=,; done)
book "{\"name\":\"a\",\"kind\":\"spring\",\"duration\":0.5},{\"name\":\"m\",\"kind\":\"morph\",\"present\":{\"animation\":\"a\"},\"dismiss\":{\"animation\":\"a\"},\"elements\":[$elements]}" >morph.json
"$MOTIONBOOK" validate morph.json >out 2>&1 || grep -q 'warning' out || broken "$(head -c 300 out)"
ends plot a m --width 10000 --registry morph.json
grep -q 'choose a smaller --width' err || broken "not refused: $(tail -c 200 err)"
