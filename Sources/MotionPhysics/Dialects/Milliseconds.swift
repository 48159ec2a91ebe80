/// Times of systems that count in milliseconds.
enum Milliseconds {
  /// The milliseconds of seconds; whole where only the conversion's rounding keeps them from it.
  static func of(_ seconds: Double) -> Double {
    let milliseconds = 1000 * seconds
    let whole = milliseconds.rounded()
    return abs(milliseconds - whole) <= 1e-12 * whole ? whole : milliseconds
  }

  /// The same for systems that take whole ones only.
  static func whole(_ seconds: Double, _ system: String) throws(Unsayable) -> Double {
    let milliseconds = of(seconds)
    guard milliseconds == milliseconds.rounded(), milliseconds >= 1 else {
      throw Unsayable("\(system) takes whole milliseconds, and this is \(TypedNumber.text(milliseconds)) ms")
    }
    return milliseconds
  }
}
