import PlainText

/// Reads git's configuration (git-config(1), "Syntax"). Files that it includes are not looked at.
package enum GitConfiguration {
  /// The last value of a variable in a section, both in small letters; nil when the text does not set it. Sections with a
  /// subsection are others.
  package static func value(of name: String, in section: String, _ text: [UInt8]) -> String? {
    var isInside = false
    var result: String?
    for line in String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline) {
      var line = line.drop(while: \.isWhitespace)
      if line.first == "[" {
        guard let end = line.firstIndex(of: "]") else { continue }
        isInside = line[line.index(after: line.startIndex)..<end].lowercased() == section
        line = line[line.index(after: end)...].drop(while: \.isWhitespace)
      }
      guard isInside, let equals = line.firstIndex(of: "="),
        line[..<equals].trimming(\.isWhitespace).lowercased() == name
      else { continue }
      result = unquoted(line[line.index(after: equals)...])
    }
    return result
  }

  /// Quotes and backslashes hold what else would end a value: comments, and white space at its ends.
  private static func unquoted(_ text: Substring) -> String {
    var (result, held) = ("", 0)
    var (isQuoted, isEscaped) = (false, false)
    for character in text.drop(while: \.isWhitespace) {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        (isEscaped, held) = (false, result.count)
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, character == "#" || character == ";" {
        break
      } else {
        result.append(character)
        if isQuoted || !character.isWhitespace { held = result.count }
      }
    }
    return String(result.prefix(held))
  }
}
