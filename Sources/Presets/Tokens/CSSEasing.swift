import MotionPhysics

/// CSS's easing functions as text (CSS Easing Functions Level 2).
package enum CSSEasing {
  private static let keywords: [String: CurveShape] = [
    "linear": .bezier(x1: 0, y1: 0, x2: 1, y2: 1), "ease": .bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
    "ease-in": .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1), "ease-out": .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1),
    "ease-in-out": .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1),
    "step-start": .steps(1, jump: .start), "step-end": .steps(1, jump: .end),
  ]

  /// Whether a text is meant as an easing function.
  package static func isEasing(_ text: String) -> Bool {
    keywords[text] != nil || ["cubic-bezier(", "steps(", "linear("].contains { text.hasPrefix($0) }
  }

  /// The curve of a text; four numbers alone are control points.
  ///
  /// - Throws: ``LiteralError`` where it is none.
  package static func shape(_ text: String) throws(LiteralError) -> CurveShape {
    let text = String(text.lowercased().drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    if let shape = keywords[text] { return shape }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return try CurveText.bezier(text) }
    let inside = String(text[text.index(after: open)...].dropLast())
    return switch text[..<open] {
    case "cubic-bezier": try CurveText.bezier(inside)
    case "steps": try CurveText.steps(inside)
    case "linear": try CurveText.checked(.points(try stops(inside)))
    default: throw LiteralError("\"\(text)\" is no easing function")
    }
  }

  /// The points of a `linear()` function: an output with none, one or two inputs each.
  private static func stops(_ text: String) throws(LiteralError) -> [CurvePoint] {
    var points: [(x: Double?, y: Double)] = []
    for stop in text.split(separator: ",") {
      var inputs: [Double] = []
      var outputs: [Double] = []
      for part in stop.split(separator: " ") {
        if part.hasSuffix("%"), let number = Seconds.finite(part.dropLast()) {
          inputs.append(number / 100)
        } else if let number = Seconds.finite(part) {
          outputs.append(number)
        } else {
          throw LiteralError("\"\(stop)\" is no stop of a linear() function")
        }
      }
      guard outputs.count == 1, inputs.count <= 2 else {
        throw LiteralError("\"\(stop)\" is no stop of a linear() function")
      }
      points += inputs.isEmpty ? [(nil, outputs[0])] : inputs.map { ($0, outputs[0]) }
    }
    return placed(points)
  }

  /// Gives every point its input: the ends 0 and 1, none before the one to its left, the others evenly between.
  private static func placed(_ points: [(x: Double?, y: Double)]) -> [CurvePoint] {
    var points = points
    guard let last = points.indices.last else { return [] }
    if points[0].x == nil { points[0].x = 0 }
    if points[last].x == nil { points[last].x = 1 }
    var largest = -Double.infinity
    for index in points.indices {
      guard let x = points[index].x else { continue }
      largest = max(largest, x)
      points[index].x = largest
    }
    var result: [CurvePoint] = []
    var previous = 0
    for index in points.indices {
      guard let x = points[index].x else { continue }
      let start = result.last?.x ?? x
      for between in (previous + 1)..<max(previous + 1, index) {
        let share = Double(between - previous) / Double(index - previous)
        result.append(CurvePoint(x: start + (x - start) * share, y: points[between].y))
      }
      result.append(CurvePoint(x: x, y: points[index].y))
      previous = index
    }
    return result
  }
}
