/// Finds the durations of a design system in Dart: the fields of a class that is nothing but them, as
/// `class AppDurations { static const fade = Duration(milliseconds: 200); … }`.
enum FlutterTokens {
  /// Looks at the durations that a file's classes hold.
  static func read(_ source: Source, into scan: inout ScanContext) {
    var classes: [(end: Int, name: Int)] = []
    var next: Int?
    var found: [Int: [(name: Int, value: Range<Int>)]] = [:]
    for index in source.tokens.indices {
      while let last = classes.last, last.end < index { classes.removeLast() }
      if let name = next, let end = source.closing(of: index, "{") {
        classes.append((end, name))
        next = nil
      }
      guard source.kind(index) == .identifier else { continue }
      if source.matches(index, "class"), source.kind(index + 1) == .identifier { next = index + 1 }
      guard let owner = classes.last?.name, let field = field(source, index) else { continue }
      found[owner, default: []].append(field)
    }
    for (owner, fields) in found where isTokens(source.text(owner)) {
      // One alone is the constant of what uses it.
      guard fields.count > 1 else { continue }
      for field in fields where moves(source.text(field.name)) {
        scan.add(
          FlutterShapes.token, in: source, name: field.name, through: field.value.upperBound - 1,
          [("duration", ExpressionParser.parse(source, field.value))],
          declares: source.text(owner) + "." + source.text(field.name))
      }
    }
  }

  /// The field that gets a `Duration` with a number, `fade = const Duration(milliseconds: 200)`.
  private static func field(_ source: Source, _ index: Int) -> (name: Int, value: Range<Int>)? {
    guard source.matches(index, "Duration"), let (opening, closing) = source.call(at: index),
      closing - opening == 4,
      source.matches(opening + 1, "milliseconds", "seconds"),
      source.kind(opening + 3) == .number
    else { return nil }
    let equals = source.matches(index - 1, "const") ? index - 2 : index - 1
    guard source.matches(equals, "=", "=>"), source.kind(equals - 1) == .identifier else { return nil }
    return (equals - 1, index..<closing + 1)
  }

  /// Whether a class of a name holds durations that things move by.
  static func isTokens(_ name: String) -> Bool {
    name.speaks(of: ["duration", "motion", "animation", "transition"])
      && !name.speaks(of: ["widget", "state", "page", "view", "controller", "screen", "builder"])
  }

  private static func moves(_ name: String) -> Bool {
    !name.speaks(of: [
      "toast", "snack", "debounce", "timeout", "delay", "interval", "cache", "retry", "poll", "refresh",
      "throttle", "wait", "period", "vibrat", "tooltip", "video", "session",
    ])
  }
}
