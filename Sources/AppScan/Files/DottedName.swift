/// A file's name with what stands before its extension: `card.g.dart` bears the mark `g.dart`.
struct DottedName {
  private let name: UnsafeBufferPointer<UInt8>

  init(_ name: UnsafeBufferPointer<UInt8>) { self.name = name }

  /// Whether the last two parts between dots, after a first one, are one of the marks.
  func hasMark(among marks: Set<String>) -> Bool {
    var dots = 0
    var index = name.count - 1
    while index > 0 {
      if name[index] == UInt8(ascii: ".") {
        dots += 1
        if dots == 2 {
          return marks.contains(String(decoding: name[(index + 1)...], as: UTF8.self))
        }
      }
      index -= 1
    }
    return false
  }
}
