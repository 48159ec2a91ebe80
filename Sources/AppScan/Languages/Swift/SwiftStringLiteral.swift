/// What one has to know of a string literal to find its end.
struct SwiftStringLiteral {
  /// The number signs before its quotes: `#"…"#` has one.
  let hashes: Int
  /// Whether it stands between three quotes.
  let isMultiline: Bool
  /// The round brackets that are open around it, in the interpolation that it stands in.
  let outerDepth: Int

  /// How long its delimiters are.
  var delimiterLength: Int { hashes + (isMultiline ? 3 : 1) }
}
