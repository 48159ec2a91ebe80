/// The curve among UIView's animation options.
enum UIKitOptions {
  /// The name of the curve; nil where the options name none, unread where they are not written out.
  static func curve(_ source: Source, _ range: Range<Int>) -> Expression? {
    var found: [Expression] = []
    var isComputed = false
    // Longer lists than people write would only cost time.
    for index in range.prefix(60) where source.kind(index) == .identifier {
      if let name = names.first(where: { source.matches(index, $0.option) })?.curve {
        found.append(.text(name))
      } else if !source.matches(index - 1, "."), !types.contains(where: { source.matches(index, $0) }) {
        isComputed = true
      }
    }
    switch found.count {
    case 0: return isComputed ? .unread(.expression) : nil
    case 1: return found[0]
    default: return .choice(found)
    }
  }

  private static let names: [(option: StaticString, curve: String)] = [
    ("curveEaseInOut", "easeInOut"), ("curveEaseIn", "easeIn"), ("curveEaseOut", "easeOut"),
    ("curveLinear", "linear"),
  ]

  private static let types: [StaticString] = [
    "UIView", "UIViewAnimationOptions", "UIViewKeyframeAnimationOptions",
  ]
}
