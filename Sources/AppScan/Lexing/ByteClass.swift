/// What a byte begins in a language with C's brackets.
enum ByteClass: UInt8 {
  case space
  case newline
  case name
  case digit
  case quote
  case slash
  case open
  case close
  case symbol

  /// The class of each byte. Bytes above ASCII belong to names, so that any script and any broken UTF-8 passes.
  /// - Parameter quotes: what begins a string, a character or a quoted name.
  static func table(quotes: String) -> [ByteClass] {
    var table = [ByteClass](repeating: .symbol, count: 256)
    for byte in 0...0x20 { table[byte] = .space }
    table[0x0A] = .newline
    for byte in 0x80...0xFF { table[byte] = .name }
    for byte in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$".utf8 { table[Int(byte)] = .name }
    for byte in "0123456789".utf8 { table[Int(byte)] = .digit }
    for byte in "([{".utf8 { table[Int(byte)] = .open }
    for byte in ")]}".utf8 { table[Int(byte)] = .close }
    for byte in quotes.utf8 { table[Int(byte)] = .quote }
    table[Int(UInt8(ascii: "/"))] = .slash
    return table
  }
}
