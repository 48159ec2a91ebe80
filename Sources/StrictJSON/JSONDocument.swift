import PlainText

/// A JSON text that was read strictly (RFC 8259, no duplicate keys), kept as its bytes and a flat list of tokens.
///
/// Strings and numbers are decoded when they are asked for, so that reading 100,000 presets makes no tree of
/// objects. A document is used by one task at a time.
public final class JSONDocument {
  /// How deep objects and arrays may stand in one another. Deeper texts are refused: they are mistakes or attacks.
  public static let depthLimit = 128

  let bytes: [UInt8]
  let tokens: [JSONToken]
  let dialect: JSONDialect

  /// The file that it was read from, where there are several; its problems say it.
  public let file: String?
  /// The place of each line in the text that this one was made from; empty where it is the text itself.
  private let lines: [JSONPlace]
  /// Whether the text was made from another one.
  public var isMadeFromAnother: Bool { !lines.isEmpty }

  /// Every key that stands twice in one object, in order. The text is readable all the same.
  public private(set) var duplicateKeys: [JSONProblem] = []

  private lazy var lineIndex = bytes.withUnsafeBufferPointer { LineIndex($0) }
  /// Where the last search in each array or object ended, so that problems found in order cost one walk in all.
  private var lastChild: [Int: (ordinal: Int, token: Int)] = [:]
  /// The tokens of all elements or keys of long arrays and objects in which problems were found in another order.
  private var children: [Int: [UInt32]] = [:]
  private static let longWalk = 64

  /// Reads a whole text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, without a byte order mark unless it is read leniently.
  ///   - dialect: How it is written.
  ///   - file: The file that it was read from, for what its problems say.
  ///   - lines: The place of each line in the text that this one was made from, for what its problems say.
  /// - Throws: ``JSONProblem`` at the first place where the text is not JSON.
  public init(
    _ bytes: [UInt8], dialect: JSONDialect = .strict, file: String? = nil, lines: [JSONPlace] = []
  ) throws(JSONProblem) {
    var scanner = JSONScanner(bytes: bytes, dialect: dialect)
    let failure = scanner.scan()
    self.bytes = bytes
    self.dialect = dialect
    self.file = file
    self.lines = lines
    tokens = scanner.tokens
    if let failure {
      throw JSONProblem(
        message: isMarker(at: failure.offset) ? Self.markers : failure.message,
        place: place(ofOffset: failure.offset), path: "", file: file)
    }
    duplicateKeys.addWithinLimit(
      scanner.duplicateKeys.lazy.map { token in
        self.problem(
          "the key \"\(self.text(ofToken: token))\" stands twice in this object; keep one", atToken: token)
      })
  }

  /// Whether a line is one of those between which git leaves two versions of a text.
  package static func isConflictMarker(_ line: ArraySlice<UInt8>) -> Bool {
    ["<<<<<<<", "=======", ">>>>>>>"].contains { line.starts(with: $0.utf8) }
  }

  private func isMarker(at offset: Int) -> Bool {
    Self.isConflictMarker(bytes[(bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)...])
  }

  private static let markers =
    "git's conflict markers stand here: keep one of the two versions, or what belongs together of both, and remove the "
    + "lines of markers"

  /// Reads a whole text.
  public convenience init(_ text: String) throws(JSONProblem) {
    try self.init(Array(text.utf8))
  }

  /// The outermost value.
  public var root: JSONValue { JSONValue(document: self, token: 0) }

  func problem(_ message: String, atToken token: Int) -> JSONProblem {
    JSONProblem(
      message: message, place: place(ofOffset: Int(tokens[token].start)), path: path(ofToken: token),
      file: file)
  }

  func text(ofToken index: Int) -> String {
    let token = tokens[index]
    let content = bytes[token.content]
    guard token.hasEscapes else { return String(decoding: content, as: UTF8.self) }
    return JSONEscape.decoded(content)
  }

  func place(ofOffset offset: Int) -> JSONPlace {
    let position = bytes.withUnsafeBufferPointer { lineIndex.position(of: offset, in: $0) }
    if !lines.isEmpty { return lines[min(position.line, lines.count) - 1] }
    return JSONPlace(line: position.line, column: position.column)
  }

  func path(ofToken target: Int) -> String {
    var path = ""
    var container = 0
    while container != target {
      switch tokens[container].kind {
      case .array:
        let (ordinal, element) = child(of: container, containing: target)
        path += "[\(ordinal)]"
        container = element
      case .object:
        let key = child(of: container, containing: target).token
        path += path.isEmpty ? text(ofToken: key) : "." + text(ofToken: key)
        if key == target { return path }
        container = key + 1
      default:
        return path
      }
    }
    return path
  }

  /// The element of an array, or the key of an object, that a token belongs to, and its position.
  private func child(of container: Int, containing target: Int) -> (ordinal: Int, token: Int) {
    var child = (ordinal: 0, token: container + 1)
    if let last = lastChild[container] {
      if last.token <= target {
        child = last
      } else if last.ordinal > Self.longWalk, children[container] == nil {
        children[container] = tokensOfChildren(of: container)
      }
    }
    if let all = children[container] {
      let ordinal = max(all.partitioningIndex { Int($0) > target } - 1, 0)
      return (ordinal, Int(all[ordinal]))
    }
    var next = follower(of: child.token, in: container)
    while next <= target {
      child = (child.ordinal + 1, next)
      next = follower(of: next, in: container)
    }
    lastChild[container] = child
    return child
  }

  /// The token behind an element, or behind a key and its value.
  private func follower(of child: Int, in container: Int) -> Int {
    Int(tokens[tokens[container].kind == .object ? child + 1 : child].next)
  }

  private func tokensOfChildren(of container: Int) -> [UInt32] {
    var all: [UInt32] = []
    var child = container + 1
    while child < Int(tokens[container].next) {
      all.append(UInt32(child))
      child = follower(of: child, in: container)
    }
    return all
  }

  /// The element at a position; nil without one. Searched from where the last search in the array ended, if that is
  /// not behind it.
  func element(_ position: Int, of array: Int) -> JSONValue? {
    guard tokens[array].kind == .array, position >= 0 else { return nil }
    var (ordinal, element) = (0, array + 1)
    if let last = lastChild[array], last.ordinal <= position { (ordinal, element) = last }
    let end = Int(tokens[array].next)
    while ordinal < position, element < end {
      element = Int(tokens[element].next)
      ordinal += 1
    }
    guard element < end else { return nil }
    lastChild[array] = (ordinal, element)
    return JSONValue(document: self, token: element)
  }
}
