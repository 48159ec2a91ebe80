# An escape sequence in the table of migrations reached the terminal on every command, and a line feed began a line.
needs sqlite3
"$MOTIONBOOK" init >out
sqlite3 motionbook.db "update migration set file=char(27)||'[31m'||char(10)||'FORGED' where number=2"
for words in list validate export migrate "tweak apple.snappy --bounce 0.1"; do
  # shellcheck disable=SC2086
  "$MOTIONBOOK" $words >out 2>&1
  ! grep -q "$(printf '\033')" out || broken "motionbook $words prints an escape sequence"
  ! grep -q '^FORGED' out || broken "motionbook $words prints a line of the table's own"
done
