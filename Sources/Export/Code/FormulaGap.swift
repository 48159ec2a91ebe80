import MotionPhysics
import PlainText

/// How far a library's own formula for a spring is from the registry's: an app shows the former.
enum FormulaGap {
  /// The largest gap as a share of the travel, until the spring settles; infinite where the formula has no value. A spring that
  /// never settles is looked at for ten swings.
  static func largest(of spring: Spring, _ formula: (_ time: Double) -> Double) -> Double {
    let settling = spring.settlingTime()
    let end = settling.isFinite ? settling : 10 * spring.duration
    return (1...count).reduce(0.0) { gap, step in
      let time = end * Double(step) / Double(count)
      let value = formula(time)
      return value.isFinite ? max(gap, abs(value - spring.value(time: time))) : .infinity
    }
  }

  /// A remark where an app would see the gap; nothing for any other.
  static func remark(_ library: String, _ gap: Double) -> [String] {
    guard gap > ExportOptions.defaultTolerance else { return [] }
    guard gap.isFinite else { return ["\(library)'s own formula has no value for these numbers"] }
    let percent = DecimalText.significant(gap * 100, digits: 3)
    return ["\(library)'s own formula is up to \(percent) % of the travel off, for want of digits"]
  }

  private static let count = 32
}
