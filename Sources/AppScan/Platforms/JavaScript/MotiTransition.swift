/// Moti's standard for a transition without a type: `withTiming` for opacity and colours, `withSpring` for all else
/// (packages/moti/src/core/use-motify.ts).
enum MotiTransition {
  /// The argument that stands for the type where none is said.
  static let standard = "standard"

  /// The type of what an element's attribute is for, by what moves there; nil where that is not written, or moves in
  /// both ways.
  static func type(_ source: Source, attribute: Int) -> Expression? {
    guard let element = source.element(ofAttribute: attribute) else { return nil }
    let isExit = source.matches(attribute, "exitTransition")
    var keys: [String] = []
    for (name, value) in source.attributes(of: element)
    where source.matches(name, isExit ? "exit" : "animate") {
      guard let closing = source.closing(of: value.lowerBound, "{"), closing + 1 == value.upperBound else {
        return nil
      }
      let members = source.members(value.lowerBound)
      if members.count < source.arguments(value.lowerBound).count { return nil }
      keys += members.map(\.key)
    }
    let fading = keys.filter(fades)
    if keys.isEmpty || !fading.isEmpty && fading.count < keys.count { return nil }
    return .text(fading.isEmpty ? "spring" : "timing")
  }

  /// The type of a transition for one property, inside of that of all: `{ type: "timing", scale: { duration: 200 } }`.
  static func type(_ source: Source, value: Range<Int>, around object: MotionObject) -> Expression? {
    if let type = object["type"] { return type }
    let key = value.lowerBound - 2
    return source.isKey(key) ? .text(fades(source.text(source.contents(key))) ? "timing" : "spring") : nil
  }

  private static func fades(_ key: String) -> Bool {
    key == "opacity" || key == "color" || key.hasPrefix("border") && key.hasSuffix("Color")
      || key == "backgroundColor"
  }
}
