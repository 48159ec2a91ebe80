/// A curve in a part of the time: `Interval(0.2, 0.7, curve: Curves.easeOut)`.
enum FlutterInterval {
  /// Whether a value is intervals and nothing in it names a curve: it says when something moves, not how.
  static func isBare(_ source: Source, _ range: Range<Int>) -> Bool {
    var isInterval = false
    // More than people write in an argument would only cost time.
    for index in range.prefix(64) where source.kind(index) == .identifier {
      if source.matches(index, "Curves") || source.matches(index, "curve") { return false }
      isInterval =
        isInterval || source.matches(index, "Interval") && source.opens(index + 1, UInt8(ascii: "("))
    }
    return isInterval
  }
}
