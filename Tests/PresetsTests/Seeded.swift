/// SplitMix64, so that a failure can be repeated.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// A number in a range, as a person would type it or with all its digits.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let number = Double.random(in: range, using: &self)
    // Plus 0, because a registry's file knows no negative zero.
    return chance(30) ? number : (number * 1000).rounded() / 1000 + 0
  }
}
