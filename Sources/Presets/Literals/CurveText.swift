import MotionPhysics
import PlainText

package enum CurveText {
  /// Two control points, separated by colons or commas: `0.4:0:0.2:1`, or as CSS writes them: `cubic-bezier(0.4, 0,
  /// 0.2, 1)`.
  package static func bezier(_ text: String) throws(LiteralError) -> CurveShape {
    if EasingText.isMeant(text) {
      guard case .bezier(let x1, let y1, let x2, let y2) = try CurveShape(css: text) else {
        throw LiteralError("\(text) is a curve, and no cubic Bezier")
      }
      return .bezier(x1: x1, y1: y1, x2: x2, y2: y2)
    }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "," || $0 == " " })
    let numbers = parts.compactMap { DecimalText.finite($0) }
    guard parts.count == 4, numbers.count == 4 else {
      throw LiteralError("bezier is \"\(text)\", and must be four numbers x1:y1:x2:y2, such as 0.4:0:0.2:1")
    }
    let shape = CurveShape.bezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    return try shape.checked(LiteralError.init)
  }

  /// Steps: a count, and where they jump: `4`, `4,jump-end`, `4:start`.
  package static func steps(_ text: String) throws(LiteralError) -> CurveShape {
    if text.hasPrefix("steps("), EasingText.isMeant(text) { return try CurveShape(css: text) }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "," || $0 == " " })
    guard let first = parts.first, let count = Int(first), parts.count <= 2 else {
      throw LiteralError("steps is \"\(text)\", and must be a count and where they jump, such as 4,jump-end")
    }
    guard parts.count == 2 else { return try CurveShape.steps(count, jump: nil).checked(LiteralError.init) }
    let word = parts[1].hasPrefix("jump-") ? parts[1].dropFirst(5) : parts[1]
    guard let jump = StepsCurve.Jump(rawValue: String(word)) else {
      throw LiteralError("steps jump at start, end, none or both, not at \"\(parts[1])\"")
    }
    return try CurveShape.steps(count, jump: jump).checked(LiteralError.init)
  }

  /// Straight lines as CSS writes them: `linear(0, 0.5 20%, 1)`; nil for any other text.
  package static func lines(_ text: String) throws(LiteralError) -> CurveShape? {
    text.hasPrefix("linear(") ? try CurveShape(css: text) : nil
  }

  /// A curve as CSS writes it, a keyword or a function; nil for any other text.
  package static func css(_ text: String) throws(LiteralError) -> CurveReference? {
    guard EasingText.isMeant(text) else { return nil }
    let shape = try CurveShape(css: text)
    let isKeyword = !text.contains("(")
    if isKeyword, let curve = try? shape.unitCurve(),
      let named = UnitCurve.named.first(where: { $0.bezier == curve.bezier && curve.bezier != nil })
    {
      return .named(named)
    }
    return .inline(shape)
  }

  /// The words that may stand where a curve's name is typed, beside presets: for suggestions.
  package static let names =
    UnitCurve.named.compactMap(\.name) + ["ease", "ease-in", "ease-out", "ease-in-out"]

  /// A curve's name, one of SwiftUI's or CSS's or a preset's, or a function of CSS.
  package static func reference(_ text: String) throws(LiteralError) -> CurveReference {
    if let named = UnitCurve(name: text) { return .named(named) }
    if let curve = try css(text) { return curve }
    if !PresetName.followsGrammar(text),
      let near = Suggestions.nearest(to: text, among: names)
    {
      throw LiteralError("there is no curve \"\(text)\"; did you mean \(near)?")
    }
    return .preset(try SpringText.name(text))
  }
}

/// A tween's duration as people type it: a time, or a preset's name.
package enum DurationText {
  /// The duration of a text.
  package static func reference(_ text: String) throws(LiteralError) -> DurationReference {
    let isNumberWord = ["inf", "infinity", "nan"].contains(text)
    if let first = text.unicodeScalars.first, ("a"..."z").contains(first), !isNumberWord {
      return .preset(try SpringText.name(text))
    }
    let seconds = try Seconds.parse(text, for: "duration")
    if !Ranges.duration.contains(seconds) {
      throw LiteralError(Ranges.duration.refusal(of: "duration", text))
    }
    return .seconds(seconds)
  }
}

extension CurveShape {
  /// The curve of an easing function in CSS's words; four numbers alone are control points.
  ///
  /// - Throws: ``LiteralError`` where it is none.
  package init(css text: String) throws(LiteralError) {
    let text = text.lowercased().trimmingSpaces
    guard EasingText.isMeant(text) || text.contains("(") || !text.contains(",") else {
      self = try CurveText.bezier(text)
      return
    }
    do throws(MotionError) {
      switch try EasingText(css: text) {
      case .bezier(let x1, let y1, let x2, let y2): self = .bezier(x1: x1, y1: y1, x2: x2, y2: y2)
      case .steps(let count, let jump): self = .steps(count, jump: jump)
      case .points(let points): self = .points(points)
      }
    } catch {
      throw LiteralError(error.sentence)
    }
    self = try checked(LiteralError.init)
  }
}
