import Presets
import StrictJSON
import Testing

/// A file of tokens, read and checked.
struct TokenSample {
  let presets: [Preset]
  let problems: [JSONProblem]
  let notes: [String]

  init(
    _ text: String, over registry: RegistrySnapshot = RegistrySnapshot([]),
    options: TokenOptions = TokenOptions()
  ) throws {
    try self.init([TokenFile(Array(text.utf8))], over: registry, options: options)
  }

  /// Files, read together.
  init(
    _ files: [TokenFile], over registry: RegistrySnapshot = RegistrySnapshot([]),
    options: TokenOptions = TokenOptions()
  ) throws {
    var options = options
    options.isKnown = { registry.preset(named: $0) != nil }
    var read = try TokenText(files, options: options)
    try read.registry.checkReferences(over: registry)
    presets = RegistrySnapshot(read.registry.presets).presets
    problems = read.registry.problems
    notes = read.notes
  }

  /// The presets as the registry's JSON would say them, without quotes, blanks and line ends.
  var text: [String] {
    presets.map { preset in
      var writer = JSONWriter()
      PresetEncoder.write(preset, to: &writer)
      return String(decoding: writer.bytes, as: UTF8.self).filter { !$0.isWhitespace && $0 != "\"" }
    }
  }

  /// Whether some note holds all of the words.
  func notes(_ words: String...) -> Bool { notes.contains { note in words.allSatisfy(note.contains) } }
}
