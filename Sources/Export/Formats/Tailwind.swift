import Presets

extension ExportFormat {
  static let tailwind = ExportFormat(
    name: "tailwind",
    summary: "A Tailwind CSS 4 theme: ease-NAME, animate-NAME, duration-NAME and delay-NAME.",
    example: "motionbook export --format tailwind -o motion.tailwind.css",
    fileName: "motion.tailwind.css",
    options: [.prefix, .tolerance],
    // Its classes stand on the custom properties of the same file.
    symbols: { [try GeneratedSymbols.tailwind($0), try GeneratedSymbols.customProperties($0)] },
    expression: .tailwind,
    write: { input, output in
      try CSSSheet.write(
        input, to: output, file: "motion.tailwind.css", format: "tailwind",
        theme: TailwindTheme(input))
    })
}

extension GeneratedSymbols {
  /// `duration-sheet-present ease-sheet-present`.
  static func tailwind(_ input: ExportInput) throws -> GeneratedSymbols {
    let theme = try TailwindTheme(input)
    let prefix = theme.prefix
    // Without a prefix the first word of each name tells the presets' classes from others.
    var prefixes = prefix.isEmpty ? [] : Set(TailwindTheme.utilities.map { "\($0)-\(prefix)" })
    let symbols = try input.compactMap { preset, motion -> GeneratedSymbol? in
      let own = CSSVariables(preset.name, prefix: prefix, kind: motion.kind)
      let symbols = CSSSymbols(motion, own, tolerance: input.options.tolerance)
      var names: [String: String] = [:]
      for (variables, kind) in symbols.groups {
        for (part, name) in theme.classes(variables.base, kind) {
          names[symbols.key(part, of: variables)] = name
          if prefix.isEmpty { prefixes.insert(Self.beginning(of: name)) }
        }
      }
      guard let (variables, kind) = symbols.groups.first else { return nil }
      let parts = theme.classes(variables.base, kind).map { ($0.part, $0.name) }
      // The place says its own delay.
      let use = parts.filter { $0.0 != .delay }.map(\.1).joined(separator: " ")
      return GeneratedSymbol(
        preset: preset.name, use: use, names: names,
        parts: symbols.groups.count == 1 ? Dictionary(uniqueKeysWithValues: parts) : [:])
    }
    // As the first version of this theme called them; no class of Tailwind says its first word twice.
    if prefix.isEmpty { prefixes.formUnion(TailwindTheme.utilities.map { "\($0)-\($0)-" }) }
    return GeneratedSymbols(
      platforms: ["tailwind"], prefixes: prefixes.sorted(), needsImport: false, symbols: symbols)
  }

  /// A class to the dash behind its second word; all of one that has no more words, as `ease-linear` is Tailwind's own
  /// beside `ease-linear-fast`, and of `ease-in-out`, which is Tailwind's own beside `ease-in-out-fast`.
  private static func beginning(of name: String) -> String {
    let words = name.split(separator: "-")
    return words.count > 2 && name != "ease-in-out" ? words.prefix(2).joined(separator: "-") + "-" : name
  }
}

extension MotionExpression {
  /// Classes with values of their own.
  static let tailwind = MotionExpression { motion in
    guard let timing = try CSSTiming(motion, tolerance: ExportOptions.defaultTolerance) else { return nil }
    let delay = timing.delay > 0 ? "delay-[\(CSSNumber.milliseconds(timing.delay))]" : nil
    return [
      timing.duration.map { "duration-[\($0)]" },
      timing.easing.map { "ease-[\(inClass($0.nearest))]" }, delay,
    ].compactMap(\.self).joined(separator: " ")
  }

  /// A class has no blanks: none stands behind a comma, and an underscore stands for any other.
  private static func inClass(_ value: String) -> String {
    value.split(separator: " ").reduce(into: "") { text, word in
      text += text.isEmpty || text.utf8.last == UInt8(ascii: ",") ? word : "_" + word
    }
  }
}
