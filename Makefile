# run      builds the release command and shows the main job on real input
# test     formatting, lint, and all tests; the last line is "N passed, N failed"
# verify   attacks, fuzzing, and labelled apps: make verify ATTACK_SECONDS=60 FUZZ_SECONDS=600 CHECKOUTS=folder
# bench    measures speed and size against C, the sqlite3 command and grep, and prints ratios
# format   formats all Swift
# lint     what `test` checks of the formatting
# record   records golden files and the documents' outputs anew; read the difference before you commit it
# install  installs the command, its manual page and completions: make install PREFIX=/usr/local

PREFIX ?= /usr/local

.PHONY: run test verify bench format lint record install

run: ; @Scripts/run
test: ; @Scripts/test
verify: ; @Scripts/verify
bench: ; @Scripts/bench
format: ; @Scripts/format
lint: ; @Scripts/lint
record: ; @Scripts/record
install: ; @Scripts/install "$(PREFIX)"
