import CLibrary

/// Finds bytes in bytes.
enum ByteSearch {
  /// The offset of the first such byte at or behind another offset.
  static func first(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
    guard let base = bytes.baseAddress, offset < bytes.count else { return nil }
    guard let found = memchr(base + offset, Int32(byte), bytes.count - offset) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Whether a few bytes hold one of some words of small letters, whatever the case of theirs.
  static func holds(_ bytes: UnsafeBufferPointer<UInt8>, oneOf words: [StaticString]) -> Bool {
    for start in bytes.indices {
      // The first letter decides nearly always.
      for word in words where bytes[start] | 0x20 == word.utf8Start[0] {
        if bytes.readsIgnoringCase(word, at: start) { return true }
      }
    }
    return false
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a text stands at an offset.
  @inline(__always)
  func reads(_ text: StaticString, at offset: Int) -> Bool {
    guard count - offset >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where self[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether a text whose letters are small stands at an offset, whatever the case of the letters there.
  @inline(__always)
  func readsIgnoringCase(_ text: StaticString, at offset: Int) -> Bool {
    guard count - offset >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount {
      let (byte, letter) = (self[offset + index], text.utf8Start[index])
      guard byte == letter || letter >= UInt8(ascii: "a") && byte | 0x20 == letter else { return false }
    }
    return true
  }
}

/// Finds any of several sequences in bytes, in one pass that looks at a part of them only (Wu and Manber, "A fast
/// algorithm for multi-pattern searching", 1994).
struct MultiSearch: Sendable {
  /// The bytes of all sequences, one behind the other.
  private let text: [UInt8]
  /// The length of the window: that of the shortest sequence.
  private let window: Int
  /// By the last two bytes of the window: how far it may move on, or `marked` and more where sequences may stand. Bytes
  /// that differ in their upper bits share a place, so that the table stays in the nearest cache.
  private var shifts: [UInt8]
  /// The sequences that may stand where a shift is marked, as ranges of the text.
  private var buckets: [[Range<Int>]] = []

  private static let marked = 128

  /// Prepares the search for texts.
  init(_ texts: [String]) { self.init(texts.map { Array($0.utf8) }) }

  /// Prepares the search; empty sequences are left out.
  init(_ sequences: [[UInt8]]) {
    let sequences = sequences.filter { !$0.isEmpty }
    text = sequences.flatMap { $0 }
    window = min(sequences.map(\.count).min() ?? 0, Self.marked - 1)
    shifts = [UInt8](repeating: UInt8(max(window - 1, 1)), count: 1 << 13)
    var end = 0
    let ranges = sequences.map { sequence in
      end += sequence.count
      return end - sequence.count..<end
    }
    guard window > 1 else {
      buckets = [ranges]
      return
    }
    for range in ranges {
      for offset in 1..<window {
        let pair = Self.pair(text[range.lowerBound + offset - 1], text[range.lowerBound + offset])
        if offset == window - 1 { mark(pair, range) } else { lower(pair, window - 1 - offset) }
      }
    }
  }

  @inline(__always)
  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 63) << 7 | Int(second & 127)
  }

  private mutating func lower(_ pair: Int, _ shift: Int) {
    if shifts[pair] < Self.marked { shifts[pair] = min(shifts[pair], UInt8(shift)) }
  }

  private mutating func mark(_ pair: Int, _ range: Range<Int>) {
    if shifts[pair] < Self.marked {
      // More pairs than there are marks share the last.
      if buckets.count < Self.marked { buckets.append([]) }
      shifts[pair] = UInt8(Self.marked + buckets.count - 1)
    }
    buckets[Int(shifts[pair]) - Self.marked].append(range)
  }

  /// Whether one of the sequences stands somewhere in the bytes. Four parts are searched in turn, as each step waits
  /// for the one before: twice as fast as one behind the other.
  func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let part = bytes.count / 4
    guard window > 1, part > Self.smallestPart else { return first(in: bytes) != nil }
    return shifts.withUnsafeBufferPointer { shifts in
      /// Moves a window, by its last byte, and says whether a sequence stood there.
      func step(_ end: inout Int) -> Bool {
        let shift = Int(shifts[Self.pair(bytes[end - 1], bytes[end])])
        end += shift < Self.marked ? shift : 1
        return shift >= Self.marked && stands(bytes, end - window, shift - Self.marked)
      }
      var (first, second, third, fourth) = (
        window - 1, part + window - 1, 2 * part + window - 1, 3 * part + window - 1
      )
      let (limits, all) = ((second, third, fourth), bytes.count)
      while first < limits.0, second < limits.1, third < limits.2, fourth < all {
        if step(&first) || step(&second) || step(&third) || step(&fourth) { return true }
      }
      while first < limits.0 { if step(&first) { return true } }
      while second < limits.1 { if step(&second) { return true } }
      while third < limits.2 { if step(&third) { return true } }
      while fourth < all { if step(&fourth) { return true } }
      return false
    }
  }

  /// In shorter parts it is not worth while.
  private static let smallestPart = 64

  /// The offset of the next place at or behind another offset where one of the sequences stands.
  func first(in bytes: UnsafeBufferPointer<UInt8>, from offset: Int = 0) -> Int? {
    guard window > 1 else { return firstSlowly(in: bytes, from: offset) }
    return shifts.withUnsafeBufferPointer { shifts in
      var end = offset + window - 1
      while end < bytes.count {
        let shift = Int(shifts[Self.pair(bytes[end - 1], bytes[end])])
        if shift < Self.marked {
          end += shift
        } else {
          if stands(bytes, end - window + 1, shift - Self.marked) { return end - window + 1 }
          end += 1
        }
      }
      return nil
    }
  }

  private func stands(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ bucket: Int) -> Bool {
    for range in buckets[bucket] where range.count <= bytes.count - start {
      var offset = 0
      while offset < range.count, bytes[start + offset] == text[range.lowerBound + offset] { offset += 1 }
      if offset == range.count { return true }
    }
    return false
  }

  private func firstSlowly(in bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
    guard !text.isEmpty, offset < bytes.count else { return nil }
    return (offset..<bytes.count).first { stands(bytes, $0, 0) }
  }
}
