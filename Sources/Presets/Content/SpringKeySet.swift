import MotionPhysics

/// A set of a spring's keys, one bit each in the order of ``SpringKey/allCases``.
public struct SpringKeySet: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// A set of the bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A set of keys.
  public init(_ keys: some Sequence<SpringKey>) {
    var bits: UInt32 = 0
    for key in keys { bits |= 1 << UInt32(key.position) }
    rawValue = bits
  }

  /// The keys, in their order.
  public var keys: [SpringKey] { SpringKey.allCases.filter { contains(SpringKeySet([$0])) } }

  /// Adds a key.
  public mutating func add(_ key: SpringKey) {
    self = SpringKeySet(rawValue: rawValue | 1 << UInt32(key.position))
  }

  var count: Int { rawValue.nonzeroBitCount }

  var list: String { keys.map(\.rawValue).joined(separator: ", ") }
}
