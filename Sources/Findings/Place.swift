import PlainText

/// Where a finding is: a file, a range in it, or a path in a JSON text. All of it may be unknown: a preset in a
/// database has no line.
package struct Place: Hashable, Sendable {
  /// The file's path with `/`, relative to where the command was started.
  package let file: String?
  /// The path in a JSON text, such as `presets[3].tracks[0].to`.
  package let path: String?

  /// The first line, from 1.
  package let line: Int?
  /// The first column in Unicode scalars, from 1.
  package let column: Int?
  /// The last line, from 1.
  package let endLine: Int?
  /// The column after the last character in Unicode scalars, as in SARIF (version 2.1.0, section 3.30.8).
  package let endColumn: Int?

  /// A place, of which all that is left out is unknown.
  package init(
    file: String? = nil, line: Int? = nil, column: Int? = nil, endLine: Int? = nil, endColumn: Int? = nil,
    path: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.path = path
  }

  /// No place at all.
  package static let unknown = Place()
}

extension Place {
  /// `file:line:column: `, as far as it is known; empty without a file. The file `-` is what people call standard input.
  var prefix: String {
    let parts = [file == "-" ? "standard input" : file, line?.description, column?.description].prefix {
      $0 != nil
    }.compactMap { $0 }
    return parts.isEmpty ? "" : parts.joined(separator: ":") + ": "
  }
}

extension String {
  /// A file's path as a URI: relative, absolute with `file://`, everything but unreserved characters
  /// percent-encoded (RFC 3986, section 2.3), the colon too, which would make a first segment a scheme.
  var fileURI: String {
    (hasPrefix("/") ? "file://" : "") + percentEncoded
  }

  /// A path without leading `./`, which formats that compare paths take for another file.
  var withoutDotSegment: String {
    var path = Substring(self)
    while path.hasPrefix("./"), path.count > 2 { path = path.dropFirst(2) }
    return String(path)
  }

  private var percentEncoded: String {
    var result = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%" + byte.hexadecimal(2, uppercase: true)
      }
    }
    return result
  }
}
