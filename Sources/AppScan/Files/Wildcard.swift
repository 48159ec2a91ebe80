/// A wildcard pattern over a path, compiled: what git calls wildmatch with WM_PATHNAME (wildmatch.c of git).
///
/// `?` and `[…]` are one byte that is no slash, `*` any run of those, `**` between slashes any run of folders, a
/// backslash takes the next byte as it is.
package struct Wildcard: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    case byte(UInt8)
    /// A byte that is marked.
    case anyOf([Bool])
    /// Any run without a slash.
    case star
    /// Any run.
    case deepStar
    /// Nothing, or any run that ends with a slash.
    case folders
  }

  /// Nil when the pattern is malformed and so matches nothing, as in git.
  let steps: [Step]?

  /// Whether the whole text matches.
  ///
  /// Two places to try again from are enough: the last star of a segment, and the last run of folders. What an
  /// earlier one could take more would leave the later one less. So the time is bounded by the text's length
  /// squared, where a recursive matcher's is exponential.
  package func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let steps else { return false }
    var (step, index) = (0, 0)
    var star: (step: Int, index: Int)?
    var deep: (step: Int, index: Int, isFolders: Bool)?
    while true {
      if step < steps.count {
        switch steps[step] {
        case .byte(let byte):
          if index < text.count, text[index] == byte {
            (step, index) = (step + 1, index + 1)
            continue
          }
        case .anyOf(let set):
          if index < text.count, set[Int(text[index])] {
            (step, index) = (step + 1, index + 1)
            continue
          }
        case .star:
          step += 1
          star = (step, index)
          continue
        case .deepStar, .folders:
          let isFolders = steps[step] == .folders
          step += 1
          if !isFolders, step == steps.count { return true }
          star = nil
          deep = (step, index, isFolders)
          continue
        }
      } else if index == text.count {
        return true
      }
      if let last = star, last.index < text.count, text[last.index] != UInt8(ascii: "/") {
        star = (last.step, last.index + 1)
        (step, index) = (last.step, last.index + 1)
      } else if let last = deep, let next = Self.next(after: last.index, last.isFolders, in: text) {
        star = nil
        deep = (last.step, next, last.isFolders)
        (step, index) = (last.step, next)
      } else {
        return false
      }
    }
  }

  /// Where the run can end next.
  private static func next(
    after index: Int, _ isFolders: Bool, in text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard isFolders else { return index < text.count ? index + 1 : nil }
    return ByteSearch.first(UInt8(ascii: "/"), in: text, from: index).map { $0 + 1 }
  }
}

/// Compiles the text of a ``Wildcard``.
package struct WildcardParser {
  private let text: [UInt8]
  private var index = 0
  private var steps: [Wildcard.Step] = []

  /// Compiles a pattern. A malformed one - a class that does not end, a backslash at the end - matches nothing.
  package static func wildcard(_ text: some Sequence<UInt8>) -> Wildcard {
    var parser = WildcardParser(text)
    return Wildcard(steps: parser.parse() ? parser.steps : nil)
  }

  /// How many bytes of a pattern stand for themselves before the first that may not.
  static func plainLength(_ text: ArraySlice<UInt8>) -> Int {
    text.prefix { !"*?[\\".utf8.contains($0) }.count
  }

  private init(_ text: some Sequence<UInt8>) { self.text = Array(text) }

  private mutating func parse() -> Bool {
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "*"): parseStars()
      case UInt8(ascii: "?"):
        var set = [Bool](repeating: true, count: 256)
        set[Int(UInt8(ascii: "/"))] = false
        steps.append(.anyOf(set))
        index += 1
      case UInt8(ascii: "["):
        index += 1
        guard var set = parseClass() else { return false }
        set[Int(UInt8(ascii: "/"))] = false
        steps.append(.anyOf(set))
      case UInt8(ascii: "\\"):
        guard let escaped = byte(at: index + 1) else { return false }
        steps.append(.byte(escaped))
        index += 2
      default:
        steps.append(.byte(text[index]))
        index += 1
      }
    }
    return true
  }

  /// Two stars and more are a run of folders where they fill the whole of a segment; elsewhere they are one star.
  private mutating func parseStars() {
    let start = index
    while byte(at: index) == UInt8(ascii: "*") { index += 1 }
    let begins = start == 0 || text[start - 1] == UInt8(ascii: "/")
    let isSlash = byte(at: index) == UInt8(ascii: "/")
    let isEscapedSlash = byte(at: index) == UInt8(ascii: "\\") && byte(at: index + 1) == UInt8(ascii: "/")
    guard index - start > 1, begins, index == text.count || isSlash || isEscapedSlash else {
      steps.append(.star)
      return
    }
    if isSlash { index += 1 }
    steps.append(isSlash ? .folders : .deepStar)
  }
}

extension WildcardParser {
  /// Reads a class, `[a-z]`, byte by byte as git does (wildmatch.c), from behind its opening bracket to behind its end.
  /// - Returns: the bytes that match; nil when the class has no end or names a class that does not exist.
  private mutating func parseClass() -> [Bool]? {
    let isNegated = byte(at: index) == UInt8(ascii: "!") || byte(at: index) == UInt8(ascii: "^")
    if isNegated { index += 1 }
    var set = [Bool](repeating: false, count: 256)
    var previous: UInt8?
    // A closing bracket at the beginning is a member.
    repeat {
      guard let member = parseMember(after: previous, &set) else { return nil }
      previous = member.isRangeStart ? member.byte : nil
      index += 1
      guard index < text.count else { return nil }
    } while text[index] != UInt8(ascii: "]")
    index += 1
    return isNegated ? set.map(!) : set
  }

  /// A byte, and whether a range may begin with it.
  private typealias Member = (byte: UInt8, isRangeStart: Bool)

  /// Reads one member and stays at its last byte.
  private mutating func parseMember(after previous: UInt8?, _ set: inout [Bool]) -> Member? {
    guard let first = byte(at: index) else { return nil }
    if first == UInt8(ascii: "\\") {
      index += 1
      guard let escaped = byte(at: index) else { return nil }
      set[Int(escaped)] = true
      return (escaped, true)
    }
    if first == UInt8(ascii: "-"), let previous, let next = byte(at: index + 1), next != UInt8(ascii: "]") {
      return parseRange(from: previous, &set)
    }
    if first == UInt8(ascii: "["), byte(at: index + 1) == UInt8(ascii: ":") { return parseNamedClass(&set) }
    set[Int(first)] = true
    return (first, true)
  }

  private mutating func parseRange(from first: UInt8, _ set: inout [Bool]) -> Member? {
    index += 1
    if byte(at: index) == UInt8(ascii: "\\") { index += 1 }
    guard let last = byte(at: index) else { return nil }
    if first <= last { for member in first...last { set[Int(member)] = true } }
    return (last, false)
  }

  private mutating func parseNamedClass(_ set: inout [Bool]) -> Member? {
    let start = index + 2
    guard let end = text[min(start, text.count)...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
    guard end > start, text[end - 1] == UInt8(ascii: ":") else {
      // Without ":]" the bracket is a member like another.
      set[Int(UInt8(ascii: "["))] = true
      return (UInt8(ascii: "["), true)
    }
    let name = String(decoding: text[start..<end - 1], as: UTF8.self)
    guard let members = Self.namedClasses[name] else { return nil }
    for range in members { for member in range { set[Int(member)] = true } }
    index = end
    return (UInt8(ascii: "]"), false)
  }

  private func byte(at index: Int) -> UInt8? { index < text.count ? text[index] : nil }

  /// The classes of POSIX in ASCII (Base Definitions, 7.3.1).
  private static let namedClasses: [String: [ClosedRange<UInt8>]] = [
    "alnum": [48...57, 65...90, 97...122], "alpha": [65...90, 97...122], "blank": [9...9, 32...32],
    "cntrl": [0...31, 127...127], "digit": [48...57], "graph": [33...126], "lower": [97...122],
    "print": [32...126], "punct": [33...47, 58...64, 91...96, 123...126], "space": [9...13, 32...32],
    "upper": [65...90], "xdigit": [48...57, 65...70, 97...102],
  ]
}
