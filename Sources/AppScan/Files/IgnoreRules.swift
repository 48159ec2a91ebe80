/// The `.gitignore` files that count in a folder: its own first, then those of the folders above it up to the
/// repository's root, then the repository's `info/exclude` (gitignore(5), on precedence).
///
/// That a folder which is ignored is never entered, so that nothing in it can be taken in again, is the walk's part.
package final class IgnoreRules: Sendable {
  private let own: GitIgnore
  private let base: Int
  private let above: IgnoreRules?

  /// Adds a file to those above it.
  ///
  /// - Parameters:
  ///   - own: What the file says.
  ///   - base: How many bytes of a full path lead to the file's folder, the slash at its end included.
  ///   - above: What counts in the folder above; nil at the root.
  package init(_ own: GitIgnore, base: Int, above: IgnoreRules?) {
    self.own = own
    self.base = base
    self.above = above
  }

  /// Whether a path is ignored.
  ///
  /// - Parameters:
  ///   - path: In full, so that it begins with the base of every file.
  ///   - nameStart: Where the last part of the path begins.
  ///   - isFolder: Whether the path leads to a folder.
  package func ignores(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool) -> Bool {
    var rules: IgnoreRules? = self
    while let level = rules {
      let verdict = level.own.verdict(
        on: UnsafeBufferPointer(rebasing: path[level.base...]), nameStart: nameStart - level.base,
        isFolder: isFolder)
      if let verdict { return verdict == .ignored }
      rules = level.above
    }
    return false
  }
}
