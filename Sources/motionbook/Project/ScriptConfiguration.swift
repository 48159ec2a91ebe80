import AppCheck
import AppScan
import CommandLineKit
import StrictJSON

extension Console {
  /// The aliases of paths that the nearest `tsconfig.json` or `jsconfig.json` gives a script, by its full path; each is
  /// read once.
  func aliases() -> (_ path: String) -> PathAliases? {
    let known = ScriptConfigurations(self)
    return { known.aliases(for: $0) }
  }
}

/// The `tsconfig.json` and `jsconfig.json` files in the folders around an app's scripts. Used on one thread.
private final class ScriptConfigurations {
  private let console: Console
  private var known: [String: PathAliases?] = [:]

  init(_ console: Console) { self.console = console }

  func aliases(for path: String) -> PathAliases? {
    let nearest = Console.foldersUpward(from: path).dropFirst().lazy
      .flatMap { folder in ["tsconfig.json", "jsconfig.json"].map { "\(folder)/\($0)" } }
      .first(where: console.isRegularFile)
    guard let nearest else { return nil }
    if let aliases = known[nearest] { return aliases }
    var read: Set<String> = []
    let aliases = options(of: nearest, &read).aliases
    known[nearest] = .some(aliases)
    return aliases
  }

  /// What a configuration says of paths, or those that it extends.
  private struct Options {
    /// The full path that `paths` count from, where that is said.
    var base: String?
    /// The patterns, and the configuration that has them.
    var paths: (patterns: JSONValue, file: String)?

    /// How modules are found, or what they are.
    var modules: String?

    var aliases: PathAliases {
      let beginnings = paths?.patterns.members.compactMap { pattern, targets -> (String, String)? in
        // Of several the first that exists counts.
        guard let paths, let target = targets.elements.first?.string, pattern.hasSuffix("*"),
          target.hasSuffix("*"), pattern.count > 1
        else { return nil }
        let file = ModulePath.joined(base.map { $0 + "/." } ?? paths.file, target)
        return (String(pattern.dropLast()), String(file.dropLast()))
      }
      let isOfNode = ["node16", "node18", "node20", "nodenext"].contains(modules?.lowercased())
      return PathAliases(beginnings ?? [], namesEndings: isOfNode)
    }
  }

  /// - Parameter read: The files that have been read: one may extend itself.
  private func options(of path: String, _ read: inout Set<String>) -> Options {
    var options = Options()
    guard read.insert(path).inserted, let root = root(of: path) else { return options }
    let own = root.member("compilerOptions")
    options.base = own?.member("baseUrl")?.string.map { ModulePath.joined(path, $0) }
    options.paths = own?.member("paths").map { ($0, path) }
    options.modules = (own?.member("moduleResolution") ?? own?.member("module"))?.string
    let extended = root.member("extends").map { $0.string == nil ? $0.elements : [$0] } ?? []
    // The last counts. Those of packages are in folders that a fresh checkout lacks.
    for name in extended.reversed().compactMap(\.string) where name.hasPrefix(".") {
      let file = ModulePath.joined(path, name.hasSuffix(".json") ? name : name + ".json")
      let other = self.options(of: file, &read)
      options.base = options.base ?? other.base
      options.paths = options.paths ?? other.paths
      options.modules = options.modules ?? other.modules
    }
    return options
  }

  /// The object of a file, which may have comments, and commas behind the last of something.
  private func root(of path: String) -> JSONValue? {
    guard console.isRegularFile(path), let bytes = try? console.readFile(path) else { return nil }
    return try? JSONDocument(bytes, dialect: .lenient).root
  }
}
