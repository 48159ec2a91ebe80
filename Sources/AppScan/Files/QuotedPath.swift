/// A path as git prints it: in quotes with escapes of C where it holds quotes, backslashes or control characters
/// (`core.quotePath` in git-config(1); quote.c of git).
enum QuotedPath {
  /// The path's bytes; nil when the quotes do not end or an escape is none of git's.
  static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.first == UInt8(ascii: "\"") else { return Array(text) }
    guard text.count > 1, text.last == UInt8(ascii: "\"") else { return nil }
    var rest = text.dropFirst().dropLast()
    var path: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        path.append(byte)
        continue
      }
      guard let escape = rest.popFirst() else { return nil }
      if let plain = escapes[escape] {
        path.append(plain)
        continue
      }
      let digits = [escape] + rest.prefix(2)
      guard digits.count == 3, let octal = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) else {
        return nil
      }
      rest = rest.dropFirst(2)
      path.append(octal)
    }
    return path
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
  ]
}
