import AppScan
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// Springs and curves whose numbers are variables of their own: `--spring-fast-stiffness` and `--spring-fast-damping`,
/// `--ease-out-x1` to `--ease-out-y2`.
extension StyleSheetTokens {
  /// Finds the names that such numbers share.
  mutating func findComposites(in variables: [StyleSheet.Variable]) {
    for variable in variables {
      let base = [Self.stiffness, "-x1"].lazy.filter(variable.name.hasSuffix)
        .map { String(variable.name.dropLast($0.count)) }.first
      guard let base, !base.isEmpty else { continue }
      if springNumbers(of: base) != nil {
        for ending in [""] + Self.springEndings { composites[base + ending] = base }
      } else if let (endings, _) = controlPoints(of: base) {
        for ending in [""] + endings { composites[base + ending] = base }
      }
    }
  }

  /// The token of a spring or a curve; nil for a name that is none.
  func composite(named name: String) -> String? {
    guard composites[name] == name else { return nil }
    if let numbers = springNumbers(of: name) {
      return Self.token { writer in
        writer.member("$type", "spring")
        writer.object("$value") { writer in
          for (key, number) in numbers { writer.member(key, number) }
        }
      }
    }
    return controlPoints(of: name).map { points in
      Self.token { writer in
        writer.member("$type", TokenType.cubicBezier.rawValue)
        writer.key("$value")
        writer.numbers(points.numbers)
      }
    }
  }

  private static let stiffness = "-stiffness"
  private static let springEndings = [stiffness, "-damping", "-damping-ratio"]

  private func springNumbers(of base: String) -> [(key: String, number: Double)]? {
    guard let stiffness = number(base + Self.stiffness) else { return nil }
    if let ratio = number(base + "-damping-ratio") {
      return [("stiffness", stiffness), ("dampingRatio", ratio)]
    }
    return number(base + "-damping").map { [("stiffness", stiffness), ("damping", $0)] }
  }

  /// The control points of a curve; nil where they are none, as the ends of a line.
  private func controlPoints(of base: String) -> (endings: [String], numbers: [Double])? {
    for names in CurveGroup.names {
      let endings = names.map { "-" + $0 }
      let numbers = endings.compactMap { number(base + $0) }
      guard numbers.count == 4 else { continue }
      let isCurve = (try? CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])) != nil
      return isCurve ? (endings, numbers) : nil
    }
    return nil
  }

  private func number(_ name: String) -> Double? {
    // Material's files have numbers of 32 bits.
    (values["--" + name] ?? values["$" + name] ?? values["@" + name]).flatMap(CSSWords.number)
      .map(DecimalText.withoutFloatNoise)
  }
}
