import CommandLineKit
import Export
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// A motion as one expression of a platform, to be pasted into a source.
struct PastedExpression: CommandResult {
  private let format: ExportFormat
  private let expression: String

  /// - Throws: ``Failure`` when the platform has no words of its own for the motion.
  init(of named: NamedMotion, in choice: ExpressionFormat) throws {
    format = choice.format
    var expression: String?
    do {
      expression = try choice.expression.text(of: named.motion)
    } catch let error as MotionError {
      throw Failure("\(named.name) cannot be said in \(format.name): \(error.sentence)")
    }
    guard let expression else {
      let what =
        named.preset == nil
        ? "add it as a preset and write it with `motionbook export NAME --format \(format.name)`"
        : "write it with `motionbook export \(named.name) --format \(format.name)`"
      throw Failure(
        "\(named.name) is \(named.motion.kind.phrase) that \(format.name) has no single expression for; \(what)"
      )
    }
    self.expression = expression
  }

  func text(for console: Console) -> String { expression }

  func write(to writer: inout JSONWriter) {
    writer.member("format", format.name)
    writer.member("expression", expression)
  }
}

/// `--to` of `convert`: a format of an export that writes motions as expressions.
struct ExpressionFormat: ArgumentValue {
  let format: ExportFormat
  let expression: MotionExpression

  init(argument: String) throws {
    // Dialects and formats share platforms, and people remember either name.
    let name = Self.synonyms[argument.lowercased()] ?? argument
    guard let format = ExportFormats.named(name), let expression = format.expression else {
      throw InvalidValue()
    }
    self.format = format
    self.expression = expression
  }

  private static let synonyms = [
    "swiftui": "swift", "kotlin": "compose", "dart": "flutter", "reactspring": "react-spring",
    "reactnative": "react-native",
  ]

  static var choices: [String] { ExportFormats.all.filter { $0.expression != nil }.map(\.name) }
  static var typeName: String { "a format" }
}
