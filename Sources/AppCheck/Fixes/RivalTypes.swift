import AppScan
import PlainText

/// The types of an app that are called as an export of it, outside of other types.
struct RivalTypes {
  private struct Rival {
    let name: String
    /// The file as reports name it.
    let file: String
    let path: String
    let language: Language
    /// The package of a file of Kotlin.
    let package: String?
  }

  private var all: [Rival] = []

  init(_ subject: CheckSubject, _ files: FixedFiles, _ scanner: AppScanner) {
    let roots = Set(subject.symbols.homes.keys.filter { $0.first?.isUppercase == true })
    for file in subject.files {
      // The name by itself, as in its declaration.
      let names = Set(file.uses.map(\.symbol)).intersection(roots)
      guard !names.isEmpty, let language = Language(fileName: file.path),
        [.swift, .kotlin].contains(language), let path = files.path(file.path),
        let bytes = files.bytes(file.path)
      else { continue }
      scanner.withTokens(bytes, language) { source in
        for name in names.sorted() where source.declares(type: name) {
          all.append(
            Rival(
              name: name, file: file.path, path: path, language: language, package: ImportFix.package(source))
          )
        }
      }
    }
  }

  /// The file with a type that no compiler takes beside an export, or that a file means by the export's name; nil where
  /// there is none.
  func file(besides symbol: PresetSymbol, in source: Source, _ path: String?, _ reach: ExportReach) -> String?
  {
    guard let export = symbol.module, let path else { return nil }
    return all.first { rival in
      guard rival.name == symbol.root, rival.language == source.language, rival.path != path else {
        return false
      }
      if Self.isBeside(rival, export, reach) { return true }
      return rival.language == .swift
        ? reach.areTogether(rival.path, path) : Self.means(rival, export, source)
    }?.file
  }

  /// The types that no compiler takes beside an export, as sentences for people.
  func remarks(_ symbols: SymbolTable, _ reach: ExportReach) -> [String] {
    all.flatMap { rival in
      symbols.modules(sharing: rival.name).filter {
        Language(fileName: $0.path) == rival.language && Self.isBeside(rival, $0, reach)
      }.map { export in
        "\(rival.file.visible) and the export to \(export.name.visible) both declare \(rival.name), and no compiler takes "
          + "both: give the export another name with --namespace"
      }
    }
  }

  /// Whether a compiler meets a type and an export as one name declared twice.
  private static func isBeside(_ rival: Rival, _ export: PresetSymbol.Module, _ reach: ExportReach) -> Bool {
    rival.path != export.path
      && (rival.language == .swift
        ? reach.areTogether(rival.path, export.path) : rival.package == export.package)
  }

  /// Whether a file of Kotlin sees a type by its package or by the whole of another that it imports: an import by name
  /// would take its place.
  private static func means(_ rival: Rival, _ export: PresetSymbol.Module, _ source: Source) -> Bool {
    let paths = ImportList(source).statements.map(\.path)
    if let package = export.package, paths.contains("\(package).\(rival.name)") { return false }
    return rival.package == ImportFix.package(source)
      || rival.package.map { paths.contains($0 + ".*") } ?? false
  }
}
