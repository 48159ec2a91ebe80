import Foundation
import MotionPhysics
import Presets
import Testing

@testable import Export

@Suite(
  "Exported Swift holds the registry's numbers",
  .enabled(if: SwiftCompiler.program != nil, "needs swiftc in the PATH: https://www.swift.org/install"))
struct SwiftValuesTests {
  /// A line of the program for each number, and what it must print.
  private struct Question {
    let code: String
    let answer: Double
  }

  @Test("A program that was built with the file has the same springs, delays, seconds and curves")
  func values() throws {
    let input = ExportGolden.input(try ExportGolden.everything())
    let names = try SwiftFile(input, .swiftUI).names
    let questions = try input.all().flatMap { self.questions($0, names) }
    #expect(questions.count > 300)
    let compiler = try SwiftCompiler()
    try compiler.write(try ExportedFiles(.swift, input).text, to: "Motion.swift")
    try compiler.write(Self.program(questions.map(\.code)), to: "main.swift")
    let answers = try compiler.output(["Motion.swift", "main.swift"]).split(separator: "\n")
    try #require(answers.count == questions.count, "\(answers.prefix(5))")
    for (question, answer) in zip(questions, answers) {
      let found = try #require(Double(answer))
      let gap = abs(found - question.answer)
      #expect(
        gap <= 1e-9 * max(1, abs(question.answer)), "\(question.code): \(found), not \(question.answer)")
    }
  }

  private static func program(_ codes: [String]) -> String {
    let lines = codes.map { "  { " + $0 + " },\n" }.joined()
    return """
      extension Motion.Animation {
        var curve: Motion.PiecewiseCurve { if case .pieces(let curve, _) = course { curve } else { .init([]) } }
        var seconds: Double {
          switch course {
          case .curve(_, let seconds), .pieces(_, let seconds): seconds
          case .spring: -1
          }
        }
        var spring: Motion.Spring {
          if case .spring(let spring, _) = course { spring } else { .init(stiffness: 0, damping: 0) }
        }
      }
      extension Motion.Keyframe {
        static func seconds(_ keyframes: [Motion.Keyframe], _ property: String) -> Double {
          keyframes.filter { $0.property == property }.reduce(0) { $0 + $1.duration }
        }
      }
      let numbers: [() -> Double] = [
      \(lines)]
      for number in numbers { print(number()) }

      """
  }

  private func questions(_ preset: ExportedPreset, _ names: SwiftNames) -> [Question] {
    let path = names.path(preset.name)
    switch preset.motion {
    case .spring(let spring, let delay):
      let own = names.path(preset.name, "Spring")
      let animation = "(\(path) as Motion.Animation)"
      // As an animation it has no mass of its own: the same motion with a mass of 1.
      let answers: [(String, Double)] = [
        ("\(own).mass", spring.mass), ("\(own).stiffness", spring.stiffness),
        ("\(own).damping", spring.damping),
        ("\(animation).spring.stiffness", spring.stiffness / spring.mass),
        ("\(animation).spring.damping", spring.damping / spring.mass), ("\(animation).delay", delay),
      ]
      return answers.map { Question(code: $0.0, answer: $0.1) }
    case .duration(let seconds): return [Question(code: path, answer: seconds)]
    case .curve(let curve):
      return SwiftUIExpression.isNative(curve) ? [] : questions(path, curve)
    case .tween(let curve, let duration, let delay):
      return [
        Question(code: "(\(path) as Motion.Animation).seconds", answer: duration),
        Question(code: "(\(path) as Motion.Animation).delay", answer: delay),
      ] + (SwiftUIExpression.isNative(curve) ? [] : questions("(\(path) as Motion.Animation).curve", curve))
    case .clip(let timeline, _, _):
      let keyframes = names.typePath(preset.name, "Values") + ".keyframes"
      var identifiers = PropertyIdentifiers(.camel, .swift, separator: "")
      return timeline.tracks.map { track in
        let property = identifiers.next(for: track.property)
        let code = "Motion.Keyframe.seconds(\(keyframes), \"\(property)\")"
        return Question(code: code, answer: track.track.duration)
      }
    case .sequence, .morph: return []
    }
  }

  private func questions(_ code: String, _ curve: UnitCurve) -> [Question] {
    (0...20).map { step in
      Question(code: "\(code).value(at: \(Double(step) / 20))", answer: curve.value(at: Double(step) / 20))
    }
  }
}
