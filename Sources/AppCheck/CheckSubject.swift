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
  /// Registries as they were before, the one first that is asked first.
  let pasts: [EarlierRegistry]
  /// From which distance on a motion is another one.
  let thresholds: CheckThresholds
  /// The names that the app itself declares in the manner of exports, or adds to what an export makes.
  let declared: Set<String>
  /// How each site compares, by the file's place among the files and the site's among its sites.
  let verdicts: [[Verdict]]
  /// The presets as variables that no file declares.
  let variables: PresetVariables
  /// Why the tool of a file's classes reads none of an export; nil where it does, or nothing says the tool.
  private let classObstacle: (_ symbol: PresetSymbol, _ file: String) -> String?
  /// The motions of the files that count.
  private let motions: MotionCount

  package init(
    files: [CheckedFile], registry: RegistryMotions, symbols: SymbolTable, staleExports: [StaleExport] = [],
    since earlier: EarlierRegistry? = nil, pasts: [EarlierRegistry] = [],
    thresholds: CheckThresholds = CheckThresholds(),
    classObstacle: @escaping (_ symbol: PresetSymbol, _ file: String) -> String? = { _, _ in nil }
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
    self.pasts = [earlier].compactMap(\.self) + pasts
    self.thresholds = thresholds
    self.classObstacle = classObstacle
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
        let names = file.uses.filter { use in
          symbols.isOfRegistry(use, declared)
            && symbols.symbol(ofClass: use.symbol).flatMap { classObstacle($0, file.path) } == nil
        }
        .map { (place: $0.place, part: symbols.half(saidBy: $0.symbol)) }
        .sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
        motions.add(Array(zip(file.sites.map(\.place), origins)), uses: names)
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

  /// Why a use is a class that the tool of the file's classes does not read; nil for all else.
  func unreadClass(_ use: SymbolUse, in file: CheckedFile) -> String? {
    symbols.symbol(ofClass: use.symbol).flatMap { classObstacle($0, file.path) }
  }

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
