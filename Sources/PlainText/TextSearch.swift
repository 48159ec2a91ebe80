/// Texts in texts, byte by byte: to the standard library a quote with an accent behind it is one character and no quote,
/// to a parser it is a quote. Its own search is a part of its regular expressions besides, ten times as slow for short
/// texts and a megabyte of the command, and `Scripts/build-release` leaves them out.
extension StringProtocol {
  /// Whether another text stands somewhere in this one; an empty one stands in every text.
  package func holds(_ part: String) -> Bool { offset(of: part) != nil }

  /// The first place where another text stands; nil where it stands nowhere.
  package func place(of part: String) -> Range<Index>? {
    offset(of: part).map { offset in
      let start = utf8.index(utf8.startIndex, offsetBy: offset)
      return start..<utf8.index(start, offsetBy: part.utf8.count)
    }
  }

  /// The text with another one in every place of a part, from the left; an empty part stands nowhere.
  package func replacing(each part: String, with other: String) -> String {
    let (bytes, wanted) = (Array(utf8), Array(part.utf8))
    guard !wanted.isEmpty, var found = bytes[...].offset(of: wanted) else { return String(self) }
    var replaced: [UInt8] = []
    var rest = bytes[...]
    while true {
      replaced += rest.prefix(found)
      replaced += other.utf8
      rest = rest.dropFirst(found + wanted.count)
      guard let next = rest.offset(of: wanted) else { break }
      found = next
    }
    return String(decoding: replaced + rest, as: UTF8.self)
  }

  private func offset(of part: String) -> Int? {
    String(self).withBytes { bytes in part.withBytes { bytes.offset(of: $0) } }
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Whether other bytes stand somewhere in these.
  @inlinable package func holds(_ part: some Collection<UInt8>) -> Bool { offset(of: part) != nil }

  /// The number of bytes before the first place of others; nil where they stand nowhere.
  @inlinable package func offset(of part: some Collection<UInt8>) -> Int? {
    guard let first = part.first else { return 0 }
    guard count >= part.count else { return nil }
    return (startIndex...endIndex - part.count).first { start in
      self[start] == first && self[start..<start + part.count].elementsEqual(part)
    }.map { $0 - startIndex }
  }
}

extension [UInt8] {
  /// The bytes with texts in place of some ranges; of two that overlap the second stays.
  package func replacing(_ edits: [(range: Range<Int>, text: String)]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for (range, text) in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where range.lowerBound >= place && range.upperBound <= count {
      result += self[place..<range.lowerBound]
      result += text.utf8
      place = range.upperBound
    }
    return result + self[place...]
  }
}

extension String {
  /// Lets the body read the text's bytes in a row.
  ///
  /// A text that hands them out one by one takes two to six times as long: the checksums of the migrations were a tenth of a
  /// cold start, and the grammar of names a twentieth of validation.
  @inlinable
  package func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    var text = self
    return text.withUTF8 { body($0) }
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  package var trimmingSpaces: String { trimming { $0 == " " } }

  /// The text without the blanks at its ends.
  package func trimming(_ isBlank: (Character) -> Bool) -> String {
    var text = self[...]
    while let first = text.first, isBlank(first) { text.removeFirst() }
    while let last = text.last, isBlank(last) { text.removeLast() }
    return String(text)
  }

  /// The parts of a text between separators that stand in no round brackets, as they stand: `a, f(b, c)` has two at its
  /// commas, `a` and ` f(b, c)`.
  package func split(outsideBracketsAt separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in self {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
