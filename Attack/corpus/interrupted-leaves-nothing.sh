# init and export that were interrupted left a file that nobody had asked for.
needs strace
strace -f -o trace -e trace=fsync,fdatasync -e inject=fsync,fdatasync:signal=INT:when=1 "$MOTIONBOOK" init >out 2>&1
grep -q INT trace || { echo "this machine does not let a process be traced"; exit 77; }
left=$(find . -name '.*tmp*' -o -name '*.tmp')
[ -z "$left" ] || broken "left $left"
