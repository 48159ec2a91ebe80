# A wrong option of an export in a project file was answered in the language's own words, ExportOption.prefix.
mkdir app
"$MOTIONBOOK" init >out
printf '{"exports":[{"format":"css","to":"x.css","options":{"prefix":"A B"}}]}' >.motionbook.json
"$MOTIONBOOK" check app >out 2>&1
! grep -q ExportOption out || broken "$(cat out)"
