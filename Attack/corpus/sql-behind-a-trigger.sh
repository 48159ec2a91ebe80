# SQL behind a trigger's definition ran at an import of more than 500 presets, on other databases too.
needs sqlite3
"$MOTIONBOOK" init >out
sqlite3 victim.db 'create table secrets(x)'
sqlite3 motionbook.db "pragma writable_schema=on; update sqlite_schema set sql=sql||'; ATTACH ''victim.db'' AS v; DROP TABLE v.secrets' where type='trigger'"
book "$(seq -s, 1 600 | sed 's/\([0-9]*\)/{"name":"g.p\1","kind":"duration","duration":0.\1}/g')" >many.json
"$MOTIONBOOK" import many.json >out 2>&1
[ -n "$(sqlite3 victim.db .schema)" ] || broken "a registry's SQL ran on another database"
