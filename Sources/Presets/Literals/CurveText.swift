import MotionPhysics
import PlainText

/// Curves as people type them.
package enum CurveText {
  /// Two control points, separated by colons or commas: `0.4:0:0.2:1`.
  package static func bezier(_ text: String) throws(LiteralError) -> CurveShape {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "," || $0 == " " })
    let numbers = parts.compactMap { Seconds.finite($0) }
    guard parts.count == 4, numbers.count == 4 else {
      throw LiteralError("bezier is \"\(text)\", and must be four numbers x1:y1:x2:y2, such as 0.4:0:0.2:1")
    }
    let shape = CurveShape.bezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    return try checked(shape)
  }

  /// Steps: a count, and where they jump: `4`, `4,jump-end`, `4:start`.
  package static func steps(_ text: String) throws(LiteralError) -> CurveShape {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "," || $0 == " " })
    guard let first = parts.first, let count = Int(first), parts.count <= 2 else {
      throw LiteralError("steps is \"\(text)\", and must be a count and where they jump, such as 4,jump-end")
    }
    guard parts.count == 2 else { return try checked(.steps(count, jump: nil)) }
    let word = parts[1].hasPrefix("jump-") ? parts[1].dropFirst(5) : parts[1]
    guard let jump = StepsCurve.Jump(rawValue: String(word)) else {
      throw LiteralError("steps jump at start, end, none or both, not at \"\(parts[1])\"")
    }
    return try checked(.steps(count, jump: jump))
  }

  /// A curve's name: one of SwiftUI's, or a preset's.
  package static func reference(_ text: String) throws(LiteralError) -> CurveReference {
    if let named = UnitCurve(name: text) { return .named(named) }
    if !PresetName.followsGrammar(text),
      let near = Suggestions.nearest(to: text, among: UnitCurve.named.compactMap(\.name))
    {
      throw LiteralError("there is no curve \"\(text)\"; did you mean \(near)?")
    }
    return .preset(try SpringText.name(text))
  }

  /// The shape, when its numbers are in range.
  package static func checked(_ shape: CurveShape) throws(LiteralError) -> CurveShape {
    do throws(MotionError) {
      _ = try shape.unitCurve()
      return shape
    } catch {
      throw LiteralError(error.sentence)
    }
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
