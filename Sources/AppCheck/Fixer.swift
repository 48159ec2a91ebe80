import AppScan

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
    var result: [UInt8] = []
    var position = 0
    for fix in fixes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard fix.range.lowerBound >= position, fix.range.upperBound <= bytes.count else { continue }
      result += bytes[position..<fix.range.lowerBound]
      result += Array(fix.replacement.utf8)
      position = fix.range.upperBound
    }
    return result + bytes[position...]
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

  /// Works out the fixes.
  ///
  /// - Parameters:
  ///   - subject: The app.
  ///   - bytes: The contents of a file; nil for one that cannot be read any more.
  package init(_ subject: CheckSubject, bytes: (_ file: String) -> [UInt8]?) {
    for (index, file) in subject.files.enumerated() {
      let text = bytes(file.path)
      let shared = Self.sharedRanges(file.sites)
      for (site, verdict) in zip(file.sites, subject.verdicts[index]) {
        guard case .equal(let match) = verdict, file.isOpen(site.place, rule: CheckRule.handWrittenEqual.id)
        else {
          continue
        }
        guard let text else {
          leave(file, site, "the file cannot be read under this name")
          continue
        }
        if shared.contains(site.place.range) {
          leave(file, site, "it is one of several values of a condition")
          continue
        }
        replace(site, match, file, text, subject)
      }
      for use in file.uses where file.isOpen(use.place, rule: CheckRule.deprecatedUse.id) {
        follow(use, file, subject)
      }
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
    _ site: Site, _ match: MotionMatch, _ file: CheckedFile, _ bytes: [UInt8], _ subject: CheckSubject
  ) {
    guard let symbol = subject.symbols.symbol(match.preset, on: site.platform) else {
      return leave(file, site, "no export of the app holds \(match.preset) for \(site.platform.rawValue)")
    }
    let imports = file.uses.contains { subject.symbols.preset(of: $0.symbol) != nil }
    switch symbol.replacement {
    case .never: return leave(file, site, "\(symbol.use) is of another type; put it there by hand")
    case .whereImported where !imports:
      return leave(file, site, "the file does not import \(symbol.use) yet")
    case .whereImported, .always: break
    }
    if site.motion?.speed != 1 { return leave(file, site, "its speed is changed") }
    let writing = FixWriting(bytes: bytes, site: site, match: match, symbol: symbol)
    guard let change = writing.change else {
      return leave(file, site, "only a part of what stands there would be \(match.preset)")
    }
    fixes.append(Fix(file: file.path, range: change.range, replacement: change.text))
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
  }
}
