import Presets

extension GeneratedSymbols {
  /// `Motion.sheet.present`, for SwiftUI also `.sheetPresent`.
  static func swiftUI(_ input: ExportInput) throws -> GeneratedSymbols {
    var all = try swift(input, platforms: ["swiftui"], format: "swift", isAnimation: true)
    try input.forEachTyped { preset in all.roots.append(SwiftNames.joined(preset.name)) }
    return all
  }

  /// `Motion.sheet.present`, values of the export's own types.
  static func uiKit(_ input: ExportInput) throws -> GeneratedSymbols {
    try swift(input, platforms: ["uikit", "coreanimation", "appkit"], format: "uikit", isAnimation: false)
  }

  private static func swift(_ input: ExportInput, platforms: [String], format: String, isAnimation: Bool)
    throws
    -> GeneratedSymbols
  {
    let root = input.options.namespace ?? "Motion"
    let names = SwiftNames(root: root, format: format, count: 0)
    var all = GeneratedSymbols(
      platforms: platforms, roots: [root], isAnimation: isAnimation, needsImport: false)
    try input.forEachTyped { preset in
      let path = names.path(preset.name)
      var known = [names.plainPath(preset.name), names.plainPath(preset.name) + "Spring"]
      if isAnimation { known.append(SwiftNames.joined(preset.name)) }
      all.symbols.append(GeneratedSymbol(preset: preset.name, use: path, names: known))
    }
    return all
  }
}
