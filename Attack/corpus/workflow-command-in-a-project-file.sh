# A newline and ::error:: in a project file became a command to the machine that runs the workflow.
printf '{"registry":"gone\\n::error::OWNED.json"}' >.motionbook.json
"$MOTIONBOOK" list >out 2>&1
! grep -q '^::error::OWNED' out || broken "a workflow command is printed"
