import Presets

/// Where each name stands among the presets: a hash table of 8 bytes a slot.
///
/// A dictionary of names takes longer to fill than all hard rules may take together: it hashes for hostile
/// keys and compares whole strings. Here a slot holds half of the hash and the place, so that a miss rarely
/// touches a name.
struct NameIndex {
  private let presets: [Preset]
  private var slots: [UInt64]
  private let mask: Int

  init(_ presets: [Preset]) {
    self.presets = presets
    var capacity = 16
    while capacity < presets.count * 2 { capacity *= 2 }
    mask = capacity - 1
    slots = [UInt64](repeating: 0, count: capacity)
    for index in presets.indices { insert(Self.hash(presets[index].name.text), index) }
  }

  private mutating func insert(_ hash: UInt64, _ index: Int) {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = (hash & Self.upperHalf) | UInt64(index + 1)
  }

  /// The place of a name, nil when no preset bears it.
  subscript(name: PresetName) -> Int? { self[name.text] }

  /// The place of a name, nil when no preset bears it.
  subscript(text: String) -> Int? {
    let hash = Self.hash(text)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let entry = slots[slot]
      let index = Int(entry & ~Self.upperHalf) - 1
      if entry & Self.upperHalf == hash & Self.upperHalf, presets[index].name.text == text { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private static let upperHalf: UInt64 = 0xFFFF_FFFF_0000_0000

  private static func hash(_ text: String) -> UInt64 {
    text.utf8.withContiguousStorageIfAvailable { hash($0) }
      ?? Array(text.utf8).withUnsafeBufferPointer { hash($0) }
  }

  /// Eight bytes a step; the finish is the one of MurmurHash3 (Austin Appleby, public domain).
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash = UInt64(truncatingIfNeeded: raw.count) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset + 8 <= raw.count {
      hash = mixed(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < raw.count {
      rest = rest << 8 | UInt64(raw[offset])
      offset += 1
    }
    return mixed(hash ^ rest)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ (value >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ (value >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return value ^ (value >> 33)
  }
}
