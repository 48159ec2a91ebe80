import Foundation

/// How much the long tests do. `MOTIONBOOK_TEST_SHARE` scales all of it: 0.1 for a quick look, 10 for a night.
enum Extent {
  static func of(_ count: Int) -> Int {
    let share = ProcessInfo.processInfo.environment["MOTIONBOOK_TEST_SHARE"].flatMap { Double($0) } ?? 1
    return max(1, Int(Double(count) * share))
  }
}

/// Numbers that differ from round to round, and are the same in every run of the tests.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64, of Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
