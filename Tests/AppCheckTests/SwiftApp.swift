@testable import AppScan
import Findings
import MotionPhysics
import Presets
import Testing

@testable import AppCheck

/// A small app in Swift and a registry, for tests of what a check says.
struct SwiftApp {
  static let registry = #"""
    {"format": "motionbook/1", "presets": [
      {"name": "fade", "kind": "tween", "duration": 0.3, "curve": "easeInOut"},
      {"name": "old", "kind": "alias", "of": "pop", "deprecated": true},
      {"name": "pop", "kind": "spring", "duration": 0.5, "bounce": 0.3},
      {"name": "retired", "kind": "spring", "duration": 0.9, "deprecated": "pop"}]}
    """#

  let subject: CheckSubject

  init(
    _ files: [(path: String, text: String)], registry: String = registry, lines: [ClosedRange<Int>]? = nil,
    stale: [StaleExport] = [], bare: String = "motion"
  ) throws {
    let text = RegistryText(Array(registry.utf8))
    try #require(text.problems.isEmpty)
    let book = RegistrySnapshot(text.presets)
    var symbols = SymbolTable()
    symbols.add(
      book.presets.map {
        PresetSymbol(
          preset: $0.name.text, use: "Motion.\($0.name)",
          names: ["": "Motion.\($0.name)", "bare": "\(bare)\($0.name)"],
          platforms: [.swiftui], replacement: .always)
      }, roots: ["Motion"], members: book.presets.map { "\(bare)\($0.name)" }, prefixes: [])
    let options = ScanOptions(roots: symbols.roots, members: symbols.members)
    let scans = files.map { Language.swift.scan($0.text, options) }
    var app = ConstantTable()
    for scan in scans { app.add(scan.shared) }
    subject = CheckSubject(
      files: zip(files, scans).map { CheckedFile(path: $0.path, scan: $1, app: app, lines: lines) },
      registry: try RegistryMotions(book), symbols: symbols, staleExports: stale)
  }

  /// One file whose lines stand in a view that asks for less motion.
  init(_ lines: String...) throws {
    try self.init([("Card.swift", Self.view(lines))])
  }

  static func view(_ lines: [String]) -> String {
    "// accessibilityReduceMotion\n" + lines.joined(separator: "\n") + "\n"
  }

  func findings(_ settings: [String: RuleSeverity] = [:], only: [String] = []) -> [Finding] {
    AppChecker(settings: settings, only: only).check(subject)
  }
}
