import Foundation
import StrictJSON
import TestSupport
import Testing

@testable import motionbook

@Suite("The schema of .motionbook.json")
struct ProjectSchemaTests {
  private static let file = URL(filePath: #filePath).resolvingSymlinksInPath()
    .appending(path: "../../../../docs/motionbook.schema.json").standardizedFileURL

  private static let accepted = [
    "{}", #"{"$schema": "./motionbook.schema.json", "registry": "m.json", "exports": [], "check": {}}"#,
    #"{"exports": [{"format": "compose", "to": "android/", "patterns": ["*"], "options": {"package": "com.acme"}}]}"#,
    #"{"exports": [{"format": "css", "to": "a.css", "options": {"tolerance": 0.1, "prefix": "m"}}]}"#,
    #"{"exports": [{"format": "gallery", "to": "a.html", "options": {"title": "A", "code": ["css", "swift"]}}]}"#,
    #"{"exports": [{"format": "gallery", "to": "a.html", "options": {"code": []}}]}"#,
    #"{"exports": [{"format": "lottie", "to": "a.json", "options": {"into": "b.json", "layer": "C"}}]}"#,
    #"{"exports": [{"format": "swift", "to": "a.swift", "options": {"lean": true}}]}"#,
    #"{"check": {"include": ["Sources/**"], "exclude": ["**/Generated/**", "*.{ts,tsx}"], "wrappers": ["withElement"]}}"#,
    #"{"check": {"thresholds": {"spring": 0.05, "tween": 1}, "rules": {"hand-written-near": "off"}}}"#,
    #"{"check": {"thresholds": {"spring": 1e-9}, "rules": {}, "wrappers": []}}"#,
    #"{"check": {"include": ["[a-z]*/x", "a\\{b", "[]]", "[!a]", "./a", "**", "a..b", "[[:alpha:]]", "x{!a}"]}}"#,
    #"{"check": {"wrappers": ["View.animate", "Анимация", "$spring", "_a"]}}"#,
    #"{"check": {"wrappers": ["a", {"name": "b", "duration": "d", "delay": 2, "curve": "c", "unit": "ms"}]}}"#,
  ]

  private static let refused = [
    "[]", "1", #"{"chek": {}}"#, #"{"registry": 1}"#, #"{"$schema": 1}"#, #"{"exports": {}}"#,
    #"{"check": null}"#,
    #"{"exports": [{"format": "css"}]}"#, #"{"exports": [{"to": "a"}]}"#, #"{"exports": [1]}"#,
    #"{"exports": [{"format": "cs", "to": "a"}]}"#, #"{"exports": [{"format": "css", "to": ""}]}"#,
    #"{"exports": [{"format": "css", "to": "a", "options": {"package": "b"}}]}"#,
    #"{"exports": [{"format": "css", "to": "a", "options": {"tolerance": 0.2}}]}"#,
    #"{"exports": [{"format": "css", "to": "a", "options": {"tolerance": 0}}]}"#,
    #"{"exports": [{"format": "css", "to": "a", "options": 1}]}"#,
    #"{"exports": [{"format": "gallery", "to": "a", "options": {"title": 1}}]}"#,
    #"{"exports": [{"format": "gallery", "to": "a", "options": {"code": ["lottie"]}}]}"#,
    #"{"exports": [{"format": "gallery", "to": "a", "options": {"prefix": "b"}}]}"#,
    #"{"exports": [{"format": "css", "to": "a", "options": {"into": "b"}}]}"#,
    #"{"exports": [{"format": "swift", "to": "a", "options": {"lean": 1}}]}"#,
    #"{"exports": [{"format": "css", "to": "a", "patterns": "b"}]}"#,
    #"{"exports": [{"format": "css", "to": "a", "patterns": [1]}]}"#,
    #"{"exports": [{"format": "css", "to": "a", "x": 1}]}"#,
    #"{"check": {"inclde": []}}"#, #"{"check": {"include": "a"}}"#, #"{"check": {"include": [1]}}"#,
    #"{"check": {"include": [""]}}"#, #"{"check": {"include": ["/a"]}}"#, #"{"check": {"include": ["!a"]}}"#,
    #"{"check": {"include": ["../a"]}}"#, #"{"check": {"include": ["a/../b"]}}"#,
    #"{"check": {"include": ["a[b"]}}"#,
    #"{"check": {"include": ["a{b"]}}"#, #"{"check": {"include": ["a\\"]}}"#,
    #"{"check": {"include": ["."]}}"#,
    #"{"check": {"exclude": ["{a,{b}}"]}}"#, #"{"check": {"exclude": ["./"]}}"#,
    #"{"check": {"exclude": ["{a,..}/b"]}}"#,
    #"{"check": {"exclude": ["{a,!b}"]}}"#, #"{"check": {"exclude": ["{[a],b}"]}}"#,
    #"{"check": {"exclude": ["[{]"]}}"#,
    #"{"check": {"wrappers": ["with("]}}"#, #"{"check": {"wrappers": [""]}}"#,
    #"{"check": {"wrappers": ["a b"]}}"#,
    #"{"check": {"wrappers": [{"name": "a"}]}}"#, #"{"check": {"wrappers": [{"duration": 1}]}}"#,
    #"{"check": {"wrappers": [{"name": "a", "duration": 0}]}}"#,
    #"{"check": {"wrappers": [{"name": "a", "duration": 1.5}]}}"#,
    #"{"check": {"wrappers": [{"name": "a", "duration": 1, "unit": "h"}]}}"#,
    #"{"check": {"wrappers": {}}}"#, #"{"check": {"thresholds": {"spring": 0}}}"#,
    #"{"check": {"thresholds": {"tween": 1.1}}}"#, #"{"check": {"thresholds": {"tween": "1"}}}"#,
    #"{"check": {"thresholds": {"clip": 1}}}"#, #"{"check": {"thresholds": 1}}"#,
    #"{"check": {"rules": {"hand-written-neer": "off"}}}"#,
    #"{"check": {"rules": {"hand-written-near": "of"}}}"#,
    #"{"check": {"rules": {"hand-written-near": {"severity": "off"}}}}"#, #"{"check": {"rules": []}}"#,
  ]

  /// Files with as many elements in each of their lists.
  private static func lists(of count: Int) -> [String] {
    let texts: [(beginning: String, element: String, end: String)] = [
      (#"{"exports": ["#, #"{"format": "json", "to": "a"}"#, "]}"),
      (#"{"exports": [{"format": "json", "to": "a", "patterns": ["#, #""a""#, "]}]}"),
      (#"{"check": {"include": ["#, #""a""#, "]}}"), (#"{"check": {"exclude": ["#, #""a""#, "]}}"),
      (#"{"check": {"wrappers": ["#, #""a""#, "]}}"),
    ]
    return texts.map { text in
      text.beginning + Array(repeating: text.element, count: count).joined(separator: ", ") + text.end
    }
  }

  private func isAccepted(_ text: String) -> Bool {
    (try? ProjectFile(path: "/app/.motionbook.json", Array(text.utf8))) != nil
  }

  @Test("the reader accepts and refuses what it must")
  func reader() {
    for text in Self.accepted + Self.lists(of: 1000) { #expect(isAccepted(text), "\(text)") }
    for text in Self.refused + Self.lists(of: 1001) { #expect(!isAccepted(text), "\(text)") }
  }

  @Test("every key of the schema is one that the reader knows")
  func keys() throws {
    let schema = try JSONDocument(ProjectSchema.text).root
    let root = try #require(schema.member("properties"))
    var count = 0
    func visit(_ properties: JSONValue, _ wrap: (String) -> String) {
      properties.forEachMember { key, value in
        guard let name = key.string else { return }
        let problem = #expect(throws: (any Error).self) {
          try ProjectFile(path: "/app/.motionbook.json", Array(wrap("\"\(name)\": false").utf8))
        }
        #expect(!String(describing: problem).contains("there is no key"), "\(name)")
        count += 1
        if let inner = value.member("properties") { visit(inner) { wrap("\"\(name)\": {\($0)}") } }
      }
    }
    visit(root) { "{\($0)}" }
    let items = try #require(schema.descendant(at: "properties.exports.items.properties"))
    visit(items) { "{\"exports\": [{\($0)}]}" }
    #expect(count > 20)
  }

  @Test("the file in docs is what the command prints")
  func documented() throws {
    let printed = try CommandRunner(packs: []).run("config", "schema").out
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try Data(printed.utf8).write(to: Self.file)
      Issue.record("recorded; run again without RECORD_GOLDEN")
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == printed)
  }

  private static let hasValidator = (try? Program.run(["python3", "-c", "import jsonschema"]))?.status == 0

  @Test(
    "a validator accepts and refuses the same documents by the schema",
    .enabled(if: hasValidator, "needs jsonschema: pip install jsonschema"))
  func validator() throws {
    let script = """
      import json, sys, jsonschema
      lines = sys.stdin.read().split("\\n")
      schema = json.loads("\\n".join(lines[:lines.index("---")]))
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      for line in lines[lines.index("---") + 1:]:
          print(int(validator.is_valid(json.loads(line))))
      """
    let documents = Self.accepted + Self.refused + Self.lists(of: 1000) + Self.lists(of: 1001)
    let input = ProjectSchema.text + "---\n" + documents.joined(separator: "\n")
    let result = try Program.run(["python3", "-c", script], input: input)
    #expect(result.status == 0, "\(result.output)")
    let verdicts = result.output.split(separator: "\n").map { $0 == "1" }
    #expect(verdicts.count == documents.count)
    for (document, verdict) in zip(documents, verdicts) {
      #expect(verdict == isAccepted(document), "\(document)")
    }
  }
}
