// A libFuzzer target for variables of Figma: of `export --format figma` and as the plugin API gives them, in more than one
// mode.

import Presets
import StrictJSON

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  guard let root = try? JSONDocument(bytes, dialect: .lenient).root else { return 0 }
  for inputs in [[:], ["Motion": "reduced"], ["": ""]] {
    do throws(JSONProblem) {
      let figma = try FigmaTokens(TokenFile(bytes, name: nil), inputs: inputs)
      require(FigmaTokens.isOne(root), "what is no file of variables is read as one")
      for note in figma.notes { require(!note.isEmpty, "a note without a word") }
      written(figma)
    } catch {
      require(!error.message.isEmpty, "a problem without a word")
    }
  }
  return 0
}

/// The tokens that it makes are JSON, whatever the variables hold, and read as all others.
private func written(_ figma: FigmaTokens) {
  do throws(JSONProblem) {
    _ = try JSONDocument(figma.file.bytes)
  } catch {
    require(false, "the tokens are no JSON: \(error.message)")
  }
  if let text = try? TokenText([figma.file], options: TokenOptions()) { checkTokens(text) }
}
