import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names of files that reports must write so that another program reads them.
@Suite("The built command and hostile names")
struct HostileNameTests {
  private let command: BuiltCommand

  /// As the shell's printf takes them, and as text.
  private static let names = [
    (#"new\nline"#, "new\nline"), (#"tab\t"#, "tab\t"), (#"no\377text"#, "no\u{FFFD}text"),
    (#"quote\042and\047<&>]]>"#, "quote\"and'<&>]]>"), (#"\033[2J"#, "\u{1B}[2J"), ("-dash", "-dash"),
    (#"a\342\200\256b"#, "a\u{202E}b"), ("%%41 #?:,", "%41 #?:,"), (#"back\\slash"#, "back\\slash"),
    (#"return\r"#, "return\r"),
  ]

  init() throws {
    command = try BuiltCommand(presets: Texts.spring("mine"))
    try command.write("withAnimation(.easeIn(duration: 2)) { x = 1 }\n", to: "own.swift")
    let copies = Self.names.map { name, _ in
      "cp own.swift \"app/$(printf -- '\(name.replacingOccurrences(of: "'", with: "'\\''"))').swift\""
    }
    try command.shell("mkdir app; " + copies.joined(separator: " && ")).expect(0)
  }

  private func report(_ format: String) throws -> StartedProgram.Outcome {
    try command.run("check", "app", "--only", "hand-written-unknown", "--format", format).expect(1)
  }

  private var files: Set<String> { Set(Self.names.map { "app/\($0.1).swift" }) }

  @Test("stand whole in JSON, and in a survey's")
  func json() throws {
    let findings = try JSONObject(report("json").text).objects("findings")
    #expect(Set(try findings.map { try $0.string("file") }) == files)
    let survey = try JSONObject(command.run("survey", "app", "--json").expect(0).text)
    #expect(Set(try survey.objects("sites").map { "app/" + (try $0.string("file")) }) == files)
  }

  @Test("stand in SARIF as references that can be read back, and in GitLab's JSON, each with its fingerprint")
  func forges() throws {
    let results = try JSONObject(report("sarif").text).objects("runs")[0].objects("results")
    let references = try results.map {
      try $0.objects("locations")[0].object("physicalLocation").object("artifactLocation").string("uri")
    }
    #expect(references.allSatisfy { $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && URL(string: $0) != nil })
    #expect(Set(references.compactMap(\.removingPercentEncoding)) == files)

    let data = try report("gitlab").out
    let issues = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(Set(issues.compactMap { ($0["location"] as? [String: Any])?["path"] as? String }) == files)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == files.count)
  }

  @Test("leave JUnit's XML well-formed, and lines lines")
  func lines() throws {
    #expect(XMLParser(data: try report("junit").out).parse())
    for format in ["github", "xcode", "text"] {
      let outcome = try report(format)
      let lines = outcome.text.split(separator: "\n")
      #expect(
        lines.count { $0.contains("error") && !$0.contains(" errors, ") } == files.count, "\(outcome.text)")
    }
    for format in ["text", "xcode"] {
      let text = try report(format).text
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0 >= " " && $0 != "\u{202E}" })
    }
  }

  @Test("can be in a baseline, and mended where the name is text")
  func writing() throws {
    try command.run("check", "app", "--write-baseline", "base.json").expect(0)
    try command.run("check", "app", "--baseline", "base.json").expect(0)
    try command.shell(
      """
      for file in app/*; do echo 'withAnimation(.spring(duration: 0.5, bounce: 0.2)) {}' > "$file"; done
      """
    ).expect(0)
    // Only what an export of the app holds is written.
    try command.write(#"{"exports": [{"format": "swift", "to": "Motion.swift"}]}"#, to: ".motionbook.json")
    let fixing = try command.run("check", "app", "--fix").expect(1)
    #expect(fixing.err.contains("changed 1 place in app/new"), "\(fixing.err)")
    #expect(fixing.err.contains("cannot be read under this name"))
    #expect(try command.shell("grep -l 'spring(d' app/*").out.count { $0 == UInt8(ascii: "\n") } == 1)
  }
}
