import PlainText

/// One parameter of a dialect.
package struct DialectParameter: Hashable, Sendable {
  /// The value of a parameter.
  package enum Value: Hashable, Sendable {
    /// A number in the system's own unit.
    case number(Double)
    /// Numbers that belong together, such as a curve's control points.
    case numbers([Double])
    /// A text, such as a CSS function.
    case text(String)
    /// Yes or no.
    case flag(Bool)
    /// Nothing, and why.
    case missing(reason: String)
  }

  /// The system's name for it.
  package let name: String
  /// Its value.
  package let value: Value

  package init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// A time that an undamped spring does not have.
  package static func neverSettling(_ name: String) -> DialectParameter {
    DialectParameter(name, .missing(reason: "without damping it never settles"))
  }
}

/// Why a system cannot say a motion.
package struct UnsupportedMotion: Error, Hashable, Sendable {
  /// The reason, as half a sentence: "bounce below 0 cannot be written".
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// Times of systems that count in milliseconds.
enum Milliseconds {
  /// The milliseconds of seconds; a short decimal where only the conversion's rounding keeps them from it.
  static func of(_ seconds: Double) -> Double {
    let milliseconds = 1000 * seconds
    let short = DecimalNumber(milliseconds, decimals: 6)?.value ?? milliseconds
    return abs(milliseconds - short) <= 1e-12 * short ? short : milliseconds
  }

  /// Milliseconds for systems that take whole ones only.
  static func whole(_ seconds: Double, _ system: String) throws(UnsupportedMotion) -> Double {
    let milliseconds = of(seconds)
    guard milliseconds == milliseconds.rounded(), milliseconds >= 1 else {
      throw UnsupportedMotion(
        "\(system) takes whole milliseconds, and this is \(DecimalText.exact(milliseconds)) ms")
    }
    return milliseconds
  }
}

extension UnitCurve {
  /// The control points, for systems whose timing curves are cubic Beziers and nothing else.
  func controlPoints(for system: String) throws(UnsupportedMotion) -> CubicBezier {
    guard let bezier else { throw unknown(to: system) }
    return bezier
  }

  /// That a system has no such curve.
  package func unknown(to system: String) -> UnsupportedMotion {
    let curve =
      switch self {
      case .circularEaseIn, .circularEaseOut, .circularEaseInOut: "quarter circles"
      case .points: "straight lines between points"
      case .steps: "steps"
      case .path: "an SVG path"
      case .linear, .easeIn, .easeOut, .easeInOut, .bezier: "a cubic Bezier"
      }
    return UnsupportedMotion("\(system) has no numbers for \(curve)")
  }
}

extension CubicBezier {
  /// x1, y1, x2, y2: the control points, as every system lists them.
  package var numbers: [Double] { [x1, y1, x2, y2] }
}

extension [DialectParameter] {
  /// A tween's duration in seconds; nothing for a curve alone.
  package static func seconds(_ duration: Double?, name: String = "duration") -> [DialectParameter] {
    duration.map { [DialectParameter(name, .number($0))] } ?? []
  }

  /// A tween's duration in milliseconds; nothing for a curve alone.
  /// - Parameter system: a system that takes whole milliseconds only.
  package static func milliseconds(
    _ duration: Double?, wholeFor system: String? = nil, name: String = "durationMillis"
  ) throws(UnsupportedMotion) -> [DialectParameter] {
    guard let duration else { return [] }
    guard let system else { return [DialectParameter(name, .number(Milliseconds.of(duration)))] }
    return [DialectParameter(name, .number(try Milliseconds.whole(duration, system)))]
  }
}
