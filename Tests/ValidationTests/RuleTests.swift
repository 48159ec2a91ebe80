import Findings
import Foundation
import Presets
import Testing
import Validation

@Suite("Every rule")
struct RuleTests {
  @Test("has its own file, and every file is in the list")
  func folderAndList() throws {
    let folder = Sample.rootFolder.appending(path: "Sources/Validation/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
      $0.dropLast(".swift".count)
    }
    let expected = Rules.all.map { rule in
      Substring(rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
    }
    #expect(files.sorted() == expected.sorted())
  }

  @Test("has a name, sentences and examples in the form that reports need", arguments: Rules.all.map(\.id))
  func form(id: String) throws {
    let rule = try #require(Rules.rule(id))
    #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil)
    #expect(rule.summary.first?.isUppercase == true)
    #expect(rule.summary.hasSuffix("."))
    #expect(rule.summary.count <= 100)
    #expect(rule.explanation.hasSuffix("."))
    #expect(!rule.good.isEmpty)
    #expect(!rule.bad.isEmpty)
    #expect(rule.explained.contains(id))
  }

  @Test("has a name of its own")
  func names() { #expect(Set(Rules.all.map(\.id)).count == Rules.all.count) }

  @Test("finds nothing in its good examples, and no example is broken", arguments: Rules.all.map(\.id))
  func goodExamples(id: String) throws {
    for example in try #require(Rules.rule(id)).good {
      let findings = try ValidatedText(Array(example.registry.utf8), file: nil).findings
      #expect(!findings.contains { $0.rule == id }, "\(findings)")
      #expect(!findings.contains { $0.severity == .error }, "\(findings)")
    }
  }

  @Test(
    "finds something that is an error under any settings where no command reads an example",
    arguments: Rules.all.map(\.id))
  func required(id: String) throws {
    let off = Rules.all.map { "\"\($0.id)\": {\"severity\": \"off\"}" }.joined(separator: ", ")
    for example in try #require(Rules.rule(id)).bad where !example.registry.contains("settings") {
      var text = RegistryText(Array(example.registry.utf8))
      try text.checkReferences()
      let all = example.registry.replacing(
        "\"presets\"", with: "\"settings\": {\"rules\": {\(off)}}, \"presets\"")
      let findings = try ValidatedText(Array(all.utf8), file: nil).findings
      #expect(text.problems.isEmpty == findings.isEmpty, "\(example.text): \(findings)")
      #expect(findings.allSatisfy { $0.severity == .error })
    }
  }

  @Test("finds something in each bad example, with a place and what to do", arguments: Rules.all.map(\.id))
  func badExamples(id: String) throws {
    for example in try #require(Rules.rule(id)).bad {
      let findings = try ValidatedText(Array(example.registry.utf8), file: "a.json", only: [id]).findings
      #expect(!findings.isEmpty, "\(example.text)")
      for finding in findings {
        #expect(finding.rule == id)
        #expect(finding.place.line != nil)
        #expect(finding.message.first?.isUppercase != true, "\(finding.message)")
      }
    }
  }
}
