import PlainText
import Presets
import Registry

/// The registry that a reading command reads: a registry's file, or all of one in memory.
protocol RegistrySource: PresetSource {
  /// All names, sorted.
  func names() throws -> [String]
  /// The presets that mention a preset, sorted.
  func users(of name: PresetName) throws -> [PresetName]
  /// All of it in memory.
  func book() throws -> RegistrySnapshot
  var settings: Settings { get throws }
  /// Runs the body on one state of a registry's file, which is locked and looked at once and not for every question.
  func read<Value>(_ body: () throws -> Value) throws -> Value
}

extension RegistryStore: RegistrySource {}

extension RegistrySnapshot: RegistrySource {
  func names() -> [String] { presets.map(\.name.text) }
  func users(of name: PresetName) -> [PresetName] { users()[name] ?? [] }
  func book() -> RegistrySnapshot { self }
  func read<Value>(_ body: () throws -> Value) throws -> Value { try body() }
}

extension RegistrySource {
  func existingPreset(named name: PresetName) throws -> Preset {
    guard let preset = try preset(named: name) else { throw try unknown(name) }
    return preset
  }

  func unknown(_ name: PresetName) throws -> RegistryError {
    .unknown(name, suggestion: Suggestions.nearest(to: name.text, among: try names()))
  }
}

/// The motion that a NAME on the command line stands for: a preset's, or a literal.
struct NamedMotion {
  /// The name, or the literal as it was typed.
  let name: String
  /// The preset; nil for a literal.
  let preset: Preset?
  let motion: Motion
}

extension RegistrySource {
  /// The preset or literal that a word of the command line names, resolved.
  func namedMotion(_ word: String, resolver: Resolver) throws -> NamedMotion {
    if let literal = try literal(word) {
      return NamedMotion(name: word, preset: nil, motion: try motion(of: literal, resolver: resolver))
    }
    let preset = try existingPreset(named: PresetName(word))
    return NamedMotion(name: preset.name.text, preset: preset, motion: try resolver.keptMotion(of: preset))
  }

  /// The motion that a word of the command line writes out, such as `ease-in-out`, which no preset is called; nil for
  /// names.
  func literal(_ word: String) throws -> Content? {
    if MotionText.isMotion(word) { return try MotionText.parse(word) }
    if let name = try? PresetName(word), try preset(named: name) != nil { return nil }
    return MotionText.word(word)
  }

  /// The motion of a literal. A curve that it mentions may be misspelt.
  func motion(of literal: Content, resolver: Resolver) throws -> Motion {
    do {
      return try resolver.motion(of: literal)
    } catch let error as ResolutionError {
      throw Failure(error.sentence + error.suggestion(among: try names()))
    }
  }
}
