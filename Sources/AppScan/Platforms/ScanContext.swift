/// What is gathered from one file while its tokens are walked.
package struct ScanContext {
  /// The motions found, in the order of discovery.
  package internal(set) var drafts: [Draft] = []
  /// The paths that begin with a name that exports generate.
  package internal(set) var uses: [SymbolUse] = []
  /// The comments that speak to Motionbook inside a language that is embedded in the file's own.
  var notes: [Range<Int>] = []
  /// The bytes of the rule that was met last and holds only for who wants less motion.
  var reduced: Range<Int> = 0..<0
  /// What is asked of the scan.
  let options: ScanOptions
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where lines begin; looked for when something stands on one of them.
  private(set) lazy var lines = LineIndex(bytes)
  /// The tokens up to which something has been read already, such as the inner call of an outer one.
  private var taken: Set<Int> = []
  /// Where the templates around the last template of JavaScript end, and its own end.
  var templateEnds: [Int] = []
  /// Which packages were looked for in the file, and whether they were there.
  private var packages: [String: Bool] = [:]
  /// Names that the file declares, by what they are.
  private var names: [String: Set<String>] = [:]

  init(options: ScanOptions, bytes: UnsafeBufferPointer<UInt8>) {
    self.options = options
    self.bytes = bytes
  }

  /// Records a motion.
  /// - Parameters:
  ///   - name: the token of its name, whose line is the site's.
  ///   - range: the bytes from the beginning of the call to the end of what belongs to the site.
  ///   - call: the bytes that a replacement takes the place of; the range where nothing else is given.
  mutating func add(
    _ shape: CallShape, api: String? = nil, name: Int, range: Range<Int>, call: Range<Int>? = nil,
    in source: Source,
    arguments: [(name: String, value: Expression)], modifiers: [(name: String, value: Expression?)] = [],
    library: Library
  ) {
    add(
      shape, api: api, offset: Int(source.tokens[name].start), range: range, call: call, in: source,
      arguments: arguments, modifiers: modifiers, library: library)
  }

  /// Records a motion in a language inside the file's own, where no token of the file stands for its name.
  /// - Parameter offset: the first byte of its name, whose line is the site's.
  mutating func add(
    _ shape: CallShape, api: String? = nil, offset: Int, range: Range<Int>, call: Range<Int>? = nil,
    in source: Source,
    arguments: [(name: String, value: Expression)], modifiers: [(name: String, value: Expression?)] = [],
    library: Library
  ) {
    let start = lines.position(of: offset, in: source.bytes)
    let end = lines.position(of: range.upperBound, in: source.bytes)
    let place = SitePlace(
      range: call ?? range, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
    drafts.append(
      Draft(
        shape: shape, api: api ?? shape.api, place: place, arguments: arguments, modifiers: modifiers,
        library: library))
  }

  /// Marks a token as read, so that no other shape reads it again.
  mutating func take(_ index: Int) { taken.insert(index) }

  /// Whether a token was marked as read.
  func isTaken(_ index: Int) -> Bool { taken.contains(index) }

  /// Whether the file imports a package of JavaScript, or one that belongs to it: whether a string is its name.
  mutating func imports(_ package: String, in source: Source) -> Bool {
    if let known = packages[package] { return known }
    let found = source.tokens.indices.contains { source.kind($0) == .string && source.isPackage($0, package) }
    packages[package] = found
    return found
  }

  /// Names that the file declares, found once: looking for each of them anew would take quadratic time.
  /// - Parameter kind: what the names are, such as their type.
  mutating func names(_ kind: String, _ find: () -> Set<String>) -> Set<String> {
    if let known = names[kind] { return known }
    let found = find()
    names[kind] = found
    return found
  }
}
