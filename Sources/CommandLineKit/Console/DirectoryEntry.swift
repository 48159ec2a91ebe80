/// One entry of a folder.
public struct DirectoryEntry: Equatable, Sendable {
  /// The name without the folder.
  public let name: String
  /// Whether the entry is a folder itself. Symbolic links are not followed.
  public let isDirectory: Bool
  /// Whether the entry is a symbolic link.
  public let isSymbolicLink: Bool
}
