import AppScan
import Findings
import Presets
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

  @Test(
    "a spring that starts with a velocity is no preset, which is a note",
    arguments: [
      "withAnimation(.interpolatingSpring(duration: 0.5, bounce: 0.3, initialVelocity: 10)) { x = 1 }",
      "UIView.animate(springDuration: 0.5, bounce: 0.3, initialSpringVelocity: 10) { x = 1 }",
      "let t = UISpringTimingParameters(duration: 0.5, bounce: 0.3, initialVelocity: CGVector(dx: 0, dy: 10))",
    ])
  func velocity(line: String) throws {
    let findings = try SwiftApp(line).findings()
    #expect(findings.map(\.rule) == ["unreadable-motion"] && findings.first?.severity == .note)
    let message = "a spring of 0.5 s and bounce 0.3 starts with a velocity of 10, which no preset has"
    #expect(findings.first?.message == message)
    for velocity in ["0", "speed"] {
      let rest = try SwiftApp(line.replacing("10", with: velocity)).findings()
      #expect(rest.map(\.rule) == ["hand-written-equal"], "\(rest.map(\.message))")
    }
  }

  @Test("in JavaScript a velocity stays beside the preset that takes the place of the numbers")
  func keptVelocity() throws {
    let text =
      "import { motion } from 'motion/react';\n"
      + "const a = { type: 'spring', stiffness: 380, damping: 29.24, velocity: 2 };"
    let fixed = try FixedSource(
      text.replacing("const a =", with: "animate(el, to,").replacing("};", with: "});"), .typescript, "ts")
    #expect(fixed.text.contains("{ ...motionPresets.co, velocity: 2 }"), "\(fixed.left) \(fixed.text)")
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
      finding.hint == "motionbook add tween ease-in-out.long-2000ms --duration 2 --bezier 0.42,0,0.58,1")
  }

  @Test(
    "a curve that stands alone is no motion that the registry lacks where a tween of it has the same",
    arguments: [
      (["fade"], "0.4f, 0f, 0.2f", false), (["fade"], "0.3f, 0f, 0.2f", true),
      (["fade", "hold"], "0.4f, 0f, 0.2f", false), (["hold"], "0.4f, 0f, 0.2f", true),
    ])
  func curvesOfTweens(presets: [String], points: String, isUnknown: Bool) throws {
    // Constants are left that nothing uses any more.
    let text = "package com.acme\nval easing = CubicBezierEasing(\(points), 1f)\n"
    let findings = try FixedSource(text, .kotlin, "kt", presets: presets).findings
    #expect(findings.contains { $0.severity == .error } == isUnknown, "\(findings.map(\.message))")
  }

  @Test("a command that adds a preset has a name for which the registry has room")
  func freeNames() throws {
    let app = try SwiftApp("withAnimation(.easeOut(duration: 0.2)) { x = 1 }")
    let site = try #require(app.subject.files.first?.sites.first)
    func name(_ presets: String...) -> Substring? {
      AddCommand.text(site, nil, MotionHalves(), isPreset: presets.contains)?.split(separator: " ").dropFirst(
        3
      )
      .first
    }
    #expect(name() == "ease-out.fast-200ms")
    #expect(name("ease-out") == "ease-out-fast-200ms")
    #expect(name("ease-out", "ease-out-fast-200ms") == "ease-out-fast-200ms-2")
    #expect(name("ease-out.fast-200ms", "ease-out.fast-200ms-2") == "ease-out.fast-200ms-3")
  }

  @Test("what no export of the app holds is a note, unless the project file says how severe it is")
  func notHeld() throws {
    let app = try SwiftApp("withAnimation(.bouncy) { x = 1 }")
    let bare = CheckSubject(files: app.subject.files, registry: app.subject.registry, symbols: SymbolTable())
    let finding = try #require(AppChecker().check(bare).first)
    #expect(finding.rule == "hand-written-equal" && finding.severity == .note)
    #expect(
      finding.hint == "use pop; no export listed in .motionbook.json holds it yet"
        && finding.replacement == nil)
    let strict = AppChecker(settings: ["hand-written-equal": .error]).check(bare)
    #expect(strict.map(\.severity) == [.error])
  }

  @Test("a delay is no part of a motion: it is the same with another one, and that is said")
  func delays() throws {
    let registry = #"""
      {"format": "motionbook/1", "presets": [
        {"name": "late", "kind": "spring", "duration": 0.5, "bounce": 0.3, "delay": 0.1}]}
      """#
    for (line, words) in [
      ("withAnimation(.bouncy.delay(0.1)) { x = 1 }", nil), ("withAnimation(.bouncy) { x = 1 }", "at once"),
      ("withAnimation(.bouncy.delay(0.3)) { x = 1 }", "after 0.3 s"),
    ] {
      let findings = try SwiftApp([("A.swift", SwiftApp.view([line]))], registry: registry).findings()
      #expect(findings.map(\.rule) == ["hand-written-equal"], "\(line)")
      let remark = findings.first?.message.contains("begins after") == true
      #expect(remark == (words != nil), "\(line)")
      if let words { #expect(findings.first?.message.contains(words) == true) }
    }
    let delayed = try SwiftApp("UIView.animate(withDuration: 0.3, delay: 0.2) { x = 1 }").findings()
    #expect(delayed.map(\.rule) == ["hand-written-equal"])
  }

  @Test("among equals what the app's exports hold is proposed, and then the team's own before a pack's")
  func preference() throws {
    let registry = #"""
      {"format": "motionbook/1", "presets": [
        {"name": "a", "kind": "spring", "duration": 0.5, "bounce": 0.3, "origin": "apple"},
        {"name": "b", "kind": "spring", "duration": 0.5, "bounce": 0.3},
        {"name": "c", "kind": "spring", "duration": 0.5, "bounce": 0.3, "origin": "apple"}]}
      """#
    let app = try SwiftApp(
      [("A.swift", SwiftApp.view(["withAnimation(.bouncy) { x = 1 }"]))], registry: registry)
    func preset(_ held: [String]) -> String? {
      var symbols = SymbolTable()
      symbols.add(
        held.map {
          PresetSymbol(preset: $0, use: $0, names: ["": $0], platforms: [.swiftui], replacement: .always)
        }, roots: [], prefixes: [])
      let subject = CheckSubject(
        files: app.subject.files, registry: app.subject.registry, symbols: symbols)
      return AppChecker().check(subject).first?.nearest?.preset
    }
    #expect(preset([]) == "b")
    #expect(preset(["a", "b", "c"]) == "b")
    #expect(preset(["c"]) == "c")
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
    #expect(app.findings(["hand-written-unknown": .note]).map(\.severity) == [.note])
    #expect(app.findings(["hand-written-unknown": .off]).isEmpty)
    #expect(app.findings(only: ["hand-written-equal"]).isEmpty)
  }

  @Test("fingerprints stay when lines move, and differ between equal motions of one file")
  func fingerprints() throws {
    let line = "withAnimation(.easeInOut(duration: 2)) { x = 1 }"
    let before = try SwiftApp(line, line).findings().map { $0.fingerprint() }
    let after = try SwiftApp("", "", line, "", line).findings().map { $0.fingerprint() }
    #expect(before == after)
    #expect(Set(before).count == 2)
  }

  /// The finding in a line of CSS or of a component of React, of an app without exports if nothing else is given.
  private func finding(
    _ text: String, _ language: Language, _ presets: String, _ symbols: SymbolTable = SymbolTable()
  ) throws -> Finding {
    let book = RegistrySnapshot(
      RegistryText(Array(#"{"format": "motionbook/1", "presets": [\#(presets)]}"#.utf8)).presets)
    let subject = try CheckSubject([CheckedFile(text, language)], book, symbols: symbols)
    return try #require(AppChecker().check(subject).first { $0.rule.hasPrefix("hand-written") })
  }

  private static let scale = #"""
    {"name": "duration.sm", "kind": "duration", "duration": 0.2},
    {"name": "ease.standard", "kind": "curve", "bezier": [0.4, 0, 0.2, 1]}
    """#

  @Test("a duration and a curve that are presets each are a pair, and a half is named with what is missing")
  func pairs() throws {
    let pair = try finding(
      ".a { transition: opacity 200ms cubic-bezier(0.4, 0, 0.2, 1); }", .css, Self.scale)
    #expect(pair.rule == "hand-written-equal")
    #expect(pair.message == "0.2 s of cubic-bezier(0.4, 0, 0.2, 1) is duration.sm with ease.standard")
    #expect(
      pair.hint == "use duration.sm with ease.standard; no export listed in .motionbook.json holds both yet")
    #expect(pair.nearest?.preset == "duration.sm" && pair.nearest?.curve == "ease.standard")
    let curve = try finding(".a { transition: opacity 1s cubic-bezier(0.4, 0, 0.2, 1); }", .css, Self.scale)
    #expect(curve.message.contains("its curve is ease.standard, but its duration is no preset"))
    #expect(
      curve.hint == "motionbook add tween standard.long-1000ms --duration 1 --curve ease.standard")
    let duration = try finding(".a { transition: opacity 200ms steps(2); }", .css, Self.scale)
    #expect(duration.message.contains("its duration is duration.sm, but its curve is no preset"))
    let bezier = try finding(".a { transition: opacity 200ms cubic-bezier(1, 0, 1, 0); }", .css, Self.scale)
    #expect(
      bezier.hint?.hasSuffix("--duration duration.sm --bezier 1,0,1,0") == true, "\(bezier.hint ?? "")")
  }

  @Test("a whole preset that is equal goes before a pair, and an exact pair before what is nearly a preset")
  func wholeOrPair() throws {
    let source = ".a { transition: opacity 200ms cubic-bezier(0.4, 0, 0.2, 1); }"
    func preset(_ seconds: String) throws -> String {
      let tween =
        #"{"name": "fade", "kind": "tween", "duration": \#(seconds), "curve": {"bezier": [0.4, 0, 0.2, 1]}}"#
      let found = try finding(source, .css, Self.scale + "," + tween)
      return "\(found.rule) \(found.nearest?.preset ?? "")"
    }
    #expect(try preset("0.2") == "hand-written-equal fade")
    #expect(try preset("0.205") == "hand-written-equal duration.sm")
  }

  @Test("the curve that a platform takes where none is written is no half that is named")
  func unwrittenCurve() throws {
    let ease = #"""
      {"name": "duration.sm", "kind": "duration", "duration": 0.1},
      {"name": "ease.css", "kind": "curve", "bezier": [0.25, 0.1, 0.25, 1]}
      """#
    let alone = try finding(".a { transition: opacity 333ms; }", .css, ease)
    #expect(alone.rule == "hand-written-unknown" && !alone.message.contains("its curve is"), "\(alone)")
    let written = try finding(".a { transition: opacity 333ms ease; }", .css, ease)
    #expect(written.message.contains("its curve is ease.css, but its duration is no preset"), "\(written)")
  }

  @Test("where only a number is taken no preset comes first because an export holds it: none has numbers")
  func numbers() throws {
    let presets = #"""
      {"name": "a", "kind": "tween", "duration": 0.35, "curve": {"bezier": [0.25, 0.1, 0.25, 1]}, "origin": "x"},
      {"name": "b", "kind": "tween", "duration": 0.35, "curve": {"bezier": [0.25, 0.1, 0.25, 1]}}
      """#
    var symbols = SymbolTable()
    symbols.add(
      [PresetSymbol(preset: "a", use: "a", names: ["": "a"], platforms: [.webJS], replacement: .always)],
      roots: [], prefixes: [])
    let number = try finding(
      "import { Line } from 'recharts';\n<Line animationDuration={350} />", .typescript, presets, symbols)
    #expect(number.nearest?.preset == "b" && number.replacement == nil, "\(number)")
  }

  @Test("what is far away, of another family, or no number where one is wanted, is not told to be used")
  func proposals() throws {
    let spring = #"{"name": "pop", "kind": "spring", "duration": 0.5, "bounce": 0.3}"#
    let tween = try finding(".a { transition: opacity 300ms linear; }", .css, spring)
    #expect(tween.rule == "hand-written-unknown" && tween.hint?.hasPrefix("motionbook add") == true)
    let far = #"{"name": "fade", "kind": "tween", "duration": 0.2, "curve": {"bezier": [0.4, 0, 0.2, 1]}}"#
    let late = try finding(".a { transition: opacity 300ms cubic-bezier(0.4, 0, 0.2, 1); }", .css, far)
    #expect(late.hint?.hasPrefix("motionbook add") == true)
    let close = try finding(".a { transition: opacity 220ms cubic-bezier(0.4, 0, 0.2, 1); }", .css, far)
    #expect(close.hint?.hasPrefix("use fade, or motionbook add") ?? false, "\(close)")
    let number = try finding(
      "import { Line } from 'recharts';\n<Line animationDuration={350} />", .typescript, spring)
    #expect(number.nearest == nil && number.hint?.hasPrefix("motionbook add") == true, "\(number)")
  }
}
