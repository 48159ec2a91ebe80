# A tolerance of 5e-324 in a project file let check and export --all eat all memory.
mkdir app
echo 'withAnimation(.easeIn(duration: 2)) { }' >app/a.swift
"$MOTIONBOOK" init >out
printf '{"exports":[{"format":"css","to":"m.css","options":{"tolerance":5e-324}}]}' >.motionbook.json
ends check app
ends export --all --check
