import AppCheck
import AppScan
import CommandLineKit
import Export
import Presets
import PlainText
import Registry

/// The names that an app's exports generate.
enum AppSymbols {
  /// The formats whose names are expected where no project file lists an app's exports.
  private static let defaults = [
    "swift", "uikit", "compose", "flutter", "css", "tailwind", "motion", "reanimated",
  ]

  /// The names of an app's exports. Where none is listed, those of the default formats are recognized, and none is
  /// proposed: it is not known that the app has them.
  ///
  /// - Parameters:
  ///   - book: The registry's presets, of which the exports generate names.
  ///   - source: The same registry as exports read it: it says which presets each of them holds.
  /// - Throws: ``Failure`` with what a format says of its options or of names that become one.
  static func table(
    of project: ProjectFile?, book: RegistrySnapshot, _ source: any RegistrySource, _ console: Console
  ) throws -> SymbolTable {
    var table = SymbolTable()
    var isEmpty = true
    let newNames = try (source as? RegistryStore)?.newNames(by: TeamNames.renaming) ?? [:]
    let old = RegistrySnapshot(
      book.presets + newNames.map { Preset(name: $0, content: .alias(of: $1)) }, settings: book.settings)
    for (index, export) in (project?.exports ?? []).enumerated() {
      guard let project, case .format(let format, let options) = export.content, let symbols = format.symbols
      else {
        continue
      }
      isEmpty = false
      // With the partners that it brings along.
      let written = try console.quietly {
        Set(
          try ExportRun(index, of: project, source: source, console: console).names())
      }
      do {
        let current = try symbols(ExportInput(book, only: written, options: options))
        for generated in current { add(generated, of: export, isHeld: true, to: &table, console) }
        // As below.
        let before = newNames.isEmpty ? [] : (try? symbols(ExportInput(old, options: options))) ?? []
        for (now, before) in zip(current, before) { rename(before, newNames, to: now, in: &table) }
        // Of all presets at once some may have the same name; then nothing is known of those that are left out.
        let all = export.patterns.isEmpty ? [] : (try? symbols(ExportInput(book, options: options))) ?? []
        for symbol in all.flatMap(\.symbols) where !written.contains(symbol.preset) {
          table.omit(symbol.names.values, of: symbol.preset.text, by: "exports[\(index)]")
        }
      } catch let error as ExportError {
        throw Failure(
          "\(project.path.visible): the export to \(export.content.name): \(error.sentence)", exitCode: 2)
      }
    }
    guard isEmpty else { return table }
    for name in defaults {
      guard let symbols = ExportFormats.named(name)?.symbols else { continue }
      for generated in try symbols(ExportInput(book)) {
        add(generated, of: nil, isHeld: false, to: &table, console)
      }
    }
    return table
  }

  /// The formats without imports of which a symbol can take the place of what a person wrote.
  private static let fixable: Set<String> = ["swift", "uikit", "css", "tailwind"]

  private static func add(
    _ generated: GeneratedSymbols, of export: ProjectExport?, isHeld: Bool, to table: inout SymbolTable,
    _ console: Console
  ) {
    let platforms = Set(generated.platforms.compactMap(AppPlatform.init))
    let replacement: PresetSymbol.Replacement =
      generated.needsImport ? .whereImported : fixable.contains(export?.content.name ?? "") ? .always : .never
    var module: PresetSymbol.Module?
    if let export, case .format(_, let options) = export.content {
      module = PresetSymbol.Module(
        path: export.target, name: console.shortPath(export.target), package: options.package,
        isInternal: options.access == "internal")
    }
    table.add(
      generated.symbols.map {
        PresetSymbol(
          preset: $0.preset.text, use: $0.use, names: $0.names, parts: parts($0), platforms: platforms,
          replacement: replacement, format: export?.content.name ?? "", module: module)
      }, roots: generated.roots, members: generated.members, prefixes: generated.prefixes,
      helpers: generated.helpers, isHeld: isHeld)
  }

  /// Adds the names that an export generated before presets were renamed.
  private static func rename(
    _ before: GeneratedSymbols, _ newNames: [PresetName: PresetName], to now: GeneratedSymbols,
    in table: inout SymbolTable
  ) {
    let names = Dictionary(now.symbols.map { ($0.preset, $0.names) }, uniquingKeysWith: { first, _ in first })
    for symbol in before.symbols {
      guard let new = newNames[symbol.preset].flatMap({ names[$0] }) else { continue }
      for (key, name) in symbol.names { if let new = new[key] { table.rename(name, to: new) } }
    }
  }

  private static func parts(_ symbol: GeneratedSymbol) -> [PresetSymbol.Part: String] {
    symbol.parts.reduce(into: [:]) { parts, entry in
      if let part = PresetSymbol.Part(rawValue: entry.key.rawValue) { parts[part] = entry.value }
    }
  }
}

extension StaleExport {
  /// The exports of a project that are not what the registry would write now, or that it does not list; what a format
  /// notes is not said again.
  ///
  /// - Parameter found: The paths of all files in the app that an export has written.
  static func all(
    of project: ProjectFile?, _ source: any RegistrySource, at registry: String, found: [String],
    _ console: Console
  ) throws -> [StaleExport] {
    guard let project, !project.exports.isEmpty else { return [] }
    let targets = try ExportTargets(registry: registry, project: project, overwrites: false, console)
    let outputs = OutputFiles(sparing: [registry], console)
    let present = project.presentExports(console)
    let stale = try console.quietly {
      try present.flatMap { index in
        let export = project.exports[index]
        let run = try ExportRun(index, of: project, source: source, console: console)
        let files = try run.files(in: export.target) { try targets.claim($0, for: index, isRead: true) }
        return try files.compactMap { file in
          let path = console.shortPath(file.path)
          guard console.fileExists(file.path) else {
            return StaleExport(path: path, file: file.path, .missing)
          }
          if try file.isCurrent(console) { return nil }
          let isForeign = (try? outputs.refuse(file.path, for: .export)) == nil
          return StaleExport(path: path, file: file.path, isForeign ? .foreign : .different)
        }
      }
    }
    let unlisted = try found.filter { path in
      // A folder within may have a project file of its own, which lists it.
      let file = console.absolutePath(path)
      return try !targets.isClaimed(file) && project.isNearest(to: file, console)
    }
    return stale + unlisted.map { StaleExport(path: $0, .unlisted) }
  }
}
