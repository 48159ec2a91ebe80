import MotionPhysics
import PlainText

/// Why a change is refused. Nothing is written then.
package struct ChangeError: Error, Hashable, Sendable {
  /// The sentence for people: the mistake, and the remedy.
  package let message: String

  package init(_ message: String) { self.message = message }
}

extension Bounds {
  /// Refuses a number out of the range; none is none.
  @discardableResult
  func checkChange(_ number: Double?, _ what: String) throws(ChangeError) -> Double? {
    if let number, !contains(number) { throw ChangeError(refusal(of: what, DecimalText.exact(number))) }
    return number
  }
}

extension Components {
  /// Refuses a value of another number of components than a property has.
  func checkCount(like model: Components, of property: String) throws(ChangeError) {
    if count == model.count { return }
    throw ChangeError(
      "the values of \(property.visible) have \(model.count.counted("component")), not \(count)")
  }
}

/// The change of a length of time: it is set, then multiplied, then added to.
package struct TimeChange: Sendable {
  /// Another length, seconds.
  package var seconds: Double?
  /// A factor.
  package var scale: Double?
  /// Added, seconds.
  package var by: Double?

  package init(seconds: Double? = nil, scale: Double? = nil, by: Double? = nil) {
    self.seconds = seconds
    self.scale = scale
    self.by = by
  }

  /// Whether it leaves every length as it is.
  var isEmpty: Bool { seconds == nil && (scale ?? 1) == 1 && (by ?? 0) == 0 }

  func applied(to typed: Double) -> Double {
    DecimalArithmetic.sum(DecimalArithmetic.product(seconds ?? typed, scale ?? 1), by ?? 0)
  }
}
