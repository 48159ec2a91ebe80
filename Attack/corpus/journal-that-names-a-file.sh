# tweak deleted the file that a forged journal names: SQLite does so whatever the journal's header says.
needs python3
for header in none far; do
  rm -f motionbook.db*
  "$MOTIONBOOK" init >out
  echo precious >victim
  python3 - "$PWD/victim" $header <<'PYTHON'
import struct, sys
name, magic = sys.argv[1].encode(), bytes.fromhex("d9d505f920a163d7")
head = b"x" * 512 if sys.argv[2] == "none" else magic + struct.pack(">IIIII", 1, 0, 85, 65536, 4096) + bytes(484)
end = struct.pack(">I", 0x40000000 // 4096 + 1) + name + struct.pack(">II", len(name), sum(name)) + magic
open("motionbook.db-journal", "wb").write(head + end)
PYTHON
  "$MOTIONBOOK" tweak apple.smooth --bounce 0.1 >out 2>&1
  [ -e victim ] || broken "tweak deleted a file that the journal names ($header)"
done
