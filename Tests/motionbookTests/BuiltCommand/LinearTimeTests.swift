import Foundation
import TestSupport
import Testing

/// Four times as much of the same takes four times as long, where a loop in a loop would take sixteen.
@Suite("The built command and the time it takes")
struct LinearTimeTests {
  struct Repetition: Sendable, CustomTestStringConvertible {
    let file: String
    var first = ""
    let part: String
    var last = ""
    var count = 1500
    var testDescription: String { file }

    func text(times factor: Int) -> String { first + String(repeating: part, count: count * factor) + last }
  }

  static let all = [
    Repetition(file: "one-line.kt", part: "val a = tween<Float>(300) "),
    Repetition(file: "one-list.css", first: "a { transition: ", part: "top 1s, ", last: "left 2s }"),
    Repetition(
      file: "one-attribute.tsx", first: "const a = <a className=\"", part: "duration-300 ease-in ",
      last: "\"/>"),
    Repetition(
      file: "same-name.swift", part: "func f(a: Double) { withAnimation(.spring(response: a)) {} }\n"),
    Repetition(file: "same-path.kt", part: "object T { val a = 300 }\nval x = tween<Float>(T.a)\n"),
    Repetition(file: "nested.swift", part: "withAnimation(.spring(response: 0.3)) {\n"),
    Repetition(
      file: "closed.kt", part: "animate(tween(300)) {\n", last: String(repeating: "})\n", count: 1500)),
    Repetition(file: "members.kt", first: "val a = tween<Float>(a", part: ".a", last: ")", count: 15000),
    Repetition(
      file: "fallbacks.css", first: "a { transition: top ", part: "var(--a,\n", last: "1s }", count: 15000),
    Repetition(
      file: "types.swift", part: "struct A { static let a = 1\nvar b = Animation.spring(response: a)\n"),
    Repetition(file: "elements.tsx", part: "<motion.div transition={{duration: 0.3}}>\n"),
    Repetition(file: "rules.scss", part: "a { transition: top 2s;\n"),
    Repetition(
      file: "sum.swift", first: "withAnimation(.spring(response: ", part: "1 +\n", last: "1)) {}",
      count: 15000),
    Repetition(
      file: "branches.ts", first: "animate(x, y, {duration: ", part: "a ? 1 :\n", last: "1})", count: 15000),
    Repetition(file: "chain.swift", first: "Text(a)", part: ".animation(.spring(response: 0.3), value: a)\n"),
    Repetition(
      file: "exceptions.swift",
      part: "// motionbook:ignore unreadable-motion -- why\nlet a = Animation.bouncy\n"),
  ]

  @Test("grows with the file, not with its square", arguments: Extent.cases(all))
  func linear(_ repetition: Repetition) throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    var measured: [[Double]] = []
    // On a shared machine now and then a measurement is wrong; a loop in a loop is too slow each time.
    for _ in 0..<5 {
      let seconds = try [0, 1, 4].map { factor in
        try command.write(repetition.text(times: factor), to: repetition.file)
        return try Self.seconds(command, "check \(repetition.file)")
      }
      measured.append(seconds)
      // What the smaller one takes beyond the start, and enough that the clock's steps do not decide.
      if seconds[2] - seconds[0] < max(seconds[1] - seconds[0], 0.05) * 10 { return }
    }
    Issue.record("\(measured)")
  }

  private static func seconds(_ command: BuiltCommand, _ words: String) throws -> Double {
    let outcome = try command.shell("\"$motionbook\" \(words) > out 2> err; times")
    #expect(try command.read("err").isEmpty)
    return try outcome.processorSeconds
  }
}
