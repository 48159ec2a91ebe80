# A registry that another tool had put into WAL mode left two files at each reading, and failed where nothing may be written.
needs sqlite3
"$MOTIONBOOK" init >out
sqlite3 motionbook.db 'pragma journal_mode=wal' >out
"$MOTIONBOOK" list >out 2>err || broken "$(cat err)"
ls motionbook.db-wal motionbook.db-shm >out 2>&1 && broken "reading left files beside the registry"
exit 0
