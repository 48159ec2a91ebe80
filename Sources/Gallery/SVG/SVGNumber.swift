/// Coordinates in pixels as text: a hundredth of a pixel is finer than any screen.
enum SVGNumber {
  static func text(_ value: Double) -> String {
    DecimalNumber.short(value, decimals: 2)
  }
}
