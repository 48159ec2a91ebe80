// A libFuzzer target for tokens of others: the DTCG's, those of tools that differ from it, and Resolver files.

import Presets
import StrictJSON

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  guard var text = try? TokenText(bytes) else { return 0 }
  do {
    try text.registry.checkReferences()
  } catch {
    require(false, "references: \(error)")
  }
  for note in text.notes { require(!note.isEmpty, "a note without a word") }
  guard text.registry.problems.isEmpty else { return 0 }
  let book = RegistrySnapshot(text.registry.presets)
  let resolver = Resolver(book)
  for preset in book.presets {
    do {
      _ = try resolver.motion(named: preset.name)
    } catch {
      require(false, "\(preset.name) is taken and does not resolve: \(error)")
    }
  }
  // What was taken from tokens is right as a registry's own text too.
  var own = RegistryText(canonical(book))
  do {
    try own.checkReferences()
  } catch {
    require(false, "references: \(error)")
  }
  require(own.problems.isEmpty, "what was taken is refused: \(own.problems.first?.message ?? "")")
  return 0
}

private func canonical(_ book: RegistrySnapshot) -> [UInt8] {
  do {
    return Array(try RegistryEncoder.text(of: book).utf8)
  } catch {
    require(false, "it cannot be written: \(error)")
    return []
  }
}
