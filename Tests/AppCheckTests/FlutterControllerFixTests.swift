import AppScan
import Testing

@testable import AppCheck

@Suite("Fixes of Flutter's controllers, whose curve stands elsewhere")
struct FlutterControllerFixTests {
  private func source(_ duration: String, _ curve: String, head: String = "") -> String {
    head + """
      f() {
        c = AnimationController(vsync: this, duration: \(duration));
        a = CurvedAnimation(parent: c, curve: \(curve));
      }

      """
  }

  private func fixed(_ text: String) throws -> FixedSource {
    try FixedSource(
      text, .dart, "dart",
      more: #", {"name": "both", "kind": "curve", "bezier": [0.42, 0, 0.58, 1]}"#)
  }

  private static let head = "import '../lib/motion.dart';\n"
  private static let fifth = "const Duration(milliseconds: 200)"

  @Test("a widget that goes evenly by itself gets the preset's curve with its duration")
  func evenCurves() throws {
    func fixed(_ call: String) throws -> String {
      try FixedSource("import '../lib/motion.dart';\nfinal w = \(call);\n", .dart, "dart").text
        .split(separator: "\n").dropFirst().joined(separator: "\n")
    }
    #expect(
      try fixed("AnimatedOpacity(\n  duration: const Duration(milliseconds: 500),\n  opacity: 1)")
        == "final w = AnimatedOpacity(\n  duration: Motion.even.duration,\n  curve: Motion.even.curve,\n  opacity: 1);"
    )
    #expect(
      try fixed("AnimatedSwitcher(duration: const Duration(milliseconds: 500))")
        == "final w = AnimatedSwitcher(duration: Motion.even.duration, switchInCurve: Motion.even.curve, switchOutCurve: Motion.even.curve);"
    )
    #expect(
      try fixed("AnimatedPanel(duration: const Duration(milliseconds: 500))")
        == "final w = AnimatedPanel(duration: const Duration(milliseconds: 500));", "how it goes is its own")
  }

  @Test("the duration and the curve become the export's together, also where one of them was before")
  func together() throws {
    let after = source("Motion.out.duration", "Motion.out.curve", head: Self.head)
    #expect(try fixed(source(Self.fifth, "Curves.easeOut")).text == after)
    #expect(try fixed(source("Motion.out.duration", "Curves.easeOut", head: Self.head)).text == after)
    #expect(try fixed(source(Self.fifth, "Motion.out.curve", head: Self.head)).text == after)
    let again = try fixed(after)
    #expect(again.text == after && again.count == 0 && again.left == [])
  }

  @Test("the curve also where it moves the controller")
  func moved() throws {
    func text(_ duration: String, _ curve: String) -> String {
      Self.head
        + "final c = AnimationController(duration: \(duration));\nf() => c.animateTo(1, curve: \(curve));\n"
    }
    #expect(
      try fixed(text(Self.fifth, "Curves.easeOut")).text == text("Motion.out.duration", "Motion.out.curve"))
  }

  @Test("a route that keeps Flutter's duration gets the preset's with its curve")
  func route() throws {
    func text(_ duration: String, _ curve: String, _ before: String = "\n  ") -> String {
      Self.head + "final r = PageRouteBuilder<void>(\(before)\(duration)transitionsBuilder: (_, a, b, w) =>\n"
        + "    FadeTransition(opacity: CurvedAnimation(parent: a, curve: \(curve))));\n"
    }
    func fixed(_ before: String) throws -> FixedSource {
      try FixedSource(
        text("", "Curves.easeIn", before), .dart, "dart",
        more: #", {"name": "page", "kind": "tween", "duration": 0.3, "curve": "easeIn"}"#)
    }
    let (lines, row) = (try fixed("\n  "), try fixed(""))
    #expect(lines.text == text("transitionDuration: Motion.page.duration,\n  ", "Motion.page.curve"))
    #expect(row.text == text("transitionDuration: Motion.page.duration, ", "Motion.page.curve", ""))
  }

  @Test("a dialog that keeps Flutter's too")
  func dialog() throws {
    func text(_ duration: String, _ curve: String) -> String {
      Self.head + "f() => showGeneralDialog(\(duration)transitionBuilder: (_, a, b, w) =>\n"
        + "    FadeTransition(opacity: CurvedAnimation(parent: a, curve: \(curve))));\n"
    }
    #expect(
      try fixed(text("", "Curves.easeOut")).text
        == text("transitionDuration: Motion.out.duration, ", "Motion.out.curve"))
  }

  @Test("a pair of a duration and a curve too")
  func pair() throws {
    let result = try fixed(source("const Duration(milliseconds: 150)", "Curves.easeInOut"))
    #expect(result.text == source("Motion.quick", "Motion.both", head: Self.head))
  }

  @Test("where the curve cannot be replaced the duration keeps its place, and why is said")
  func neither() throws {
    let text = source(Self.fifth, "/* why */ Curves . /* not */ easeOut")
    let result = try fixed(text)
    #expect(result.text == text)
    #expect(result.left == ["a comment that stands in it would be lost"])
  }
}
