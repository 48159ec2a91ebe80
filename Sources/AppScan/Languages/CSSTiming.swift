import MotionPhysics

/// The easing functions of CSS Easing 2.
package enum CSSEasing {
  /// The control points of the keywords that are cubic Beziers.
  static let keywords: [String: [Double]] = [
    "ease": [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1],
    "ease-in-out": [0.42, 0, 0.58, 1], "linear": [0, 0, 1, 1],
  ]

  /// The names of those with arguments.
  package static let functions: Set<String> = ["cubic-bezier", "linear", "steps"]

  /// Whether a word is an easing function.
  package static func isKeyword(_ word: String) -> Bool {
    keywords[word] != nil || word == "step-start" || word == "step-end"
  }

  /// The curve that a keyword, `steps(…)` or `linear(…)` means; nil for any other text.
  static func curve(_ text: String) -> SiteCurve? {
    if let points = keywords[text] { return SiteCurve(bezier: points, name: text) }
    if text == "step-start" { return steps(["1", "start"], text) }
    if text == "step-end" { return steps(["1", "end"], text) }
    guard text.last == ")", let opening = text.firstIndex(of: "(") else { return nil }
    let arguments = text[text.index(after: opening)...].dropLast().split(separator: ",").map {
      $0.split(separator: " ").map(String.init)
    }
    switch text[..<opening] {
    case "steps": return steps(arguments.compactMap(\.first), text)
    case "linear": return points(arguments, text)
    default: return nil
    }
  }

  /// The control points of `cubic-bezier(…)` as text, nil where one is no number; nil for any other text.
  static func controlPoints(_ text: String) -> [Double?]? {
    guard text.hasPrefix("cubic-bezier("), text.last == ")" else { return nil }
    return text.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",").map { part in
      Double(part.filter { $0 != " " })
    }
  }

  /// White space as in CSS that a person would write on one line.
  static func spelled(_ text: String) -> String {
    let words = text.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
    var line = ""
    for word in words {
      if !line.isEmpty, line.last != "(", word != ")", word != "," { line += " " }
      line += word
    }
    return line
  }

  private static func steps(_ arguments: [String], _ name: String) -> SiteCurve? {
    guard let first = arguments.first, let count = Int(first) else { return nil }
    let word = arguments.count > 1 ? arguments[1] : "end"
    let jump = StepsCurve.Jump(rawValue: word.hasPrefix("jump-") ? String(word.dropFirst(5)) : word)
    guard let jump, let curve = try? StepsCurve(count: count, jump: jump) else { return nil }
    return SiteCurve(.steps(curve), name: name)
  }

  /// The stops of `linear()`: an output with up to two inputs. Inputs that are left out lie evenly between their
  /// neighbours, and none is before an earlier one (CSS Easing 2, 2.2.1).
  private static func points(_ arguments: [[String]], _ name: String) -> SiteCurve? {
    var stops: [(x: Double?, y: Double)] = []
    for words in arguments {
      let inputs = words.filter { $0.last == "%" }.map { Double($0.dropLast()) }
      let outputs = words.filter { $0.last != "%" }.map(Double.init)
      guard outputs.count == 1, let output = outputs[0], inputs.count <= 2, !inputs.contains(nil) else {
        return nil
      }
      stops += inputs.isEmpty ? [(nil, output)] : inputs.map { ($0.map { $0 / 100 }, output) }
    }
    guard stops.count > 1 else { return nil }
    stops[0].x = stops[0].x ?? 0
    var furthest = 0.0
    for index in stops.indices {
      if index == stops.count - 1, stops[index].x == nil { stops[index].x = max(1, furthest) }
      guard let x = stops[index].x else { continue }
      furthest = index == 0 ? x : max(furthest, x)
      stops[index].x = furthest
    }
    guard let curve = try? PointsCurve(points: filled(stops)) else { return nil }
    return SiteCurve(.points(curve), name: name)
  }

  private static func filled(_ stops: [(x: Double?, y: Double)]) -> [CurvePoint] {
    var points: [CurvePoint] = []
    var index = 0
    while index < stops.count {
      if let x = stops[index].x {
        points.append(CurvePoint(x: x, y: stops[index].y))
        index += 1
        continue
      }
      let before = points.last?.x ?? 0
      let next = stops[index...].firstIndex { $0.x != nil } ?? stops.count
      let after = next < stops.count ? stops[next].x ?? 1 : 1
      let gap = (after - before) / Double(next - index + 1)
      for offset in index..<next {
        points.append(CurvePoint(x: before + gap * Double(offset - index + 1), y: stops[offset].y))
      }
      index = next
    }
    return points
  }
}

/// Times that a source writes as a literal.
enum CSSTime {
  /// Whether a time may stand in bytes: an `s` behind a digit, or behind a digit and an `m`.
  @Sendable static func stands(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 1
    while let found = ByteSearch.first(UInt8(ascii: "s"), in: bytes, from: start) {
      if isDigit(bytes[found - 1]) { return true }
      if bytes[found - 1] == UInt8(ascii: "m"), found > 1, isDigit(bytes[found - 2]) { return true }
      start = found + 1
    }
    return false
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// The seconds of a literal; nil for anything else.
  static func seconds(_ value: Expression) -> Double? {
    guard case .number(let amount, let unit) = value else { return nil }
    switch unit {
    case "s": return amount
    case "ms": return amount / 1000
    default: return nil
    }
  }

  /// Whether a duration is too short to be seen: what switches motion off but still fires the events of its end
  /// (`0.01ms`), and what an animation driven by scrolling has to say (`1ms`). Where a rule holds only for who wants
  /// less motion, 0 says the same.
  static func isSwitchedOff(_ value: Expression, _ inReduced: Bool) -> Bool {
    guard let seconds = seconds(value) else { return false }
    return seconds <= 0.001 && (seconds > 0 || inReduced && seconds == 0)
  }
}
