import AppCheck
import AppScan
import Export
import Presets

/// What an app's exports generate, as a check of the app needs it.
enum AppSymbols {
  /// The formats whose names are expected where no project file lists an app's exports.
  private static let defaults = [
    "swift", "uikit", "compose", "flutter", "css", "tailwind", "motion", "reanimated",
  ]

  /// The names of an app's exports; those of the default formats where none is listed.
  ///
  /// - Throws: what a format says of its options or of names that become one.
  static func table(_ exports: [ProjectExport], book: Book) throws -> SymbolTable {
    var table = SymbolTable()
    var isEmpty = true
    for export in exports {
      guard let symbols = export.format.symbols else { continue }
      isEmpty = false
      let presets = book.presets.filter { Glob.matchesAny(export.patterns, $0.name.text) }
      add(try symbols(ExportInput(Book(presets), options: export.options)), to: &table)
    }
    guard isEmpty else { return table }
    for name in defaults {
      guard let symbols = ExportFormats.named(name)?.symbols else { continue }
      add(try symbols(ExportInput(book)), to: &table)
    }
    return table
  }

  private static func add(_ generated: GeneratedSymbols, to table: inout SymbolTable) {
    let platforms = Set(generated.platforms.compactMap(AppPlatform.init))
    let replacement: PresetSymbol.Replacement =
      !generated.isAnimation ? .never : generated.needsImport ? .whereImported : .always
    table.add(
      generated.symbols.map {
        PresetSymbol(
          preset: $0.preset.text, use: $0.use, names: $0.names, platforms: platforms, replacement: replacement
        )
      }, roots: generated.roots, prefixes: generated.prefixes)
  }
}
