import Foundation
import Presets
import TestSupport
import Testing

/// Texts that are no registry as JSON.
@Suite("The built command and a text that is no registry")
struct BadImportTests {
  private static let good =
    #"{"format": "motionbook/1", "presets": [{"name": "a", "kind": "spring", "duration": 0.5}]}"#

  private static func replacing(_ part: String, _ other: String) -> Data {
    Data(good.replacingOccurrences(of: part, with: other).utf8)
  }

  static let texts: [(title: String, bytes: Data, words: String)] = [
    ("empty", Data(), "1:1: the text is empty"),
    ("truncated", Data(good.utf8.prefix(60)), "1:61: the text ends"),
    (
      "with a byte order mark", Data([0xEF, 0xBB, 0xBF]) + Data(good.utf8),
      "1:1: the text begins with a byte order mark"
    ),
    ("UTF-16", Data([0xFF, 0xFE, 0x7B, 0]), "UTF-16"),
    ("Latin-1", Data("{\"caf".utf8) + Data([0xE9]) + Data("\": 1}".utf8), "1:6: the text is not UTF-8 here"),
    ("half a surrogate pair", replacing(#""a""#, #""\ud800""#), "surrogate"),
    ("nested deeply", Data(String(repeating: "[", count: 1_000_000).utf8), "nested deeper than 128"),
    (
      "objects nested deeply", Data(String(repeating: #"{"a":"#, count: 200_000).utf8),
      "nested deeper than 128"
    ),
    ("zeros", Data(repeating: 0, count: 1000), "1:1: unexpected byte 0x0"),
    ("a key twice", replacing("0.5", #"0.5, "duration": 0.6"#), "duration\" stands twice"),
    (
      "a name twice", replacing("}]", #"}, {"name": "a", "kind": "duration", "duration": 1}]"#),
      "presets[1].name"
    ),
    ("1e999", replacing("0.5", "1e999"), "presets[0].duration: duration is 1e999"),
    ("NaN", replacing("0.5", "NaN"), #"unexpected "N""#),
    ("-Infinity", replacing("0.5", "-Infinity"), #"unexpected "I""#),
    ("an array", Data("[]".utf8), "an array stands where an object is needed"),
    ("an unknown key", replacing("duration", "duratoin"), "did you mean \"duration\"?"),
    ("a database", Data("SQLite format 3\0".utf8), "is a database"),
  ]

  @Test("is refused with its place, and nothing is imported", arguments: texts)
  func isRefused(_ title: String, _ bytes: Data, _ words: String) throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    try command.write(bytes, to: "bad.json")
    let before = try command.contents()
    try command.run("import", "bad.json").expectSentence(naming: "bad.json", words)
    try command.run("init", "--from", "bad.json", "--registry", "new.db").expectSentence(
      naming: "bad.json", words)
    #expect(try command.contents() == before)
  }

  @Test(
    "is refused on stdin, and as a registry to read, too",
    arguments: Extent.cases(texts.filter { $0.title != "a database" }))
  func isRefusedElsewhere(_ title: String, _ bytes: Data, _ words: String) throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    try command.write(bytes, to: "bad.json")
    let before = try command.contents()
    try command.run("import", "-", input: bytes).expectSentence(naming: "standard input", words)
    try command.run("list", "--registry", "bad.json").expectSentence(naming: "bad.json", words)
    try command.run("diff", "motionbook.db", "bad.json").expectSentence(naming: "bad.json", words)
    // What is a registry with mistakes has been checked; what is none could not be.
    let status: Int32 = RegistryText(Array(bytes)).isRegistry ? 1 : 2
    #expect(try command.run("validate", "bad.json").expect(status).text.contains("bad.json"))
    #expect(try command.contents() == before)
  }

  @Test(
    "is a style sheet in UTF-16, by either mark", arguments: [[0xFF, 0xFE, 0x3A, 0], [0xFE, 0xFF, 0, 0x3A]])
  func isUTF16(_ bytes: [UInt8]) throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    try command.write(Data(bytes), to: "bad.css")
    try command.run("import", "bad.css").expectSentence(naming: "bad.css:1:1", "save it as UTF-8")
  }

  @Test("is a folder, or nothing at all")
  func isNoFile() throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    try command.run("import", ".").expectSentence(naming: ". is a folder")
    try command.run("import", "nothing.json").expectSentence(naming: "nothing.json")
    try command.run("list", "--registry", "nothing.json").expectSentence(naming: "nothing.json")
  }

  @Test(
    "is large, whole or broken: little more memory than the text, and an answer")
  func isLarge() throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    let filler = String(repeating: "x", count: 900_000)
    let presets = (0..<Extent.of(5)).map {
      Texts.spring("large\($0)", "\"duration\": 0.5, \"extensions\": {\"note\": \"\(filler)\"}")
    }
    let whole = Texts.registry(presets.joined(separator: ","))
    try command.write(whole, to: "whole.json")
    try command.write(Data(whole.utf8.dropLast(10)), to: "broken.json")
    // Where the system knows no such limit, the test is only that of an answer.
    let kilobytes = 200_000 + whole.utf8.count * 6 / 1000
    let limited = "ulimit -v \(kilobytes) 2>/dev/null; exec \"$motionbook\" import "
    try command.shell(limited + "broken.json").expectSentence(naming: "broken.json")
    try command.shell(limited + "whole.json").expect(0)
    #expect(try command.run("export", "large0").expect(0).text.contains(filler))
  }

  @Test(
    "with hundreds of thousands of mistakes is refused in little memory, with as many as can be listed")
  func isWrongEverywhere() throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    let zeros = String(repeating: "0,", count: 150_000)
    try command.write(Texts.registry(zeros + "0"), to: "zeros.json")
    let keys = String(repeating: #""a":0,"#, count: 200_000)
    try command.write("{" + keys + #""a":0}"#, to: "keys.json")
    for (file, words) in [
      ("zeros.json", "a number stands where an object is needed"), ("keys.json", "stands twice"),
    ] {
      let outcome = try command.shell(
        "ulimit -v 400000 2>/dev/null; exec \"$motionbook\" import \(file)")
      outcome.expectSentence(naming: file, words, "more is wrong from here on")
      #expect(outcome.err.split(separator: "\n").count < 10_010)
    }
  }
}
