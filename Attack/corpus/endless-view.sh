# A view or a trigger without end in place of a table let every command, and TAB, hang.
needs sqlite3
"$MOTIONBOOK" init >out
for name in preset migration; do
  cp motionbook.db evil.db
  sqlite3 evil.db "pragma writable_schema=on; update sqlite_schema set type='view', rootpage=0, sql='CREATE VIEW $name AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n) SELECT i AS id, ''a'' AS name, i AS number, ''b'' AS file FROM n' where name='$name'"
  ends list --registry evil.db
  ends validate --registry evil.db
  ends export --registry evil.db
done
