/// The 64-bit FNV-1a hash (Fowler, Noll and Vo, isthe.com/chongo/tech/comp/fnv), for what is compared between runs:
/// Swift's own hashes differ from run to run.
@usableFromInline package struct StableHash: Sendable {
  @usableFromInline package internal(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Adds bytes as they are.
  ///
  /// Inlinable, because a sequence that is not specialised costs some 10 ns a byte: the checksums of the migrations took
  /// most of the time in which a registry is opened.
  @inlinable package mutating func add(bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte: byte) }
  }

  /// Adds a field and its length, so that "ab", "c" is not "a", "bc" and nothing is not the empty text.
  package mutating func add(field: String?) {
    guard let field else { return add(byte: 0) }
    add(byte: 1)
    let count = UInt64(field.utf8.count)
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      add(byte: UInt8(truncatingIfNeeded: count >> shift))
    }
    add(bytes: field.utf8)
  }

  /// Sixteen hexadecimal digits.
  package var hexadecimal: String { value.hexadecimal(16) }

  @inlinable mutating func add(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
