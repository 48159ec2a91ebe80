import Export
import Presets
import Testing

/// Books that what is exported must compile of: all at once with another name for each preset, and each kind alone.
enum MatrixBook {
  /// Every preset of the book with every edge, an alias of it, an alias of that one, and one that should not be used
  /// any more.
  static func aliased() throws -> RegistrySnapshot {
    let everything = try ExportGolden.everything()
    let aliases = try everything.presets.filter { $0.name.segments.first != "outside" }.flatMap { preset in
      let first = Preset(name: try PresetName("alias.\(preset.name)"), content: .alias(of: preset.name))
      var second = Preset(name: try PresetName("second.\(preset.name)"), content: .alias(of: first.name))
      second.deprecated = .instead(preset.name.text)
      return [first, second]
    }
    return RegistrySnapshot(
      (everything.presets + aliases).sorted { $0.name.text < $1.name.text }, settings: everything.settings)
  }

  /// Exports of single presets: the first of each kind and shape, each with an alias of it and without.
  static func singles(_ options: ExportOptions = ExportOptions()) throws -> [(
    name: String, input: ExportInput
  )] {
    let book = try aliased()
    var seen: Set<String> = []
    return book.presets.filter { preset in
      guard preset.kind != .alias, preset.name.segments.first != "outside" else { return false }
      return seen.insert("\(preset.kind) \(shape(of: preset)) \(preset.reduced == nil)").inserted
    }.flatMap { preset in
      [[preset.name.text], [preset.name.text, "alias.\(preset.name)"]].map { names in
        let chosen = book.presets.filter { names.contains($0.name.text) }
        let input = ExportInput(settings: Settings(), options: options, presets: chosen, source: book)
        return ("\(preset.name) \(names.count)", input)
      }
    }
  }

  private static func shape(of preset: Preset) -> String {
    guard case .curve(let curve) = preset.content else { return "" }
    return String("\(curve)".prefix { $0 != "(" })
  }
}

extension RegistrySnapshot {
  /// The preset at the end of all aliases.
  func end(of name: PresetName) -> PresetName {
    var end = name
    while case .alias(let target) = presets.first(where: { $0.name == end })?.content { end = target }
    return end
  }
}
