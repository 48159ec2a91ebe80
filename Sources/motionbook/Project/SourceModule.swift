/// The files that a compiler sees together, as far as their paths tell.
enum SourceModule {
  /// The folder of a file's module: a folder of `Sources` or `Tests` as in a package of Swift, what is before `src` as in
  /// a module of Gradle, otherwise the file's own folder. What an Xcode project says of its targets is not read.
  ///
  /// - Parameter path: Absolute, with a slash at its end where it is a folder.
  static func folder(ofFile path: String) -> String {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if let source = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
      source + 1 < folders.endIndex
    {
      return folders[...(source + 1)].joined(separator: "/")
    }
    if let source = folders.lastIndex(of: "src") { return folders[..<source].joined(separator: "/") }
    return folders.joined(separator: "/")
  }
}
