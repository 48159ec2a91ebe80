# init beside the journal of a killed command made a registry, into which the first reader played that journal.
needs strace
"$MOTIONBOOK" init --seed apple,material3,starter >out
strace -o trace -e trace=unlink,unlinkat -e inject=unlink,unlinkat:signal=KILL:when=1 "$MOTIONBOOK" tweak apple.snappy --bounce 0.3 >out 2>&1
grep -q KILL trace || { echo "this machine does not let a process be traced"; exit 77; }
rm motionbook.db
"$MOTIONBOOK" init --seed react-spring >out 2>&1 || exit 0
"$MOTIONBOOK" list --names >names || exit 0
grep -q '^react-spring\.' names && ! grep -q '^apple\.' names || broken "the old registry's presets are in the new one"
