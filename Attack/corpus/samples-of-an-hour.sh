# Samples of a motion of minutes were bounded by how many numbers they have, not by how much is written of them.
book '{"name":"a","kind":"tween","duration":3600,"curve":{"bezier":[0.4,0,0.2,1]}},{"name":"b","kind":"clip",
  "initial":{"x":330,"offset":[-1,9.9e-11]},"tracks":[{"property":"x","keyframes":[{"type":"linear","to":-1,"duration":0.6}]},
  {"property":"offset","keyframes":[{"type":"spring","to":[271,0.0002],"spring":{"dampingRatio":0.00165,"stiffness":100}}]}]}' >r.json
for name in a b; do
  for format in json csv text; do
    ends sample "$name" --format "$format" --registry r.json
    [ "$(wc -c <out)" -le 10485760 ] || broken "$name as $format: $(wc -c <out) bytes"
    [ -s out ] || grep -q -- '--fps' err || broken "$name as $format: nothing, and no number to change: $(head -c 200 err)"
  done
done
