/// Stops as text.
enum StopText {
  /// `linear(0, 0.5 12.5%, …, 1)`, on one line.
  /// - Parameter heights: the heights of the stops without a percentage.
  static func linear(_ stops: [Stop], heights: [DecimalNumber?]) -> String {
    var text = [UInt8]("linear(".utf8)
    text.reserveCapacity(16 * stops.count)
    for (index, stop) in stops.enumerated() {
      if index > 0 { text += [UInt8(ascii: ","), UInt8(ascii: " ")] }
      if let height = heights[index] {
        height.write(to: &text)
        continue
      }
      stop.height.write(to: &text)
      // CSS puts the first stop at 0 % and the last at 100 %.
      let isImplied =
        (index == 0 && stop.percent.units == 0)
        || (index == stops.count - 1 && stop.percent == hundred)
      if isImplied { continue }
      text.append(UInt8(ascii: " "))
      stop.percent.write(to: &text)
      text.append(UInt8(ascii: "%"))
    }
    text.append(UInt8(ascii: ")"))
    return String(decoding: text, as: UTF8.self)
  }

  /// SVG path data, `M0,0 L0.125,0.5 … L1,1`.
  static func path(_ stops: [Stop]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(16 * stops.count)
    for (index, stop) in stops.enumerated() {
      if index > 0 { text.append(UInt8(ascii: " ")) }
      text.append(index == 0 ? UInt8(ascii: "M") : UInt8(ascii: "L"))
      stop.percent.hundredth.write(to: &text)
      text.append(UInt8(ascii: ","))
      stop.height.write(to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let hundred = DecimalNumber(units: 100, decimals: 0)
}
