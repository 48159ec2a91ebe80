import Foundation
import TestSupport
import Testing

/// Quotes, newlines, SQL, paths, escape sequences of terminals, characters that turn the direction of the text.
@Suite("The built command and hostile text")
struct HostileTextTests {
  static let texts = [
    #"quotes " and ' and `"#, "two\nlines\r\nand\ttabs", "../../etc/passwd", "'; DROP TABLE preset; --",
    "\u{1B}[2J\u{1B}]0;title\u{7}", "\u{9B}31m",
    "left \u{202E}right\u{202C} \u{2066}\u{2067}\u{2069}\u{200F}\u{61C}",
    "nul\u{0}nul", "\u{85}\u{2028}\u{2029}", "%s%n$(reboot)`reboot`", "\u{FEFF}mark", "e\u{301}👩‍👩‍👧 日本",
  ]

  @Test("refuses it as a name, with its place and nothing that a terminal obeys", arguments: texts)
  func names(_ text: String) throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    let before = try command.contents()
    let json = try Self.json(["name": text, "kind": "duration", "duration": 0.1])
    let outcome = try command.run("import", "-", input: Data(json.utf8))
    outcome.expectSentence(naming: "standard input:1:", "presets[0].name")
    Self.expectPlain(outcome)
    Self.expectPlain(try command.run("show", text.replacingOccurrences(of: "\u{0}", with: "")))
    #expect(try command.contents() == before)
  }

  @Test("refuses it as a key, a kind and a reference", arguments: Extent.cases(texts))
  func others(_ text: String) throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    for preset: [String: Any] in [
      ["name": "a", "kind": "duration", "duration": 0.1, text: 1], ["name": "a", "kind": text],
      ["name": "a", "kind": "spring", "base": text], ["name": "a", "kind": "alias", "of": text],
      ["name": "a", "kind": "tween", "duration": 0.1, "curve": text],
      ["name": "a", "kind": "spring", "duration": 0.5, "reduced": text],
    ] {
      try command.write(Self.json(preset), to: "hostile.json")
      let outcome = try command.run("import", "hostile.json")
      outcome.expectSentence(naming: "hostile.json:1:", "presets[0]")
      Self.expectPlain(outcome)
      Self.expectPlain(try command.run("validate", "hostile.json").expect(1))
    }
  }

  @Test(
    "keeps it in summaries and the like, gives it back equal, and prints it harmless",
    arguments: Extent.cases(texts))
  func contents(_ text: String) throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    try command.write(Self.json(Self.spring(text), Self.clip(text)), to: "hostile.json")
    try command.run("import", "hostile.json").expect(0)
    let spring = try command.preset("a")
    #expect(try Array(spring.string("summary").unicodeScalars) == Array(text.unicodeScalars))
    #expect(try Array(spring.string("deprecated").unicodeScalars) == Array(text.unicodeScalars))

    try command.run("export", "-o", "first.json").expect(0)
    try command.run("init", "--from", "first.json", "--registry", "second.db").expect(0)
    #expect(try command.run("export", "--registry", "second.db").out == command.bytes("first.json"))

    for words in Self.printing {
      let outcome = try command.run(words)
      #expect(outcome.status == 0 || words[0] == "diff", "\(words): \(outcome.err)")
      Self.expectPlain(outcome, "\(words)")
    }
  }

  /// Everything that prints for people something of what was imported.
  private static let printing = [
    ["list"], ["list", "--json"], ["show", "a"], ["show", "card"], ["plot", "a", "card"], ["sample", "card"],
    ["sample", "card", "--times", "0,0.1", "--json"], ["validate"],
    ["export"],
    ["validate", "--format", "xcode"], ["validate", "--format", "junit"],
    ["diff", "motionbook.db", "second.db"],
    ["tweak", "a", "--bounce", "0.3", "--dry-run"], ["tweak", "card", "--time-scale", "2"],
    ["diff", "motionbook.db", "second.db"], ["diff", "motionbook.db", "second.db", "--format", "markdown"],
    ["tweak", "a", "--summary", "plain"], ["diff", "second.db", "motionbook.db"],
    ["diff", "second.db", "motionbook.db", "--format", "markdown"], ["remove", "a"],
  ]

  private static func spring(_ text: String) -> [String: Any] {
    [
      "name": "a", "kind": "spring", "duration": 0.5, "bounce": 0.2, "summary": text, "deprecated": text,
      "allow": ["missing-reduced": text, "missing-summary": text], "extensions": [text: text],
    ]
  }

  private static func clip(_ text: String) -> [String: Any] {
    [
      "name": "card", "kind": "clip", "initial": ["scale": 1, text: 2],
      "tracks": [["property": text, "keyframes": [["type": "linear", "to": 1, "duration": 0.3]]]],
    ]
  }

  private static func json(_ presets: [String: Any]...) throws -> String {
    let book: [String: Any] = ["format": "motionbook/1", "presets": presets]
    return String(decoding: try JSONSerialization.data(withJSONObject: book), as: UTF8.self)
  }

  /// Nothing but text and line feeds: no control character, none that turns the direction, no line separator.
  private static func expectPlain(
    _ outcome: StartedProgram.Outcome, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for text in [outcome.text, outcome.err] {
      let bad = text.unicodeScalars.filter { scalar in
        switch scalar {
        case "\n": false
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}",
          "\u{2028}"..."\u{202E}",
          "\u{2066}"..."\u{2069}", "\u{FEFF}":
          true
        default: false
        }
      }
      #expect(bad.isEmpty, comment, sourceLocation: sourceLocation)
    }
    #expect(outcome.status != 2 || outcome.err.hasPrefix("Error: "), comment, sourceLocation: sourceLocation)
  }
}
