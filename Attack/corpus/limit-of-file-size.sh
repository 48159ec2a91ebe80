# A limit of the size of files ended the command by a signal, without a sentence.
"$MOTIONBOOK" init >out
book '{"name":"z","kind":"duration","duration":1}' >z.json
(ulimit -f 4; "$MOTIONBOOK" import z.json >out 2>err)
[ $? = 2 ] || broken "no sentence and 2"
[ -s err ] || broken "no sentence"
