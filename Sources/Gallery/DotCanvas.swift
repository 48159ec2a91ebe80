import PlainText

/// A grid of terminal cells with the dots of several curves: two by four to a cell in braille, one in ASCII.
struct DotCanvas {
  let columns: Int
  let rows: Int
  let usesBraille: Bool

  /// The dots of each cell as braille's eight bits.
  private(set) var dots: [UInt8]
  private(set) var curvesByCell: [[Int]]
  /// The cells of each curve, in the order in which it was drawn.
  private(set) var cellsByCurve: [Int: [Int]] = [:]

  init(columns: Int, rows: Int, usesBraille: Bool) {
    self.columns = columns
    self.rows = rows
    self.usesBraille = usesBraille
    dots = Array(repeating: 0, count: columns * rows)
    curvesByCell = Array(repeating: [], count: columns * rows)
  }

  var dotColumns: Int { columns * dotsAcross }
  var dotRows: Int { rows * dotsDown }
  private var dotsAcross: Int { usesBraille ? 2 : 1 }
  private var dotsDown: Int { Self.dotsDown(usesBraille: usesBraille) }

  static func dotsDown(usesBraille: Bool) -> Int { usesBraille ? 4 : 1 }

  /// Sets a dot of a curve, counted from the left and from the top.
  mutating func set(_ dot: Dot, curve: Int) {
    let cell = dot.y / dotsDown * columns + dot.x / dotsAcross
    dots[cell] |= bit(of: dot)
    guard !curvesByCell[cell].contains(curve) else { return }
    curvesByCell[cell].append(curve)
    cellsByCurve[curve, default: []].append(cell)
  }

  /// Sets a dot of a reference line, which gives way to curves.
  mutating func setBehind(_ dot: Dot) {
    let cell = dot.y / dotsDown * columns + dot.x / dotsAcross
    guard curvesByCell[cell].isEmpty else { return }
    dots[cell] |= bit(of: dot)
  }

  /// The curve that gives a cell its colour or glyph. Where curves run together they take turns along the
  /// row, so that none of them hides the others.
  func owner(of cell: Int) -> Int? {
    let curves = curvesByCell[cell]
    return curves.isEmpty ? nil : curves[cell % columns / 2 % curves.count]
  }

  func isSet(_ dot: Dot) -> Bool {
    dots[dot.y / dotsDown * columns + dot.x / dotsAcross] & bit(of: dot) != 0
  }

  /// The character with a cell's dots, nil without any: braille patterns start at U+2800 and have their
  /// dots as bits.
  func braille(of cell: Int) -> Unicode.Scalar? {
    dots[cell] == 0 ? nil : Unicode.Scalar(UInt16(0x2800) + UInt16(dots[cell]))
  }

  /// Unicode numbers the dots of a braille pattern down the left column, then down the right one, and put the
  /// fourth row in later: The Unicode Standard, section 21.1.
  private func bit(of dot: Dot) -> UInt8 {
    guard usesBraille else { return 1 }
    let row = dot.y % 4
    let isRight = dot.x % 2 == 1
    if row == 3 { return isRight ? 0x80 : 0x40 }
    return 1 << (UInt8(row) + (isRight ? 3 : 0))
  }
}

/// A place on a canvas, in dots from its upper left corner.
struct Dot: Hashable {
  var x: Int
  var y: Int

  /// The dots of a straight line to another one, without this one: Bresenham's algorithm, so that
  /// neighbours touch.
  func line(to end: Dot) -> [Dot] {
    let across = abs(end.x - x)
    let down = abs(end.y - y)
    var error = across - down
    var current = self
    var line: [Dot] = []
    while current != end {
      let doubled = 2 * error
      if doubled > -down {
        error -= down
        current.x += end.x > x ? 1 : -1
      }
      if doubled < across {
        error += across
        current.y += end.y > y ? 1 : -1
      }
      line.append(current)
    }
    return line
  }
}

/// From times and values to the dots of a canvas.
struct DotScale {
  let times: ValueRange
  let values: ValueRange
  let columns: Int
  let rows: Int
  /// The value of the reference line. What differs from it visibly never lies on its row.
  let reference: Double?

  /// A difference from the reference line of this many dots is shown as a whole one. Less would draw a
  /// spring's last thousandths as overshoot; more would hide an overshoot of half a per cent, which people
  /// do see.
  static let visibleDots = 0.125

  init(times: ValueRange, values: ValueRange, columns: Int, rows: Int, reference: Double?) {
    self.times = times
    self.columns = columns
    self.rows = rows
    self.reference = reference
    self.values = Self.withRoom(around: reference, in: values, rows: rows)
  }

  func dot(of point: PlotPoint) -> Dot {
    Dot(x: column(of: point.time), y: row(of: point.value))
  }

  func column(of time: Double) -> Int {
    Int(saturating: (times.share(of: time) * Double(columns - 1)).rounded())
  }

  /// Counted from the top.
  func row(of value: Double) -> Int {
    let height = values.share(of: value) * Double(rows - 1)
    guard let reference, values.contains(reference) else {
      return rows - 1 - Int(saturating: height.rounded())
    }
    let referenceHeight = values.share(of: reference) * Double(rows - 1)
    var nearest = Int(saturating: height.rounded())
    if nearest == Int(saturating: referenceHeight.rounded()) {
      if height - referenceHeight >= Self.visibleDots { nearest += 1 }
      if referenceHeight - height >= Self.visibleDots { nearest -= 1 }
    }
    return rows - 1 - min(max(nearest, 0), rows - 1)
  }

  /// Moves an end of the range outwards where the curves pass the reference line by less than a dot.
  private static func withRoom(around reference: Double?, in range: ValueRange, rows: Int) -> ValueRange {
    guard let reference, range.contains(reference), rows > 4 else { return range }
    let dots = Double(rows - 1)
    var lower = range.lower
    var upper = range.upper
    let above = range.share(of: upper) - range.share(of: reference)
    let below = range.share(of: reference)
    if above * dots >= visibleDots, above * dots < 1 { upper = reference + (reference - lower) / (dots - 1) }
    if below * dots >= visibleDots, below * dots < 1 { lower = reference - (upper - reference) / (dots - 1) }
    return ValueRange(lower: lower, upper: upper)
  }
}
