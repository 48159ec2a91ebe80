# check --since ran the monitor that a repository's own configuration names.
needs git
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
"$MOTIONBOOK" init >out
mkdir app
echo 'withAnimation(.easeIn(duration: 2)) { }' >app/a.swift
git init -q .
git add -A
git -c user.name=t -c user.email=t@example.org commit -qm 1
printf '#!/bin/sh\ntouch "%s/OWNED"\n' "$PWD" >monitor
chmod +x monitor
git config core.fsmonitor "$PWD/monitor"
"$MOTIONBOOK" check app --since HEAD >out 2>&1
[ ! -e OWNED ] || broken "the repository's monitor ran"
