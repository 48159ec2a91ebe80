import Foundation

/// Source files that no person writes, each of which begins with one motion that can be read.
struct HostileSource {
  /// The ending of its files' names.
  let ending: String
  /// One motion, on a line of its own.
  let motion: String

  static let all = [
    HostileSource(ending: "swift", motion: "withAnimation(.spring(response: 0.3)) { x = 1 }\n"),
    HostileSource(ending: "kt", motion: "val a = tween<Float>(300)\n"),
    HostileSource(
      ending: "dart",
      motion: "var a = AnimatedContainer(duration: Duration(milliseconds: 300), curve: Curves.easeIn);\n"),
    HostileSource(ending: "css", motion: "a { transition: top 2s ease; }\n"),
    HostileSource(ending: "scss", motion: "a { b { transition: top 2s ease; } }\n"),
    HostileSource(ending: "ts", motion: "animate(x, { y: 1 }, { duration: 2 });\n"),
    HostileSource(ending: "tsx", motion: "const a = <motion.div transition={{ duration: 0.3 }} />;\n"),
  ]

  /// Contents after the motion, by what is hostile in them.
  static let rests: [(title: String, bytes: Data)] = [
    ("nothing", Data()), ("nul", Data(repeating: 0, count: 100_000)),
    ("utf8", Data([0xFF, 0xFE, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80])),
    ("round", repeated("(")), ("square", repeated("[")),
    ("curly", repeated("{\n")), ("angle", repeated("<")),
    ("element", repeated("<a>")), ("hole", repeated("`${\n")), ("interpolation", repeated(#""\("#)),
    ("dollar", repeated("\"${\n")), ("comment", repeated("/*")), ("closing", repeated(")]}>\n")),
    ("string", Data("\"".utf8) + repeated("x")), ("long", Data("\"\"\"".utf8) + repeated("x\n")),
    ("backslash", Data("'".utf8) + repeated("\\")), ("call", repeated("animate(tween(")),
    ("sum", Data("animate(x, y, {duration: ".utf8) + repeated("1 +\n") + Data("1})".utf8)),
    ("member", Data("withAnimation(.spring(response: a".utf8) + repeated(".a") + Data(")) {}".utf8)),
  ]

  private static func repeated(_ text: String, _ size: Int = 250_000) -> Data {
    Data(String(repeating: text, count: size / text.utf8.count).utf8)
  }
}
