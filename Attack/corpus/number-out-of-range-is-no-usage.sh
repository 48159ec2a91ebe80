# A number out of its range in a registry ended nearest with 64, as if the command line were wrong.
book '{"name":"a","kind":"spring","duration":-1},{"name":"b","kind":"spring","duration":0.5}' >r.json
"$MOTIONBOOK" nearest b --registry r.json >out 2>&1
[ $? != 64 ] || broken "ended with 64"
