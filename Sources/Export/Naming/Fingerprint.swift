/// What stands for a text where many are compared: 128 bits of its hash, which no two texts of an export share by
/// chance.
struct Fingerprint: Hashable {
  private let first: Int
  private let second: Int

  init(_ text: String) {
    var hasher = Hasher()
    hasher.combine(text)
    first = hasher.finalize()
    hasher = Hasher()
    hasher.combine(first)
    hasher.combine(text)
    second = hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(first) }
}
