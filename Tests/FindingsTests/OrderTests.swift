import Findings
import TestSupport
import Testing

@Suite("Order")
struct OrderTests {
  private static let sorted = [
    Finding(rule: "a", severity: .note, preset: "a", message: "no file"),
    Finding(rule: "b", severity: .note, preset: "a", message: "rule"),
    Finding(rule: "a", severity: .note, preset: "b", message: "preset"),
    Finding(rule: "z", severity: .error, place: Place(file: "a"), message: "no line"),
    Finding(rule: "z", severity: .error, place: Place(file: "a", line: 2), message: "no column"),
    Finding(
      rule: "z", severity: .error, place: Place(file: "a", line: 2, column: 3), message: "line before column"),
    Finding(
      rule: "z", severity: .error, place: Place(file: "a", line: 10, column: 1),
      message: "numbers, not digits"),
    Finding(
      rule: "a", severity: .error, place: Place(file: "b", line: 1, column: 1), subject: "a",
      message: "subject"),
    Finding(
      rule: "a", severity: .error, place: Place(file: "b", line: 1, column: 1), subject: "b", message: "a"),
    Finding(
      rule: "a", severity: .error, place: Place(file: "b", line: 1, column: 1), subject: "b", message: "b"),
  ]

  @Test(
    "file, line, column, preset and rule decide, in that order; nothing stands before something",
    arguments: 0..<50)
  func order(seed: Int) {
    var generator = Seeded(seed: UInt64(seed))
    let shuffled = Self.sorted.shuffled(using: &generator)
    #expect(Finding.sortedAndNumbered(shuffled).map(\.message) == Self.sorted.map(\.message))
  }

  @Test("severities are ordered by how bad they are")
  func severities() {
    #expect(Severity.allCases.shuffled().sorted() == [.note, .warning, .error])
    #expect(Severity.error > .warning && Severity.warning > .note)
  }
}
