/// The aliases of paths that a `tsconfig.json` gives the scripts beside it: `@/lib/motion` for `src/lib/motion.ts`.
package struct PathAliases: Sendable {
  /// The beginnings of paths as scripts write them, each with that of the full path that it stands for.
  package let beginnings: [(alias: String, path: String)]

  package init(_ beginnings: [(alias: String, path: String)]) { self.beginnings = beginnings }

  /// What imports a file by an alias that other imports have as well; nil where none of those reaches it.
  func address(of file: String, beside imports: [String]) -> String? {
    let known = beginnings.filter { beginning in
      file.hasPrefix(beginning.path) && imports.contains { $0.hasPrefix(beginning.alias) }
    }
    guard let nearest = known.max(by: { $0.path.utf8.count < $1.path.utf8.count }) else { return nil }
    let address = nearest.alias + file.dropFirst(nearest.path.count)
    // Of aliases that fit, compilers take the longest.
    let isOther = beginnings.contains {
      $0.alias.utf8.count > nearest.alias.utf8.count && address.hasPrefix($0.alias)
    }
    return isOther ? nil : address
  }
}
