/// Finds AppKit's animation contexts and what is set on them.
enum AppKitReader: PlatformReader {
  static let shapes = [CoreAnimationShapes.context]
  static let words = ["NSAnimationContext", "runAnimationGroup"]

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    let found =
      word == "runAnimationGroup" ? group(source, index) : current(source, index) ?? declared(source, index)
    AppleProperties.record(found, source, &scan, duration: CoreAnimationShapes.context)
  }

  /// `runAnimationGroup { context in … }` and `runAnimationGroup({ $0.duration = … }, completionHandler: …)`.
  private static func group(_ source: Source, _ index: Int) -> [SwiftReceiver.Assignment] {
    var block = index + 1
    if source.opens(block, UInt8(ascii: "(")) {
      block += 1
      if source.matches(block + 1, ":") { block += 2 }
      if let closing = source.partner(index + 1), closing == block { block = closing + 1 }
    }
    guard source.opens(block, UInt8(ascii: "{")) else { return [] }
    if let name = parameter(source, block), let receiver = SwiftReceiver(source, name: name) {
      return receiver.assignments(after: block + 1)
    }
    // `$0` need not be what the block begins with.
    for index in block + 1..<min(block + ScanLimits.animationGroup, source.count)
    where source.matches(index, "$0") {
      return SwiftReceiver(source, name: index)?.assignments(after: block + 1) ?? []
    }
    return []
  }

  /// The name of a closure's only parameter: `{ context in`, `{ [weak self] (context) in`.
  private static func parameter(_ source: Source, _ block: Int) -> Int? {
    var index = block + 1
    if source.opens(index, UInt8(ascii: "[")), let closing = source.partner(index) { index = closing + 1 }
    let isBracketed = source.opens(index, UInt8(ascii: "("))
    if isBracketed { index += 1 }
    guard source.kind(index) == .identifier else { return nil }
    let isParameter = source.matches(index + 1, "in") || isBracketed || source.matches(index + 1, ":")
    return isParameter ? index : nil
  }

  /// `NSAnimationContext.current.duration = …`; `current()` before Swift 3.
  private static func current(_ source: Source, _ index: Int) -> [SwiftReceiver.Assignment]? {
    guard source.matches(index + 1, "."), source.matches(index + 2, "current") else { return nil }
    let dot = source.opens(index + 3, UInt8(ascii: "(")) ? index + 5 : index + 3
    guard source.matches(dot, ".") else { return nil }
    guard let first = SwiftReceiver.assignment(source, property: dot + 1, start: index) else { return [] }
    return [first]
  }

  /// `let context: NSAnimationContext` and parameters.
  private static func declared(_ source: Source, _ index: Int) -> [SwiftReceiver.Assignment] {
    SwiftReceiver(source, type: index)?.assignments(after: index) ?? []
  }
}
