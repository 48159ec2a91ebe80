/// The properties of CSS that carry motion.
enum CSSProperty: String, CaseIterable {
  case transition
  case animation
  case transitionDuration = "transition-duration"
  case animationDuration = "animation-duration"
  case transitionDelay = "transition-delay"
  case animationDelay = "animation-delay"
  case transitionTimingFunction = "transition-timing-function"
  case animationTimingFunction = "animation-timing-function"
  /// A custom property or a Sass variable.
  case custom = "custom-property"

  /// A property by its name in CSS or in a style object: `transition-delay`, `transitionDelay`.
  init?(name: String) {
    var dashed: [UInt8] = []
    for byte in name.utf8 {
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      dashed += isCapital ? [UInt8(ascii: "-"), byte | 0x20] : [byte]
    }
    guard let property = CSSProperty(rawValue: String(decoding: dashed, as: UTF8.self)), property != .custom
    else {
      return nil
    }
    self = property
  }
}
