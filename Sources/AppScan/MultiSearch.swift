/// Finds any of several sequences in bytes, in one pass that looks at a part of them only (Wu and Manber, "A fast
/// algorithm for multi-pattern searching", 1994).
struct MultiSearch: Sendable {
  private let sequences: [[UInt8]]
  /// The length of the window: that of the shortest sequence.
  private let window: Int
  /// By the last two bytes of the window: how far it may move on. 0 where a sequence may stand.
  private var shifts: [UInt8]

  /// Prepares the search; empty sequences are left out.
  init(_ sequences: [[UInt8]]) {
    self.sequences = sequences.filter { !$0.isEmpty }
    window = min(self.sequences.map(\.count).min() ?? 0, 200)
    shifts = [UInt8](repeating: UInt8(max(window - 1, 1)), count: 1 << 16)
    guard window > 1 else { return }
    for sequence in self.sequences {
      for end in 1..<window {
        let pair = Int(sequence[end - 1]) << 8 | Int(sequence[end])
        shifts[pair] = min(shifts[pair], UInt8(window - 1 - end))
      }
    }
  }

  /// Whether one of the sequences stands somewhere in the bytes.
  func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard window > 1 else { return matchesSlowly(bytes) }
    return shifts.withUnsafeBufferPointer { shifts in
      var end = window - 1
      while end < bytes.count {
        let shift = Int(shifts[Int(bytes[end - 1]) << 8 | Int(bytes[end])])
        if shift == 0 {
          if stands(bytes, end - window + 1) { return true }
          end += 1
        } else {
          end += shift
        }
      }
      return false
    }
  }

  private func stands(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    for sequence in sequences where sequence.count <= bytes.count - start {
      var index = 0
      while index < sequence.count, bytes[start + index] == sequence[index] { index += 1 }
      if index == sequence.count { return true }
    }
    return false
  }

  private func matchesSlowly(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    sequences.isEmpty ? false : bytes.indices.contains { stands(bytes, $0) }
  }
}
