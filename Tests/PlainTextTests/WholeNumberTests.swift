import Testing

@testable import PlainText

@Suite("From doubles to integers")
struct WholeNumberTests {
  @Test("every double has an integer: its whole part, or the nearest there is")
  func saturating() {
    let cases: [(Double, Int)] = [
      (0, 0), (-0.9, 0), (2.9, 2), (-2.9, -2), (.nan, 0), (.infinity, .max), (-.infinity, .min),
      (1e300, .max),
      (-1e300, .min), (0x1p63, .max), (-0x1p63, .min), ((0x1p63).nextDown, 9_223_372_036_854_774_784),
    ]
    for (value, expected) in cases { #expect(Int(saturating: value) == expected, "\(value)") }
  }
}
