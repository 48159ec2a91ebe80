# Work that grew with the square: chains of bases, a ring of them at import, keyframes, misspelt keys, one long name.
seq 1 3000 | awk 'BEGIN{print "{\"format\":\"motionbook/1\",\"presets\":[{\"name\":\"n0\",\"kind\":\"spring\",\"duration\":0.5}"} {printf ",{\"name\":\"n%d\",\"kind\":\"spring\",\"base\":\"n%d\",\"extraBounce\":0}\n",$1,$1-1} END{print "]}"}' >chain.json
sed 's/"kind":"spring","duration":0.5/"kind":"spring","base":"n3000","extraBounce":0/' chain.json >ring.json
ends export --format css --registry chain.json
ends list --json --registry chain.json
ends import ring.json --registry ring.db
if "$MOTIONBOOK" init --from chain.json --registry chain.db >out 2>&1; then ends remove n0 --detach --registry chain.db; fi
book "{\"name\":\"a\",\"kind\":\"clip\",\"initial\":{\"scale\":1},\"tracks\":[{\"property\":\"scale\",\"keyframes\":[$(seq -s, 1 20000 | sed 's/[0-9]*/{"type":"linear","to":&,"duration":0.001}/g')]}]}" >clip.json
ends validate clip.json
book "{\"name\":\"a\",\"kind\":\"spring\",\"duration\":0.5,$(seq -s, 1 32000 | sed 's/[0-9]*/"durat&":1/g')}" >keys.json
ends validate keys.json
book "{\"name\":\"a$(seq -s '' 1 6000 | sed 's/[0-9]/.b&/g')\",\"kind\":\"spring\",\"duration\":0.5}" >name.json
ends export --format swift --registry name.json
