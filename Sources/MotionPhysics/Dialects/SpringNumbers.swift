/// The numbers of a spring as typed, in the order of a form's keys; not-a-number stands for one that was left
/// out.
public struct SpringNumbers: Hashable, Sendable {
  /// The number of the form's first key.
  public var first: Double
  /// The number of the form's second key.
  public var second: Double
  /// The number of the form's third key.
  public var third: Double

  /// Numbers in the order of a form's keys.
  public init(_ first: Double = .nan, _ second: Double = .nan, _ third: Double = .nan) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The number of the key at a position; nil when it was left out or the form has no such key.
  public subscript(index: Int) -> Double? {
    get {
      let number =
        switch index {
        case 0: first
        case 1: second
        case 2: third
        default: Double.nan
        }
      return number.isNaN ? nil : number
    }
    set {
      switch index {
      case 0: first = newValue ?? .nan
      case 1: second = newValue ?? .nan
      case 2: third = newValue ?? .nan
      default: break
      }
    }
  }

  /// Equal when the same numbers are left out and the others are equal; not-a-number itself never would be.
  public static func == (left: SpringNumbers, right: SpringNumbers) -> Bool {
    (0..<3).allSatisfy { left[$0] == right[$0] }
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    for index in 0..<3 { hasher.combine(self[index]) }
  }
}
