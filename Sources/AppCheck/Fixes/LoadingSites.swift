import AppScan
import PlainText

/// Where an app loads the exports of its styles: each package, and each site that a program makes of texts, loads style
/// sheets by itself. A variable that nothing declares there takes the motion away, and no browser says so.
package final class LoadingSites {
  private let files: FixedFiles
  private let reach: ExportReach
  /// The full paths of the files that use what an export has, by its own.
  private var users: [String: Set<String>] = [:]
  /// The sites of those, and of the files that load it.
  private var known: [String: Set<String?>] = [:]
  /// Whether a page loads nothing, by its full path.
  private var emptyPages: [String: Bool] = [:]

  package init(_ subject: CheckSubject, _ files: FixedFiles, _ reach: ExportReach) {
    self.files = files
    self.reach = reach
    for file in subject.files {
      guard !file.uses.isEmpty, let path = files.path(file.path) else { continue }
      for export in Set(file.uses.flatMap { subject.symbols.exports(of: $0.symbol) }) {
        users[export, default: []].insert(path)
      }
    }
  }

  /// Why a place in a style sheet, a page or the styles and classes of a script cannot use what an export has: nothing
  /// that was read loads it there, or the tool of its classes reads none. Nil where it can.
  package func obstacle(_ symbol: PresetSymbol, at site: Site, in file: String) -> String? {
    guard site.platform.isStyled, let path = files.path(file) else { return nil }
    if site.platform == .tailwind, let reason = reach.unknownClass(symbol, path) { return reason }
    guard let export = symbol.module?.path else { return nil }
    if loadsNothing(path, file), users[export]?.contains(path) != true {
      return
        "the page loads no style sheet and no script, by which it would know \(symbol.use); put the motion there by hand"
    }
    let (own, other) = (reach.site(path), reach.site(export))
    if own == other { return nil }
    let package = reach.package(path).flatMap { $0.folder == own ? $0 : nil }
    if let package, let name = reach.package(export)?.name, package.dependencies.contains(name) { return nil }
    // Who installs a package has no other that it does not depend on.
    if package?.isPublished == true { return ExportReach.outside(symbol, export, "package") }
    if areLoading(export).contains(own) { return nil }
    let place = package != nil ? "package" : own != nil ? "site" : "part of the app"
    return
      "\(symbol.use) stands in \(ModulePath.name(export)), outside of this \(place), and nothing that was read of that "
      + "loads it; load it there, export it into the \(place), or put the motion there by hand"
  }

  /// Of exports and the sites that have come to use them those that nothing uses or loads there, in an export's own
  /// package anywhere; no sites where nothing does at all.
  func unloaded(_ styles: [String: Set<String?>]) -> [String: [String]] {
    var unloaded: [String: [String]] = [:]
    for (export, places) in styles {
      let sites = areLoading(export)
      let others = sites.isEmpty ? places : places.subtracting(sites.union([reach.site(export)]))
      if !others.isEmpty { unloaded[export] = sites.isEmpty ? [] : others.compactMap(\.self).sorted() }
    }
    return unloaded
  }

  /// The sites whose files use or load an export.
  private func areLoading(_ export: String) -> Set<String?> {
    if let sites = known[export] { return sites }
    let sites = Set((Array(users[export] ?? []) + files.loaders(export)).map(reach.site))
    known[export] = sites
    return sites
  }

  private func loadsNothing(_ path: String, _ file: String) -> Bool {
    guard path.hasSuffix(".html") || path.hasSuffix(".htm") else { return false }
    if let loadsNothing = emptyPages[path] { return loadsNothing }
    let loadsNothing = files.bytes(file).map(Self.isPageThatLoadsNothing) ?? false
    emptyPages[path] = loadsNothing
    return loadsNothing
  }

  /// Whether a text is all of a page, which nothing fills in, and loads neither a style sheet nor a script.
  private static func isPageThatLoadsNothing(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return PageText.isWhole(text) && !PageText.loads(text)
      && !["@import", "{%", "{{", "<%", "<?", "%sveltekit"].contains(where: text.holds)
  }
}
