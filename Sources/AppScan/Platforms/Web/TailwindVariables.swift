/// The variables that Tailwind 4's own theme declares in a style sheet that brings it along (tailwindcss/theme.css). Its
/// animations, `--animate-spin` and the like, play for ever and are no motions from here to there.
enum TailwindVariables {
  /// The rules by which a style sheet brings it along or adds to it.
  static let rules = ["@import", "@reference", "@theme"]

  /// The control points of its easing functions; the same in Tailwind 3 and 4.
  static let easings: [String: [Double]] = [
    "ease-in": [0.4, 0, 1, 1], "ease-out": [0, 0, 0.2, 1], "ease-in-out": [0.4, 0, 0.2, 1],
  ]

  /// The theme's declarations where a style sheet brings it along, else none. An app's own of the same names count before
  /// these.
  static func declarations(in source: Source) -> [Declaration] {
    // A rule of Less may be a variable.
    guard source.language != .less, source.tokens.indices.contains(where: { isBrought(by: $0, in: source) })
    else { return [] }
    return declarations
  }

  private static let declarations =
    easings.map { declaration("--" + $0, curve($1)) } + [
      declaration("--default-transition-duration", .number(150, unit: "ms")),
      declaration("--default-transition-timing-function", curve(easings["ease-in-out"] ?? [])),
    ]

  private static func curve(_ points: [Double]) -> Expression { .list(points.map { .number($0) }) }

  private static func declaration(_ path: String, _ value: Expression) -> Declaration {
    Declaration(path: path, value: value, isShared: true, role: .assumed)
  }

  /// Whether a rule brings the theme along: `@import "tailwindcss"`, `@reference "tailwindcss"`, `@theme { … }`. With a
  /// prefix its variables have other names.
  private static func isBrought(by index: Int, in source: Source) -> Bool {
    guard source.kind(index) == .identifier, source.begins(index, "@") else { return false }
    let rule = source.text(index)
    guard rules.contains(rule) else { return false }
    if rule == "@theme" { return true }
    guard source.kind(index + 1) == .string, !source.matches(index + 2, "prefix")
    else { return false }
    let file = source.text(source.contents(index + 1))
    return file == "tailwindcss" || file.hasPrefix("tailwindcss/")
  }
}
