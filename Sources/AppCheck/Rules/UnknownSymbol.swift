import PlainText

extension CheckRule {
  /// Names in the manner of an export that no preset has.
  static let unknownSymbol = CheckRule(
    id: "unknown-symbol",
    summary: "Every token and symbol in the manner of an export has a preset.",
    explanation: """
      The name begins as those that the exports generate, but no preset has it: it was renamed, removed or misspelt. \
      In CSS the browser says nothing and the element does not move.
      """,
    severity: .error,
    check: { subject, report in
      // What the app itself declares in the same manner is its own.
      let declared = subject.files.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
      for file in subject.files {
        for use in file.uses where subject.symbols.claims(use.symbol) && !declared.contains(use.symbol) {
          let suggestion = Suggestions.nearest(to: use.symbol, among: subject.symbols.names)
          report.add(
            file, use.place, subject: use.symbol, message: "no preset is behind \(use.symbol)",
            hint: suggestion.map { "did you mean \($0)?" })
        }
      }
    })
}

extension SymbolTable {
  /// Whether a name looks generated but is not.
  func claims(_ name: String) -> Bool {
    guard preset(of: name) == nil else { return false }
    if let prefix = prefixes.first(where: { name.hasPrefix($0) }) { return name.count > prefix.count }
    let parts = name.split(separator: ".")
    guard parts.count > 2, let root = parts.first, roots.contains(String(root)) else { return false }
    // Other things may be called like an export's root, such as the `motion` of a library: only what stands in one
    // of the registry's groups is ours.
    return isGroup(parts.prefix(2).joined(separator: "."))
      && !isGroup(parts.joined(separator: "."))
  }
}
