# bash's completion evaluated names of presets: TAB ran what a registry's author had written there.
needs sqlite3
needs bash
"$MOTIONBOOK" init >out
sqlite3 motionbook.db "pragma ignore_check_constraints=on; update preset set name='\$(touch\${IFS}OWNED)' where name='apple.bouncy'"
"$MOTIONBOOK" --generate-completion-script bash >script
ln -s "$MOTIONBOOK" motionbook
bash -c 'PATH=$PWD:$PATH; source ./script; COMP_WORDS=(motionbook show ""); COMP_CWORD=2; _motionbook' >out 2>&1
[ ! -e OWNED ] || broken "a name ran"
