/// A grid of terminal cells with the dots of several curves: two by four to a cell in braille, one in ASCII.
struct DotCanvas {
  let columns: Int
  let rows: Int
  let usesBraille: Bool

  /// The dots of each cell as braille's eight bits.
  private(set) var dots: [UInt8]
  /// The curves that touch each cell.
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
