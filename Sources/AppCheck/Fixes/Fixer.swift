import AppScan
import PlainText

/// Works out which places can be made to use the registry as it is: motions that equal a preset, and symbols of presets
/// that have a successor or another name now.
package struct Fixer {
  /// The changes that can be made.
  package private(set) var fixes: [Fix] = []
  /// The places that a program cannot change.
  package private(set) var left: [UnfixedPlace] = []
  /// How many places are changed in each file: one may take several changes, and imports are none.
  package private(set) var counts: [String: Int] = [:]
  /// The work that is left beside the changes, as sentences for people.
  package private(set) var remarks: [String] = []
  /// By the files of exports whose variables and classes the changes write, the folders of the packages in which nothing
  /// says that the app loads them; none where nothing says it anywhere.
  package private(set) var unloadedExports: [String: [String]] = [:]
  /// Whether the changes write classes into an app of which a package has tailwind-merge: a component that merges them may
  /// stand in another package than the place that gives it its classes.
  package private(set) var writesMergedClasses = false
  /// The exports whose variables and classes the changes write, with where they do.
  private var writtenStyles: [String: Set<String?>] = [:]
  private var writtenExports: Set<String> = []
  private var writesClasses = false
  private var libraryFixes: Set<Fix> = []
  private let subject: CheckSubject
  private let wrappers: [String]
  private let scanner: AppScanner
  private let files: FixedFiles
  private let reach: ExportReach
  private let sites: LoadingSites
  private let rivals: RivalTypes
  /// The exports that are not what the registry says, by their full paths.
  private let stale: [String: StaleExport]
  /// The names of constants that files take from others.
  private let imported: Set<String>

  /// - Parameters:
  ///   - subject: The app.
  ///   - wrappers: The app's own functions that take an animation.
  ///   - files: The files in which changes are made.
  ///   - reach: The exports that they can use.
  package init(
    _ subject: CheckSubject, wrappers: [String] = [], files: FixedFiles, reach: ExportReach = .unknown
  ) {
    self.subject = subject
    self.wrappers = wrappers
    self.files = files
    self.reach = reach
    sites = LoadingSites(subject, files, reach)
    var options = ScanOptions.plain
    options.wrappers = wrappers
    scanner = AppScanner(options)
    rivals = RivalTypes(subject, files, scanner)
    stale = Dictionary(subject.staleExports.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    imported = Set(subject.files.flatMap(\.sites).flatMap(\.constants).filter { $0.place == nil }.map(\.name))
    for (index, file) in subject.files.enumerated() {
      let equals = zip(file.sites, subject.verdicts[index]).compactMap { site, verdict -> Equal? in
        guard case .equal(let match) = verdict,
          file.isOpen(site.place, rule: CheckRule.handWrittenEqual.id, counts: file.counts(site))
        else { return nil }
        return (site, match)
      }
      if !equals.isEmpty { replace(equals, file, files.bytes(file.path), files.path(file.path)) }
      for use in file.uses { follow(use, file) }
    }
    // Two parts of a library need an import once.
    fixes += libraryFixes.subtracting(fixes).sorted { ($0.file, $0.replacement) < ($1.file, $1.replacement) }
    unloadedExports = sites.unloaded(writtenStyles)
    writesMergedClasses =
      writesClasses
      && subject.files.contains { files.path($0.path).flatMap(reach.package)?.mergesClasses == true }
    remarks += rivals.remarks(subject.symbols, reach)
    for export in writtenExports.compactMap({ stale[$0] }).sorted(by: { $0.path < $1.path }) {
      let state = export.state == .missing ? "does not exist" : "is not what the registry says"
      remarks.append("\(export.path.visible) \(state): write it with motionbook export --all")
    }
    remarks += writtenExports.sorted().compactMap(reach.missingTarget)
  }

  /// Whether all scripts of a file are one module: in plain HTML only those that say so are, each by itself.
  private static func isComponent(_ file: String) -> Bool {
    file.hasSuffix(".vue") || file.hasSuffix(".svelte")
  }

  private mutating func follow(_ use: SymbolUse, _ file: CheckedFile) {
    do throws(FixPlace.Problem) {
      guard let fix = try use.fix(in: file, of: subject) else { return }
      fixes.append(fix)
      counts[file.path, default: 0] += 1
    } catch {
      leave(file, use.place, error.reason)
    }
  }

  private mutating func leave(_ file: CheckedFile, _ place: SitePlace, _ reason: String) {
    left.append(UnfixedPlace(file: file.path, line: place.line, reason: reason))
  }
}

// MARK: Motions that equal a preset

extension Fixer {
  /// A place and the preset that it equals.
  private typealias Equal = (site: Site, match: MotionMatch)

  private mutating func replace(
    _ equals: [Equal], _ file: CheckedFile, _ bytes: [UInt8]?, _ path: String?
  ) {
    guard let bytes, let language = Language(fileName: file.path) else {
      let reason =
        path == nil
        ? "the file cannot be read under this name" : "the file has changed since; run this again"
      for equal in equals { leave(file, equal.site.place, reason) }
      return
    }
    var others = equals
    if language.hasParts {
      let scripts = Self.isComponent(file.path) ? scanner.withScripts : scanner.withModules
      scripts(bytes, language) { script in
        let own = others.filter { $0.site.stands(in: script) }
        others.removeAll { $0.site.stands(in: script) }
        if !own.isEmpty { replace(own, file, script, path) }
      }
    }
    scanner.withTokens(bytes, language) { replace(others, file, $0, path) }
  }

  private mutating func replace(
    _ equals: [Equal], _ file: CheckedFile, _ source: Source, _ path: String?
  ) {
    let package = path.flatMap(reach.package)
    guard let part = DartPart(source, path: path, package: package) else {
      let imports = FileImports(source, path: path, file: file.path, reach, subject.symbols)
      return replace(equals, file, source, path, imports)
    }
    // A part has what its library imports.
    if let path, let target = part.library, let (name, bytes) = files.library(target) {
      var isDone = false
      scanner.withTokens(bytes, .dart) { library in
        guard DartPart.names(library, at: target, part: path, package: package) else { return }
        isDone = true
        replace(
          equals, file, source, path, FileImports(library, path: target, file: name, reach, subject.symbols))
      }
      if isDone { return }
    }
    for equal in equals {
      leave(
        file, equal.site.place,
        "it is a part of a library, which has to import the export; put it there by hand")
    }
  }

  private mutating func replace(
    _ equals: [Equal], _ file: CheckedFile, _ source: Source, _ path: String?, _ needed: FileImports
  ) {
    let shared = Self.sharedRanges(file.sites)
    var (plans, wanted) = ([PlannedFix](), needed)
    var failed: [(site: Site, reason: String)] = []
    var halves: [PlannedFix] = []
    // What constants of the app say of a place need not keep the rest of it.
    func half(_ site: Site, _ match: MotionMatch) -> PlannedFix? {
      let uses = ConstantUses(source, and: site, imported: imported)
      return PlannedFix.half(site, match, uses) { try? plan($0, $1, in: file.path, source, path) }
    }
    for (site, match) in equals {
      if shared.contains(site.place.range) {
        failed.append((site, "it is one of several values of a condition"))
        continue
      }
      do throws(FixPlace.Problem) {
        let plan = try plan(site, match, in: file.path, source, path)
        try wanted.add(plan.symbols)
        plans.append(plan)
      } catch {
        if let half = half(site, match), (try? wanted.add(half.symbols)) != nil {
          halves.append(half)
        } else {
          failed.append((site, error.reason))
        }
      }
    }
    let spared = ConstantUses(source, plans, imported: imported).withoutChanged()
    let (kept, others, unused) = ConstantUses(source, spared, imported: imported).sorted()
    for (plan, reason) in others {
      if let half = half(plan.site, plan.match) {
        halves.append(half)
      } else {
        failed.append((plan.site, reason))
      }
    }
    let edits = (kept + halves).flatMap(\.changes).map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    for (site, reason) in failed {
      let range = site.place.range
      let next = edits.partitioningIndex { $0.upperBound >= range.upperBound }
      // The curve inside of an object goes with it.
      if next < edits.count, edits[next].lowerBound <= range.lowerBound { continue }
      leave(file, site.place, reason)
    }
    var imports = needed
    var made: [Fix] = []
    for plan in kept + halves {
      // Of those that all could be imported these can.
      try? imports.add(plan.symbols)
      made += plan.changes.map { Fix(file: file.path, range: $0.range, replacement: $0.text) }
      counts[file.path, default: 0] += 1
      writtenExports.formUnion(plan.symbols.compactMap { $0.module?.path })
      if plan.site.platform == .tailwind { writesClasses = true }
      // A script, and Sass, import what they use.
      for symbol in plan.symbols where plan.site.platform.isStyled && symbol.replacement == .always {
        guard let export = symbol.module?.path else { continue }
        writtenStyles[export, default: []].insert(path.flatMap(reach.site))
      }
    }
    remarks += unused.map { "nothing in \(file.path.visible) uses `\($0.path)` any more" }
    fixes += made
    if imports.file == file.path {
      fixes += imports.fixes(made)
    } else {
      libraryFixes.formUnion(imports.fixes([]))
    }
  }

  private static func sharedRanges(_ sites: [Site]) -> Set<Range<Int>> {
    var seen: Set<Range<Int>> = []
    return Set(sites.map(\.place.range).filter { !seen.insert($0).inserted })
  }

  /// The changes of a place by itself.
  private func plan(
    _ site: Site, _ match: MotionMatch, in file: String, _ source: Source, _ path: String?
  ) throws(FixPlace.Problem) -> PlannedFix {
    func problem(_ reason: String) -> FixPlace.Problem { FixPlace.Problem(reason) }
    if source.language == .xml {
      let code = subject.symbols.code(match, at: site, in: file) ?? "what \(match.name) says"
      throw problem("Android's resources are not changed by a program; put \(code) there by hand")
    }
    if source.language == .java {
      throw problem("no export writes Java; put what \(match.name) says there by hand")
    }
    if source.language.hasParts, !site.platform.isStyled {
      throw problem(
        "there only scripts that are modules, styles and classes are changed; put it there by hand")
    }
    func missing(_ preset: String) -> FixPlace.Problem {
      problem("no export listed in .motionbook.json holds \(preset) for \(site.platform.rawValue)")
    }
    func held(_ preset: String) -> PresetSymbol? { subject.symbols.symbol(preset, at: site, in: file) }
    if let reason = site.role.reasonAgainstExports, held(match.preset) == nil {
      throw problem("\(reason); put what \(match.name) says there by hand")
    }
    guard let symbol = held(match.preset) else { throw missing(match.preset) }
    let curve = match.curve.flatMap(held)
    if let name = match.curve, curve == nil { throw missing(name) }
    let place = FixPlace(
      source: source, site: site, match: match, symbol: symbol, pairedCurve: curve, file: path,
      wrappers: wrappers)
    if site.role.format == nil, site.platform == .webJS || site.platform == .reanimated {
      if let name = place.spread { throw .spread(name, symbol) }
      throw .unknownTaker(
        of: subject.symbols.symbols(match.preset, on: site.platform, format: nil, for: file), site)
    }
    // The two of a pair may come from two exports.
    let symbols = [symbol, curve].compactMap(\.self)
    for symbol in symbols {
      if symbol.replacement == .never { throw place.otherType(symbol) }
    }
    // What no export writes has no presets, and is the team's own.
    for target in symbols.compactMap({ $0.module?.path }) + [path].compactMap(\.self) {
      guard let export = stale[target], export.state == .foreign else { continue }
      throw problem(
        "\(export.path.visible) was not written by an export; choose another file for it, or overwrite it with "
          + "motionbook export --all --force")
    }
    if let given = site.given {
      let subject = given.isEmpty ? "what stands there" : "`\(given)`"
      throw problem("\(subject) is a parameter, or can be set or overridden: others may give another value")
    }
    if site.motion?.speed != 1 { throw problem("its speed is changed") }
    for symbol in symbols {
      if let rival = rivals.file(besides: symbol, in: source, path, reach) {
        throw problem(
          "\(rival.visible) has a type \(symbol.root) of its own; give the export another namespace, or put it there by "
            + "hand")
      }
      let reason =
        reach.obstacle(symbol, at: site, source, path) ?? sites.obstacle(symbol, at: site, in: file)
      if let reason { throw problem(reason) }
    }
    let changes = try place.changes()
    guard changes.contains(where: { source.text($0.range) != $0.text }) else {
      throw problem("what a program can replace there is \(symbol.use) already; put the rest there by hand")
    }
    return PlannedFix(site: site, match: match, symbols: symbols, changes: changes)
  }
}
