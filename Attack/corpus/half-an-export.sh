# A preset that other tools have spoiled ended an export when what stands before it was written: half of a text.
needs sqlite3
"$MOTIONBOOK" init --seed apple,starter >out
sqlite3 motionbook.db '.dbconfig enable_trigger off' 'pragma ignore_check_constraints=on;' \
  "update keyframe set toY = 1 where track_id in (select track.id from track
    join preset on preset.id = track.clip_id where preset.name = 'starter.map-tour')" >out
for format in samples json dtcg swift css waapi figma csv markdown; do
  "$MOTIONBOOK" export --format "$format" >out 2>err
  case $? in
    0) ;;
    *) [ ! -s out ] || broken "$format: $(wc -c <out) bytes, and then $(head -c 100 err)" ;;
  esac
done
