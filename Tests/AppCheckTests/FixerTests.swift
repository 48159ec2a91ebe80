import Testing

@testable import AppCheck

@Suite("Fixes")
struct FixerTests {
  private func fixed(_ lines: String...) throws -> (text: String, left: [UnfixedPlace]) {
    let text = SwiftApp.view(lines)
    let app = try SwiftApp([("A.swift", text)])
    let fixer = Fixer(app.subject, files: FixedFiles { _ in Array(text.utf8) })
    let bytes = Fix.apply(fixer.fixes, to: Array(text.utf8))
    return (String(decoding: bytes, as: UTF8.self), fixer.left)
  }

  @Test(
    "what equals a preset becomes the export's symbol, whatever stands before and after it",
    arguments: [
      ("withAnimation(.spring(duration: 0.5, bounce: 0.3)) { x = 1 }", "withAnimation(Motion.pop) { x = 1 }"),
      (
        "withAnimation(Animation.spring(duration: 0.5, bounce: 0.3).delay(1)) { x = 1 }",
        "withAnimation(Motion.pop.delay(1)) { x = 1 }"
      ),
      ("view.animation(.bouncy, value: x)", "view.animation(Motion.pop, value: x)"),
      (
        "withAnimation(.spring(\n  response: 0.5,\n  dampingFraction: 0.7\n)) { x = 1 }",
        "withAnimation(Motion.pop) { x = 1 }"
      ),
      (
        "withAnimation(.interactiveSpring(duration: 0.5, extraBounce: 0.15, blendDuration: 0)) { x = 1 }",
        "withAnimation(Motion.pop) { x = 1 }"
      ),
      ("withAnimation(.spring(.bouncy(duration: 0.5))) { x = 1 }", "withAnimation(Motion.pop) { x = 1 }"),
      ("withAnimation(Motion.old) { x = 1 }", "withAnimation(Motion.pop) { x = 1 }"),
      ("withAnimation(Motion.retired.delay(2)) { x = 1 }", "withAnimation(Motion.pop.delay(2)) { x = 1 }"),
      ("view.animation(.motionold, value: x)", "view.animation(.motionpop, value: x)"),
    ])
  func replaces(before: String, after: String) throws {
    #expect(try fixed(before).text == SwiftApp.view([after]))
  }

  @Test("a second run changes nothing")
  func idempotent() throws {
    let once = try fixed(
      "withAnimation(.bouncy) { x = 1 }", "view.animation(.easeInOut(duration: 0.3), value: x)")
    let app = try SwiftApp([("A.swift", once.text)])
    #expect(Fixer(app.subject, files: FixedFiles { _ in Array(once.text.utf8) }).fixes.isEmpty)
    #expect(app.findings().isEmpty)
  }

  @Test(
    "what is not safe is left, and why is said",
    arguments: [
      ("withAnimation(.spring(duration: 1, bounce: 0.3).speed(2)) { x = 1 }", "speed"),
      ("withAnimation(.spring(duration: 0.5, bounce: big ? 0.3 : 0.3)) { x = 1 }", "condition"),
      ("withAnimation(.interactiveSpring(duration: 0.5, extraBounce: 0.15)) { x = 1 }", "blends in"),
      ("withAnimation(.interpolatingSpring(duration: 0.5, bounce: 0.3)) { x = 1 }", "adds up"),
      (
        "enum A { enum Motion { static let a = Animation.spring(duration: 0.5, bounce: 0.3) } }", "of its own"
      ),
    ])
  func leaves(line: String, reason: String) throws {
    let result = try fixed(line)
    #expect(result.text == SwiftApp.view([line]))
    #expect(result.left.contains { $0.reason.contains(reason) })
  }

  @Test("the default animation is left, which was another before iOS 17", arguments: ["", "Animation"])
  func standard(type: String) throws {
    let text = "withAnimation(\(type).default.delay(0.5)) { x = 1 }"
    let result = try FixedSource(
      text, .swift, "swift", more: #", {"name": "d", "kind": "spring", "duration": 0.55, "bounce": 0}"#)
    #expect(result.text == text)
    #expect(result.left.first?.contains("before iOS 17") == true, "\(result.left)")
  }

  @Test("near and unknown motions and excepted lines are never changed")
  func untouched() throws {
    let lines = [
      "withAnimation(.spring(duration: 0.47, bounce: 0.3)) { x = 1 }",
      "withAnimation(.bouncy) { x = 1 } // motionbook:ignore hand-written-equal -- as Apple's",
    ]
    #expect(try fixed(lines[0], lines[1]).text == SwiftApp.view(lines))
  }

  @Test("a fix outside the file, or over another, is left out")
  func overlapping() {
    let fixes = [
      Fix(file: "a", range: 0..<3, replacement: "X"), Fix(file: "a", range: 2..<4, replacement: "Y"),
      Fix(file: "a", range: 4..<99, replacement: "Z"),
    ]
    #expect(Fix.apply(fixes, to: Array("abcdef".utf8)) == Array("Xdef".utf8))
  }
}
