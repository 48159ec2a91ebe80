/// The effects of flutter_animate 4, of which each takes what it does not say from the one before it (animate.dart).
enum FlutterEffects {
  /// The duration or the curve that an effect takes from those before it: in a chain of methods, or in a list.
  static func inherited(_ source: Source, _ name: Int, _ opening: Int) -> Arguments {
    let before = source.text(name).hasSuffix("Effect") ? listed(source, name) : chained(source, name)
    return ["duration", "curve"].compactMap { label in
      guard source.member(label, of: opening) == nil else { return nil }
      return before.lazy.compactMap { source.member(label, of: $0) }.first
        .map { (label, ExpressionParser.parse(source, $0)) }
    }
  }

  /// The brackets of the effects before one in a chain, the nearest first: `.fadeIn(…).then(…).slideY(`.
  private static func chained(_ source: Source, _ name: Int) -> [Int] {
    var (found, index): ([Int], Int) = ([], name)
    while found.count < ScanLimits.layoutMethods, source.matches(index - 1, "."),
      let opening = source.partner(index - 2), opening < index, let call = source.callName(before: opening),
      !source.matches(call, "animate")
    {
      found.append(opening)
      index = call
    }
    return found
  }

  /// The brackets of the effects before one in a list, the nearest first.
  private static func listed(_ source: Source, _ name: Int) -> [Int] {
    source.level(before: name, ScanLimits.reach).prefix { source.kind($0) != .open }.compactMap { closing in
      guard source.matches(closing, ")"), let opening = source.partner(closing),
        let call = source.callName(before: opening), source.text(call).hasSuffix("Effect")
      else { return nil }
      return opening
    }
  }
}
