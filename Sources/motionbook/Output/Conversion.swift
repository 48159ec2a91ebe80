import Presets
import MotionPhysics
import StrictJSON

/// A spring or a curve in every dialect.
struct Conversion {
  private let answers: [(dialect: Dialect, answer: DialectAnswer)]

  /// - Parameter velocity: Travels per second.
  init(of spring: Spring, velocity: Double) {
    answers = Dialects.allWithCSS.map { ($0, $0.parameters(spring, velocity)) }
  }

  /// - Parameter duration: Seconds; nil for a curve alone.
  init(of curve: UnitCurve, duration: Double?) {
    answers = Dialects.allWithCSS.map { ($0, $0.parameters(curve, duration: duration)) }
  }

  /// One member a dialect; one that cannot say the motion is null, and a note says why.
  var json: String {
    var writer = JSONWriter()
    writer.object { writer in
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
    return writer.text
  }

  static func write(_ parameter: DialectParameter, to writer: inout JSONWriter) {
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
      writer.member(parameter.name, Double?.none)
      writer.member(parameter.name + "Reason", reason)
    }
  }

  /// One line a dialect; a CSS function on a line of its own, to be copied.
  var table: String {
    let indent = (answers.map(\.dialect.name.count).max() ?? 0) + 2
    return answers.flatMap { dialect, answer in
      Self.lines(of: answer).enumerated().map { index, line in
        (index == 0 ? dialect.name : "").padded(to: indent) + line
      }
    }.joined(separator: "\n")
  }

  private static func lines(of answer: DialectAnswer) -> [String] {
    switch answer {
    case .unavailable(let reason): ["cannot say it: " + reason]
    case .parameters(let parameters): lines(of: parameters)
    }
  }

  /// What is there side by side, then what is not.
  static func lines(of parameters: [DialectParameter]) -> [String] {
    let cells = parameters.compactMap(cell)
    return (cells.isEmpty ? [] : [cells.joined(separator: "  ")]) + below(parameters)
  }

  private static func cell(_ parameter: DialectParameter) -> String? {
    switch parameter.value {
    case .number(let number): "\(parameter.name) \(Figures.text(number))"
    case .numbers(let numbers): "\(parameter.name) \(numbers.map(Figures.exact).joined(separator: ", "))"
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

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
