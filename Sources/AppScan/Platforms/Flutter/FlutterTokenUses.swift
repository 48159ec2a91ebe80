/// Finds where a file in Dart uses the durations of a design system, `AppDurations.fade`, and whether something moves by
/// them there.
enum FlutterTokenUses {
  /// The uses by the constants' paths.
  static func read(_ source: Source, _ drafts: [Draft]) -> [String: ConstantUse] {
    var uses: [String: ConstantUse] = [:]
    for index in source.tokens.indices {
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source.first(index)),
        source.matches(index + 1, "."), source.kind(index + 2) == .identifier,
        FlutterTokens.isTokens(source.text(index))
      else { continue }
      let path = source.text(index) + "." + source.text(index + 2)
      uses[path] = isArgument(source, index) ? .other : .motion
    }
    if uses.isEmpty { return uses }
    var moving: Set<String> = []
    for draft in drafts { for argument in draft.arguments { argument.value.addNames(to: &moving) } }
    // A library may be imported by a name, which stands before the class.
    for path in moving.map({ $0.split(separator: ".").suffix(2).joined(separator: ".") })
    where uses[path] != nil { uses[path] = .motion }
    return uses
  }

  /// Whether a path is an argument, or is given to a member of something: `client.idleTimeout = `. Elsewhere it may be
  /// another constant's value, by which something moves.
  private static func isArgument(_ source: Source, _ index: Int) -> Bool {
    let before = source.matches(index - 1, ".") ? index - 3 : index - 1
    if source.matches(before, "=") {
      return source.isDot(before - 2) || source.matches(before - 2, "..", "?..")
    }
    guard source.matches(before, "(", ",", ":"), let opening = source.enclosingOpening(index) else {
      return false
    }
    return source.begins(opening, "(")
  }
}
