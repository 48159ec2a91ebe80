import AppScan
import PlainText

/// All that the rules for apps look at.
package struct CheckSubject {
  package let files: [CheckedFile]
  package let registry: RegistryMotions
  /// The names that the app's exports generate.
  package let symbols: SymbolTable
  /// Exports in the app that are not what the registry would write now, by path, with how to mend them.
  package let staleExports: [StaleExport]
  /// The registry as it was when the lines that count began to change; nil where all lines count.
  private let earlier: EarlierRegistry?
  /// A registry as it was before what is being done; nil where none is known.
  let past: EarlierRegistry?
  /// From which distance on a motion is another one.
  let thresholds: CheckThresholds
  /// The names that the app itself declares in the manner of exports, or adds to what an export makes.
  let declared: Set<String>
  /// How each site compares, by the file's place among the files and the site's among its sites.
  let verdicts: [[Verdict]]
  /// The presets as variables that no file declares.
  let variables: PresetVariables
  /// The motions of the files that count.
  private let motions: MotionCount

  package init(
    files: [CheckedFile], registry: RegistryMotions, symbols: SymbolTable, staleExports: [StaleExport] = [],
    since earlier: EarlierRegistry? = nil, past: EarlierRegistry? = nil,
    thresholds: CheckThresholds = CheckThresholds()
  ) {
    let comparison = MotionComparison(registry, symbols, thresholds)
    let files = files.map { $0.readByHalves(symbols.holds, as: comparison.readByHalf) }
    self.files = files
    self.registry = registry
    self.symbols = symbols
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    self.declared = declared
    self.staleExports = staleExports
    self.earlier = earlier
    self.past = earlier ?? past
    self.thresholds = thresholds
    let variables = PresetVariables(registry)
    self.variables = variables
    var motions = MotionCount()
    verdicts = files.map { file in
      if file.isUnchanged { return file.sites.map { _ in .nothing } }
      let known = file.uses.filter { symbols.preset(of: $0.symbol) != nil }
      let used = known.map(\.place.range.lowerBound).sorted()
      let beside = file.sites.compactMap(\.place.companion).sorted { $0.lowerBound < $1.lowerBound }
      var origins: [MotionCount.Origin] = []
      defer {
        let names = file.uses.filter { symbols.isOfRegistry($0, declared) }.map(\.place.range.lowerBound)
        motions.add(Array(zip(file.sites.map(\.place), origins)), uses: names.sorted())
      }
      return file.sites.map { site -> Verdict in
        let isVariable = variables.say(site) || site.isNamed { symbols.preset(of: $0) != nil }
        // The curve of a motion whose duration stands elsewhere is that motion's.
        let last = beside.partitioningIndex { $0.lowerBound > site.place.range.lowerBound } - 1
        let isBeside =
          site.isCurve && last >= 0 && beside[last].upperBound >= site.place.range.upperBound
        // What takes a part of its motion from an export is no place to be read by itself.
        let isOfExport = !site.isReadable && used.hasOne(in: site.place.range)
        let isByHalf = site.isReadable && site.half != nil
        origins.append(isVariable ? .registry : isOfExport ? .unread : isByHalf ? .both : .hand)
        return isVariable || isBeside || isOfExport ? .nothing : Verdict(site, comparison).counted(for: site)
      }
    }
    self.motions = motions
  }

  /// How many places have a motion, written by hand or taken from the registry, in the files that count.
  package var siteCount: Int { motions.all }

  /// How many places take their motion from the registry.
  package var useCount: Int { motions.ofRegistry }

  /// Whether a preset was deprecated since the lines that count began to change.
  func isNewlyDeprecated(_ preset: String) -> Bool { earlier.map { !$0.deprecated(preset) } ?? false }

  /// Whether a name has lost its preset since then.
  func isNewlyUnknown(_ symbol: String) -> Bool { earlier?.knew(symbol) ?? false }

  /// Whether a use looks generated, or was it before, and no preset is behind it.
  func isUnknown(_ use: SymbolUse, in file: CheckedFile) -> Bool {
    if symbols.preset(of: use.symbol) != nil || declared.contains(use.declaredName)
      || declared.contains(use.head)
    {
      return false
    }
    return symbols.claims(use, in: file) { earlier?.preset(of: use.symbol) != nil }
  }

  /// The names that a file uses and no preset has.
  func unknownNames(in file: CheckedFile) -> Set<String> {
    Set(file.uses.lazy.filter { isUnknown($0, in: file) }.map(\.symbol))
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
  /// What is wrong with it.
  package enum State: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// It holds something else.
    case different
    /// Another file stands in its place, which no export has written and none replaces.
    case foreign
    /// No export of the project writes it any more.
    case unlisted
  }

  /// Its file, as reports name it.
  package let path: String
  /// The full path of its file.
  package let file: String
  package let state: State

  package init(path: String, file: String? = nil, _ state: State) {
    self.path = path
    self.file = file ?? path
    self.state = state
  }
}

/// A source file of an app with what was found in it.
package struct CheckedFile: Sendable {
  /// Its path as reports name it.
  package let path: String
  /// The motions that it writes by hand.
  package private(set) var sites: [Site]
  /// Where it uses names that may come from an export.
  package let uses: [SymbolUse]
  /// Whether it asks somewhere if the person wants less motion.
  package let asksReduced: Bool
  /// The rule for everything that it has for people who want less motion; nil where it has none.
  let reset: SitePlace?
  /// The exceptions that its comments make, in the order of their lines.
  package let exceptions: [ScanException]
  /// For each exception, the last line that it or one before it holds for.
  private let exceptionReach: [Int]
  /// Names with dashes that the file itself declares, and its types, which no export need know.
  package let declared: Set<String>
  /// The files or packages from which it imports the first names of what it uses.
  let modules: [String: String]
  /// The lines that count; nil for all of them.
  package let lines: [ClosedRange<Int>]?
  /// The constants of the app whose lines count; nil for all of them.
  private let constants: ChangedConstants?
  /// Whether nothing that it writes by hand counts.
  private(set) var isUnchanged = false

  /// - Parameters:
  ///   - scan: What was found in the file.
  ///   - app: What all files declare.
  ///   - lines: The lines that count; nil for all of them.
  ///   - constants: The constants of the app whose lines count; nil for all of them.
  package init(
    path: String, scan: consuming FileScan, app: ConstantTable, lines: [ClosedRange<Int>]? = nil,
    constants: ChangedConstants? = nil
  ) {
    self.path = path
    sites = scan.takeSites(app: app, path: path)
    let scan = scan
    // A member of the app's own `enum Motion` is none of an export's.
    uses =
      Language(fileName: path) == .swift ? scan.uses.filter { !scan.declares($0, app: app) } : scan.uses
    asksReduced = scan.asksReduced
    reset = scan.resetsMotion
    exceptions = scan.exceptions.sorted { $0.lines.lowerBound < $1.lines.lowerBound }
    var last = 0
    exceptionReach = exceptions.map { exception in
      last = max(last, exception.lines.upperBound)
      return last
    }
    let heads = Set(scan.uses.map(\.head))
    let origins = Set(scan.uses.compactMap(\.origin))
    declared = Set(
      scan.declarations.lazy.filter {
        $0.path.hasPrefix("--") || $0.path.hasPrefix("R.")
          || $0.role == .type && !$0.path.utf8.contains(UInt8(ascii: "."))
          || $0.role == .value && heads.contains($0.path)
      }.map(\.path))
    modules = Dictionary(
      scan.declarations.lazy.filter { $0.role == .imported && origins.contains($0.path) }
        .compactMap { declaration in declaration.module(giving: heads).map { (declaration.path, $0) } },
      uniquingKeysWith: { first, _ in first })
    self.lines = lines
    self.constants = constants
    isUnchanged = lines?.isEmpty == true && !sites.contains(where: counts)
  }

  /// Whether nothing was found that a rule may ask for.
  package var isEmpty: Bool {
    sites.isEmpty && uses.isEmpty && exceptions.isEmpty && declared.isEmpty && reset == nil
  }

  /// Whether a site counts, by its own lines or by those of the constants that it names.
  func counts(_ site: Site) -> Bool {
    counts(site.place) || site.constants.contains { constants?.holds($0, in: path) ?? true }
  }

  /// Whether a line counts.
  func counts(_ place: SitePlace) -> Bool {
    lines?.contains { $0.overlaps(place.line...max(place.endLine, place.line)) } ?? true
  }

  /// The exceptions from a rule that hold for a place. A file may have as many of them as places.
  func exceptions(from rule: String, at place: SitePlace) -> [ScanException] {
    let lines = place.line...max(place.endLine, place.line)
    let first = exceptionReach.partitioningIndex { $0 >= lines.lowerBound }
    return exceptions[first...].prefix { $0.lines.lowerBound <= lines.upperBound }
      .filter { $0.lines.overlaps(lines) && ($0.rule == nil || $0.rule == rule) }
  }

  /// Whether a place may be changed: its line counts, and no comment excepts it.
  func isOpen(_ place: SitePlace, rule: String) -> Bool {
    counts(place) && exceptions(from: rule, at: place).isEmpty
  }

  /// The file with what takes one half of its motion from an export read by the other half.
  fileprivate func readByHalves(
    _ isExported: (String) -> Bool, as reading: (Site) -> Site
  ) -> CheckedFile {
    let used = uses.filter { isExported($0.symbol) }.map(\.place.range.lowerBound).sorted()
    var file = self
    file.sites = sites.map { site in
      guard !site.isReadable, site.platform.takesCurves else { return site }
      let ranges = [site.place.range, site.place.companion].compactMap(\.self)
      return site.isNamed(isExported) || ranges.contains(where: used.hasOne) ? reading(site) : site
    }
    return file
  }
}

extension Declaration {
  /// The file or package of an import that gives one of some names, or all of them; nil for another. No export gives one
  /// as its default, whatever that is called.
  fileprivate func module(giving names: Set<String>) -> String? {
    guard case .name(let name)? = value else { return nil }
    if name == "default" { return "" }
    return name == Self.withoutName || names.contains(NamePath.head(name)) ? type ?? "" : nil
  }
}

extension Site {
  /// Whether all that could not be read of it are names of exports, which constants may stand for.
  fileprivate func isNamed(_ isExported: (String) -> Bool) -> Bool {
    !undeclared.isEmpty && undeclared.allSatisfy { $0.value.name.map(isExported) == true }
  }
}

extension Value {
  /// The word that it is; nil for numbers and what could not be read.
  var name: String? { if case .text(let text) = self { text } else { nil } }
}

extension AppPlatform {
  /// Whether an export's curve may stand where a motion's is written; elsewhere that stays as it is.
  var takesCurves: Bool {
    switch self {
    case .uikit, .coreanimation, .appkit, .androidView: false
    case .swiftui, .compose, .flutter, .css, .cssInJS, .tailwind, .webJS, .reanimated: true
    }
  }
}

extension [Int] {
  /// Whether one of the offsets, which stand in their order, is in a range.
  fileprivate func hasOne(in range: Range<Int>) -> Bool {
    let next = partitioningIndex { $0 >= range.lowerBound }
    return next < count && range.contains(self[next])
  }
}
