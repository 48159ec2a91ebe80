# Where no file could be opened, every command printed its help and ended with 0.
"$MOTIONBOOK" init >out
(ulimit -n 3; "$MOTIONBOOK" list >out 2>err)
! grep -q SUBCOMMANDS out || broken "the help is printed"
