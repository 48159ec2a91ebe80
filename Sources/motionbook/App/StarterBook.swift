import Findings
import Presets
import StrictJSON
import Validation

/// A survey's registry to begin with, ready to be imported.
enum StarterBook {
  /// The registry with an exception for everything that a rule says of it: it shows an app as it is, and what is
  /// strange about that is for people to change, preset by preset.
  static func clean(_ book: Book) -> Book {
    guard let validator = try? Validator() else { return book }
    var reasons: [String: Set<String>] = [:]
    for finding in validator.validate(ValidationSubject(book)) where finding.severity != .note {
      if let preset = finding.preset { reasons[preset, default: []].insert(finding.rule) }
    }
    return Book(
      book.presets.map { preset in
        var preset = preset
        for rule in reasons[preset.name.text] ?? [] { preset.allow[rule] = "as found in the app" }
        return preset
      })
  }

  /// The registry as JSON.
  static func bytes(_ book: Book) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var encoder = RegistryEncoder { bytes += $0 }
    try encoder.write(settings: book.settings) { body in
      for preset in book.presets { try body(preset) }
    }
    return bytes
  }
}
