# check ended with 0 although the files that it was to read were not there.
mkdir app
"$MOTIONBOOK" init >out
printf 'app/gone.swift\n' >files
"$MOTIONBOOK" check --files-from files >out 2>&1
[ $? = 2 ] || broken "a missing file was passed over"
