import MotionPhysics
import PlainText
import Presets

/// The findings while a preset is written.
struct TypeScriptNotes {
  /// The preset's name in CSS, where custom properties begin with it.
  let base: String
  /// Remarks, a sentence each.
  var remarks: [String] = []
  var losses: [String] = []
  /// How far the library's own reckoning is from the motion, at most, by what is said of it.
  private(set) var gaps: [(reason: String, gap: Double)] = []
  /// The functions that the words need.
  var helpers: Set<TypeScriptHelper> = []
  /// Custom properties that hold numbers: only registered ones can be between two of them.
  var customProperties: Set<String> = []

  init(_ name: PresetName) { base = CSSName.base(name, prefix: "motion") }

  /// Says how far the library's own reckoning is from the motion, of all animations of a preset the farthest.
  ///
  /// - Parameters:
  ///   - gap: A share of the travel.
  ///   - reason: What makes it so, up to "up to".
  mutating func note(gap: Double, because reason: String) {
    if let place = gaps.firstIndex(where: { $0.reason == reason }) {
      gaps[place].gap = max(gaps[place].gap, gap)
    } else {
      gaps.append((reason, gap))
    }
  }

  /// All that is said of the preset beside it, each sentence once.
  var sentences: [String] {
    var seen: Set<String> = []
    let all =
      remarks + gaps.map { "Note: \($0.reason) \(ExportOutput.words(ofGap: $0.gap))." }
      + losses.map { "Not as it should be: \($0)." }
    return all.filter { seen.insert($0).inserted }
  }

  /// Says how far a baked curve is from the motion.
  mutating func remark(error: Double, of what: String, unit: String = " of the travel") {
    remarks.append("\(what) within \(CSSNumber.error(error))\(unit).")
  }
}

/// A function that a file brings along, because its library has none for the curve. The directive `"worklet"` lets
/// React Native run it beside the animation.
enum TypeScriptHelper: String, CaseIterable {
  case bezier, lines, pieces, steps
}

/// Curves as functions that the file brings along.
enum TypeScriptCurve {
  /// A call that makes the function of a curve.
  static func function(_ curve: UnitCurve, _ notes: inout TypeScriptNotes) -> TypeScriptValue {
    switch curve {
    case .linear: return .code("(time: number) => time")
    case .circularEaseIn: return .code("(time: number) => 1 - Math.sqrt(1 - time * time)")
    case .circularEaseOut: return .code("(time: number) => Math.sqrt(time * (2 - time))")
    case .circularEaseInOut:
      return .code(
        "(time: number) => time < 0.5 ? (1 - Math.sqrt(1 - 4 * time * time)) / 2 : "
          + "(1 + Math.sqrt(1 - 4 * (1 - time) * (1 - time))) / 2")
    case .steps(let steps):
      notes.helpers.insert(.steps)
      return .code("steps(\(steps.count), \"\(steps.jump.rawValue)\")")
    case .points(let points):
      return lines(points.closedPoints, &notes)
    case .path(let path):
      notes.helpers.insert(.pieces)
      let pieces = path.pieces.map { piece in
        let points = [piece.control1, piece.control2, piece.end]
        return "[\(DecimalText.list(points.flatMap { [$0.x, $0.y] }))]"
      }
      return .code("pieces(\(pieces.joined(separator: ", ")))")
    case .easeIn, .easeOut, .easeInOut, .bezier:
      notes.helpers.insert(.bezier)
      return .code("bezier(\(DecimalText.list(curve.bezier?.numbers ?? [])))")
    }
  }

  /// Straight lines between points from 0 to 1.
  static func lines(_ points: [CurvePoint], _ notes: inout TypeScriptNotes) -> TypeScriptValue {
    notes.helpers.insert(.lines)
    let texts = points.map { "[\(DecimalText.plain($0.x)), \(DecimalText.plain($0.y))]" }
    return .code("lines(\(texts.joined(separator: ", ")))")
  }
}
