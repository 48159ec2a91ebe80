# Eight options that name an output replaced the registry, and said "wrote".
mkdir app
echo 'withAnimation(.easeIn(duration: 2)) { }' >app/a.swift
"$MOTIONBOOK" init >out
cp motionbook.db before.db
while read -r words; do
  # shellcheck disable=SC2086
  "$MOTIONBOOK" $words >out 2>&1
  cmp -s before.db motionbook.db || broken "motionbook $words replaced the registry"
  # An open descriptor has no path to be told by.
  words="${words% *} /dev/fd/9"
  # shellcheck disable=SC2086
  "$MOTIONBOOK" ${words/export/export --force} >out 2>&1 9<>motionbook.db
  cmp -s before.db motionbook.db || broken "motionbook $words wrote into the registry"
done <<'WORDS'
export -o motionbook.db
export --format css -o motionbook.db
plot apple.snappy --svg motionbook.db
validate --write-baseline motionbook.db
check app --write-baseline motionbook.db
survey app --write motionbook.db
survey app --svg motionbook.db
gallery -o motionbook.db
WORDS
