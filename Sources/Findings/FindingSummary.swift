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
