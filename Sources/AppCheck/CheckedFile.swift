import AppScan

/// A source file of an app with what was found in it.
public struct CheckedFile: Sendable {
  /// Its path as reports name it.
  public let path: String
  /// The motions that it writes by hand.
  public let sites: [Site]
  /// Where it uses names that may come from an export.
  public let uses: [SymbolUse]
  /// Whether it asks somewhere if the person wants less motion.
  public let asksReduced: Bool
  /// The exceptions that its comments make.
  public let exceptions: [ScanException]
  /// Names with dashes that the file itself declares, which no export need know.
  public let declared: Set<String>
  /// The lines that count; nil for all of them.
  public let lines: [ClosedRange<Int>]?

  /// Makes a file.
  /// - Parameters:
  ///   - scan: What was found in the file.
  ///   - app: What all files declare.
  ///   - lines: The lines that count; nil for all of them.
  public init(path: String, scan: FileScan, app: ConstantTable, lines: [ClosedRange<Int>]? = nil) {
    self.path = path
    sites = scan.sites(app: app)
    uses = scan.uses
    asksReduced = scan.asksReduced
    exceptions = scan.exceptions
    declared = Set(scan.declarations.map(\.path).filter { $0.hasPrefix("--") })
    self.lines = lines
  }

  /// Whether nothing was found that a rule may ask for.
  public var isEmpty: Bool { sites.isEmpty && uses.isEmpty && exceptions.isEmpty && declared.isEmpty }

  /// Whether a line counts.
  func counts(_ place: SitePlace) -> Bool {
    guard let lines else { return true }
    return lines.contains { $0.overlaps(place.line...max(place.endLine, place.line)) }
  }
}
