/// One entry of a folder.
package struct DirectoryEntry: Equatable, Sendable {
  /// The name without the folder.
  package let name: String
  /// Whether the entry is a folder itself. Symbolic links are not followed.
  package let isDirectory: Bool
  /// Whether the entry is a symbolic link.
  package let isSymbolicLink: Bool
}
