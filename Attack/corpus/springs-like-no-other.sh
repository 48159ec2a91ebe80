# Springs that creep or ring for hours were compared with every preset at the pace of the faster one: a second for each.
mkdir app
seq 1 60 | awk '{printf "withAnimation(.interpolatingSpring(stiffness: %.9f, damping: %.9f)) { x = 1 }\nwithAnimation(.interpolatingSpring(stiffness: %d, damping: 0)) { x = 1 }\n", $1 / 20000, ($1 % 3) * 4 + 0.00004, 100000000 + $1}' >app/a.swift
book "$(seq 1 4000 | awk '{printf "%s{\"name\":\"a.n%d\",\"kind\":\"spring\",\"duration\":%.4f,\"bounce\":%.3f}", (NR > 1 ? "," : ""), $1, 0.1 + $1 / 2000, ($1 % 90) / 100 - 0.3}')" >r.json
PATIENCE=10
ends check app --registry r.json
grep -q 'hand-written-unknown' out || broken "nothing found: $(tail -c 200 err)"
