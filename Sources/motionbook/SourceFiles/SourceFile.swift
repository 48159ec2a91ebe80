import AppScan

/// A file of an app that is read for motions. Paths are bytes: names need not be UTF-8.
struct SourceFile: Sendable {
  /// As reports name it: from the path that was given. Where several were given, or a file, with that path.
  let name: [UInt8]
  /// Its full path, to open it.
  let path: [UInt8]
  /// The given path that it comes from, as a place in ``SourceList/roots``.
  let root: Int
  /// The start of its part below the root's folder in ``path``.
  let start: Int
  let language: Language

  /// The name as text; what is no UTF-8 is replaced.
  var text: String { String(decoding: name, as: UTF8.self) }

  /// Its name without folders and ending.
  var stem: String {
    let name = path[((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...]
    return String(decoding: name.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
  }

  /// Its path from the root's folder.
  var pathBelowRoot: [UInt8] { Array(path[start...]) }
}

/// The files that a walk found.
struct SourceList: Sendable {
  /// The files, in the order of the given paths, then of the full paths' bytes.
  private(set) var files: [SourceFile] = []
  /// The folder of each path that was given: itself, or the one that a file is in.
  private(set) var roots: [String] = []
  /// The files and folders that were left out, named as those that are read, and why.
  private(set) var exclusions: [(name: [UInt8], reason: SourceExclusion)] = []
  /// Sentences about what was named and is not read.
  private(set) var notes: [String] = []
  /// A file that was to be read and could not be: its name, as those of files, and why.
  private(set) var failures: [(name: String, reason: String)] = []

  mutating func addRoot(_ folder: [UInt8]) -> Int {
    roots.append(String(decoding: folder, as: UTF8.self))
    return roots.count - 1
  }

  mutating func add(_ file: SourceFile) { files.append(file) }

  /// The number of files and folders that were left out, by reason.
  var leftOut: [SourceExclusion: Int] { exclusions.reduce(into: [:]) { $0[$1.reason, default: 0] += 1 } }

  mutating func leaveOut(_ name: [UInt8], _ reason: SourceExclusion) { exclusions.append((name, reason)) }

  mutating func note(_ sentence: String) { notes.append(sentence) }

  mutating func fail(_ name: [UInt8], _ reason: String) {
    failures.append((String(decoding: name, as: UTF8.self), reason))
  }

  /// Keeps the first of equal files, which overlapping paths give.
  mutating func removeRepeated() {
    guard roots.count > 1 else { return }
    var seen: Set<[UInt8]> = []
    files.removeAll { !seen.insert($0.path).inserted }
  }
}

/// The files of an app that its project file selects.
struct SourceSelection: Sendable {
  /// The files that are read; none is all of them.
  var include: [PathPattern] = []
  /// Those of them that are left out.
  var exclude: [PathPattern] = []
  /// Whether tests are read too.
  var includesTests = false
  /// The patterns that git ignores in every repository of the person who asks.
  var personal: GitIgnore?
  /// The folder that patterns begin at, in full; nil for the path that was given.
  var folder: [UInt8]?

  /// The number of bytes of the full paths below a folder that the patterns do not see.
  func base(below root: [UInt8]) -> Int {
    guard let folder else { return root.count }
    let prefix = folder.last == UInt8(ascii: "/") ? folder : folder + [UInt8(ascii: "/")]
    return root.starts(with: prefix) ? prefix.count : root.count
  }

  /// Whether a folder is wanted: as a whole, or for what may be in it; nil when it is not.
  func entering(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int, isIncluded: Bool) -> Included? {
    if exclude.contains(where: { $0.matches(path, nameStart: nameStart) }) { return nil }
    if isIncluded || includes(path, nameStart: nameStart) { return .wholly }
    return include.contains { $0.canMatch(below: path) } ? .partly : nil
  }

  func wants(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int, isIncluded: Bool) -> Bool {
    if exclude.contains(where: { $0.matches(path, nameStart: nameStart) }) { return false }
    return isIncluded || includes(path, nameStart: nameStart)
  }

  /// Whether a file is wanted whose folders have not been looked at.
  func wants(alone path: [UInt8]) -> Bool {
    if exclude.contains(where: { $0.matchesPathOrFolder(path) }) { return false }
    return include.isEmpty || include.contains { $0.matchesPathOrFolder(path) }
  }

  private func includes(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int) -> Bool {
    include.isEmpty || include.contains { $0.matches(path, nameStart: nameStart) }
  }

  /// The part of a folder that is wanted.
  enum Included {
    case wholly
    case partly
  }
}

extension SourceList {
  /// The first pattern of a configuration's `include` that nothing matches where the whole project was walked: it is
  /// misspelt, and what it meant is never read. Nil where there is none, or where only a part was walked.
  func idleInclude(of selection: SourceSelection) -> PathPattern? {
    guard let folder = selection.folder,
      roots.contains(where: { root in
        let root = Array(root.utf8)
        return folder == root || folder.starts(with: root + [UInt8(ascii: "/")])
      })
    else { return nil }
    let paths = files.map { file in Array(file.path[selection.base(below: file.path)...]) }
    return selection.include.first { pattern in !paths.contains { pattern.matchesPathOrFolder($0) } }
  }
}
