/// What a byte begins in JavaScript and its dialects.
enum JavaScriptByteClass: UInt8 {
  case space
  case newline
  case name
  case digit
  case quote
  case template
  case slash
  case dot
  case less
  case open
  case close
  case symbol

  /// The class of each byte. Bytes above ASCII belong to names, so that any script and any broken UTF-8 passes.
  static let table: [JavaScriptByteClass] = {
    var table = [JavaScriptByteClass](repeating: .symbol, count: 256)
    for byte in 0...0x20 { table[byte] = .space }
    table[0x0A] = .newline
    for byte in 0x80...0xFF { table[byte] = .name }
    let groups: [(String, JavaScriptByteClass)] = [
      ("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$#\\@", .name), ("0123456789", .digit),
      ("\"'", .quote), ("`", .template), ("/", .slash), (".", .dot), ("<", .less), ("([{", .open),
      (")]}", .close),
    ]
    for (bytes, kind) in groups { for byte in bytes.utf8 { table[Int(byte)] = kind } }
    return table
  }()
}
