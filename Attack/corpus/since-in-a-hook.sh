# check --since in a hook of a linked worktree took GIT_DIR for its own, and found lines changed that were not.
needs git
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
mkdir first
cd first || exit 1
"$MOTIONBOOK" init >../out
mkdir app
echo 'withAnimation(.easeIn(duration: 2)) { }' >app/a.swift
git init -q .
git add -A
git -c user.name=t -c user.email=t@example.org commit -qm 1
git worktree add -q ../second -b other
cd ../second || exit 1
GIT_DIR=$(git rev-parse --git-dir) "$MOTIONBOOK" check app --since HEAD --json >../out 2>../err
[ "$(grep -c '"line": 1,' ../out)" = 0 ] || broken "unchanged lines are reported"
