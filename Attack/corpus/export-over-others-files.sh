# A project file let export --all write outside of the project, over files that no export had made.
mkdir home repo
echo mine >home/.profile
cd repo || exit 1
book '{"name":"a","kind":"spring","duration":0.5,"summary":"$(id)"}' >r.json
printf '{"registry":"r.json","exports":[{"format":"csv","to":"../home/.profile"}]}' >.motionbook.json
"$MOTIONBOOK" export --all >out 2>&1
grep -q mine ../home/.profile || broken "a file outside of the project was overwritten"
