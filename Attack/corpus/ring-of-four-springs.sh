# validate never ended on a circle of four springs: a rule followed bases without remembering where it had been.
book '{"name":"a","kind":"spring","base":"b","extraBounce":0},{"name":"b","kind":"spring","base":"c","extraBounce":0},
{"name":"c","kind":"spring","base":"d","extraBounce":0},{"name":"d","kind":"spring","base":"a","extraBounce":0}' >ring.json
ends validate ring.json
