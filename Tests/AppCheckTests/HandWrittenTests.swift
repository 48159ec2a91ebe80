import Findings
import Testing

@testable import AppCheck

@Suite("Motions written by hand")
struct HandWrittenTests {
  @Test("a motion that a preset has already is a warning with what to type")
  func equal() throws {
    let finding = try #require(
      try SwiftApp("withAnimation(.spring(response: 0.5, dampingFraction: 0.7)) { x = 1 }").findings().first)
    #expect(finding.rule == "hand-written-equal")
    #expect(finding.severity == .warning)
    #expect(finding.hint == "use Motion.pop")
    #expect(finding.replacement == "Motion.pop")
    #expect(finding.nearest?.preset == "pop")
    #expect(finding.motion?.bounce.map { abs($0 - 0.3) < 1e-12 } == true)
    #expect(finding.place.line == 2)
  }

  @Test("one that is nearly a preset's is an error that says when, how far, and on which side")
  func near() throws {
    let finding = try #require(
      try SwiftApp("withAnimation(.spring(duration: 0.47, bounce: 0.3)) { x = 1 }").findings().first)
    #expect(finding.rule == "hand-written-near")
    #expect(finding.severity == .error)
    let nearest = try #require(finding.nearest)
    #expect(nearest.distance > 0.001 && nearest.distance < 0.05)
    #expect(finding.message.contains("ahead of pop"))
    #expect(finding.message.contains("px on 100"))
    let slower = try SwiftApp("withAnimation(.spring(duration: 0.53, bounce: 0.3)) { x = 1 }").findings()
    #expect(slower.first?.message.contains("behind pop") == true)
  }

  @Test("one that is near nothing is an error, and names the nearest")
  func unknown() throws {
    let finding = try #require(
      try SwiftApp("withAnimation(.easeInOut(duration: 2)) { x = 1 }").findings().first)
    #expect(finding.rule == "hand-written-unknown")
    #expect(finding.severity == .error)
    #expect(finding.replacement == nil)
    #expect(finding.nearest != nil)
    #expect(finding.message.contains("of the way"))
    #expect(
      finding.hint == "motionbook add tween tween.2-ease-in-out --duration 2 --bezier 0.42,0,0.58,1")
  }

  @Test("springs and tweens have thresholds of their own")
  func thresholds() throws {
    let line = SwiftApp.view(["withAnimation(.easeInOut(duration: 0.32)) { x = 1 }"])
    let app = try SwiftApp([("A.swift", line)])
    #expect(app.findings().map(\.rule) == ["hand-written-near"])
    let strict = CheckSubject(
      files: app.subject.files, registry: app.subject.registry, symbols: app.subject.symbols,
      thresholds: CheckThresholds(spring: 0.5, tween: 0.01))
    #expect(AppChecker().check(strict).map(\.rule) == ["hand-written-unknown"])
  }

  @Test("a jump and an aliased or deprecated preset are never proposed or compared")
  func jumps() throws {
    #expect(try SwiftApp("withAnimation(.easeInOut(duration: 0)) { x = 1 }").findings().isEmpty)
    let retired = try SwiftApp("withAnimation(.spring(duration: 0.9)) { x = 1 }").findings()
    #expect(retired.first?.rule == "hand-written-unknown")
  }

  @Test("a speed is counted in: half as long at double speed is another motion")
  func speed() throws {
    let app = try SwiftApp("withAnimation(.spring(duration: 1, bounce: 0.3).speed(2)) { x = 1 }")
    #expect(app.findings().map(\.rule) == ["hand-written-equal"])
    let slow = try SwiftApp("withAnimation(.spring(duration: 0.5, bounce: 0.3).speed(0.25)) { x = 1 }")
    #expect(slow.findings().map(\.rule) == ["hand-written-unknown"])
  }

  @Test("what cannot be read is a note that says why")
  func unreadable() throws {
    let finding = try #require(
      try SwiftApp("withAnimation(.easeInOut(duration: seconds(from: state))) { x = 1 }").findings().first)
    #expect(finding.rule == "unreadable-motion")
    #expect(finding.severity == .note)
  }

  @Test("severities are as configured, and a rule that is off finds nothing")
  func severities() throws {
    let app = try SwiftApp("withAnimation(.easeInOut(duration: 2)) { x = 1 }")
    #expect(app.findings(["hand-written-unknown": .severity(.note)]).map(\.severity) == [.note])
    #expect(app.findings(["hand-written-unknown": .off]).isEmpty)
    #expect(app.findings(only: ["hand-written-equal"]).isEmpty)
  }

  @Test("fingerprints stay when lines move, and differ between equal motions of one file")
  func fingerprints() throws {
    let line = "withAnimation(.easeInOut(duration: 2)) { x = 1 }"
    let before = try SwiftApp(line, line).findings().map(\.fingerprint)
    let after = try SwiftApp("", "", line, "", line).findings().map(\.fingerprint)
    #expect(before == after)
    #expect(Set(before).count == 2)
  }
}
