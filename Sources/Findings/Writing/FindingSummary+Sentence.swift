extension FindingSummary {
  /// "2 errors, 1 warning, 12 presets", or "No findings in 12 presets."
  var sentence: String {
    let counts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
    if counts.isEmpty { return "No findings in \(scope)." }
    return counts.map(counted).joined(separator: ", ") + ", " + scope
  }

  private var scope: String {
    let parts = [(presets, "preset"), (files, "file"), (sites, "site")]
    return parts.enumerated().filter { $0.offset == 0 || $0.element.0 > 0 }.map { counted($0.element) }
      .joined(separator: ", ") + share
  }

  /// ", 1 of them from the registry (33 %)": what CI can watch rising.
  private var share: String {
    guard sites > 0, fromRegistry > 0 else { return "" }
    return ", \(fromRegistry) of them from the registry (\(fromRegistry * 100 / sites) %)"
  }

  private func counted(_ part: (count: Int, noun: String)) -> String {
    "\(part.count) \(part.noun)\(part.count == 1 ? "" : "s")"
  }
}
