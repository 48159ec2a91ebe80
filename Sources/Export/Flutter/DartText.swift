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
    return taken.contains(word) ? CodeLanguage.dart.escape(word) : word
  }

  /// The members of every object, those of the classes beside the presets, and what the class of the presets names
  /// itself, which a member would hide.
  private static let taken: Set<String> = [
    "bool", "disableAnimations", "double", "hashCode", "int", "math", "noSuchMethod", "num", "of",
    "runtimeType",
    "toString", "ui",
  ]

  static func namespace(_ options: ExportOptions) throws -> String {
    try CodeLanguage.dart.namespace(
      options, orSay: "is no name for a Dart class: a capital, letters and digits", used: used,
      startsWithCapital: true)
  }

  private static let used: Set<String> = [
    "ConstantTween", "Cubic", "Curve", "CurveTween", "Curves", "Deprecated", "Duration", "List", "Map",
    "Offset", "SpringDescription", "SpringSimulation", "String", "ThreePointCubic", "Tween", "TweenSequence",
    "TweenSequenceItem",
  ]
}
