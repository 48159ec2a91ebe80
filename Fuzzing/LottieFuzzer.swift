// A libFuzzer target for animations of others that take a clip: what comes out is JSON, bears the mark, and has one member
// more than what went in.

import Export
import Presets
import StrictJSON

/// A clip that moves all that a layer has.
private let clip: RegistrySnapshot = {
  let properties = [
    ("opacity", "0", "1"), ("offset", "[0, 0]", "[30, -20]"), ("rotation", "0", "90"), ("scale", "1", "2"),
    ("skewX", "0", "10"), ("cornerRadius", "0", "8"), ("size", "[1, 1]", "[2, 2]"),
    ("fill", "[0, 0, 0]", "[1, 1, 1]"),
  ]
  let initial = properties.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")
  let tracks = properties.map {
    "{\"property\": \"\($0.0)\", \"keyframes\": [{\"type\": \"linear\", \"to\": \($0.2), \"duration\": 0.5}]}"
  }
  let text =
    "{\"format\": \"motionbook/1\", \"presets\": [{\"name\": \"move\", \"kind\": \"clip\", "
    + "\"initial\": {\(initial)}, \"tracks\": [\(tracks.joined(separator: ", "))]}]}"
  return RegistrySnapshot(RegistryText(Array(text.utf8)).presets)
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  require(clip.presets.count == 1, "the clip cannot be read")
  let options = ExportOptions(into: OpenedFile(path: "art.json", bytes: bytes), layer: "L")
  var written: [UInt8] = []
  let output = ExportOutput(note: { require(!$0.isEmpty, "a note without a word") }) { _, body in
    try body { written += $0 }
  }
  do {
    try ExportFormats.named("lottie")?.export(ExportInput(clip, options: options), to: output)
  } catch let error as ExportError {
    require(!error.sentence.isEmpty && written.isEmpty, "an error without a word")
    return 0
  } catch {
    require(false, "an error of another kind: \(error)")
  }
  require(ExportMark.isBorne(by: written), "it bears no mark")
  guard let before = try? JSONDocument(bytes), let after = try? JSONDocument(written) else {
    require(false, "what was written is no JSON")
    return 0
  }
  let isMarked = before.root.member("motionbook") != nil
  require(after.root.count == before.root.count + (isMarked ? 0 : 1), "members came or went")
  return 0
}
