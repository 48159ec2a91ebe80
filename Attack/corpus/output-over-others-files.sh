# Pictures, pages, baselines and starter registries replaced whatever stood at their place, and said "wrote".
"$MOTIONBOOK" init >out
mkdir app
echo 'withAnimation(.easeIn(duration: 2)) { }' >app/a.swift
while read -r words; do
  for text in mine '<svg/>' '<!doctype html>' '{"format":"other/1"}'; do
    echo "$text" >notes
    # shellcheck disable=SC2086
    "$MOTIONBOOK" $words notes >out 2>&1
    [ "$(cat notes)" = "$text" ] || broken "motionbook $words replaced $text"
  done
  # shellcheck disable=SC2086
  "$MOTIONBOOK" $words own >out 2>&1 || broken "motionbook $words wrote no new file: $(cat out)"
  case $words in *--write) rm own; continue ;; esac
  echo >>own
  # shellcheck disable=SC2086
  "$MOTIONBOOK" $words own >out 2>&1 || broken "motionbook $words did not replace its own file: $(cat out)"
  rm own
done <<'WORDS'
export --format css -o
plot apple.snappy --svg
survey app --svg
survey app --write
gallery -o
validate --write-baseline
check app --write-baseline
WORDS
