import PlainText

/// The numbers under a report.
package struct FindingSummary: Hashable, Sendable {
  /// How many errors were found.
  package let errors: Int
  /// How many warnings were found.
  package let warnings: Int
  /// How many notes were found.
  package let notes: Int
  /// How many presets were looked at.
  package let presets: Int
  /// How many source files were read; 0 when a registry was validated.
  package let files: Int
  /// How many places in those files carry a motion.
  package let sites: Int
  /// How many of those places take their motion from the registry.
  package let fromRegistry: Int

  /// Counts findings by severity; the rest is what was looked at.
  package init(_ findings: [Finding], presets: Int, files: Int = 0, sites: Int = 0, fromRegistry: Int = 0) {
    let severities = findings.map(\.severity)
    errors = severities.count { $0 == .error }
    warnings = severities.count { $0 == .warning }
    notes = severities.count { $0 == .note }
    self.presets = presets
    self.files = files
    self.sites = sites
    self.fromRegistry = fromRegistry
  }
}

extension FindingSummary {
  /// "2 errors, 1 warning, 12 presets", or "No findings in 12 presets."
  var sentence: String {
    let counts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
    if counts.isEmpty { return "No findings in \(scope)." }
    return counts.map { $0.0.counted($0.1) }.joined(separator: ", ") + ", " + scope
  }

  private var scope: String {
    let parts = [(presets, "preset"), (files, "file"), (sites, "site")]
    return parts.enumerated().filter { $0.offset == 0 || $0.element.0 > 0 }.map {
      $0.element.0.counted($0.element.1)
    }.joined(separator: ", ") + share
  }

  /// ", 1 of them from the registry (33 %)": what CI can watch rising.
  private var share: String {
    guard sites > 0, fromRegistry > 0 else { return "" }
    return ", \(fromRegistry) of them from the registry (\(fromRegistry * 100 / sites) %)"
  }
}
