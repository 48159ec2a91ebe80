import PlainText

/// The result of reading one file.
package struct FileScan: Sendable {
  /// The motions, their constants not looked up yet, in the order of the source.
  package var drafts: [Draft] = []
  /// Where the file uses what an export may have generated.
  package var uses: [SymbolUse] = []
  /// Where it uses constants of a design system, by their paths.
  var constantUses: [String: ConstantUse] = [:]
  /// The names that the file declares.
  package var declarations: [Declaration] = []
  /// Their part that other files can see.
  package internal(set) var shared = SharedDeclarations.none
  /// Whether the file asks somewhere if the person wants less motion.
  package var asksReduced = false
  /// Whether it names what only apps for the Mac have.
  package var isOfMac = false
  /// The rule for everything that it has for people who want less motion; nil where it has none.
  package var resetsMotion: SitePlace?
  /// The exceptions that comments make.
  package var exceptions: [ScanException] = []

  package init() {}

  /// What it declares, without what it moves: of a file that a program wrote, nobody changes a line.
  package var declaredOnly: FileScan {
    var scan = FileScan()
    (scan.declarations, scan.shared) = (declarations, shared)
    return scan
  }

  /// Whether nothing was found.
  package var isEmpty: Bool {
    drafts.isEmpty && uses.isEmpty && exceptions.isEmpty && declarations.isEmpty && resetsMotion == nil
      && constantUses.isEmpty && !asksReduced
  }

  /// Whether the file or the app itself declares the member that is used.
  package func declares(_ use: SymbolUse, app: ConstantTable) -> Bool {
    NamePath.beginnings(of: use.symbol).contains { path in
      guard path.contains(".") else { return false }
      let meaning = shared.own.lookUp(path, at: use.place.range.lowerBound).or(app.lookUp(path))
      if case .unknown = meaning { return false }
      return true
    }
  }

  /// The motions, with what names mean: first in this file, then in the app.
  /// - Parameters:
  ///   - app: what other files declare.
  ///   - path: the file's path, for imports by it.
  package func sites(app: ConstantTable, path: String = "") -> [Site] {
    var scan = self
    return scan.takeSites(app: app, path: path)
  }

  /// The sites, taken from a scan that no longer needs its drafts: each goes when its sites are known, since a file
  /// may have very many.
  package mutating func takeSites(app: ConstantTable, path: String = "") -> [Site] {
    guard !drafts.isEmpty else { return [] }
    let names = NameResolver(own: shared.own, app: app, path: path)
    var sites: [Site] = []
    sites.reserveCapacity(drafts.count)
    drafts.reverse()
    while let draft = drafts.popLast() { sites += draft.sites(names) }
    return sites
  }
}

/// A comment `motionbook:ignore rule -- reason`: what is found on its line, or on the next when it has a line to
/// itself, is meant so.
package struct ScanException: Hashable, Sendable {
  /// The rule, or nil for all of them.
  package let rule: String?
  /// Why; nil when the comment does not say.
  package let reason: String?
  /// The lines that it holds for.
  package let lines: ClosedRange<Int>
  /// Where the comment stands.
  package let place: SitePlace
}

extension ScanException {
  /// Reads `motionbook:ignore rule -- reason` in a comment; nil for a comment that says something else.
  init?(comment: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, lines: LineIndex) {
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[comment]), as: UTF8.self)
    guard let mark = text.place(of: "motionbook:ignore") else { return nil }
    var said = text[mark.upperBound...]
    for end in ["*/", "-->", "\n"] {
      if let stop = said.place(of: end) { said = said[..<stop.lowerBound] }
    }
    let dashes = said.place(of: "--")
    place = lines.place(comment, in: bytes)
    rule = Self.words(said[..<(dashes?.lowerBound ?? said.endIndex)])
    reason = dashes.flatMap { Self.words(said[$0.upperBound...]) }
    // A comment that has its line to itself speaks of the next.
    let before = bytes[..<comment.lowerBound].last { !" \t{".utf8.contains($0) } ?? 0x0A
    self.lines = before == 0x0A ? place.line...place.endLine + 1 : place.line...place.endLine
  }

  /// The words of a comment, without white space and the brace of JSX around them; nil for none.
  private static func words(_ text: Substring) -> String? {
    let words = text.trimming { $0.isWhitespace || $0 == "}" }
    return words.isEmpty ? nil : words
  }
}

/// A rule for every element in `@media (prefers-reduced-motion: reduce)`: `*, *::before { animation: none !important }`.
enum ReducedReset {
  private static let query = "prefers-reduced-motion"
  private static let search = MultiSearch([query])

  /// Where it stands; nil where there is none.
  static func place(in bytes: UnsafeBufferPointer<UInt8>) -> SitePlace? {
    var start = 0
    while let found = search.first(in: bytes, from: start) {
      start = found + 1
      let head = bytes[found..<min(found + ScanLimits.resetBytes, bytes.count)]
      guard let opening = head.firstIndex(of: UInt8(ascii: "{")) else { continue }
      let selector = bytes[(opening + 1)..<min(opening + ScanLimits.resetBytes, bytes.count)].prefix {
        $0 != UInt8(ascii: "{")
      }
      for index in selector.indices where bytes[index] == UInt8(ascii: "*") && isAlone(index, bytes) {
        return LineIndex(bytes).place(found..<found + query.utf8.count, in: bytes)
      }
    }
    return nil
  }

  /// Whether an asterisk is a selector, not a part of a comment or a product.
  private static func isAlone(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let before = bytes[index - 1]
    let after = index + 1 < bytes.count ? bytes[index + 1] : 0
    return (before <= 0x20 || ",{".utf8.contains(before)) && (after <= 0x20 || ",:{".utf8.contains(after))
  }
}
