/// Tailwind's utility classes in strings: `duration-300 ease-out`.
enum TailwindClasses {
  /// The call shapes.
  static var shapes: [CallShape] { TailwindShapes.all }

  /// Reads the classes in a string. Does nothing, and cheaply, for a string that holds none or is no class list.
  /// - Parameters:
  ///   - range: the bytes between the quotes; of a template, the text between two interpolations.
  ///   - isApplied: whether the place says that these are classes, as `className=` and `@apply` do; else a string
  ///     that is nothing but `ease-out` is taken for CSS's own easing function.
  static func read(
    _ source: Source, contents range: Range<Int>, isApplied: Bool = false, into scan: inout ScanContext
  ) {
    let bytes = source.bytes
    guard mayHold(bytes, range, scan.options) else { return }
    var tokens: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, !isSpace(bytes[index]) { index += 1 }
      if index > start {
        tokens.append(start..<index)
        if !isApplied, endsClasses(bytes, start..<index) { return }
      }
      index += 1
    }
    for token in tokens where mayMove(bytes, token) || !scan.options.prefixes.isEmpty {
      read(source, token, isAlone: tokens.count == 1 && !isApplied, into: &scan)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }

  /// What stands in no list of classes: a semicolon, a colon before white space, and CSS's own times.
  private static func endsClasses(_ bytes: UnsafeBufferPointer<UInt8>, _ token: Range<Int>) -> Bool {
    let last = bytes[token.upperBound - 1]
    if last == UInt8(ascii: ":") || last == UInt8(ascii: ";") { return true }
    guard last == UInt8(ascii: "s") || last == UInt8(ascii: ","),
      bytes[token.lowerBound] &- UInt8(ascii: "0") < 10
    else {
      return UnsafeBufferPointer(rebasing: bytes[token]).contains(UInt8(ascii: ";"))
    }
    return true
  }

  /// Whether one of the utilities may stand in a range; one look at each byte.
  private static func mayHold(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ options: ScanOptions
  ) -> Bool {
    guard range.count >= 7 else { return false }
    if mayMove(bytes, range) { return true }
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    return options.prefixes.contains { ByteSearch.contains(text, Array($0.utf8)) }
  }

  /// Whether `duration-`, `ease-` or `delay-` may stand in a range, by the letters before a dash.
  private static func mayMove(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count >= 7 else { return false }
    for index in range.lowerBound + 4..<range.upperBound where bytes[index] == UInt8(ascii: "-") {
      let last = bytes[index - 1]
      let before = bytes[index - 2]
      if last == UInt8(ascii: "n"), before == UInt8(ascii: "o") { return true }
      if last == UInt8(ascii: "e"), before == UInt8(ascii: "s") { return true }
      if last == UInt8(ascii: "y"), before == UInt8(ascii: "a") { return true }
    }
    return false
  }

  private static func read(_ source: Source, _ token: Range<Int>, isAlone: Bool, into scan: inout ScanContext)
  {
    let utility = TailwindUtility(source, token)
    let name = utility.name
    if scan.options.prefixes.contains(where: { name.hasPrefix($0) }) {
      return scan.addUse(name, utility.range, in: source)
    }
    if let variable = utility.variable, scan.options.prefixes.contains(where: { variable.hasPrefix($0) }) {
      return scan.addUse(variable, utility.range, in: source)
    }
    guard let (api, argument) = utility.motion, let shape = TailwindShapes.shape(api) else { return }
    if isAlone, api == "Tailwind.ease", utility.range == token { return }
    scan.add(
      shape, offset: token.lowerBound, range: utility.range, in: source, arguments: [argument],
      library: CSSMotions.library)
  }
}
