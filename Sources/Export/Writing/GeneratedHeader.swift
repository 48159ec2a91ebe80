import Presets

/// What every exported file begins with.
enum GeneratedHeader {
  /// Sentences for comments, one a line. No version and no date: an edit elsewhere must not change the file.
  static func lines(presets count: Int, digest: String) -> [String] {
    [
      "\(TokenExtension.madeBy) from \(count == 1 ? "1 preset" : "\(count) presets"), digest \(digest).",
      "Do not edit: change the registry and export it again.",
    ]
  }

  /// The same for all presets of an export.
  static func lines(_ input: ExportInput) throws -> [String] {
    lines(presets: try input.names().count, digest: try input.digest())
  }
}
