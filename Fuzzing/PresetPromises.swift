// What every reader of tokens promises, whatever they came from: no note is empty, and what was taken without a problem
// resolves, and is right as a registry's own text too.

import Presets
import StrictJSON

/// Checks what was read of tokens; references are looked up here.
func checkTokens(_ read: TokenText) {
  var text = read
  do {
    try text.registry.checkReferences()
  } catch {
    require(false, "references: \(error)")
  }
  for note in text.notes { require(!note.isEmpty, "a note without a word") }
  for problem in text.registry.problems { require(!problem.message.isEmpty, "a problem without a word") }
  guard text.registry.problems.isEmpty else { return }
  let book = RegistrySnapshot(text.registry.presets)
  let resolver = Resolver(book)
  for preset in book.presets {
    do {
      _ = try resolver.motion(named: preset.name)
    } catch {
      require(false, "\(preset.name) is taken and does not resolve: \(error)")
    }
  }
  var own = RegistryText(canonical(book))
  do {
    try own.checkReferences()
  } catch {
    require(false, "references: \(error)")
  }
  require(own.problems.isEmpty, "what was taken is refused: \(own.problems.first?.message ?? "")")
}

/// The canonical text of presets.
func canonical(_ book: RegistrySnapshot) -> [UInt8] {
  do {
    return Array(try RegistryEncoder.text(of: book).utf8)
  } catch {
    require(false, "it cannot be written: \(error)")
    return []
  }
}
