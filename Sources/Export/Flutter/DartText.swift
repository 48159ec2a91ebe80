/// Pieces of Dart.
enum DartText {
  /// A text as a literal.
  static func literal(_ text: String) -> String {
    let escaped = SafeText.inComment(text).replacing("\\", with: "\\\\").replacing("'", with: "\\'")
      .replacing("$", with: "\\$")
    return "'\(escaped)'"
  }

  /// A documentation comment.
  static func documentation(_ sentences: [String]) -> [String] {
    sentences.map(CommentStyle.documentation.line)
  }

  /// A list of numbers.
  static func list(_ values: [Double]) -> String {
    "<double>[\(values.map(NumberText.exact).joined(separator: ", "))]"
  }

  /// Seconds as a `Duration`, in whole microseconds.
  static func duration(_ seconds: Double) -> String {
    let time = RoundedTime.microseconds(seconds)
    if time.count == 0 { return "Duration.zero" }
    return time.count % 1000 == 0
      ? "Duration(milliseconds: \(time.count / 1000))" : "Duration(microseconds: \(time.count))"
  }

  /// A word as the name of a member. A leading underscore would make it private, so a digit follows a dollar sign.
  static func member(_ word: String) -> String {
    let word = word.first?.isNumber == true ? "$" + word : word
    return ReservedWords.dart.contains(word) || taken.contains(word) ? word + "_" : word
  }

  /// What every object has, and what the classes have beside the presets.
  private static let taken: Set<String> = [
    "disableAnimations", "hashCode", "noSuchMethod", "of", "runtimeType", "toString",
  ]

  static func namespace(_ options: ExportOptions) throws -> String {
    guard let namespace = options.namespace else { return "Motion" }
    let isPlain = namespace.utf8.enumerated().allSatisfy { index, byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        index > 0
      default: false
      }
    }
    guard isPlain, !namespace.isEmpty else {
      throw ExportError.option(
        .namespace, value: namespace, reason: "is no name for a Dart class: a capital, letters and digits")
    }
    guard !used.contains(namespace) else {
      throw ExportError.option(
        .namespace, value: namespace,
        reason: "is a name that the file itself uses; take another, such as Motion")
    }
    return namespace
  }

  private static let used: Set<String> = [
    "ConstantTween", "Cubic", "Curve", "CurveTween", "Curves", "Deprecated", "Duration", "List", "Map",
    "Offset",
    "SpringDescription", "String", "ThreePointCubic", "Tween", "TweenSequence", "TweenSequenceItem",
  ]
}
