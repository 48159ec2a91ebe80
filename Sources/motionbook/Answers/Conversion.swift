import CommandLineKit
import Export
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// A spring or a curve in every dialect.
struct Conversion: CommandResult {
  private let answers: [(dialect: Dialect, answer: DialectAnswer)]

  /// - Parameter velocity: Travels per second.
  init(of spring: Spring, velocity: Double) {
    answers = Dialects.allWithCSS.map { ($0, $0.parameters(spring, velocity)) }
  }

  /// - Parameter duration: Seconds; nil for a curve alone.
  init(of curve: UnitCurve, duration: Double?) {
    answers = Dialects.allWithCSS.map { dialect in
      let answer = dialect.parameters(curve, duration: duration)
      guard case .unavailable(let reason) = answer, curve.bezier == nil,
        let format = Self.formats[dialect.name].flatMap(ExportFormats.named)
      else {
        return (dialect, answer)
      }
      let motion = duration.map { Motion.tween(curve, duration: $0, delay: 0) } ?? .curve(curve)
      if let text = try? format.expression?.text(motion) {
        return (dialect, .parameters([DialectParameter("expression", .text(text))]))
      }
      return (dialect, .unavailable(reason: "\(reason); `motionbook export` writes it as code"))
    }
  }

  /// The exports of systems, which bring along a curve that the system has no numbers for.
  private static let formats = [
    "swiftUI": "swift", "uiKit": "uikit", "coreAnimation": "uikit", "compose": "compose",
    "flutter": "flutter", "motion": "motion", "reactSpring": "react-spring", "reanimated": "reanimated",
  ]

  /// One member a dialect; one that cannot say the motion is null, and a note says why.
  func write(to writer: inout JSONWriter) {
    var notes: [(dialect: String, reason: String)] = []
    for (dialect, answer) in answers {
      switch answer {
      case .parameters(let parameters):
        writer.object(dialect.name) { writer in
          for parameter in parameters { Self.write(parameter, to: &writer) }
        }
      case .unavailable(let reason):
        writer.member(dialect.name, String?.none)
        notes.append((dialect.name, reason))
      }
    }
    if notes.isEmpty { return }
    writer.object("notes") { writer in
      for note in notes { writer.member(note.dialect, note.reason) }
    }
  }

  fileprivate static func write(_ parameter: DialectParameter, to writer: inout JSONWriter) {
    switch parameter.value {
    case .number(let number):
      writer.member(parameter.name, number, reason: "the number is too large to write")
    case .numbers(let numbers):
      writer.key(parameter.name)
      writer.numbers(numbers)
    case .text(let text):
      writer.member(parameter.name, text)
    case .flag(let flag):
      writer.member(parameter.name, flag)
    case .missing(let reason):
      writer.member(parameter.name, nil, reason: reason)
    }
  }

  /// One line a dialect; a CSS function on a line of its own, to be copied.
  func text(for console: Console) -> String {
    Self.table(answers.map { ($0.dialect, Self.lines(of: $0.answer)) })
  }

  /// Lines below one another, beside the dialects' names.
  fileprivate static func table(_ rows: [(dialect: Dialect, lines: [String])]) -> String {
    let indent = (rows.map(\.dialect.name.count).max() ?? 0) + 2
    return rows.flatMap { dialect, lines in
      lines.enumerated().map { index, line in (index == 0 ? dialect.name : "").padded(to: indent) + line }
    }.joined(separator: "\n")
  }

  private static func lines(of answer: DialectAnswer) -> [String] {
    switch answer {
    case .unavailable(let reason): ["cannot say it: " + reason]
    case .parameters(let parameters): lines(of: parameters)
    }
  }

  /// Numbers side by side, then texts and what is missing.
  fileprivate static func lines(of parameters: [DialectParameter]) -> [String] {
    let cells = parameters.compactMap(cell)
    return (cells.isEmpty ? [] : [cells.joined(separator: "  ")]) + below(parameters)
  }

  private static func cell(_ parameter: DialectParameter) -> String? {
    switch parameter.value {
    case .number(let number): "\(parameter.name) \(DecimalText.significant(number))"
    case .numbers(let numbers): "\(parameter.name) \(numbers.map(DecimalText.exact).joined(separator: ", "))"
    case .flag(let flag): "\(parameter.name) \(flag)"
    case .text, .missing: nil
    }
  }

  /// Texts, and what is missing; parameters that are missing for the same reason share a line.
  private static func below(_ parameters: [DialectParameter]) -> [String] {
    var texts: [String] = []
    var missing: [(names: [String], reason: String)] = []
    for parameter in parameters {
      switch parameter.value {
      case .number, .numbers, .flag: break
      case .text(let text): texts.append(text)
      case .missing(let reason):
        if let index = missing.firstIndex(where: { $0.reason == reason }) {
          missing[index].names.append(parameter.name)
        } else {
          missing.append(([parameter.name], reason))
        }
      }
    }
    return texts + missing.map { "no \($0.names.joined(separator: ", ")): \($0.reason)" }
  }
}

/// Every way in which each dialect says a spring.
struct ConversionForms: CommandResult {
  let spring: Spring
  /// Travels per second.
  let velocity: Double
  private let dialects = Dialects.all.filter { !$0.forms.isEmpty }

  /// One array a dialect, one object a form; parameters that cannot be said are null with a reason.
  func write(to writer: inout JSONWriter) {
    for dialect in dialects {
      writer.objects(dialect.name, dialect.forms) { write($1, to: &$0) }
    }
  }

  private func write(_ form: DialectForm, to writer: inout JSONWriter) {
    writer.member("api", form.api)
    for parameter in form.written(spring, velocity: velocity) { Conversion.write(parameter, to: &writer) }
    if let approximation = form.approximation { writer.member("note", approximation) }
  }

  /// One line a form, and one below for what makes it approximate.
  func text(for console: Console) -> String {
    Conversion.table(dialects.map { ($0, $0.forms.flatMap(lines)) })
  }

  private func lines(of form: DialectForm) -> [String] {
    Conversion.lines(of: form.written(spring, velocity: velocity)).enumerated().map { index, line in
      index == 0 ? line.padded(to: 44) + "  " + form.api : line
    } + (form.approximation.map { ["(\($0))"] } ?? [])
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
