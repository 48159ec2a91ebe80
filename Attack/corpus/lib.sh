# Sourced by each case: a folder of its own, and words for what must not happen. MOTIONBOOK is the command.
set -u
ulimit -c 0
ulimit -S -f unlimited
book() { printf '{"format":"motionbook/1","presets":[%s]}' "$1"; }
broken() { echo "$1"; exit 1; }
needs() { command -v "$1" >/dev/null || { echo "needs $1: apt-get install $1"; exit 77; }; }
# Whether the command ends in time, within memory, by itself and with one of its exit codes.
ends() {
  (ulimit -v 4194304; timeout "${PATIENCE:-20}" "$MOTIONBOOK" "$@" >out 2>err </dev/null)
  case $? in 0 | 1 | 2 | 64) ;; *) broken "motionbook $*: ended with $?, $(tail -c 100 err)" ;; esac
}
