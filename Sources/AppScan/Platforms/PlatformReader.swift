/// Finds a platform's motions in a source. Called at each token whose name is one of its words; it looks
/// around, and records what stands there.
protocol PlatformReader: Sendable {
  /// The platform's call shapes.
  static var shapes: [CallShape] { get }
  /// The names at which it wants to look, beside the callees of its shapes.
  static var words: [String] { get }
  /// Looks at the token at `index`, whose name is `word`.
  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext)
  /// Looks at the whole source once more, when all tokens have been looked at: for what no word begins.
  static func finish(_ source: Source, into scan: inout ScanContext)
  /// The names that the platform makes of a file, beside what its language declares.
  /// - Parameters:
  ///   - file: The file's name without its ending; nil where it is not known.
  ///   - drafts: What was found in the file.
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
