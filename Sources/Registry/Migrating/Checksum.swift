/// A checksum that tells an edited text from the original: FNV-1a in 64 bits. It guards against mistakes, not
/// against attackers, who could write the file as they like.
enum Checksum {
  static func of(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var text = text
    text.withUTF8 { for byte in $0 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 } }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
