// What every fuzzing target is built with: how it says that a promise was broken, and numbers out of bytes.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends the run with a sentence unless a promise holds.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if condition { return }
  let line = Array((message() + "\n").utf8)
  _ = write(2, line, line.count)
  abort()
}

/// The value of a variable of the environment, empty where there is none.
func environment(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }

/// Numbers, choices and texts out of the bytes that the fuzzer made up; zeros when there are no more.
struct FuzzedBytes {
  private var bytes: ArraySlice<UInt8>
  /// Whether every number so far is one that people may type; others must be refused or survived, no more.
  private(set) var isWithinRanges = true

  /// Reads what the fuzzer hands over.
  init(_ data: UnsafePointer<UInt8>?, _ size: Int) {
    bytes = Array(UnsafeBufferPointer(start: data, count: size))[...]
  }

  /// Whether nothing is left.
  var isEmpty: Bool { bytes.isEmpty }

  /// The next byte.
  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// One of so many choices.
  mutating func choice(_ count: Int) -> Int { Int(byte()) % count }

  /// The bytes that are left, as text.
  mutating func text() -> String {
    defer { bytes = [] }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func bits() -> UInt64 { (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) } }

  /// A number: as a rule one that people type, sometimes an end of what they may, sometimes any bits.
  mutating func number(_ ordinary: ClosedRange<Double>, within range: ClosedRange<Double>) -> Double {
    let number = number(ordinary)
    if !range.contains(number) { isWithinRanges = false }
    return number
  }

  private mutating func number(_ ordinary: ClosedRange<Double>) -> Double {
    let kind = byte()
    switch kind {
    case 0..<170:
      let share = Double(UInt16(byte()) << 8 | UInt16(byte())) / 65535
      return ordinary.lowerBound + share * (ordinary.upperBound - ordinary.lowerBound)
    case 170..<220: return Self.ends[Int(byte()) % Self.ends.count]
    case 220..<240: return -Self.ends[Int(byte()) % Self.ends.count]
    default: return Double(bitPattern: bits())
    }
  }

  private static let ends: [Double] = [
    0, .leastNonzeroMagnitude, 2.3e-308, 1e-300, 1e-150, 1e-16, 1e-9, 1e-6, 1e-4, 1e-3, 0.1, 0.5, 0.9999,
    0.999_999_9, 1,
    1.000_000_1, 10,
    100, 1000, 3600, 1e4, 1e6, 1e9, 1e12, 1e13, 1e16, 9.3e18, 1e19, 1e100, 1e150, 1e300, 1.7e308, .infinity,
    .nan,
  ]
}
