import MotionPhysics

/// Random numbers that are the same in every run, so that a failure can be repeated (SplitMix64: Steele, Lea and
/// Flood, "Fast splittable pseudorandom number generators", 2014).
package struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of a range, all equally likely.
  package mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// An index of a collection with so many elements.
  package mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// Whether something of so many per cent came true.
  package mutating func chance(_ percent: Int) -> Bool { index(100) < percent }

  /// A number of a range as a person would type it, with three decimals, or with all its digits.
  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    let number = number(in: range)
    // Plus 0, because a registry's file knows no negative zero.
    return chance(30) ? number : (number * 1000).rounded() / 1000 + 0
  }

  /// A spring of these ranges, seconds and bounce, all of its digits random.
  package mutating func spring(
    duration: ClosedRange<Double>, bounce: ClosedRange<Double>
  ) throws -> Spring {
    try Spring(validatingDuration: number(in: duration), bounce: number(in: bounce))
  }
}
