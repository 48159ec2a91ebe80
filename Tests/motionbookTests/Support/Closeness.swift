/// Whether two numbers are equal but for the last digits: Foundation on Linux reads some decimals an ulp beside
/// the nearest double.
func isClose(_ left: Double, _ right: Double) -> Bool {
  abs(left - right) <= 1e-13 * max(1, abs(left), abs(right))
}
