import Foundation
import TestSupport
import Testing

@Suite("What programs said before")
struct VerdictsTests {
  @Test("is kept for the same question, and asked again for another, after a failure and in CI")
  func kept() throws {
    let isCI = ProcessInfo.processInfo.environment["CI"] == "true"
    let question = UUID().uuidString
    var asked = 0
    func answer(_ more: String...) throws -> String {
      try Verdicts.kept([], [question] + more) {
        asked += 1
        if more == ["fails"] { throw CocoaError(.fileNoSuchFile) }
        return "\(more)"
      }
    }
    #expect(try answer("a", "b") == #"["a", "b"]"#)
    #expect(try answer("a", "b") == #"["a", "b"]"#)
    #expect(asked == (isCI ? 2 : 1))
    #expect(try answer("a b") == #"["a b"]"#)
    for _ in 0..<2 { #expect(throws: CocoaError.self) { try answer("fails") } }
    #expect(asked == (isCI ? 5 : 4))
  }
}
