import Export

/// The content of an export: presets in a format, or the gallery's page of them.
enum ExportContent {
  case format(ExportFormat, ExportOptions)
  case gallery(GalleryExport)

  /// Its name in a project file and in what is said of it.
  var name: String {
    switch self {
    case .format(let format, _): format.name
    case .gallery: GalleryExport.name
    }
  }

  /// The name of the file where only a folder is given.
  var fileName: String {
    switch self {
    case .format(let format, let options): format.fileName(with: options)
    case .gallery: GalleryExport.fileName
    }
  }

  /// Why it needs a folder; nil where it writes one file.
  var severalFiles: String? {
    guard case .format(let format, let options) = self, format.writesFolder(with: options) else { return nil }
    return "\(format.name) writes several files\(options.resolver ? " with --resolver" : "")"
  }

  /// Which references of the chosen presets are written too.
  var references: ReferencesWritten {
    switch self {
    case .format(let format, let options): format.references(with: options)
    case .gallery: .partners
    }
  }

  /// The same, written to a file: in one of JavaScript a module of TypeScript has no types.
  func written(to target: String) -> ExportContent {
    guard case .format(let format, var options) = self, isTypeScript else { return self }
    options.isPlain = [".js", ".jsx", ".mjs"].contains(where: target.hasSuffix)
    return .format(format, options)
  }

  private var isTypeScript: Bool { fileName.hasSuffix(".ts") }

  /// The objection to a target that is called as a file is, where a folder would be made of that name, or as a script that
  /// is no module; nil for none.
  func objection(to target: String, shown: String) -> String? {
    if isTypeScript, target.hasSuffix(".cjs") {
      return "\(name) writes a module, and \(shown) would be none; end its name in .js or .mjs"
    }
    guard let severalFiles, !target.hasSuffix("/") else { return nil }
    let name = target[(target.lastIndex(of: "/").map(target.index(after:)) ?? target.startIndex)...]
    guard name.dropFirst().contains(".") else { return nil }
    return "\(severalFiles), and \(shown) is the name of one; say where with a slash at the end: FOLDER/"
  }
}

/// The gallery's page, as a command or a project file asks for it.
struct GalleryExport {
  /// Its name among the exports of a project file.
  static let name = "gallery"
  /// The name of its file where only a folder is given.
  static let fileName = "motion.html"
  /// The page's title unless another is asked for.
  static let standardTitle = "Motion"

  /// The page's title.
  var title = standardTitle
  /// The formats in which each preset's code can be copied.
  var code = standardCode

  /// The formats of code that most ask for.
  static let standardCode = ["swift", "compose", "css"].compactMap(ExportFormats.named)
}
