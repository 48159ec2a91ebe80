import PlainText
import Testing

@testable import Findings

@Suite("Fingerprints")
struct FingerprintTests {
  private func finding(
    rule: String = "r", preset: String? = "p", file: String? = "f", line: Int = 1, subject: String = "s",
    message: String = "m"
  ) -> Finding {
    Finding(
      rule: rule, severity: .note, preset: preset, place: Place(file: file, line: line), subject: subject,
      message: message)
  }

  @Test(
    "the hash is FNV-1a of 64 bits, as its authors' test vectors say",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func vectors(text: String, hash: String) {
    var state = StableHash()
    state.add(text: text)
    #expect(state.hexadecimal == hash)
  }

  @Test("lines, severity and wording do not change it, so that edits elsewhere do not")
  func stable() {
    #expect(
      finding(line: 1, message: "m").fingerprint() == finding(line: 900, message: "other").fingerprint())
  }

  @Test("it is the same in every run and every release")
  func pinned() { #expect(finding().fingerprint() == "870885c7c7bacd16") }

  @Test("a path's leading ./ does not change it, and such twins are kept apart")
  func dotSegment() {
    #expect(finding(file: "./f").fingerprint() == finding(file: "f").fingerprint())
    let twins = Finding.sortedAndNumbered([finding(file: "f"), finding(file: "./f")])
    #expect(twins.map(\.ordinal) == [0, 1])
  }

  @Test("rule, preset, file and subject change it, and fields do not run into one another")
  func distinct() {
    let findings = [
      finding(), finding(rule: "x"), finding(preset: "x"), finding(file: "x"), finding(subject: "x"),
      finding(preset: nil),
      finding(preset: ""), finding(file: nil), finding(file: ""), finding(rule: "rp", preset: ""),
      finding(rule: "", preset: "rp"),
      finding(preset: "pf", file: ""), finding(preset: "", file: "pf"), finding(file: "fs", subject: ""),
    ]
    #expect(Set(findings.map { $0.fingerprint() }).count == findings.count)
    #expect(findings.allSatisfy { $0.fingerprint().wholeMatch(of: /[0-9a-f]{16}/) != nil })
  }

  @Test("duplicates are kept apart by their order, whatever order they came in")
  func ordinals() {
    let findings = (1...5).map { finding(line: $0) } + [finding(subject: "other")]
    let numbered = Finding.sortedAndNumbered(findings)
    #expect(numbered.map(\.ordinal) == [0, 0, 1, 2, 3, 4])
    #expect(Set(numbered.map { $0.fingerprint() }).count == findings.count)
    #expect(Finding.sortedAndNumbered(findings.reversed()) == numbered)
    #expect(Finding.sortedAndNumbered(numbered) == numbered)
  }

  @Test("those that were there before and are not reported have the first ordinals of their kind")
  func others() {
    let before = [finding(line: 7), finding(line: 9), finding(subject: "other")]
    let numbered = Finding.sortedAndNumbered([finding(line: 8), finding(line: 5)], after: before)
    #expect(numbered.map(\.place.line) == [5, 8] && numbered.map(\.ordinal) == [2, 3])
  }
}
