import AppScan
import PlainText

/// A change that makes a place use the registry.
package struct Fix: Hashable, Sendable {
  /// The file's path as reports name it.
  package let file: String
  /// The bytes that are replaced.
  package let range: Range<Int>
  /// The text that takes their place.
  package let replacement: String

  /// A file's bytes with its fixes made; of two that overlap the second is left out.
  package static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> [UInt8] {
    bytes.replacing(fixes.map { ($0.range, $0.replacement) })
  }
}

/// A place that could be made to use the registry, but not by a program.
package struct UnfixedPlace: Hashable, Sendable {
  /// The file's path as reports name it.
  package let file: String
  /// The line.
  package let line: Int
  /// Why, and what to do.
  package let reason: String
}

/// Works out which places can be made to use the registry: motions that equal a preset, and deprecated presets that
/// have a successor.
package struct Fixer {
  /// The changes that can be made.
  package private(set) var fixes: [Fix] = []
  /// The places that a program cannot change.
  package private(set) var left: [UnfixedPlace] = []
  /// How many places are changed in each file: one may take several changes, and imports are none.
  package private(set) var counts: [String: Int] = [:]
  /// The files of exports whose variables and classes the changes write, where nothing of the app has used them before:
  /// nothing says that the app loads them.
  package private(set) var unusedExports: [String] = []
  private var writtenExports: Set<String> = []
  private let module: (_ path: String) -> String?

  /// Works out the fixes.
  ///
  /// - Parameters:
  ///   - subject: The app.
  ///   - wrappers: The app's own functions that take an animation.
  ///   - path: The full path of a file, from which imports are counted; nil for one that has none.
  ///   - module: The folder of the module in which a build compiles a file, by its full path; nil for one that nothing
  ///     says.
  ///   - bytes: The contents of a file; nil for one that cannot be read any more.
  package init(
    _ subject: CheckSubject, wrappers: [String] = [], path: (_ file: String) -> String? = { $0 },
    module: @escaping (_ path: String) -> String? = { _ in nil }, bytes: (_ file: String) -> [UInt8]?
  ) {
    self.module = module
    let scanner = AppScanner(ScanOptions(wrappers: wrappers))
    for (index, file) in subject.files.enumerated() {
      let equals = zip(file.sites, subject.verdicts[index]).compactMap { site, verdict in
        if case .equal(let match) = verdict, file.isOpen(site.place, rule: CheckRule.handWrittenEqual.id) {
          (site: site, match: match)
        } else {
          nil
        }
      }
      if !equals.isEmpty {
        if let text = bytes(file.path), let language = Language(fileName: file.path) {
          let full = path(file.path)
          var others = equals
          if language == .html {
            let scripts = Self.isComponent(file.path) ? scanner.withScripts : scanner.withModules
            scripts(text) { script in
              let own = others.filter { Self.stands($0.site, in: script) }
              others.removeAll { Self.stands($0.site, in: script) }
              if !own.isEmpty { replace(own, file, script, full, subject, wrappers) }
            }
          }
          scanner.withTokens(text, language) { replace(others, file, $0, full, subject, wrappers) }
        } else {
          for equal in equals { leave(file, equal.site, "the file cannot be read under this name") }
        }
      }
      for use in file.uses where file.isOpen(use.place, rule: CheckRule.deprecatedUse.id) {
        follow(use, file, subject)
      }
    }
    let used = Set(subject.files.flatMap(\.uses).flatMap { subject.symbols.exports(of: $0.symbol) })
    unusedExports = writtenExports.subtracting(used).sorted()
  }

  /// Whether all scripts of a file are one module: in plain HTML only those that say so are, each by itself.
  private static func isComponent(_ file: String) -> Bool {
    file.hasSuffix(".vue") || file.hasSuffix(".svelte")
  }

  /// Whether a place stands in a component's scripts, around which all is white space.
  private static func stands(_ site: Site, in script: Source) -> Bool {
    let first = site.place.range.lowerBound
    return first < script.bytes.count && script.bytes[first] > 0x20
  }

  private mutating func replace(
    _ equals: [(site: Site, match: MotionMatch)], _ file: CheckedFile, _ source: Source, _ path: String?,
    _ subject: CheckSubject, _ wrappers: [String]
  ) {
    let shared = Self.sharedRanges(file.sites)
    var imports = Imports(source, path)
    for (site, match) in equals {
      if shared.contains(site.place.range) {
        leave(file, site, "it is one of several values of a condition")
      } else {
        replace(site, match, file, source, subject, wrappers, &imports)
      }
    }
    fixes += imports.fixes(file.path)
  }

  /// The imports that the changes of one file need.
  private struct Imports {
    let source: Source
    let path: String?
    private var statements: [String: ImportFix] = [:]

    init(_ source: Source, _ path: String?) {
      self.source = source
      self.path = path
    }

    /// Asks for a symbol's import; whether there can be one.
    mutating func add(_ symbol: PresetSymbol) -> Bool {
      guard let fix = ImportFix(symbol, in: source, file: path) else { return false }
      if !fix.text.isEmpty { statements[fix.text] = fix }
      return true
    }

    func fixes(_ file: String) -> [Fix] {
      statements.values.sorted { $0.text < $1.text }
        .map { Fix(file: file, range: $0.offset..<$0.offset, replacement: $0.text) }
    }
  }

  private static func sharedRanges(_ sites: [Site]) -> Set<Range<Int>> {
    var seen: Set<Range<Int>> = []
    return Set(sites.map(\.place.range).filter { !seen.insert($0).inserted })
  }

  private mutating func leave(_ file: CheckedFile, _ site: Site, _ reason: String) {
    left.append(UnfixedPlace(file: file.path, line: site.place.line, reason: reason))
  }

  private mutating func replace(
    _ site: Site, _ match: MotionMatch, _ file: CheckedFile, _ source: Source, _ subject: CheckSubject,
    _ wrappers: [String], _ imports: inout Imports
  ) {
    if source.language == .xml {
      return leave(file, site, "Android's resources are not changed by a program; put it there by hand")
    }
    if source.language == .html, !site.platform.isStyled {
      return leave(
        file, site,
        "there only scripts that are modules, styles and classes are changed; put it there by hand")
    }
    if site.role.format == nil, site.platform == .webJS || site.platform == .reanimated {
      return leave(file, site, "no export has what is taken there; put it there by hand")
    }
    func missing(_ preset: String) {
      leave(file, site, "no export of the app holds \(preset) for \(site.platform.rawValue)")
    }
    func held(_ preset: String) -> PresetSymbol? {
      subject.symbols.symbol(preset, at: site, in: file.path)
    }
    guard let symbol = held(match.preset) else { return missing(match.preset) }
    let curve = match.curve.flatMap(held)
    if let name = match.curve, curve == nil { return missing(name) }
    let place = FixPlace(
      source, site, match, symbol, curve: curve, path: imports.path, wrappers: wrappers)
    // The two of a pair may come from two exports.
    let symbols = [symbol, curve].compactMap(\.self)
    if let other = symbols.first(where: { $0.replacement == .never }) {
      return leave(file, site, FixPlace.otherType(other).reason)
    }
    if let given = site.given {
      let subject = given.isEmpty ? "what stands there" : "`\(given)`"
      return leave(file, site, "\(subject) is a parameter or can be set: others may give another value")
    }
    if site.motion?.speed != 1 { return leave(file, site, "its speed is changed") }
    for symbol in symbols {
      if let reason = outOfReach(symbol, source, imports.path) { return leave(file, site, reason) }
    }
    do throws(FixPlace.Problem) {
      let changes = try place.changes()
      var needed = imports
      for symbol in symbols where symbol.replacement == .whereImported && !needed.add(symbol) {
        return leave(file, site, "no import reaches \(symbol.use) from there; give the export a package")
      }
      imports = needed
      fixes += changes.map { Fix(file: file.path, range: $0.range, replacement: $0.text) }
      counts[file.path, default: 0] += 1
      // A script, and Sass, import what they use.
      let loaded = symbols.filter { $0.replacement == .always && site.platform.isStyled }
      writtenExports.formUnion(loaded.compactMap(\.module?.path))
    } catch {
      leave(file, site, error.reason)
    }
  }

  /// Why a file cannot see an export's file, which stands in another module; nil where it does or nothing says modules.
  private func outOfReach(_ symbol: PresetSymbol, _ source: Source, _ path: String?) -> String? {
    guard source.language == .swift || source.language == .kotlin, let export = symbol.module?.path, let path
    else { return nil }
    let (own, other) = (module(path), module(export))
    if own == other { return nil }
    // All of a package's only target stands in one folder.
    if let own, let other, other.hasSuffix("/Sources"), own.hasPrefix(other + "/") { return nil }
    let folders = other?.split(separator: "/").map(String.init) ?? []
    if ImportFix.reaches(symbol, module: folders.last, in: source) { return nil }
    let isSwift = source.language == .swift
    // Of a package of Swift folders of these alone are targets that can be imported.
    if let name = folders.last, !isSwift || ["Sources", "Tests"].contains(folders.dropLast().last) {
      return "\(symbol.use) belongs to the module \(name); import that, or put it there by hand"
    }
    let (name, place) = (export.split(separator: "/").last ?? "", isSwift ? "target" : "module")
    return
      "\(symbol.use) stands in \(name), outside of this \(place); export it into the \(place), or put it there by hand"
  }

  private mutating func follow(_ use: SymbolUse, _ file: CheckedFile, _ subject: CheckSubject) {
    guard let found = subject.symbols.preset(of: use.symbol),
      subject.registry.deprecated[found.preset] != nil,
      let successor = subject.registry.successor(of: found.preset)
    else { return }
    guard let renamed = subject.symbols.renamed(use.symbol, to: successor) else {
      left.append(
        UnfixedPlace(
          file: file.path, line: use.place.line, reason: "the export does not hold \(successor)"))
      return
    }
    fixes.append(Fix(file: file.path, range: use.place.range, replacement: renamed))
    counts[file.path, default: 0] += 1
  }
}
