import AppScan
import PlainText

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
  /// Whether it names what only apps for the Mac have.
  let isOfMac: Bool
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
  /// The places on lines that do not count themselves of motions that the file had not: a line that was taken away, or
  /// that stands elsewhere, says that they are others.
  private var other: Set<SitePlace> = []
  /// Whether nothing that it writes by hand counts.
  private(set) var isUnchanged = false

  /// - Parameters:
  ///   - scan: What was found in the file.
  ///   - app: What all files declare.
  ///   - lines: The lines that count; nil for all of them.
  ///   - constants: The constants of the app whose lines count; nil for all of them.
  ///   - earlier: The motions that it had before its lines changed; nil where they are not known.
  package init(
    path: String, scan: consuming FileScan, app: ConstantTable, lines: [ClosedRange<Int>]? = nil,
    constants: ChangedConstants? = nil, earlier: [Site]? = nil
  ) {
    self.path = path
    sites = scan.takeSites(app: app, path: path)
    let scan = scan
    // A member of the app's own `enum Motion` is none of an export's.
    uses =
      Language(fileName: path) == .swift ? scan.uses.filter { !scan.declares($0, app: app) } : scan.uses
    asksReduced = scan.asksReduced
    isOfMac = scan.isOfMac
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
    if let earlier { other = otherPlaces(than: earlier) }
    isUnchanged = lines?.isEmpty == true && !sites.contains(where: counts)
  }

  /// Whether nothing was found that a rule may ask for.
  package var isEmpty: Bool {
    sites.isEmpty && uses.isEmpty && exceptions.isEmpty && declared.isEmpty && !asksReduced
  }

  /// Whether a site counts, by its own lines or by those of the constants that it names.
  func counts(_ site: Site) -> Bool {
    counts(site.place) || site.constants.contains { constants?.holds($0, in: path) ?? true }
  }

  /// Whether a place counts.
  func counts(_ place: SitePlace) -> Bool {
    guard let lines else { return true }
    return lines.contains { $0.overlaps(place.line...max(place.endLine, place.line)) }
      || other.contains(place)
  }

  /// The places of motions beyond as many of their kind as there were.
  private func otherPlaces(than earlier: [Site]) -> Set<SitePlace> {
    var known: [Site.Meaning: Int] = earlier.reduce(into: [:]) { $0[$1.meaning, default: 0] += 1 }
    var places: Set<SitePlace> = []
    for site in sites where !counts(site) {
      let count = known[site.meaning] ?? 0
      if count > 0 { known[site.meaning] = count - 1 } else { places.insert(site.place) }
    }
    return places
  }

  /// The exceptions from a rule that hold for a place. A file may have as many of them as places.
  func exceptions(from rule: String, at place: SitePlace) -> [ScanException] {
    let lines = place.line...max(place.endLine, place.line)
    let first = exceptionReach.partitioningIndex { $0 >= lines.lowerBound }
    return exceptions[first...].prefix { $0.lines.lowerBound <= lines.upperBound }
      .filter { $0.lines.overlaps(lines) && ($0.rule == nil || $0.rule == rule) }
  }

  /// Whether a place may be changed: it counts, and no comment excepts it.
  ///
  /// - Parameter counts: Whether it counts wherever it stands.
  func isOpen(_ place: SitePlace, rule: String, counts: Bool = false) -> Bool {
    (counts || self.counts(place)) && exceptions(from: rule, at: place).isEmpty
  }

  /// The file with what takes one half of its motion from an export read by the other half.
  func readByHalves(
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
  /// What it writes and how that moves, without its place.
  fileprivate struct Meaning: Hashable {
    let subject: String
    let kind: SiteMotion.Kind?
  }

  fileprivate var meaning: Meaning { Meaning(subject: subject, kind: motion?.kind) }

  /// Whether all that could not be read of it are names of exports, which constants may stand for.
  func isNamed(_ isExported: (String) -> Bool) -> Bool {
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
  func hasOne(in range: Range<Int>) -> Bool {
    let next = partitioningIndex { $0 >= range.lowerBound }
    return next < count && range.contains(self[next])
  }
}
