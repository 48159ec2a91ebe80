import PlainText
import Presets

/// Pieces of Dart.
enum DartText {
  static func list(_ values: [Double]) -> String {
    "<double>[\(DecimalText.list(values))]"
  }

  /// Seconds as a `Duration`, in whole microseconds.
  static func duration(_ seconds: Double) -> String {
    let time = RoundedTime.microseconds(seconds)
    if time.count == 0 { return "Duration.zero" }
    return time.count % 1000 == 0
      ? "Duration(milliseconds: \(time.count / 1000))" : "Duration(microseconds: \(time.count))"
  }

  static func member(_ name: PresetName) -> String {
    let word = CodeLanguage.dart.identifier(NameCase.camel.joined(name))
    return CodeLanguage.dart.used.contains(word) ? CodeLanguage.dart.escape(word) : word
  }

  static func namespace(_ options: ExportOptions) throws -> String {
    try CodeLanguage.dart.namespace(
      options, orSay: "is no name for a Dart class: a capital, letters and digits", startsWithCapital: true)
  }
}
