// A libFuzzer target for StrictJSON: any bytes are read or refused with a place inside them, and what was read comes
// back when it is written.

import StrictJSON

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  do throws(JSONProblem) {
    let document = try JSONDocument(bytes)
    visit(document.root)
    for problem in document.duplicateKeys { check(problem.place, bytes) }
    // A key that stands twice is read, and cannot be written twice.
    if document.duplicateKeys.isEmpty { comesBack(document.root) }
  } catch {
    check(error.place, bytes)
    require(!error.message.isEmpty, "a problem without a word")
  }
  return 0
}

/// Asks everything of a value and of those in it.
private func visit(_ value: JSONValue) {
  require(value.place.line >= 1 && value.place.column >= 1, "a value stands nowhere")
  _ = value.path
  switch value.kind {
  case .object:
    value.forEachMember { _, member in visit(member) }
  case .array:
    value.forEachElement { visit($0) }
  case .string: require(value.string != nil, "a string without text")
  case .number: require(value.number != nil, "a number without value")
  case .bool: require(value.bool != nil, "neither true nor false")
  case .null: break
  }
}

private func comesBack(_ value: JSONValue) {
  let first = written(value)
  do throws(JSONProblem) {
    let second = written(try JSONDocument(first).root)
    require(first == second, "what was written comes back otherwise")
  } catch {
    require(false, "what was written is refused: \(error.message)")
  }
}

private func written(_ value: JSONValue) -> [UInt8] {
  var writer = JSONWriter()
  writer.value(value)
  return writer.takeBytes()
}

private func check(_ place: JSONPlace, _ bytes: [UInt8]) {
  let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
  require(place.line >= 1 && place.line <= lines, "a problem is on line \(place.line) of \(lines)")
  require(place.column >= 1 && place.column <= bytes.count + 1, "a problem is behind the text")
}
