import PlainText
import StrictJSON

/// A reference to a token or a part of one: `{a.b}`, Style Dictionary's `{a.b.value}`, Theo's `{!A_B}`, or a JSON Pointer
/// `#/a/b`.
struct TokenReference {
  /// The names from the root, without what leads into the value.
  let path: [String]
  /// The names inside the value, for a pointer to a part of it.
  let part: [String]
  /// Whether it names an alias of Theo, which is never the token that names it.
  var isAlias = false

  /// Nil when a text is no reference.
  init?(_ text: String) {
    if text.hasPrefix("{"), text.hasSuffix("}"), !text.dropFirst().dropLast().contains("{") {
      // Some write a blank beside each brace.
      var inside = text.dropFirst().dropLast().trimmingSpaces
      // Theo's way to name an alias.
      if inside.hasPrefix("!") {
        inside.removeFirst()
        isAlias = true
      }
      var names = inside.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      if names.count > 1, ["value", "$value"].contains(names.last) { names.removeLast() }
      path = names
      part = []
    } else if text.hasPrefix("#/") {
      let names = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
        .map { Self.unescaped(String($0)) }
      path = Array(names.prefix { $0 != "$value" })
      part = Array(names.drop { $0 != "$value" }.dropFirst())
    } else {
      return nil
    }
  }

  /// The reference that a value is: a text, or an object with nothing but `$ref`.
  init?(_ value: JSONValue) {
    guard let text = value.string ?? value.member("$ref")?.string else { return nil }
    self.init(text)
  }

  /// The name as people write it.
  var text: String { path.joined(separator: ".") }

  /// The references that stand in a text.
  static func all(in text: String) -> [TokenReference] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { piece in
      piece.firstIndex(of: "}").flatMap { TokenReference("{\(piece[..<$0])}") }
    }
  }

  /// Undoes the escapes of RFC 6901, section 3, and of URI fragments.
  private static func unescaped(_ name: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self).replacing(each: "~1", with: "/").replacing(
      each: "~0", with: "~")
  }
}
