/// The 64-bit FNV-1a hash (Fowler, Noll and Vo, isthe.com/chongo/tech/comp/fnv), for what is compared between runs:
/// Swift's own hashes differ from run to run.
package struct StableHash: Sendable {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Adds the bytes of a text as they are.
  package mutating func add(text: String) {
    text.withBytes { bytes in
      for byte in bytes { add(byte: byte) }
    }
  }

  /// Adds a field and its length, so that "ab", "c" differs from "a", "bc" and nothing differs from the empty text.
  package mutating func add(field: String?) {
    guard let field else { return add(byte: 0) }
    add(byte: 1)
    let count = UInt64(field.utf8.count)
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      add(byte: UInt8(truncatingIfNeeded: count >> shift))
    }
    add(text: field)
  }

  /// Sixteen hexadecimal digits.
  package var hexadecimal: String { value.hexadecimal(16) }

  private mutating func add(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
