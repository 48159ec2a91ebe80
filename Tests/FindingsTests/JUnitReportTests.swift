import Findings
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("JUnit report")
struct JUnitReportTests {
  let report: Report

  init() throws { report = try #require(Reports.all.first { $0.name == "junit" }) }

  private func parsed(_ input: ReportInput) throws -> XMLElements {
    try #require(XMLElements(report.render(input)))
  }

  @Test("a rule that ran is a test case, and so is one that only its findings name")
  func cases() throws {
    let xml = try parsed(Samples.input)
    #expect(xml.named("testcase").map { $0["name"] } == Samples.rules.map(\.id) + ["schema"])
    for suite in xml.named("testsuites") + xml.named("testsuite") {
      #expect(suite["tests"] == "5")
      #expect(suite["failures"] == "4")
      #expect(suite["errors"] == "0")
    }
    #expect(xml.named("failure").count == 4)
  }

  @Test("errors and warnings fail a case, notes do not")
  func notes() throws {
    let note = try parsed(Samples.input([Samples.styleSheet], rules: Samples.rules))
    #expect(note.named("failure").isEmpty)
    #expect(note.named("testsuite")[0]["failures"] == "0")
    #expect(note.texts["system-out"]?.first?.contains("a tween that no preset comes near") == true)
    let both = try parsed(Samples.input([Samples.bounce, Samples.bounce], rules: Samples.rules))
    #expect(both.named("failure").map { $0["message"] } == ["toast.in: bounce 0.7 is above 0.4 (and 1 more)"])
    #expect(both.texts["failure"]?.first?.split(separator: "\n").count == 4)
  }

  @Test("nothing wrong is test cases that pass")
  func nothing() throws {
    let xml = try parsed(Samples.nothing)
    #expect(xml.named("testcase").count == Samples.rules.count)
    #expect(xml.named("failure").isEmpty)
  }

  @Test("hostile text is read back as it was, but for what XML cannot say")
  func hostile() throws {
    let xml = try parsed(Hostile.input)
    #expect(xml.named("testcase").map { $0["name"] } == Hostile.rules.map { sayable($0.id) })
    let texts = try #require(xml.texts["failure"])
    try #require(texts.count == Hostile.findings.count)
    let byRule = Dictionary(uniqueKeysWithValues: Hostile.findings.map { ($0.rule, $0) })
    for (text, rule) in zip(texts, Hostile.rules) {
      let finding = try #require(byRule[rule.id])
      #expect(text.hasSuffix(sayable(finding.message + "\nhint" + finding.subject)))
      #expect(text.hasPrefix(sayable("folder/" + finding.subject + ".swift:3:4: warning: ")))
    }
  }

  @Test("a line feed of a name or a text begins no line, and no line begins a workflow command")
  func lines() throws {
    let names = ["app\n::error::E1.swift", "::error::E2", "\u{AD}::error::E3", "plain.swift"]
    let findings = names.flatMap { name in
      [Severity.warning, .note].map { severity in
        Finding(
          rule: "rule\n::error::rule", severity: severity, place: Place(file: name, line: 1), subject: name,
          message: "found\n::error::in " + name, hint: "::error::hint\n::error::second")
      }
    }
    let text = report.render(Samples.input(findings, rules: Samples.rules))
    let xml = try #require(XMLElements(text))
    let commands = text.split(separator: "\n").filter {
      $0.drop { $0.isWhitespace || $0 == "\u{AD}" }.hasPrefix("::")
    }
    #expect(commands.isEmpty, "\(commands)")
    for name in names {
      for element in ["failure", "system-out"] {
        #expect(
          xml.texts[element]?.first?.contains("in " + name + "\n::error::hint\n::error::second") == true)
      }
    }
    #expect(xml.named("testcase").contains { $0["name"] == "rule\n::error::rule" })
  }

  private func sayable(_ text: String) -> String {
    let kept = text.unicodeScalars.filter {
      $0.value >= 0x20 && $0.value != 0xFFFE && $0.value != 0xFFFF || ["\t", "\n", "\r"].contains($0)
    }
    return String(String.UnicodeScalarView(kept))
  }
}

/// The elements of an XML text in order, read by Foundation's parser; nil when that refuses the text.
private final class XMLElements: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var texts: [String: [String]] = [:]
  private var open: [String] = []

  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { return nil }
  }

  func named(_ name: String) -> [[String: String]] { elements.filter { $0.name == name }.map(\.attributes) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
    texts[name, default: []].append("")
    open.append(name)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let name = open.last, let last = texts[name]?.indices.last else { return }
    texts[name]?[last] += text
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    open.removeLast()
  }
}
