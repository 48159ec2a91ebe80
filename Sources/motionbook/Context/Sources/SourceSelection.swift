import AppScan

/// What of an app the project file wants to be read.
struct SourceSelection: Sendable {
  /// Which files; none is all of them.
  var include: [PathPattern] = []
  /// Which of those are left out.
  var exclude: [PathPattern] = []
  /// Whether tests are read too.
  var includesTests = false
  /// What git leaves out in every repository of the person who asks.
  var personal: GitIgnore?
  /// The folder that patterns begin at, in full; nil for the path that was given.
  var folder: [UInt8]?

  /// How many bytes of the full paths below a folder the patterns do not see.
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

  /// Whether a file is wanted.
  func wants(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int, isIncluded: Bool) -> Bool {
    if exclude.contains(where: { $0.matches(path, nameStart: nameStart) }) { return false }
    return isIncluded || includes(path, nameStart: nameStart)
  }

  /// Whether a file is wanted whose folders nobody has looked at.
  func wants(alone path: [UInt8]) -> Bool {
    if exclude.contains(where: { $0.matchesPathOrFolder(path) }) { return false }
    return include.isEmpty || include.contains { $0.matchesPathOrFolder(path) }
  }

  private func includes(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int) -> Bool {
    include.isEmpty || include.contains { $0.matches(path, nameStart: nameStart) }
  }

  /// How much of a folder is wanted.
  enum Included {
    case wholly
    case partly
  }
}
