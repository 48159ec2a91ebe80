import MotionPhysics
import PlainText
import Presets

/// How often an animation of a style sheet is played, and in which direction (CSS Animations 1, sections 4.4 and 4.5).
struct AnimationTurns: Hashable {
  enum Direction: String {
    case normal, reverse, alternate
    case alternateReverse = "alternate-reverse"
  }

  var direction = Direction.normal
  /// How many turns there are; nil where it begins again for ever.
  var count: Int? = 1

  /// More turns would make keyframes too long to read.
  static let most = 20

  /// The turns, whether each goes backwards; of an endless one those that it repeats.
  var areBackwards: [Bool] {
    let isAlternate = direction == .alternate || direction == .alternateReverse
    let first = direction == .reverse || direction == .alternateReverse
    return (0..<(count ?? (isAlternate ? 2 : 1))).map { isAlternate && $0 % 2 == 1 ? !first : first }
  }
}

extension Clip {
  /// The clip played in turns, one behind the other; nil where a curve cannot be turned round.
  func played(_ turns: AnimationTurns) -> Clip? {
    guard turns.areBackwards != [false] else { return self }
    var played = self
    for (index, track) in tracks.enumerated() {
      guard let start = initial.firstIndex(where: { $0.property == track.property }) else { return nil }
      let forwards = track.keyframes
      guard let backwards = Self.backwards(forwards, from: initial[start].value) else { return nil }
      let ends = [initial[start].value, forwards.last?.to ?? initial[start].value]
      var keyframes: [ClipKeyframe] = []
      for isBackwards in turns.areBackwards {
        let begin = ends[isBackwards ? 1 : 0]
        if keyframes.isEmpty {
          played.initial[start].value = begin
        } else if keyframes.last?.to != begin {
          keyframes.append(ClipKeyframe(to: begin, motion: .move))
        }
        keyframes += isBackwards ? backwards : forwards
      }
      played.tracks[index].keyframes = keyframes
    }
    return played
  }

  private static func backwards(_ keyframes: [ClipKeyframe], from start: Components) -> [ClipKeyframe]? {
    let values = [start] + keyframes.map(\.to)
    var backwards: [ClipKeyframe] = []
    for (target, keyframe) in zip(values, keyframes).reversed() {
      guard let motion = keyframe.motion.backwards else { return nil }
      backwards.append(ClipKeyframe(to: target, motion: motion))
    }
    return backwards
  }
}

extension ClipKeyframe.Movement {
  /// The same movement seen from its end, as a browser plays it in the other direction; nil for one that is none of a
  /// style sheet's.
  fileprivate var backwards: Self? {
    switch self {
    case .move, .linear(_, nil): self
    case .linear(let duration, .inline(let shape)):
      shape.backwards.map { .linear(duration: duration, curve: .inline($0)) }
    case .linear, .spring, .cubic: nil
    }
  }
}

extension CurveShape {
  /// The curve through the opposite corners.
  fileprivate var backwards: CurveShape? {
    // As a person would have typed them.
    func opposite(_ number: Double) -> Double { DecimalText.roundedNumber(1 - number, decimals: 9) }
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      return .bezier(x1: opposite(x2), y1: opposite(y2), x2: opposite(x1), y2: opposite(y1))
    case .points(let points):
      return .points(points.reversed().map { CurvePoint(x: opposite($0.x), y: opposite($0.y)) })
    case .steps(let count, let jump):
      let opposites: [StepsCurve.Jump: StepsCurve.Jump] = [.start: .end, .end: .start]
      return .steps(count, jump: opposites[jump ?? .end] ?? jump)
    case .path: return nil
    }
  }
}
