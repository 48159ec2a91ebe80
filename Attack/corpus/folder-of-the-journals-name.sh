# Where the journal's name was a folder's, the sentence said that the registry is a folder; -o / named nothing.
"$MOTIONBOOK" init >out
mkdir motionbook.db-journal
"$MOTIONBOOK" tweak apple.snappy --bounce 0.2 >out 2>&1
! grep -q 'motionbook\.db is a folder' out || broken "$(cat out)"
"$MOTIONBOOK" export -o / >out 2>&1
! grep -q '^Error: : ' out || broken "$(cat out)"
