/// Where a finding is: a file, a range in it, or a path in a JSON text. All of it may be unknown: a preset in a
/// database has no line.
public struct Place: Hashable, Sendable {
  /// The file's path with `/`, relative to where the command was started.
  public let file: String?
  /// The first line, from 1.
  public let line: Int?
  /// The first column in Unicode scalars, from 1.
  public let column: Int?
  /// The last line, from 1.
  public let endLine: Int?
  /// The column after the last character in Unicode scalars, as in SARIF (version 2.1.0, section 3.30.8).
  public let endColumn: Int?
  /// The path in a JSON text, such as `presets[3].tracks[0].to`.
  public let path: String?

  /// Makes a place; what is left out is unknown.
  public init(
    file: String? = nil, line: Int? = nil, column: Int? = nil, endLine: Int? = nil, endColumn: Int? = nil,
    path: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.path = path
  }

  /// No place at all.
  public static let unknown = Place()
}
