import PlainText

/// Turns SVG path data into the pieces of a timing curve, or says where it is not one.
struct PathParser {
  private var scanner: PathScanner
  private var pieces: [PathPiece] = []
  private var current = CurvePoint(x: 0, y: 0)
  /// The control point that S and T mirror, and the command that set it.
  private var mirrored: (point: CurvePoint, command: UInt8)?
  /// Where the command began that is being read.
  private var place = 0

  init(_ svg: String) {
    scanner = PathScanner(svg)
  }

  mutating func parse() throws(MotionError) -> [PathPiece] {
    try readStart()
    var command = UInt8(ascii: "L")
    scanner.skipSeparators(comma: true)
    while !scanner.isAtEnd {
      place = scanner.offset
      if let letter = scanner.letter() {
        command = letter
      } else if !scanner.isAtNumber {
        throw failure("expected a command or a number, found \(scanner.found)")
      }
      try readSegment(command)
      scanner.skipSeparators(comma: true)
    }
    return try closed()
  }

  private mutating func readStart() throws(MotionError) {
    scanner.skipSeparators(comma: false)
    guard let letter = scanner.letter(), letter == UInt8(ascii: "M") || letter == UInt8(ascii: "m") else {
      throw failure("must begin with M, found \(scanner.found)")
    }
    let start = CurvePoint(x: try number(), y: try number())
    guard start.x == 0, start.y == 0 else { throw failure("must start at 0,0") }
  }

  private mutating func readSegment(_ command: UInt8) throws(MotionError) {
    let isRelative = command >= UInt8(ascii: "a")
    let origin = isRelative ? current : CurvePoint(x: 0, y: 0)
    switch command & 0xDF {
    case UInt8(ascii: "L"): try addLine(to: point(origin))
    case UInt8(ascii: "H"): try addLine(to: CurvePoint(x: origin.x + number(), y: current.y))
    case UInt8(ascii: "V"): try addLine(to: CurvePoint(x: current.x, y: origin.y + number()))
    case UInt8(ascii: "C"): try addCubic(point(origin), point(origin), point(origin))
    case UInt8(ascii: "S"): try addCubic(mirror("C"), point(origin), point(origin))
    case UInt8(ascii: "Q"): try addQuadratic(point(origin), point(origin))
    case UInt8(ascii: "T"): try addQuadratic(mirror("Q"), point(origin))
    case UInt8(ascii: "M"): throw failure("a second M would leave a gap")
    default:
      throw failure("\"\(Unicode.Scalar(command))\" cannot be part of a curve; M, L, H, V, C, S, Q and T can")
    }
  }

  private mutating func addLine(to end: CurvePoint) throws(MotionError) {
    let third = CurvePoint(x: current.x + (end.x - current.x) / 3, y: current.y + (end.y - current.y) / 3)
    let twoThirds = CurvePoint(x: end.x - (end.x - current.x) / 3, y: end.y - (end.y - current.y) / 3)
    mirrored = nil
    try add(PathPiece(start: current, control1: third, control2: twoThirds, end: end))
  }

  private mutating func addCubic(
    _ control1: CurvePoint, _ control2: CurvePoint, _ end: CurvePoint
  ) throws(MotionError) {
    mirrored = (control2, UInt8(ascii: "C"))
    try add(PathPiece(start: current, control1: control1, control2: control2, end: end))
  }

  private mutating func addQuadratic(_ control: CurvePoint, _ end: CurvePoint) throws(MotionError) {
    func raised(_ anchor: CurvePoint) -> CurvePoint {
      CurvePoint(
        x: anchor.x + (control.x - anchor.x) * 2 / 3, y: anchor.y + (control.y - anchor.y) * 2 / 3)
    }
    mirrored = (control, UInt8(ascii: "Q"))
    try add(PathPiece(start: current, control1: raised(current), control2: raised(end), end: end))
  }

  private mutating func add(_ piece: PathPiece) throws(MotionError) {
    guard piece.isForward else { throw failure("x goes back here; time cannot") }
    pieces.append(piece)
    current = piece.end
  }

  /// The pieces, the last one ending exactly at 1,1: relative coordinates may miss it by a rounding.
  private func closed() throws(MotionError) -> [PathPiece] {
    guard let last = pieces.last, abs(current.x - 1) <= 1e-6, abs(current.y - 1) <= 1e-6 else {
      throw .invalid(parameter: "path", reason: "must end at 1,1, and ends at \(current.x),\(current.y)")
    }
    let end = PathPiece(
      start: last.start, control1: last.control1, control2: last.control2, end: CurvePoint(x: 1, y: 1))
    return pieces.dropLast() + [end]
  }

  /// The last control point mirrored at the current point, if the command before was of the same family.
  private func mirror(_ family: Unicode.Scalar) -> CurvePoint {
    guard let mirrored, mirrored.command == UInt8(ascii: family) else { return current }
    return CurvePoint(x: 2 * current.x - mirrored.point.x, y: 2 * current.y - mirrored.point.y)
  }

  private mutating func point(_ origin: CurvePoint) throws(MotionError) -> CurvePoint {
    CurvePoint(x: origin.x + (try number()), y: origin.y + (try number()))
  }

  private mutating func number() throws(MotionError) -> Double {
    scanner.skipSeparators(comma: true)
    guard let value = scanner.number() else {
      throw .invalid(
        parameter: "path",
        reason: "expected a number at character \(scanner.offset + 1), found \(scanner.found)")
    }
    return value
  }

  private func failure(_ reason: String) -> MotionError {
    .invalid(parameter: "path", reason: "\(reason) (at character \(place + 1))")
  }
}

/// Reads commands and numbers of SVG path data, and knows where it stands.
private struct PathScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { offset == bytes.count }

  /// Skips white space, and one comma in it where a comma may stand.
  mutating func skipSeparators(comma: Bool) {
    var canSkipComma = comma
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      case UInt8(ascii: ",") where canSkipComma: canSkipComma = false
      default: return
      }
      offset += 1
    }
  }

  /// The next letter, if a letter is next.
  mutating func letter() -> UInt8? {
    guard offset < bytes.count, bytes[offset].isLetter else { return nil }
    offset += 1
    return bytes[offset - 1]
  }

  var isAtNumber: Bool {
    offset < bytes.count && (bytes[offset].isDigit || ".-+".utf8.contains(bytes[offset]))
  }

  /// The next number: a sign, digits with one point, an exponent. A second point or sign begins another
  /// number.
  mutating func number() -> Double? {
    let start = offset
    skip(oneOf: "-+")
    skipDigits()
    if skip(oneOf: ".") { skipDigits() }
    skipExponent()
    guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)), value.isFinite else {
      offset = start
      return nil
    }
    return value
  }

  /// The text at the scanner's place, for messages.
  var found: String {
    guard offset < bytes.count else { return "the end" }
    return "\"\(String(decoding: bytes[offset...].prefix(8), as: UTF8.self))\""
  }

  private mutating func skipExponent() {
    let start = offset
    guard skip(oneOf: "eE") else { return }
    skip(oneOf: "-+")
    let digits = offset
    skipDigits()
    if offset == digits { offset = start }
  }

  /// Skips the next character where it is one of some; whether it was.
  @discardableResult
  private mutating func skip(oneOf characters: String) -> Bool {
    guard offset < bytes.count, characters.utf8.contains(bytes[offset]) else { return false }
    offset += 1
    return true
  }

  private mutating func skipDigits() {
    while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
  }
}
