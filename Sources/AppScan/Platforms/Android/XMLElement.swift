/// An element of Android's XML with its attributes.
struct XMLElement {
  let source: Source
  /// The token of its name.
  let name: Int
  /// The last token of its start tag.
  let last: Int
  private let attributes: [(name: Int, value: Int)]

  /// - Parameter name: The token behind a `<`.
  init(_ source: Source, _ name: Int) {
    self.source = source
    self.name = name
    var attributes: [(name: Int, value: Int)] = []
    var index = name + 1
    while source.kind(index) == .identifier, source.matches(index + 1, "="), source.kind(index + 2) == .string
    {
      attributes.append((index, index + 2))
      index += 3
    }
    let isEnded = source.matches(index, ">") || source.kind(index) == .close
    last = isEnded ? index : index - 1
    self.attributes = attributes
  }

  /// The token of an attribute's value.
  subscript(_ name: StaticString) -> Int? { attributes.first { source.matches($0.name, name) }?.value }

  func text(_ name: StaticString) -> String? { self[name].map { source.text(source.contents($0)) } }

  /// Whether it stands for an attribute of the element around it: `<aapt:attr name="android:interpolator">`.
  func isAttribute(_ name: String) -> Bool {
    guard source.matches(self.name, "attr"), let named = text("name") else { return false }
    return named == name || named.hasSuffix(":" + name)
  }

  /// The element that stands in it for one of its attributes; nil where none does.
  func inlineValue(of attribute: String) -> XMLElement? {
    guard source.matches(last, ">") else { return nil }
    var index = last + 1
    while source.kind(index) == .open, let closing = source.partner(index) {
      let child = XMLElement(source, index + 1)
      if child.isAttribute(attribute) {
        return source.kind(child.last + 1) == .open ? XMLElement(source, child.last + 2) : nil
      }
      index = closing + 1
    }
    return nil
  }

  /// The token of the text in it, where it holds nothing else.
  var content: Int? {
    source.matches(last, ">") && source.kind(last + 1) == .text && source.kind(last + 2) == .close
      ? last + 1 : nil
  }

  /// A value: a number, or what `@integer/fade`, `@android:interpolator/linear` and `?attr/motionDurationShort1` name.
  func value(_ token: Int) -> Expression {
    let text = source.text(source.contents(token))
    guard let first = text.utf8.first, first == UInt8(ascii: "@") || first == UInt8(ascii: "?") else {
      let number = NumberReader.read(text)
      // MotionLayout's words for curves.
      if case .unread = number, !text.isEmpty, text.utf8.allSatisfy({ $0 | 0x20 >= UInt8(ascii: "a") }) {
        return .name(text)
      }
      return number
    }
    var path = text.dropFirst().split(whereSeparator: { $0 == "/" || $0 == ":" }).map(String.init)
    path.removeAll { $0 == "*" || $0 == "+" }
    if first == UInt8(ascii: "?") { return path.last.map { .name("attr." + $0) } ?? .unread(.constant) }
    guard path.count == 2 || path.count == 3 else { return .unread(.constant) }
    return .name(path.joined(separator: "."))
  }
}
