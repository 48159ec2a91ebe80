# A folder whose name is no UTF-8 must be refused with a sentence or used, never crash.
mkdir "$(printf 'bad\377')" 2>out || { echo "this file system takes no such name"; exit 77; }
cd "$(printf 'bad\377')" || exit 1
ends init
ends list
