# An escape sequence in the table of migrations reached the terminal on every command.
needs sqlite3
"$MOTIONBOOK" init >out
sqlite3 motionbook.db "update migration set file=char(27)||'[31m' where number=2"
for words in list validate export migrate "tweak apple.snappy --bounce 0.1"; do
  # shellcheck disable=SC2086
  "$MOTIONBOOK" $words >out 2>&1
  ! grep -q "$(printf '\033')" out || broken "motionbook $words prints an escape sequence"
done
