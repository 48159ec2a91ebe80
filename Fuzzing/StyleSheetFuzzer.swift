// A libFuzzer target for style sheets that are imported: custom properties, Tailwind's @theme, Sass variables, keyframes.
// Scripts/fuzz builds it together with the command, so that it sees what is internal.

import Presets
import StrictJSON

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  // Alone in either grammar, and as one of two, whose variables may name each other's.
  let half = size / 2
  let parts = [Array(bytes[..<half]), Array(bytes[half...])]
  for files in [[("a.css", bytes)], [("a.scss", bytes)], [("a.css", parts[0]), ("b.scss", parts[1])]] {
    read(files.map { ImportedFile(name: $0.0, bytes: $0.1) })
  }
  return 0
}

private func read(_ files: [ImportedFile]) {
  var sheets = StyleSheetTokens(files)
  let tokens = sheets.files(isNamed: files.count > 1)
  require(tokens.count == files.count, "files came or went")
  for file in tokens {
    do throws(JSONProblem) {
      _ = try JSONDocument(file.bytes)
    } catch {
      require(false, "the tokens are no JSON: \(error.message)")
    }
  }
  guard let text = try? TokenText(tokens, options: TokenOptions()) else { return }
  checkTokens(text)
  let presets = text.registry.presets
  let notes = sheets.notes(among: Set(presets.map(\.name.text))) + SpringCurves(presets).notes
  for note in notes { require(!note.isEmpty, "a note without a word") }
}
