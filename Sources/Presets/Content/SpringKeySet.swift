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
    for key in keys { bits |= 1 << UInt32(Self.position(of: key)) }
    rawValue = bits
  }

  /// The keys, in their order.
  public var keys: [SpringKey] { SpringKey.allCases.filter { contains(SpringKeySet([$0])) } }

  var count: Int { rawValue.nonzeroBitCount }

  var list: String { keys.map(\.rawValue).joined(separator: ", ") }

  private static func position(of key: SpringKey) -> Int { SpringKey.allCases.firstIndex(of: key) ?? 0 }
}
