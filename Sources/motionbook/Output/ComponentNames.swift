import MotionPhysics

/// What the numbers of a property are called where each stands alone.
enum ComponentNames {
  private static let suffixes = ["x", "y", "z", "w"]
  private static let frameSuffixes = ["x", "y", "width", "height"]

  /// The property itself for a single number, else `property.x` and so on.
  static func of(_ property: String, _ value: Components) -> [String] {
    if value.isScalar { return [property] }
    let isFrame = value.count == 4 && (property == "frame" || property.hasSuffix(".frame"))
    return (isFrame ? frameSuffixes : suffixes).prefix(value.count).map { "\(property).\($0)" }
  }

  /// The property of a number's name.
  static func property(of name: String) -> Substring {
    guard let dot = name.lastIndex(of: "."),
      (suffixes + frameSuffixes).contains(String(name[name.index(after: dot)...]))
    else {
      return name[...]
    }
    return name[..<dot]
  }
}
