import CommandLineKit
import Presets
import Registry

/// What stands where a NAME is taken: a preset, or a motion itself.
struct NamedMotion {
  /// The name, or the literal as it was typed.
  let name: String
  /// The preset; nil for a literal.
  let preset: Preset?
  /// What it does.
  let motion: Motion
}

extension Library {
  /// The preset or literal that a word of the command line says, resolved.
  func namedMotion(_ word: String, resolver: Resolver) throws -> NamedMotion {
    if MotionLiteral.isLiteral(word) {
      let content = try MotionLiteral.parse(word)
      return NamedMotion(name: word, preset: nil, motion: try resolver.motion(of: content))
    }
    let preset = try existingPreset(named: PresetName(word))
    return NamedMotion(name: preset.name.text, preset: preset, motion: try resolver.motion(of: preset))
  }
}

/// The registry for a command that needs one only if a preset is named: a literal alone works without.
extension RegistryOptions {
  func library(for words: [String], _ console: Console) throws -> Library {
    let needsRegistry = words.contains { word in
      !MotionLiteral.isLiteral(word) || word.contains("base=") || word.contains("curve=")
    }
    if needsRegistry || registry != nil { return try library(console) }
    return .book(Book([]))
  }
}

/// A time of the command line: `0.4`, `0.4s`, `400ms`.
struct Time: ArgumentValue {
  let seconds: Double

  init(argument: String) throws { seconds = try Seconds.parse(argument) }

  init(_ seconds: Double) { self.seconds = seconds }

  static var typeName: String { "a time" }
  var argumentText: String { "\(seconds)" }
}
