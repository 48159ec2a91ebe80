import Findings
import Testing

@testable import AppCheck

@Suite("Exceptions in comments")
struct ExceptionTests {
  private static let motion = "withAnimation(.easeInOut(duration: 2)) { x = 1 }"

  @Test(
    "a comment excepts its line, or the next when it stands alone",
    arguments: [
      [motion + " // motionbook:ignore hand-written-unknown -- a splash"],
      ["// motionbook:ignore hand-written-unknown -- a splash", motion],
      ["/* motionbook:ignore hand-written-unknown -- a splash */", motion],
      ["// motionbook:ignore -- a splash", motion],
    ])
  func excepts(lines: [String]) throws {
    #expect(try SwiftApp([("A.swift", SwiftApp.view(lines))]).findings().isEmpty)
  }

  @Test("an exception holds for its rule and its line only")
  func narrow() throws {
    let other = try SwiftApp("// motionbook:ignore hand-written-near -- why", Self.motion).findings()
    #expect(Set(other.map(\.rule)) == ["hand-written-unknown", "unused-exception"])
    let far = try SwiftApp("// motionbook:ignore hand-written-unknown -- why", "", Self.motion).findings()
    #expect(Set(far.map(\.rule)) == ["hand-written-unknown", "unused-exception"])
  }

  @Test("an exception for what stands in the closure of a motion is none for that motion")
  func inner() throws {
    let findings = try SwiftApp(
      "UIView.animate(withDuration: 9, delay: 0, options: .curveEaseOut, animations: {", "  self.a = 1",
      "}, completion: { _ in", "  // motionbook:ignore hand-written-unknown -- a splash",
      "  UIView.animate(withDuration: 3, delay: 0, options: .curveEaseIn, animations: { self.b = 2 })", "})"
    ).findings()
    #expect(findings.map(\.rule) == ["hand-written-unknown"])
    #expect(findings.map(\.place.line) == [2] && findings.map(\.place.endLine) == [2])
  }

  @Test("an exception without a reason, or for a rule that does not exist, is said")
  func incomplete() throws {
    let silent = try SwiftApp(Self.motion + " // motionbook:ignore hand-written-unknown").findings()
    #expect(silent.map(\.rule) == ["unused-exception"])
    #expect(silent.first?.message.contains("does not say why") == true)
    let misspelt = try SwiftApp(Self.motion + " // motionbook:ignore hand-writen-unknown -- x").findings()
    #expect(misspelt.contains { $0.message.contains("did you mean hand-written-unknown?") })
  }

  @Test("a string that looks like an exception is none")
  func string() throws {
    let line = #"let text = "// motionbook:ignore hand-written-unknown -- x"; "# + Self.motion
    #expect(try SwiftApp(line).findings().map(\.rule) == ["hand-written-unknown"])
  }
}
