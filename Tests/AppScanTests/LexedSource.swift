import Testing

@testable import AppScan

/// A source with its tokens, for tests of lexers.
struct LexedSource {
  let language: Language
  let bytes: [UInt8]
  let tokens: [Token]
  let notes: [Range<Int>]

  init(_ language: Language, _ bytes: [UInt8], words: [String] = []) {
    self.language = language
    self.bytes = bytes
    (tokens, notes) = bytes.withUnsafeBufferPointer { bytes in
      let (source, notes) = language.lex(bytes, Vocabulary(words))
      return (source.tokens, notes)
    }
  }

  init(_ language: Language, _ text: String, words: [String] = []) {
    self.init(language, Array(text.utf8), words: words)
  }

  /// The texts of the tokens.
  var texts: [String] {
    tokens.map { String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) }
  }

  /// The texts of the tokens of a kind.
  func texts(_ kind: TokenKind) -> [String] {
    zip(tokens, texts).filter { $0.0.kind == kind }.map(\.1)
  }

  /// The same, parted by spaces.
  var spaced: String { texts.joined(separator: " ") }

  /// The declarations of the source.
  var declarations: [Declaration] { withSource { language.declarations($0) } }

  func withSource<Result>(_ body: (Source) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(Source(bytes: $0, tokens: tokens, language: language)) }
  }

  /// Checks what holds of any source: tokens in order, inside the file, not empty, partners that name each other.
  func checkOrder(sourceLocation: SourceLocation = #_sourceLocation) {
    var last = 0
    for (index, token) in tokens.enumerated() {
      guard Int(token.start) >= last, token.end > token.start, Int(token.end) <= bytes.count else {
        Issue.record("token \(index) stands at \(token.start)..<\(token.end)", sourceLocation: sourceLocation)
        return
      }
      last = Int(token.end)
      guard token.partner >= 0 else { continue }
      if Int(tokens[Int(token.partner)].partner) != index {
        Issue.record("token \(index) has a partner with another", sourceLocation: sourceLocation)
        return
      }
    }
  }
}

/// An app of a few files.
enum SmallApp {
  /// The motions of the last file, whose names the others may declare.
  static func summaries(_ files: [(path: String, text: String)]) -> [String] {
    let scans = files.map { (Language(fileName: $0.path) ?? .swift).scan($0.text) }
    var app = ConstantTable()
    for (file, scan) in zip(files, scans) { app.add(scan.shared, path: file.path) }
    return scans[scans.count - 1].sites(app: app, path: files[files.count - 1].path).map(\.summary)
  }

  /// The same without curves and delays: `tween 0.4`.
  static func durations(_ files: [(path: String, text: String)]) -> [String] {
    summaries(files).map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }
}

/// Calls a function over bytes with those of a text.
func withBytes<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
  Array(text.utf8).withUnsafeBufferPointer(body)
}

extension String {
  /// Where the last part of a path begins, in bytes.
  var nameStart: Int {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.distance(from: startIndex, to: $0) + 1 } ?? 0
  }
}
