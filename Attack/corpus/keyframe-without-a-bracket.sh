# A keyframe of a style sheet whose bracket was forgotten was read again and again, until there was no memory left.
printf '%s\n' ':root { --a: 1s }' '@keyframes k {' '0% { scale: 1; }' '50% scale: 1.1; }' '100% { scale: 1; }' '}' >sheet.css
"$MOTIONBOOK" init --empty >out
ends import sheet.css
