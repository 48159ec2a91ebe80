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
echo '{"format":"motionbook/1","presets":[]}' >more.json
for words in 'tweak a --bounce 0.1' 'tweak a --bounce 0.1 --dry-run' 'add spring b --duration 0.5 --bounce 0.1' 'remove a' \
  'rename a b' 'replace a b' 'import more.json' 'seed apple' 'config set near-duplicate.severity note'; do
  PATIENCE=10 ends $words --registry registry.json
  grep -q 'a pipe, where a file is needed' err || broken "motionbook $words: $(cat err)"
done
"$MOTIONBOOK" init >out
mkfifo target
PATIENCE=10 ends export -o target
