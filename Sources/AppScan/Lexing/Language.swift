/// A language that is read. JavaScript, TypeScript, JSX and TSX share one lexer, CSS and SCSS another.
package enum Language: String, CaseIterable, Sendable {
  case swift
  case kotlin
  case dart
  case css
  case scss
  case javascript
  case typescript

  /// The language of a file by its name; nil for a file that is not read.
  package init?(fileName: String) {
    guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch String(fileName[fileName.utf8.index(after: dot)...]).lowercased() {
    case "swift": self = .swift
    case "kt", "kts": self = .kotlin
    case "dart": self = .dart
    case "css", "pcss": self = .css
    case "scss": self = .scss
    case "js", "jsx", "mjs", "cjs": self = .javascript
    case "ts", "tsx", "mts", "cts": self = .typescript
    default: return nil
    }
  }
}
