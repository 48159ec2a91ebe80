import AppScan

/// A name that an export generates for a preset.
package struct PresetSymbol: Hashable, Sendable {
  /// The preset.
  package let preset: String
  /// The name that a person types, such as `Motion.sheet.present` or `var(--motion-sheet-present-transition)`.
  package let use: String
  /// The names that the export generates for the preset, as they stand in a source, without calls.
  package let names: [String]
  /// Where it can be used.
  package let platforms: Set<AppPlatform>
  /// Where it may take the place of the platform's own animation.
  package let replacement: Replacement

  /// The export's format, such as `motion`.
  package let format: String
  /// The import that a file needs to use it; nil where there is none.
  package let module: Module?

  /// The path of the export's file from the folder of a file, `./` or `../` first; nil where there is none.
  func relativePath(from file: String?) -> String? {
    guard let target = module?.path, target.hasPrefix("/"), let file, file.hasPrefix("/") else { return nil }
    let (to, from) = (target.split(separator: "/"), file.split(separator: "/").dropLast())
    if to.isEmpty { return nil }
    let common = zip(to, from).prefix { $0 == $1 }.count
    let up = from.count - common
    return (up == 0 ? "./" : String(repeating: "../", count: up)) + to[common...].joined(separator: "/")
  }

  /// An export as other files import it.
  package struct Module: Hashable, Sendable {
    /// The full path of its file.
    package let path: String
    /// Its package in Kotlin.
    package let package: String?

    /// Creates a module.
    package init(path: String, package: String?) {
      self.path = path
      self.package = package
    }
  }

  /// Where a symbol may take the place of what a person wrote.
  package enum Replacement: Hashable, Sendable {
    /// Nowhere: its type is another.
    case never
    /// In files that import the export, or after an import was added.
    case whereImported
    /// Everywhere.
    case always
  }

  package init(
    preset: String, use: String, names: [String], platforms: Set<AppPlatform>, replacement: Replacement,
    format: String = "", module: Module? = nil
  ) {
    self.format = format
    self.module = module
    self.preset = preset
    self.use = use
    self.names = names
    self.platforms = platforms
    self.replacement = replacement
  }
}

/// The names that an app's exports generate: what to propose, and what counts as taken from the registry.
package struct SymbolTable: Sendable {
  /// A generated name: whose it is, and which of that symbol's names.
  struct Known: Sendable {
    let symbol: PresetSymbol
    let index: Int
    let export: Int
  }

  private var uses: [AppPlatform: [String: [PresetSymbol]]] = [:]
  private var known: [String: Known] = [:]
  private var exports: [[String: PresetSymbol]] = []
  private var groups: Set<String> = []
  /// The first names of dotted paths, such as `Motion`.
  package private(set) var roots: [String] = []
  /// Those of them that belong to an export that the app has.
  private(set) var heldRoots: Set<String> = []
  /// The names of the exports' files, without their endings.
  private(set) var stems: Set<String> = []
  /// The beginnings of names with dashes, such as `--motion-`.
  package private(set) var prefixes: [String] = []

  /// An empty table: only the presets' names are proposed.
  package init() {}

  /// Adds an export's names. What an earlier export proposes for a platform stays.
  ///
  /// - Parameters:
  ///   - isHeld: Whether the app has the export; names that are only recognized are never proposed.
  ///   - roots: The first names of its dotted paths.
  ///   - prefixes: The beginnings of its names with dashes.
  package mutating func add(
    _ symbols: [PresetSymbol], roots: [String], prefixes: [String], isHeld: Bool = true
  ) {
    exports.append(Dictionary(symbols.map { ($0.preset, $0) }, uniquingKeysWith: { first, _ in first }))
    for symbol in symbols {
      for platform in symbol.platforms where isHeld {
        uses[platform, default: [:]][symbol.preset, default: []].append(symbol)
      }
      for (index, name) in symbol.names.enumerated() {
        known[name] = Known(symbol: symbol, index: index, export: exports.count - 1)
        addGroups(of: name)
      }
    }
    if isHeld { heldRoots.formUnion(roots) }
    stems.formUnion(symbols.compactMap { $0.module.map { Self.stem($0.path) } })
    self.roots += roots.filter(Set(roots).subtracting(self.roots).contains)
    self.prefixes += prefixes.filter { !self.prefixes.contains($0) }
  }

  /// The name of a file without its folder and its ending.
  static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }

  private mutating func addGroups(of name: String) {
    var rest = Substring(name)
    while let dot = rest.lastIndex(of: ".") {
      rest = rest[..<dot]
      guard groups.insert(String(rest)).inserted else { return }
    }
  }

  /// Whether an export of the app serves a platform.
  package func serves(_ platform: AppPlatform) -> Bool { uses[platform] != nil }

  /// The symbol to type for a preset on a platform; nil where no export of the app serves it.
  ///
  /// - Parameter format: The format whose symbols will do; nil for any. The first export counts.
  package func symbol(
    _ preset: String, on platform: AppPlatform, format: String? = nil
  ) -> PresetSymbol? {
    uses[platform]?[preset]?.first { format == nil || $0.format == format }
  }

  /// The preset behind a name in a source, and how much of the name it is; nil for a name that no export generates.
  /// Of `Motion.apple.bouncy.delay` the first three parts are the symbol.
  package func preset(of name: String) -> (preset: String, symbol: String)? {
    guard let (known, symbol) = find(name) else { return nil }
    return (known.symbol.preset, symbol)
  }

  private func find(_ name: String) -> (Known, String)? {
    var rest = Substring(name)
    while true {
      if let found = known[String(rest)] { return (found, String(rest)) }
      guard let dot = rest.lastIndex(of: ".") else { return nil }
      rest = rest[..<dot]
    }
  }

  /// A name in a source, with another preset in the place of its own: the same export's name of the same manner.
  func renamed(_ name: String, to preset: String) -> String? {
    guard let (found, symbol) = find(name), let other = exports[found.export][preset],
      other.names.indices.contains(found.index)
    else { return nil }
    return other.names[found.index] + name.dropFirst(symbol.count)
  }

  /// All generated names, for suggestions.
  var names: [String] { Array(known.keys) }

  /// Whether some generated name begins with this path and a dot.
  func isGroup(_ path: String) -> Bool { groups.contains(path) }
}
