/// Strings of JavaScript that are CSS by their contents alone.
enum CSSString {
  /// Whether a string may be a motion or a curve; quick.
  static func mayMove(_ source: Source, _ range: Range<Int>) -> Bool {
    guard range.count >= 7, range.count <= ScanLimits.cssString else { return false }
    let bytes = UnsafeBufferPointer(rebasing: source.bytes[range])
    guard !bytes.contains(UInt8(ascii: ";")),
      !bytes.contains(UInt8(ascii: "{")) || bytes.contains(UInt8(ascii: "$"))
    else { return false }
    var before: UInt8 = 0
    for (offset, byte) in bytes.enumerated() {
      // A time: a digit before `s` or `ms` at the end of a word.
      if byte | 0x20 == UInt8(ascii: "s"), before | 0x20 == UInt8(ascii: "m") || isDigit(before),
        offset + 1 == bytes.count || endsTime(bytes[offset + 1])
      {
        return true
      }
      // `cubic-bezier(`
      if byte == UInt8(ascii: "z"), before == UInt8(ascii: "e"), offset + 4 < bytes.count,
        bytes[offset + 4] == UInt8(ascii: "(")
      {
        return true
      }
      before = byte
    }
    return false
  }

  private static func endsTime(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Records the motions of a string that is nothing but a list of motions, one of them with an easing function or a
  /// custom property; or a curve
  /// alone.
  /// - Returns: whether something was recorded.
  static func read(_ text: CSSText, into scan: inout ScanContext) -> Bool {
    let items = CSSDeclaration(valueOf: text.tokens).items(text.tokens).map {
      (range: $0, components: CSSValueParser.components(text, $0))
    }
    guard !items.isEmpty else { return false }
    if items.count == 1, items[0].components.count == 1, case .list = items[0].components[0].value,
      items[0].components[0].kind == .easing
    {
      add(CSSShapes.stringCurve, items[0].components, items[0].range, text, into: &scan)
      return true
    }
    guard items.contains(where: { $0.components.contains(where: isEasing) }),
      items.allSatisfy({ isMotion($0.components) })
    else { return false }
    for item in items { add(CSSShapes.string, item.components, item.range, text, into: &scan) }
    return true
  }

  /// Whether a component is an easing function, or a custom property that may hold one.
  private static func isEasing(_ component: CSSComponent) -> Bool {
    switch (component.kind, component.value) {
    case (.easing, _): true
    case (.reference, .name(let name)): name.hasPrefix("--")
    default: false
    }
  }

  /// Whether each component has a place in `transition` or `animation`, and a time is among them.
  private static func isMotion(_ components: [CSSComponent]) -> Bool {
    let times = components.filter { $0.kind == .time }.count
    let words = components.filter { $0.kind == .word }.count
    return (1...2).contains(times) && words <= 1 && components.filter { $0.kind == .easing }.count <= 1
      && components.filter { $0.kind == .number }.count <= 1 && !components.contains { $0.kind == .other }
  }

  private static func add(
    _ shape: CallShape, _ components: [CSSComponent], _ item: Range<Int>, _ text: CSSText,
    into scan: inout ScanContext
  ) {
    let motion = CSSShorthand(components, text.file)
    guard !motion.isDelayedJump else { return }
    let range = text.range(item)
    scan.add(shape, offset: range.lowerBound, range: range, motion.named, motion.modifiers)
  }
}
