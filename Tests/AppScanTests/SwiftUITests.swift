import Testing

@testable import AppScan

@Suite("SwiftUI's animations")
struct SwiftUITests {
  private func found(_ source: String, _ options: ScanOptions = ScanOptions()) -> [String] {
    Language.swift.sites(in: source, options).map { "\($0.api) \($0.summary)" }
  }

  @Test(
    "a file that imports Apple's other modules alone has none of SwiftUI's animations but in UIView's animate"
  )
  func otherImports() {
    let lines = [
      "Toast(animation: .easeIn(duration: 0.2))", "x.animation = .easeIn(duration: 0.2)",
      "[.spring(stiffness: 250, damping: 25)]", "let a = Animation.linear(duration: 1)",
    ]
    for line in lines {
      #expect(found("import UIKit\nimport Foundation\n" + line).isEmpty, "\(line)")
      #expect(found("import UIKit\nimport DesignSystem\n" + line).count == 1, "\(line)")
    }
    #expect(found("import UIKit\nUIView.animate(.bouncy) { x = 1 }").count == 1)
    #expect(found("import UIKit\n@preconcurrency import SwiftUI\n" + lines[0]).count == 1)
  }

  @Test(
    "a bare preset counts where an animation is expected",
    arguments: [
      "withAnimation(.bouncy) { x = 1 }", ".animation(.bouncy, value: x)",
      "withAnimation(\n  x ? .bouncy : nil\n) {}",
      "withAnimation(x ? nil : .bouncy) {}", "withCardAnimation(.bouncy) { x = 1 }",
      "Pulse(at: 1, animation: .bouncy)",
      "let quick: Animation = .bouncy", "var quick: Animation? = x > 1 ? .bouncy : nil",
      "transaction.animation = .bouncy",
      "let list: [Animation] = [.bouncy]", "func f(_ a: Animation = .bouncy) {}",
      "let quick = Animation.bouncy",
      "let quick = SwiftUI.Animation.bouncy", "$isOn.animation(.bouncy)", "UIView.animate(.bouncy) { x = 1 }",
      "let map: [Phase: Animation] = [.a: .bouncy]",
      "var quick: Animation {\n  .bouncy\n}", "var quick: Animation? { reduceMotion ? nil : .bouncy }",
      "func quick(_ x: Int) -> Animation { let y = x\n return .bouncy }",
      "func quick() -> Animation { switch self {\n case .a, .b: .bouncy\n default: other } }",
      "func quick() -> Animation { if let a = b { other } else if c { .bouncy } else { other } }",
      "func quick() -> Animation { if let a = b { other } else { .bouncy } }",
      "let quick: Animation = if x { .bouncy } else { other }", "let quick: Animation = { .bouncy }()",
      "PhaseAnimator(all) { content($0) } animation: { phase in\n  switch phase {\n  case .a: .bouncy\n  }\n}",
      "extension Animation { static var quick: Self { .bouncy } }",
      "Button(x) {\n  count += 1\n  withAnimation(.bouncy) { y() }\n}",
      ".accessibilityAnimation(.bouncy, value: x)", "withTransaction(\\.animation, .bouncy) { x = 1 }",
      "// withAnimation\n.scrollTransition(.animated(.bouncy)) { $0 }",
    ])
  func bare(source: String) {
    #expect(found(source) == ["SwiftUI.bouncy spring 0.5 0.3"])
  }

  @Test(
    "the default animation with a delay or a speed counts, whatever its type is written",
    arguments: [".default", "Animation.default", "SwiftUI.Animation.default"])
  func standard(name: String) {
    #expect(found("withAnimation(\(name).delay(0.3)) {}") == ["SwiftUI.default spring 0.55 0 delay 0.3"])
    #expect(found("withAnimation(\(name).speed(0.5)) {}") == ["SwiftUI.default spring 0.55 0 speed 0.5"])
  }

  @Test(
    "a bare preset is nothing anywhere else",
    arguments: [
      ".progressViewStyle(.linear)", "let season: Season = .spring", "show(season: .spring)",
      "if curve == .linear { }",
      "switch x {\ncase .linear: return 1\n}", "enum Curve { case linear, spring }",
      "LinearGradient(.linear)",
      ".interpolationMethod(.smooth)",
      "line.smooth()",
      "func f() -> Curve { .linear }", "var curve: Curve { .linear }", "f { .linear }", "let a = b.linear",
      "// withAnimation(.bouncy)", "/* withAnimation(.spring(response: 0.2)) */",
      "\"withAnimation(.bouncy)\"",
      "func spring(response: Double) {}", "case .spring(response: let x): y", "case spring(response: Double)",
      "let animation: Animation = make(style: .linear)", "view.spring(response: 0.3)",
      "func f(c: Curve) -> Animation { switch c { case .linear: other } }", "Text(x).linear(duration: 2)",
      "Card(animation: Animation.linear(duration:))", "let make = Animation.spring(duration:bounce:)",
      "startAnimation(.linear)", "LottieAnimation(.linear)", "withTransaction(\\.style, .linear) {}",
      "withAnimation(Animation.default) {}", "make(Theme.default.delay(1))", "view.animated(.linear)",
    ])
  func other(source: String) {
    #expect(found(source) == [])
  }

  @Test("a preset without context counts with a modifier that only animations have")
  func modifiers() {
    #expect(
      found("animate(x: .linear.speed(0.1).repeatForever(autoreverses: false))") == [
        "SwiftUI.linear tween 0.35 0:0:1:1 speed 0.1 repeats"
      ])
    #expect(
      found(".animation(.easeIn(duration: 1)\n  .custom()\n  .delay(0.5)\n, value: x)") == [
        "SwiftUI.easeIn(duration:) tween 1 0.42:0:1:1 delay 0.5"
      ])
  }

  @Test("an app's wrapper takes animations too")
  func wrappers() {
    #expect(found("animated(.easeIn) {}") == [])
    #expect(found("animated(.easeIn) {}", ScanOptions(wrappers: ["animated"])).count == 1)
  }

  @Test("the labels that are written make the name")
  func labels() {
    let source = """
      f(.spring(), .spring(response: 0), .spring(response: 0.1, dampingFraction: 0.3, blendDuration: 0.1))
      f(.bouncy(extraBounce: 0.1), .interactiveSpring().speed(0.5), .timingCurve(0.2, 0, 0, 1))
      """
    #expect(
      found(source) == [
        "SwiftUI.spring() spring 0.5 0", "SwiftUI.spring(response:) spring 0 0.175",
        "SwiftUI.spring(response:dampingFraction:blendDuration:) spring 0.1 0.7",
        "SwiftUI.bouncy(extraBounce:) spring 0.5 0.4",
        "SwiftUI.interactiveSpring() spring 0.15 0.14 speed 0.5",
        "SwiftUI.timingCurve(p0:p1:p2:p3:) tween 0.35 0.2:0:0:1",
      ])
  }

  @Test("both branches of a condition are reported, the whole call's lines known")
  func branches() throws {
    let sites = Language.swift.sites(
      in: "withAnimation(\n  .easeOut(\n    duration: a ? 0.1 : 2 / 4\n  ).delay(b)\n) {}")
    #expect(
      sites.map(\.summary) == ["tween 0.1 0:0:0.58:1 unread delay", "tween 0.5 0:0:0.58:1 unread delay"])
    let place = try #require(sites.first).place
    #expect([place.line, place.column, place.endLine] == [2, 4, 4])
  }

  @Test("each branch of a speed is a motion, a delay that depends on something is none of it")
  func modifierBranches() {
    #expect(
      found("a(.easeIn(duration: 1).speed(x ? 2 : 4).repeatForever())").map { $0.suffix(15) } == [
        "speed 2 repeats", "speed 4 repeats",
      ])
    #expect(
      found("a(.easeIn(duration: 1).delay(x ? 0.2 : 0.4))") == [
        "SwiftUI.easeIn(duration:) tween 1 0.42:0:1:1 unread delay"
      ])
    #expect(found("a(.easeIn(duration: 1).speed(rate))").count == 1)
  }

  @Test("a spring whose type is not written counts where it is given")
  func initializers() {
    #expect(
      found("withAnimation(.spring(.init(response: 0.4, dampingRatio: 0.8))) {}") == [
        "SwiftUI.spring(p0:) spring 0.4 0.2"
      ])
    #expect(
      found("withAnimation(.interpolatingSpring(.init(duration: 0.4, bounce: 0.2))) {}") == [
        "SwiftUI.interpolatingSpring(p0:) spring 0.4 0.2"
      ])
  }

  @Test("an interpolating spring has no formula above critical, where another has")
  func overdamped() {
    #expect(
      found("withAnimation(.interpolatingSpring(stiffness: 100, damping: 40)) {}") == [
        "SwiftUI.interpolatingSpring(stiffness:damping:) spring 0.628319 0"
      ])
    #expect(
      found("withAnimation(.interpolatingSpring(duration: 0.4, bounce: -0.5)) {}") == [
        "SwiftUI.interpolatingSpring(duration:bounce:) spring 0.4 0"
      ])
    #expect(
      found("withAnimation(.spring(duration: 0.4, bounce: -0.5)) {}") == [
        "SwiftUI.spring(duration:bounce:) spring 0.4 -0.5"
      ])
  }

  @Test("properties that compute one number, variables that nothing sets and raw values are constants")
  func computedConstants() {
    let source = """
      enum Pace: Double { case fast = 0.1, slow = 0.2 }
      enum Time { static var a: Double { 0.3 }; static var b = 0.4; static var c = 0.5; static var d = f() }
      struct Card { private var e: TimeInterval { return 0.6 }; var g: Double { get { 0.7 } }
        var h: Double { x * 0.8 }; var i = 0.9; var j: Double { didSet { k = 1 } } }
      func reset() { Time.c = 2 }
      """
    let names = [
      "Pace.slow.rawValue", "Time.a", "Time.b", "Time.c", "Time.d", "e", "g", "h", "i", "j", "rawValue",
    ]
    let calls = names.map { "f(.linear(duration: \($0)))" }.joined(separator: "\n")
    #expect(
      found(source + "\n" + calls).map { $0.dropFirst("SwiftUI.linear(duration:) ".count) } == [
        "tween 0.2 0:0:1:1", "tween 0.3 0:0:1:1", "tween 0.4 0:0:1:1", "unreadable expression",
        "unreadable expression", "tween 0.6 0:0:1:1", "tween 0.7 0:0:1:1", "unreadable constant",
        "tween 0.9 0:0:1:1", "unreadable expression", "unreadable constant",
      ])
  }

  @Test("constants count wherever they are declared once")
  func constants() {
    let source = """
      private enum Constants { static let quick: TimeInterval = 0.2 }
      struct Card { let slow = Constants.quick * 2; static let twice = 1.0 }
      struct Other { static let twice = 2.0 }
      func f(x: Double) { a(.linear(duration: Constants.quick), .linear(duration: slow), .linear(duration: x)) 
        b(.linear(duration: twice), .linear(duration: Other.twice), .linear(duration: x * 0.66)) }
      """
    #expect(
      found(source).map { $0.dropFirst("SwiftUI.linear(duration:) ".count) } == [
        "tween 0.2 0:0:1:1", "tween 0.4 0:0:1:1", "unreadable parameter", "unreadable ambiguous-name",
        "tween 2 0:0:1:1", "unreadable parameter",
      ])
  }

  @Test("a spring inside another call is one site")
  func nested() {
    #expect(
      found("withAnimation(.spring(.bouncy(duration: 0.4))) {}") == [
        "SwiftUI.bouncy(duration:) spring 0.4 0.3"
      ])
    #expect(
      found(#"Text("\(x, animation: .snappy(duration: 0.2))")"#) == [
        "SwiftUI.snappy(duration:) spring 0.2 0.15"
      ])
    #expect(found("SpringKeyframe<CGFloat>(1, duration: 2)") == ["SwiftUI.SpringKeyframe spring 0.5 0"])
  }

  @Test("a file that asks for less motion is known")
  func reduced() {
    for ask in ["accessibilityReduceMotion", "UIAccessibility.isReduceMotionEnabled"] {
      let bytes = Array("let a = \(ask); withAnimation(.bouncy) {}".utf8)
      #expect(Language.swift.scan(bytes).asksReduced)
    }
  }
}
