# A name that no grammar allows, put into a database by other tools, was written into code as it was.
needs sqlite3
"$MOTIONBOOK" init >out
sqlite3 motionbook.db "pragma ignore_check_constraints=on; update preset set name='x = 1; func evil() {}; let y' where name='apple.bouncy'"
for format in swift uikit compose flutter css scss tailwind motion react-spring reanimated waapi gsap android-xml markdown; do
  "$MOTIONBOOK" export --format "$format" >out 2>err
  ! grep -q 'func evil() {}' out || broken "the name is code in $format"
done
