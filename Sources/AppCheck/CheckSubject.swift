import AppScan

/// All that the rules for apps look at.
package struct CheckSubject {
  /// The app's files.
  package let files: [CheckedFile]
  /// The registry's motions.
  package let registry: RegistryMotions
  /// What the app's exports generate.
  package let symbols: SymbolTable
  /// Exports in the app that are not what the registry would write now, by path, with how to mend them.
  package let staleExports: [StaleExport]
  /// How each site compares, by the file's place among the files and the site's among its sites.
  let verdicts: [[Verdict]]

  /// Compares everything.
  package init(
    files: [CheckedFile], registry: RegistryMotions, symbols: SymbolTable, staleExports: [StaleExport] = [],
    thresholds: CheckThresholds = CheckThresholds()
  ) {
    self.files = files
    self.registry = registry
    self.symbols = symbols
    self.staleExports = staleExports
    let comparison = MotionComparison(registry)
    verdicts = files.map { file in file.sites.map { Verdict($0, comparison, thresholds) } }
  }

  /// How many places have a motion, written by hand or taken from the registry.
  package var siteCount: Int { useCount + files.reduce(0) { $0 + $1.sites.count } }

  /// How many places take their motion from the registry.
  package var useCount: Int {
    files.reduce(0) { $0 + $1.uses.count { symbols.preset(of: $0.symbol) != nil } }
  }

  /// Calls the body with each site and its verdict, file by file.
  func forEachSite(_ body: (CheckedFile, Site, Verdict) -> Void) {
    for (file, verdicts) in zip(files, verdicts) {
      for (site, verdict) in zip(file.sites, verdicts) { body(file, site, verdict) }
    }
  }
}

/// An export in an app that is not what the registry would write now.
package struct StaleExport: Hashable, Sendable {
  /// Its file.
  package let path: String
  /// Whether it is missing rather than different.
  package let isMissing: Bool

  /// Makes one.
  package init(path: String, isMissing: Bool) {
    self.path = path
    self.isMissing = isMissing
  }
}
