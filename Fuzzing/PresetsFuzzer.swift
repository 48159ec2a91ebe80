// A libFuzzer target for registries as JSON: read, references looked up, every preset resolved, and what is right comes
// back from its canonical text.

import Presets
import StrictJSON

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  var text = RegistryText(bytes)
  do {
    try text.checkReferences()
  } catch {
    require(false, "references: \(error)")
  }
  for problem in text.problems { require(!problem.message.isEmpty, "a problem without a word") }
  let book = RegistrySnapshot(text.presets, settings: text.settings)
  let resolver = Resolver(book)
  for preset in book.presets {
    do {
      let motion = try resolver.motion(named: preset.name)
      require(motion != nil, "\(preset.name) is there and is not found")
    } catch {
      require(!text.problems.isEmpty, "\(preset.name) is accepted and does not resolve: \(error)")
    }
  }
  if text.problems.isEmpty { comesBack(book) }
  return 0
}

private func comesBack(_ book: RegistrySnapshot) {
  let first = canonical(book)
  var again = RegistryText(first)
  do {
    try again.checkReferences()
  } catch {
    require(false, "references: \(error)")
  }
  require(again.problems.isEmpty, "what was written is refused: \(again.problems.first?.message ?? "")")
  require(
    canonical(RegistrySnapshot(again.presets, settings: again.settings)) == first, "it comes back otherwise")
}
