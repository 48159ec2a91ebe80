// A libFuzzer target for .motionbook.json; Scripts/fuzz builds it together with the command, so that it sees what is
// internal.

import Registry
import StrictJSON

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  do {
    let file = try ProjectFile(path: "/project/\(ProjectFile.fileName)", bytes)
    for export in file.exports { require(!export.content.name.isEmpty, "an export has no format") }
  } catch let error as RegistryError {
    require(!error.sentence.isEmpty, "an error without a word")
  } catch {
    require(false, "an error of another kind: \(error)")
  }
  return 0
}
