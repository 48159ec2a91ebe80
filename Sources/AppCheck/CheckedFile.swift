import AppScan

/// A source file of an app with what was found in it.
package struct CheckedFile: Sendable {
  /// Its path as reports name it.
  package let path: String
  /// The motions that it writes by hand.
  package let sites: [Site]
  /// Where it uses names that may come from an export.
  package let uses: [SymbolUse]
  /// Whether it asks somewhere if the person wants less motion.
  package let asksReduced: Bool
  /// The exceptions that its comments make, in the order of their lines.
  package let exceptions: [ScanException]
  /// For each exception, the last line that it or one before it holds for.
  private let exceptionReach: [Int]
  /// Names with dashes that the file itself declares, which no export need know.
  package let declared: Set<String>
  /// The lines that count; nil for all of them.
  package let lines: [ClosedRange<Int>]?

  /// Makes a file.
  /// - Parameters:
  ///   - scan: What was found in the file.
  ///   - app: What all files declare.
  ///   - lines: The lines that count; nil for all of them.
  package init(path: String, scan: FileScan, app: ConstantTable, lines: [ClosedRange<Int>]? = nil) {
    self.path = path
    sites = scan.sites(app: app)
    uses = scan.uses
    asksReduced = scan.asksReduced
    exceptions = scan.exceptions.sorted { $0.lines.lowerBound < $1.lines.lowerBound }
    var last = 0
    exceptionReach = exceptions.map { exception in
      last = max(last, exception.lines.upperBound)
      return last
    }
    declared = Set(scan.declarations.map(\.path).filter { $0.hasPrefix("--") })
    self.lines = lines
  }

  /// Whether nothing was found that a rule may ask for.
  package var isEmpty: Bool { sites.isEmpty && uses.isEmpty && exceptions.isEmpty && declared.isEmpty }

  /// Whether a line counts.
  func counts(_ place: SitePlace) -> Bool {
    guard let lines else { return true }
    return lines.contains { $0.overlaps(place.line...max(place.endLine, place.line)) }
  }

  /// The exceptions from a rule that hold for a place. A file may have as many of them as places.
  func exceptions(from rule: String, at place: SitePlace) -> [ScanException] {
    let lines = place.line...max(place.endLine, place.line)
    var (low, high) = (0, exceptionReach.count)
    while low < high {
      let middle = (low + high) / 2
      if exceptionReach[middle] < lines.lowerBound { low = middle + 1 } else { high = middle }
    }
    return exceptions[low...].prefix { $0.lines.lowerBound <= lines.upperBound }
      .filter { $0.lines.overlaps(lines) && ($0.rule == nil || $0.rule == rule) }
  }
}
