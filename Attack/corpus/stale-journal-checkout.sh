# A registry put back over one whose command was killed was damaged by the next reader, and validate said it was clean.
needs strace
needs sqlite3
"$MOTIONBOOK" init --seed apple,material3,starter >out
cp motionbook.db branch.db
book "$(seq -s, 1 900 | sed 's/\([0-9]*\)/{"name":"g.p\1","kind":"duration","duration":0.\1}/g')" >many.json
"$MOTIONBOOK" import many.json --registry branch.db >out
strace -o trace -e trace=unlink,unlinkat -e inject=unlink,unlinkat:signal=KILL:when=1 "$MOTIONBOOK" tweak apple.snappy --bounce 0.3 >out 2>&1
grep -q KILL trace || { echo "this machine does not let a process be traced"; exit 77; }
cp branch.db motionbook.db
"$MOTIONBOOK" list --names >out 2>&1; listed=$?
"$MOTIONBOOK" validate --strict >out 2>&1; validated=$?
[ "$(sqlite3 motionbook.db 'pragma integrity_check' 2>&1)" = ok ] && exit 0
[ "$listed" = 0 ] || [ "$validated" = 0 ] && broken "the registry is damaged; list ended with $listed, validate with $validated"
exit 0
