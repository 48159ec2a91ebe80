import CLibrary

extension DatabaseError: CustomStringConvertible {
  /// The database, what SQLite says, and what to do where that is known.
  public var sentence: String {
    var sentence = path.map { "\($0): \(message)" } ?? message
    if let systemError, let words = strerror(systemError) { sentence += " (\(String(cString: words)))" }
    if let advice { sentence += "; \(advice)" }
    return sentence
  }

  /// The sentence, the result code and the excerpt: for a log or a failed test.
  public var description: String {
    ["\(sentence) [SQLite \(code)]", excerpt ?? sql].compactMap { $0 }.joined(separator: "\n")
  }

  /// The line of the SQL at which it failed, after its number, and a caret under the place. Nil where the
  /// place is unknown.
  public var excerpt: String? {
    guard let sql, let offset else { return nil }
    let bytes = Array(sql.utf8)
    guard bytes.indices.contains(offset) || offset == bytes.count else { return nil }
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let line = bytes[start...].prefix { $0 != newline && $0 != UInt8(ascii: "\r") }
    let number = bytes[..<start].count { $0 == newline } + 1
    let label = "line \(number): "
    // A tab stays a tab, or the caret would stand elsewhere than the text above it.
    let before = label + String(decoding: bytes[start..<offset], as: UTF8.self)
    let indent = String(before.map { $0 == "\t" ? "\t" : " " })
    return "\(label)\(String(decoding: line, as: UTF8.self))\n\(indent)^"
  }

  private var advice: String? {
    if isReadOnlyRecovery {
      return "a crash left a journal beside it: open it once for writing to recover it"
    }
    if isBusy { return "another program is using it: try again when that has finished" }
    if isFull { return "free some space and try again" }
    if isReadOnly { return "allow writing to the file and to its folder" }
    if isCorrupt { return "restore it from a copy" }
    return nil
  }
}
