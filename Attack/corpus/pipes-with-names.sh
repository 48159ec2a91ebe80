# A pipe named like a file that is looked for let the command wait for ever.
mkfifo package.json
mkdir app
echo 'withAnimation(.easeIn(duration: 2)) { }' >app/a.swift
mkfifo app/package.json
PATIENCE=10 ends survey app
mkfifo .motionbook.json
PATIENCE=10 ends list
rm .motionbook.json
mkfifo motionbook.db
PATIENCE=10 ends list
rm motionbook.db
mkfifo registry.json
PATIENCE=10 ends list --registry registry.json
"$MOTIONBOOK" init >out
mkfifo target
PATIENCE=10 ends export -o target
