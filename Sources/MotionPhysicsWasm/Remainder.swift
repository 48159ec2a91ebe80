/// C's `remainder`, which JavaScript has no function for: Swift's standard library asks the platform for it.
///
/// Exact where the quotient is small enough to be a double, as with the turns and signs that it is taken of.
@_cdecl("remainder")
public func remainder(_ dividend: Double, _ divisor: Double) -> Double {
  dividend - (dividend / divisor).rounded(.toNearestOrEven) * divisor
}
