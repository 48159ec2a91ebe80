/// The 64-bit FNV-1a hash (Fowler, Noll and Vo, isthe.com/chongo/tech/comp/fnv).
/// Swift's own hashes differ from run to run.
struct FowlerNollVo {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a field and its length, so that "ab", "c" is not "a", "bc" and nothing is not the empty text.
  mutating func add(_ field: String?) {
    guard let field else { return add(byte: 0) }
    add(byte: 1)
    let count = UInt64(field.utf8.count)
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      add(byte: UInt8(truncatingIfNeeded: count >> shift))
    }
    add(bytes: field.utf8)
  }

  mutating func add(bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte: byte) }
  }

  private mutating func add(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
