import PlainText

/// The findings in one file while its tokens are walked.
package struct ScanContext {
  /// The motions found, in the order of discovery.
  package private(set) var drafts: [Draft] = []
  /// The paths that begin with a name that exports generate.
  package private(set) var uses: [SymbolUse] = []
  /// Where constants of a design system are used, by their paths.
  var constantUses: [String: ConstantUse] = [:]
  /// The names that style sheets in a script declare.
  var declarations: [Declaration] = []
  /// The comments that speak to Motionbook inside a language that is embedded in the file's own.
  var notes: [Range<Int>] = []
  /// The bytes of the rule that was met last and holds only for who wants less motion.
  var reduced: Range<Int> = 0..<0
  let options: ScanOptions
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where lines begin; looked for when something stands on one of them.
  private(set) lazy var lines = LineIndex(bytes)
  /// The tokens up to which something has been read already, such as the inner call of an outer one.
  private var taken: Set<Int> = []
  /// Where the templates around the last template of JavaScript end, and its own end.
  var templateEnds: [Int] = []
  /// The tokens of the strings and templates of JavaScript that are HTML.
  var markup: [Int] = []
  /// The values of ``once(_:_:)``, by their kinds.
  private var known: [String: any Sendable] = [:]

  init(options: ScanOptions, bytes: UnsafeBufferPointer<UInt8>) {
    self.options = options
    self.bytes = bytes
  }

  /// Records the motion of some tokens.
  /// - Parameters:
  ///   - name: the token of its name, whose line is the site's.
  ///   - first: the first token of what belongs to the site; nil when that is the name.
  ///   - last: the last one.
  ///   - end: the last one that says something of the motion, with which its place ends; nil when that is the last one.
  ///   - companion: those of what stands elsewhere and belongs to it.
  ///   - declares: the path of the constant that it declares, which counts where it is used.
  mutating func add(
    _ shape: CallShape, role: SiteRole? = nil, in source: Source, name: Int, from first: Int? = nil,
    through last: Int, end: Int? = nil, _ arguments: Arguments, _ modifiers: Modifiers = [],
    companion: Range<Int>? = nil, declares: String? = nil
  ) {
    add(
      shape, role: role, offset: Int(source.tokens[name].start),
      range: source.range(first ?? name, through: max(end ?? last, name)),
      call: source.range(first ?? name, through: last),
      companion: companion.map { source.range($0.lowerBound, through: $0.upperBound - 1) }, arguments,
      modifiers, declares: declares)
  }

  /// Records the motion of some bytes, which may stand in a language inside the file's own.
  /// - Parameters:
  ///   - api: the name in reports; the shape's where nothing else is given.
  ///   - role: what may be put in its place; the shape's where nothing else is given.
  ///   - offset: the first byte of its name, whose line is the site's.
  ///   - range: the bytes from the beginning of the call to the end of what belongs to the site.
  ///   - call: the bytes that a replacement takes the place of; the range where nothing else is given.
  ///   - companion: the bytes of what stands elsewhere and belongs to it.
  mutating func add(
    _ shape: CallShape, api: String? = nil, role: SiteRole? = nil, offset: Int, range: Range<Int>,
    call: Range<Int>? = nil, companion: Range<Int>? = nil, _ arguments: Arguments,
    _ modifiers: Modifiers = [], declares: String? = nil
  ) {
    var place = lines.place(from: offset, to: range.upperBound, of: call ?? range, in: bytes)
    place.companion = companion
    drafts.append(
      Draft(
        shape: shape, api: api ?? shape.api, role: role ?? shape.role, place: place, arguments: arguments,
        modifiers: modifiers, declares: declares))
  }

  /// Marks the curves that motions of the file name, which count there.
  mutating func markCurves(where isOfMotion: (Draft) -> Bool) {
    for index in drafts.indices where isOfMotion(drafts[index]) { drafts[index].isOfMotion = true }
  }

  /// Marks the curve that begins at a byte and was found shortly before as that of a motion.
  mutating func markCurve(at offset: Int) {
    let near = drafts.indices.suffix(ScanLimits.setUp)
    if let index = near.last(where: { drafts[$0].place.range.lowerBound == offset }) {
      drafts[index].isOfMotion = true
    }
  }

  /// Gives the motions that were found from one on another role.
  mutating func mark(as role: SiteRole, from first: Int) {
    for index in drafts.indices.dropFirst(first) { drafts[index].role = role }
  }

  /// Records the use of a name that an export may have generated.
  /// - Parameter unwritten: Its beginning that does not stand there.
  mutating func addUse(
    _ symbol: String, _ range: Range<Int>, unwritten: String = "", origin: String? = nil,
    isIndirect: Bool = false
  ) {
    uses.append(
      SymbolUse(
        symbol: unwritten + symbol, place: lines.place(range, in: bytes), origin: origin,
        isIndirect: isIndirect, unwritten: unwritten))
  }

  /// Records the dotted path that begins at a token, in Sass the call.
  mutating func addUse(at index: Int, in source: Source) {
    // The last part of a path that was recorded as a whole may begin other paths by itself.
    if let last = uses.last?.place.range, last.contains(Int(source.tokens[index].start)) { return }
    if [.scss, .css, .less].contains(source.language) {
      // A call whose first argument is a word: `motion-get(sheet-present)`, whatever quotes the source writes.
      if let closing = source.closing(of: index + 1, "("), let call = source.callWithWord(index + 1) {
        addUse(call, source.range(index, through: closing))
      }
      return
    }
    if isMember(index, in: source) { return }
    let path = source.symbolPath(at: index)
    if source.language == .dart, path.last == index + 2, source.matches(path.last, "of"),
      let closing = source.closing(of: path.last + 1, "(")
    {
      addUses(ofChoice: closing, of: index, in: source)
    }
    declarations += source.declarations(ofSymbol: path, at: index) {
      once("imported modules") { _ in source.importedModules }
    }
    addUse(
      path.symbol, source.range(index, through: path.last), origin: source.origin(ofSymbol: index),
      isIndirect: !path.isPlain)
  }

  /// Records the uses of what an export's class in Dart chooses for who wants less motion: `Motion.of(reduce).fade`, and
  /// `m.fade` where `m = Motion.of(reduce)`.
  private mutating func addUses(ofChoice closing: Int, of root: Int, in source: Source) {
    func add(_ name: Int) {
      guard source.matches(name - 1, "."), source.kind(name) == .identifier else { return }
      let path = source.symbolPath(at: name)
      addUse(
        path.symbol, source.range(name, through: path.last), unwritten: source.text(root) + ".")
    }
    add(closing + 2)
    guard source.matches(root - 1, "="), source.kind(root - 2) == .identifier else { return }
    let end = source.enclosingOpening(root).flatMap { source.partner($0) } ?? source.count
    for index in (closing..<max(closing, end)).prefix(ScanLimits.choice)
    where source.isSame(index, root - 2) && !source.isDot(index - 1) {
      add(index + 2)
    }
  }

  /// Whether a name is a member of another type that is called as an export, `L10n.Motion.title`: what stands before its
  /// dot is no module, no package and no name for all of a file.
  private mutating func isMember(_ index: Int, in source: Source) -> Bool {
    guard source.isDot(index - 1) || source.matches(index - 1, "!.") else { return false }
    // What an export adds to SwiftUI's own types, `.sheetPresent`, and the object of a script, which a theme may hold,
    // begin with small letters.
    guard NamePath.isType(source.text(index)) else { return false }
    let first = source.pathStart(index)
    guard first < index, !source.isDot(first - 1) else { return true }
    let owner = source.text(source.range(first, through: index - 2))
    switch source.language {
    case .kotlin, .java: return NamePath.isType(NamePath.last(owner))
    case .swift: return !names(behind: "import", in: source).contains(owner)
    default: return owner != "this" && !names(behind: "as", in: source).contains(owner)
    }
  }

  /// The names that stand behind a word somewhere in the file.
  private mutating func names(behind word: StaticString, in source: Source) -> Set<String> {
    once("names behind \(word)") { _ in
      Set(source.tokens.indices.lazy.filter { source.matches($0, word) }.map { source.text($0 + 1) })
    }
  }

  /// Marks a token as read, so that no other shape reads it again.
  mutating func take(_ index: Int) { taken.insert(index) }

  func isTaken(_ index: Int) -> Bool { taken.contains(index) }

  /// A value of the whole file, found once: looking for it anew at each place would take quadratic time.
  mutating func once<Found: Sendable>(_ kind: String, _ find: (inout ScanContext) -> Found) -> Found {
    if let found = known[kind] as? Found { return found }
    let found = find(&self)
    known[kind] = found
    return found
  }

  /// Whether the file imports a package of JavaScript, or one that belongs to it: whether a string is its name.
  mutating func imports(_ package: String, in source: Source) -> Bool {
    once(package) { _ in
      source.tokens.indices.contains { source.kind($0) == .string && source.isPackage($0, package) }
    }
  }
}

extension StringProtocol {
  /// Whether one of some words in small letters stands in a name, whatever the case of its own.
  func speaks(of words: [String]) -> Bool {
    let name = lowercased()
    return words.contains { name.holds($0) }
  }
}

extension LineIndex {
  func place(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> SitePlace {
    place(from: range.lowerBound, to: range.upperBound, of: range, in: bytes)
  }

  /// The place between two bytes.
  /// - Parameter range: the bytes that a replacement takes the place of.
  fileprivate func place(
    from first: Int, to last: Int, of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> SitePlace {
    let start = position(of: first, in: bytes)
    let end = position(of: last, in: bytes)
    return SitePlace(
      range: range, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }
}

/// Finds a platform's motions: looks around each token whose name is one of its words, and records what stands there.
protocol PlatformReader: Sendable {
  /// The platform's call shapes.
  static var shapes: [CallShape] { get }
  /// The names at which it wants to look, beside the callees of its shapes.
  static var words: [String] { get }
  /// Looks at the token at `index`, whose name is `word`.
  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext)
  /// Looks at the whole source once more, when all tokens have been looked at: for what no word begins.
  static func finish(_ source: Source, into scan: inout ScanContext)
  /// The names that the platform makes of a file, beside what its language declares, and of the drafts found in it.
  /// - Parameter file: The file's name without its ending; nil where it is not known.
  static func declarations(_ source: Source, file: String?, _ drafts: [Draft]) -> [Declaration]
}

extension PlatformReader {
  static var words: [String] { [] }

  static func finish(_ source: Source, into scan: inout ScanContext) {}

  static func declarations(_ source: Source, file: String?, _ drafts: [Draft]) -> [Declaration] { [] }
}

extension Source {
  /// The arguments of a call as the control points of a curve.
  func points(_ opening: Int) -> Arguments {
    [("bezier", .elements(ExpressionParser.arguments(self, opening).map(\.value)))]
  }
}
