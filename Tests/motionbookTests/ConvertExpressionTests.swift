import Export
import Testing

@testable import motionbook

@Suite("convert --to")
struct ConvertExpressionTests {
  private static let expected: [(name: String, format: String, expression: String)] = [
    ("apple.bouncy", "swift", ".spring(duration: 0.5, bounce: 0.3)"),
    ("apple.bouncy", "compose", "spring(dampingRatio = 0.7f, stiffness = 157.91367f)"),
    (
      "apple.bouncy", "motion",
      "{ type: \"spring\", stiffness: 157.9136704, damping: 17.59291886, mass: 1 }"
    ),
    (
      "apple.bouncy", "flutter",
      "SpringDescription(mass: 1, stiffness: 157.9136704, damping: 17.59291886)"
    ),
    ("starter.fade.quick", "swift", ".linear(duration: 0.15)"),
    ("starter.fade.quick", "css", "150ms linear"),
    ("starter.fade.quick", "compose", "tween(durationMillis = 150, easing = LinearEasing)"),
    ("starter.curve.enter", "css", "cubic-bezier(0, 0, 0.2, 1)"),
    ("starter.curve.enter", "flutter", "Cubic(0, 0, 0.2, 1)"),
    ("starter.curve.enter", "tailwind", "ease-[cubic-bezier(0,0,0.2,1)]"),
    ("starter.duration.fast", "css", "150ms"),
    (
      ".spring(response: 0.5, dampingFraction: 0.7)", "react-spring",
      "{ config: { tension: 157.9136704, friction: 17.59291886, mass: 1 } }"
    ),
  ]

  @Test("One expression is printed, ready to be pasted", arguments: expected.indices)
  func expressions(index: Int) throws {
    let (name, format, expression) = Self.expected[index]
    #expect(try CommandRunner().run("convert", name, "--to", format).out == expression + "\n")
  }

  @Test(
    "What is printed stands in the export, letter by letter",
    arguments: ["swift", "css", "motion", "reanimated", "waapi"])
  func sameAsExport(format: String) throws {
    let runner = try CommandRunner()
    for name in ["starter.fade.quick", "apple.bouncy", "starter.curve.enter", "starter.duration.fast"] {
      let expression = runner.run("convert", name, "--to", format).out.dropLast()
      let export = runner.run("export", name, "--format", format).out
      // In CSS the duration and the easing have properties of their own; long objects are broken into lines.
      let parts =
        format == "css"
        ? expression.split(separator: " ", maxSplits: 1).map(String.init) : [String(expression)]
      let flat = export.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing(
        ", }", with: " }")
      for part in parts where format != "swift" || name != "starter.curve.enter" {
        #expect(flat.contains(part), "\(name): \(part)")
      }
    }
  }

  @Test(
    "What a platform has no single expression for is refused with the way out, an unknown format with a suggestion"
  )
  func refusals() throws {
    let runner = try CommandRunner()
    let clip = runner.run("convert", "starter.pulse", "--to", "swift")
    #expect(clip.code == 1 && clip.err.contains("motionbook export starter.pulse --format swift"))
    #expect(runner.run("convert", "steps(4)", "--to", "swift").code == 1)
    #expect(runner.run("convert", "apple.bouncy", "--to", "swfit").err.contains("Did you mean 'swift'?"))
    #expect(runner.run("convert", "apple.bouncy", "--to", "swift", "--forms").code == 64)
    #expect(
      try runner.json("convert", "apple.bouncy", "--to", "swift", "--json").keys == ["format", "expression"])
  }

  @Test("What is printed for a platform can be pasted in again, and is the same motion")
  func roundTrip() throws {
    let runner = try CommandRunner()
    for format in ["swift", "compose", "flutter", "motion", "react-spring", "css"] {
      let expression = String(runner.run("convert", "apple.bouncy", "--to", format).out.dropLast())
      let back = runner.run("nearest", expression, "--count", "1", "--json", "--in", "apple.bouncy")
      #expect(back.code == 0, "\(format): \(back.err)")
      let distance = try JSONObject(back.out).objects("matches")[0].number("distance")
      #expect(distance < 0.003, "\(format)")
    }
  }
}
