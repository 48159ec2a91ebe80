/// Names with dots between their parts, such as `MotionTokens.fast`.
enum NamePath {
  /// The mark behind the name of a function, in the path of its result: `useTheme().motion`.
  static let called = "()"

  /// The last part of a path and what stands before it; nil for a bare name.
  static func split(_ path: String) -> (owner: String, member: String)? {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return (String(path[..<dot]), String(path[path.utf8.index(after: dot)...]))
  }

  /// The last part of a path; a bare name itself.
  static func last(_ path: String) -> String {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return path }
    return String(path[path.utf8.index(after: dot)...])
  }
}
