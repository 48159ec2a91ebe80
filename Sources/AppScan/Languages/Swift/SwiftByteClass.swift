/// What a byte begins in Swift.
enum SwiftByteClass: UInt8 {
  case space
  case newline
  case letter
  case digit
  case quote
  case hash
  case slash
  case bracket
  case backtick
  case `operator`

  /// Whether it may stand in a name behind the first byte.
  @inline(__always)
  var isInName: Bool { self == .letter || self == .digit }

  /// The class of each byte. Bytes above ASCII belong to names, so that any script and any broken UTF-8 passes.
  static let table: [SwiftByteClass] = (0...255).map(of)

  private static func of(_ byte: Int) -> SwiftByteClass {
    switch UInt8(truncatingIfNeeded: byte) {
    case 0x0A, 0x0D: .newline
    case 0...0x20: .space
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...0xFF: .letter
    case UInt8(ascii: "_"), UInt8(ascii: "$"): .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "#"): .hash
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "`"): .backtick
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      .bracket
    default: .operator
    }
  }
}
