import Testing

@testable import AppScan

@Suite("Constants of other files")
struct SharedConstantsTests {
  private func summaries(_ language: Language, _ constants: String, _ use: String) -> [String] {
    var app = ConstantTable()
    app.add(language.scan(constants).shared)
    return language.scan(use).sites(app: app).map(\.summary)
  }

  @Test("a constant means what it means in its own file, whatever the file that uses it calls so")
  func origin() {
    let constants = """
      private let base: TimeInterval = 0.2
      enum Time { static let slow = base * 2; static let slower = Time.slow + base
        static let fade = CAMediaTimingFunction(controlPoints: 0.2, 0, base - 0.2, 1) }
      """
    let use = """
      let base = 7.0
      withAnimation(.linear(duration: Time.slow)) {}
      withAnimation(.linear(duration: Time.slower)) {}
      """
    #expect(
      summaries(.swift, constants, use).map { $0.prefix(8) } == ["tween 0.", "tween 0."])
    #expect(summaries(.swift, constants, use).first == "tween 0.4 0:0:1:1")
    #expect(
      summaries(
        .dart, "const _base = 100; const slow = Duration(milliseconds: _base * 3);",
        "final _base = 5; final a = AnimatedSize(duration: slow);") == ["tween 0.3 0:0:1:1"])
  }

  @Test("what a file of Java imports by its name means the member of the class that it names")
  func staticImports() {
    let constants =
      "class Times { public static final int FADE = 250; } class Waits { public static final int FADE = 9; }"
    func use(_ head: String, _ name: String) -> String {
      head + "class A { void f(Animator a) { a.setDuration(" + name + "); } }"
    }
    let standard = "tween 0.25 AccelerateDecelerateInterpolator"
    #expect(
      summaries(.java, constants, use("import static com.acme.Times.FADE;\n", "FADE")) == [standard])
    #expect(summaries(.java, constants, use("", "Times.FADE")) == [standard])
    #expect(summaries(.java, constants, use("", "FADE")) != [standard])
  }

  @Test("constants that name others many times over are given up, not written out")
  func growing() {
    let names = (0...12).map { "step\($0)" }
    let sums = zip(names, names.dropFirst()).map { name, next in
      "let \(name) = " + Array(repeating: next, count: 40).joined(separator: " + ")
    }
    let constants = (sums + ["let step12 = 0.1"]).joined(separator: "\n")
    #expect(
      summaries(.swift, constants, "withAnimation(.linear(duration: step0)) {}") == [
        "unreadable constant"
      ])
  }

  @Test("what its own file cannot say of a constant, no other file guesses")
  func unknown() {
    let use = "let step = 0.3\nwithAnimation(.linear(duration: Time.slow)) {}"
    #expect(
      summaries(.swift, "func f(step: Double) {}\nenum Time { static let slow = step * 2 }", use) == [
        "unreadable constant"
      ])
    let durations = "val fadeDuration = 300\nval moveDuration = turnDuration\nval turnDuration = moveDuration"
    let tweens = "val s = tween<Float>(fadeDuration)\nval t = tween<Float>(moveDuration)"
    #expect(
      summaries(.kotlin, durations, tweens) == ["tween 0.3 0.4:0:0.2:1", "unreadable ambiguous-name"])
  }

  @Test("a word that is an argument's own stays one beside a constant of that name")
  func words() {
    let constants = """
      enum Curve { static let easeOut = CAMediaTimingFunction(name: .easeIn)
        static let fade = CAMediaTimingFunction(name: .easeOut) }
      """
    let use = """
      let a = CABasicAnimation(keyPath: "opacity")
      a.duration = 0.3
      a.timingFunction = Curve.fade
      """
    #expect(summaries(.swift, constants, use) == ["tween 0.3 0:0:0.58:1"])
  }
}
