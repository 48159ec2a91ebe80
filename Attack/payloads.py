"""Texts that try to leave the place where they are put. Whatever of them runs or shows itself says OWNED."""

# What makes the file OWNED where a shell, a script or a terminal obeys it.
COMMANDS = [
    "$(touch OWNED)", "`touch OWNED`", "$(touch${IFS}OWNED)", "x;touch OWNED", "x\ntouch OWNED", "x|touch${IFS}OWNED",
    "-o", "--registry=/etc/passwd", "'; touch OWNED; '", "\"; touch OWNED; \"", "<(touch OWNED)", "a b", "~", "*", "\\",
]
TEXTS = COMMANDS + [
    "", " ", "\x00", "\x1b[31mOWNED", "\x1b]0;OWNED\x07", "\u202eOWNED", "\u2066OWNED\u2069", "\u0085", "\u2028", "\r",
    "x\n::error::OWNED", "::error file=a::OWNED", "::set-output name=x::OWNED", "%0A::error::OWNED", "*/ OWNED /*",
    "--> OWNED <!--", "</script><script>OWNED</script>", "]]> OWNED", "&amp;<OWNED/>", "\\(OWNED)", "${OWNED}",
    "#{OWNED}",
    "{{OWNED}}", "=OWNED()", "@OWNED", "../../OWNED", "/OWNED", "a/b", "a\\b", "'", "\"", "\\u0000", "\ufeff", "\ud7ff",
    "\uffff", "\U0001f600", "e\u0301", "x" * 70_000, "x = 1; func OWNED() {}; let y", "a.b; OWNED", "OWNED\n.OWNED",
    "constructor", "__proto__", "class.self", "..", ".", "a..b", "A", "-a", "a-", "a.1", "nul", "con.aux",
    "%s%n%d", "\\N",
]
