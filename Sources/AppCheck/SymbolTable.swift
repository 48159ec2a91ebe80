import AppScan

/// The names that an app's exports generate: what to propose, and what counts as taken from the registry.
package struct SymbolTable: Sendable {
  /// A generated name: whose it is, and which of that symbol's names.
  struct Known: Sendable {
    let symbol: PresetSymbol
    let key: String
    let export: Int
    let isHeld: Bool
  }

  private var uses: [AppPlatform: [String: [PresetSymbol]]] = [:]
  /// Of each name those whose it is, in the order of the exports: several may generate it.
  private var known: [String: [Known]] = [:]
  private var exports: [[String: PresetSymbol]] = []
  private var groups: Set<String> = []
  /// The first names of dotted paths, such as `Motion`, by the languages that have them.
  package private(set) var roots: [LanguageFamily: [String]] = [:]
  /// What exports add to SwiftUI's own types.
  package private(set) var members: [String] = []
  /// Those of them that belong to an export that the app has, with the files that hold it; nil for one that is not known.
  private(set) var homes: [String: [PresetSymbol.Module?]] = [:]
  /// The names of the exports' files, without their endings.
  private(set) var stems: Set<String> = []
  /// The beginnings of names with dashes, such as `--motion-`.
  package private(set) var prefixes: [String] = []
  /// The paths of what exports have of their own beside presets, such as `Motion.of`.
  private var helpers: Set<String> = []

  /// The names that an export of the app would generate for presets that it leaves out, with the preset and the export.
  private var omitted: [String: (preset: String, export: String)] = [:]
  /// The names that an export of the app generates now for presets that were renamed, by those that it generated before.
  private var newNames: [String: String] = [:]

  /// An empty table: only the presets' names are proposed.
  package init() {}

  /// Adds an export's names. What an earlier export proposes for a platform stays.
  ///
  /// - Parameters:
  ///   - isHeld: Whether the app has the export; names that are only recognized are never proposed.
  ///   - roots: The first names of its dotted paths.
  ///   - members: What it adds to SwiftUI's own types.
  ///   - prefixes: The beginnings of its names with dashes.
  ///   - helpers: The paths of what it has of its own beside presets.
  package mutating func add(
    _ symbols: [PresetSymbol], roots: [String], members: [String] = [], prefixes: [String],
    helpers: [String] = [], isHeld: Bool = true
  ) {
    self.helpers.formUnion(helpers)
    exports.append(Dictionary(symbols.map { ($0.preset, $0) }, uniquingKeysWith: { first, _ in first }))
    for symbol in symbols {
      for platform in symbol.platforms where isHeld {
        uses[platform, default: [:]][symbol.preset, default: []].append(symbol)
      }
      for (key, name) in symbol.names {
        known[name, default: []].append(
          Known(symbol: symbol, key: key, export: exports.count - 1, isHeld: isHeld))
        for group in NamePath.beginnings(of: name).dropFirst() {
          if !groups.insert(group).inserted { break }
        }
      }
    }
    if isHeld { for root in roots + members { homes[root, default: []].append(symbols.first?.module) } }
    stems.formUnion(symbols.compactMap { $0.module.map { Self.stem($0.path) } })
    // An export without presets may be of any language.
    let languages = Set(symbols.flatMap(\.platforms).map(\.languages))
    for language in languages.isEmpty ? Set(LanguageFamily.allCases) : languages {
      let known = self.roots[language] ?? []
      self.roots[language] = known + roots.filter(Set(roots).subtracting(known).contains)
    }
    self.members += members.filter(Set(members).subtracting(self.members).contains)
    self.prefixes += prefixes.filter { !self.prefixes.contains($0) }
  }

  /// Adds the names of presets that an export of the app leaves out.
  ///
  /// - Parameter export: The export, as the project's file counts it.
  package mutating func omit(_ names: some Sequence<String>, of preset: String, by export: String) {
    for name in names where omitted[name] == nil { omitted[name] = (preset, export) }
  }

  /// The preset behind a name that an export leaves out, and the export; nil for other names.
  func omission(of name: String) -> (preset: String, export: String)? {
    NamePath.beginnings(of: name).lazy.compactMap { omitted[$0] }.first
  }

  /// Adds a name that an export of the app generated before a preset was renamed, and the one that it generates now.
  package mutating func rename(_ name: String, to new: String) {
    if newNames[name] == nil { newNames[name] = new }
  }

  /// A name in a source as it is since its preset was renamed; nil for other names.
  func newName(of name: String) -> String? {
    NamePath.beginnings(of: name).lazy.compactMap { beginning in
      newNames[beginning].map { $0 + name.dropFirst(beginning.count) }
    }.first
  }

  /// The name of a file without its folder and its ending.
  static func stem(_ path: String) -> String { String(ModulePath.name(path).prefix { $0 != "." }) }

  /// Whether an export of the app serves a platform.
  package func serves(_ platform: AppPlatform) -> Bool { uses[platform] != nil }

  /// The symbol to type for a preset on a platform; nil where no export of the app serves it.
  ///
  /// - Parameter format: The format whose symbols will do; nil for any. The first export counts.
  package func symbol(
    _ preset: String, on platform: AppPlatform, format: String? = nil
  ) -> PresetSymbol? {
    symbols(preset, on: platform, format: format).first
  }

  /// The symbols to type for a preset on a platform, in the order of the exports.
  func symbols(_ preset: String, on platform: AppPlatform, format: String?) -> [PresetSymbol] {
    (uses[platform]?[preset] ?? []).filter { format == nil || $0.format == format }
  }

  /// The presets that have a symbol to type on a platform.
  ///
  /// - Parameter format: The format whose symbols will do; nil for any.
  func presets(on platform: AppPlatform, format: String?) -> Set<String> {
    Set((uses[platform] ?? [:]).keys.filter { symbol($0, on: platform, format: format) != nil })
  }

  /// The preset behind a name in a source, and how much of the name it is; nil for a name that no export generates.
  /// Of `Motion.apple.bouncy.delay` the first three parts are the symbol.
  package func preset(of name: String) -> (preset: String, symbol: String)? {
    guard let (found, symbol) = find(name), let known = found.first(where: \.isHeld) ?? found.first else {
      return nil
    }
    return (known.symbol.preset, symbol)
  }

  /// The symbol of Tailwind that a class in a source is of; nil for a variable and for names of other formats.
  func symbol(ofClass name: String) -> PresetSymbol? {
    find(name)?.found.first { $0.symbol.format == "tailwind" && $0.isHeld && !name.hasPrefix("-") }?.symbol
  }

  /// The part of a motion that a name in a source says; nil for one that says all of it, or of which that is not known.
  func half(saidBy name: String) -> PresetSymbol.Part? {
    find(name)?.found.lazy.compactMap { PresetSymbol.Part(rawValue: $0.key) }
      .first { [.duration, .easing, .delay].contains($0) }
  }

  /// Whether an export of the app generates a name in a source.
  func holds(_ name: String) -> Bool { find(name)?.found.contains(where: \.isHeld) == true }

  /// Whether a use is one of an export's names. Where no export of the app begins as it does, the app's own type may.
  func isOfRegistry(_ use: SymbolUse, _ declared: Set<String>) -> Bool {
    let isOwn = use.head != use.symbol && declared.contains(use.head) && !isHeldRoot(use.head)
    return !isOwn && preset(of: use.symbol) != nil
  }

  /// The files of the exports that generate a name in a source.
  func exports(of name: String) -> [String] { find(name)?.found.compactMap(\.symbol.module?.path) ?? [] }

  /// The files of the exports whose names begin with one: another file can have that name from one of them only.
  func files(sharing root: String) -> Set<String> { Set(modules(sharing: root).map(\.path)) }

  /// The exports whose names begin with one, as other files import them.
  func modules(sharing root: String) -> [PresetSymbol.Module] {
    exports.compactMap { export in
      export.values.first.flatMap { $0.root == root ? $0.module : nil }
    }
  }

  private func find(_ name: String) -> (found: [Known], symbol: String)? {
    NamePath.beginnings(of: name).lazy.compactMap { beginning in known[beginning].map { ($0, beginning) } }
      .first
  }

  /// A name in a source, with another preset in the place of its own: the name for the same of the first export that has
  /// both.
  func renamed(_ name: String, to preset: String) -> String? { self.name(of: preset, like: name, in: self) }

  /// The name for a preset in the manner of another name, which a table of the same exports has.
  func name(of preset: String, like name: String, in other: SymbolTable) -> String? {
    guard let (found, symbol) = other.find(name) else { return nil }
    let others = found.lazy.compactMap { known in
      exports.indices.contains(known.export) ? exports[known.export][preset]?.names[known.key] : nil
    }
    return others.first.map { $0 + name.dropFirst(symbol.count) }
  }

  /// All generated names, for suggestions.
  var names: [String] { known.keys.sorted() }

  /// Whether a name is the first of the paths of an export that the app has.
  func isHeldRoot(_ name: String) -> Bool { homes[name] != nil }

  /// Whether a name is what an export has of its own beside presets.
  func isHelper(_ name: String) -> Bool { NamePath.beginnings(of: name).contains(where: helpers.contains) }

  /// Whether some generated name begins with this path and a dot.
  func isGroup(_ path: String) -> Bool { groups.contains(path) }
}
