import Presets

extension GeneratedSymbols {
  /// `Motion.Sheet.present()`.
  static func compose(_ input: ExportInput) throws -> GeneratedSymbols {
    let root = try ComposeOptions.namespace(input.options)
    var objects: Set<PresetName> = []
    try input.forEachTyped { if $0.kind.isComposite { objects.insert($0.name) } }
    let names = try KotlinNames(input.names(), objects: objects, root: root)
    var all = GeneratedSymbols(
      platforms: ["compose", "android-view"], roots: [root], isAnimation: true, needsImport: true)
    try input.forEachTyped { preset in
      let path = names.path(preset.name)
      let isFunction = preset.kind == .spring || preset.kind == .tween
      all.symbols.append(
        GeneratedSymbol(
          preset: preset.name, use: path + (isFunction ? "()" : ""),
          names: [path.filter { $0 != "`" }]))
    }
    return all
  }

  /// `Motion.sheetPresent`, values of the export's own types.
  static func flutter(_ input: ExportInput) throws -> GeneratedSymbols {
    let root = try DartText.namespace(input.options)
    var all = GeneratedSymbols(
      platforms: ["flutter"], roots: [root, root + "Choice"], isAnimation: false, needsImport: true)
    try input.forEachTyped { preset in
      let path = root + "." + DartText.member(NameCase.camel.joined(preset.name))
      all.symbols.append(GeneratedSymbol(preset: preset.name, use: path, names: [path]))
    }
    return all
  }

  /// `motion.sheet.present`, and `reducedMotion.sheet.present` beside it.
  static func typeScript(_ platforms: [String]) -> @Sendable (ExportInput) throws -> GeneratedSymbols {
    { input in
      let root = input.options.namespace ?? "motion"
      let reduced = "reduced" + root.prefix(1).uppercased() + root.dropFirst()
      var all = GeneratedSymbols(
        platforms: platforms, roots: [root, reduced], isAnimation: true, needsImport: true)
      try input.forEachTyped { preset in
        let path = TypeScriptNames.path(preset.name).joined(separator: ".")
        all.symbols.append(
          GeneratedSymbol(
            preset: preset.name, use: "\(root).\(path)", names: ["\(root).\(path)", "\(reduced).\(path)"]))
      }
      return all
    }
  }
}

extension Kind {
  /// Whether it is made of several motions.
  fileprivate var isComposite: Bool { self == .clip || self == .sequence || self == .morph }
}
