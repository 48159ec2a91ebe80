# A row with the largest number, which any tool for SQLite can insert, crashed all writes.
needs sqlite3
"$MOTIONBOOK" init >out
sqlite3 motionbook.db "insert into preset(id,name,kind,standsFor) values(9223372036854775807,'z.max','duration','duration'); insert into duration values(9223372036854775807,0.3)"
for words in "add duration q.q 0.2" "tweak apple.snappy --bounce 0.2" "seed material3" "rename z.max z.min" "list" "validate"; do
  # shellcheck disable=SC2086
  ends $words
done
