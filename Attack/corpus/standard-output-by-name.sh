# -o /dev/stdout into a pipe said that there is no such file.
"$MOTIONBOOK" init >out
[ "$("$MOTIONBOOK" export -o /dev/stdout 2>err | wc -c)" -gt 0 ] || broken "nothing arrived: $(cat err)"
