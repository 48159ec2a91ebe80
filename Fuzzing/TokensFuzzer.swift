// A libFuzzer target for tokens of others: the DTCG's, those of tools that differ from it, and Resolver files.

import Presets

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  if let text = try? TokenText([TokenFile(Array(UnsafeBufferPointer(start: data, count: size)))]) { checkTokens(text) }
  return 0
}
