/// A linear combination of a spring's two fundamental solutions E and F: a position or a velocity.
struct Combination {
  let e: Double
  let f: Double

  /// The same motion with its clock set forward.
  /// - Parameter square: decay² - angularFrequency².
  @inline(__always)
  func after(_ start: (e: Double, f: Double), _ square: Double) -> Combination {
    Combination(e: e * start.e + f * start.f, f: e * square * start.f + f * start.e)
  }

  /// Its derivative by the angle of the oscillation.
  @inline(__always)
  func turned(_ dampedFrequency: Double) -> Combination {
    Combination(e: f / dampedFrequency, f: -e * dampedFrequency)
  }
}
