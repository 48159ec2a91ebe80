import CLibrary

/// How a platform goes from one colour to another where it does not go part by part, as the registry does.
enum ColorMixing {
  /// By the squares of red, green and blue (Motion's utils/mix/color.ts).
  case squares
  /// By red, green and blue times the opacity, as browsers do (CSS Color 4, 12.3).
  case premultiplied
  /// By the light of red, green and blue, an exponent of 2.2 (Reanimated's Colors.ts, `toLinearSpace`).
  case light

  /// The reason for a gap, up to "up to".
  var words: String {
    switch self {
    case .squares: "Motion mixes the squares of a colour's parts, so on the way it is off by"
    case .premultiplied:
      "browsers mix a colour's parts times its opacity, so where that changes it is off on the way by"
    case .light: "Reanimated mixes the light of a colour's parts, so on the way it is off by"
    }
  }

  /// The least gap that is told of, a share of the travel.
  private static let leastGap = 0.01

  /// How far it is from the registry's way as far as that shows, which is by the opacity: a share of how far red, green
  /// or blue goes. Nil where nobody would see it.
  func gap(from: [Double], to: [Double]) -> Double? {
    let travel = zip(from, to).prefix(3).map { abs($0 - $1) }.max() ?? 0
    guard travel > 0 else { return nil }
    let (start, end) = (from.count > 3 ? from[3] : 1, to.count > 3 ? to[3] : 1)
    let gap = (1..<Self.steps).reduce(0.0) { largest, step in
      let share = Double(step) / Double(Self.steps)
      let opacity = start + (end - start) * share
      return zip(from, to).prefix(3).reduce(largest) { largest, part in
        let truth = opacity * (part.0 + (part.1 - part.0) * share)
        return max(largest, abs(shown(part.0, start, part.1, end, share) - truth))
      }
    }
    return gap > Self.leastGap * travel ? gap / travel : nil
  }

  private static let steps = 64

  /// A part times its opacity at a share of the way.
  private func shown(
    _ from: Double, _ start: Double, _ to: Double, _ end: Double, _ share: Double
  ) -> Double {
    let opacity = start + (end - start) * share
    func mixed(_ from: Double, _ to: Double) -> Double { max(from + (to - from) * share, 0) }
    switch self {
    case .squares: return opacity * mixed(from * from, to * to).squareRoot()
    case .premultiplied: return mixed(from * start, to * end)
    case .light: return opacity * pow(mixed(pow(max(from, 0), 2.2), pow(max(to, 0), 2.2)), 1 / 2.2)
    }
  }
}
