import MotionPhysics
import PlainText
import Presets

/// A motion in the values of Figma's variables.
struct FigmaMotion {
  /// How it goes from 0 to 1; nil for what is no single way from 0 to 1.
  private(set) var easing: FigmaEasing?
  /// Seconds from one keyframe to the next; nil for what has no time.
  private(set) var duration: Double?
  /// Seconds before it starts; nil for none.
  private(set) var delay: Double?
  /// The same easing for prototypes; nil where that is no other.
  private(set) var prototype: FigmaEasing?
  /// The losses, each with the role that it concerns; nil if the motion has no values.
  private(set) var remarks: [(role: FigmaRole?, text: String)] = []
  private let tolerance: Double?

  /// - Parameter tolerance: That of the baked curve of a style sheet, which sets the time of a spring. Nil looks for
  ///   no curve: which roles it has does not depend on one.
  init(_ motion: Motion, tolerance: Double?) {
    self.tolerance = tolerance
    switch motion {
    case .spring(let spring, let delay): set(spring, delay: delay)
    case .tween(let curve, let duration, let delay):
      set(curve)
      self.duration = duration
      self.delay = delay > 0 ? delay : nil
    case .curve(let curve): set(curve)
    case .duration(let seconds): duration = seconds
    case .clip(let timeline, .time, _): set(length: timeline.duration, of: "a clip's keyframes")
    case .clip(_, .progress, _):
      remarks = [(nil, "Figma's variables have no keyframes, and a progress has no time")]
    case .sequence(let sequence): set(length: sequence.duration, of: "a sequence's phases")
    case .morph(let morph): set(length: morph.duration(.present), of: "a morph's elements")
    }
  }

  /// Whether Figma's springs have a bounce: that of `NormalizedSpring` ends at 0 and 1 (Plugin API, "Motion"). A
  /// critical spring's may be rounded to just below.
  static func isBounce(_ bounce: Double) -> Bool { bounce > -1e-9 && bounce <= 1 }

  /// The value of a role in a motion where nothing moves.
  static func cut(_ role: FigmaRole) -> FigmaValue { role == .easing ? .easing(.hold) : .seconds(0) }

  /// The roles of a preset's variables: a delay also if only its partner has one.
  func roles(in exported: ExportedPreset) -> [FigmaRole] {
    var roles = FigmaRole.allCases.filter { self[$0] != nil }
    guard exported.motion.animation != nil, delay == nil else { return roles }
    if case .preset(_, let partner) = exported.reduced, let delay = partner.animation?.delay, delay > 0 {
      roles.append(.delay)
    }
    return roles
  }

  subscript(role: FigmaRole) -> FigmaValue? {
    switch role {
    case .easing: easing.map(FigmaValue.easing)
    case .duration: duration.map(FigmaValue.seconds)
    case .delay: delay.map(FigmaValue.seconds)
    }
  }

  private mutating func set(_ spring: Spring, delay: Double) {
    prototype = .physicalSpring(spring)
    self.delay = delay > 0 ? delay : nil
    let fit = tolerance.flatMap { try? BakedMotion(spring, tolerance: $0) }
    duration = fit?.durationMillis.map { Double($0) / 1000 } ?? spring.duration
    if fit == nil { remarks.append((.duration, "it does not settle, so its time is that of one period")) }
    if Self.isBounce(spring.bounce) {
      easing = .spring(bounce: DecimalText.plainNumber(max(0, spring.bounce)))
    } else {
      let bounce = DecimalText.rounded(spring.bounce, decimals: 4)
      stand(fit, in: "Figma's springs have bounces from 0 to 1, and this one \(bounce)")
    }
  }

  private mutating func set(_ curve: UnitCurve) {
    easing = FigmaEasing(exactly: curve)
    guard easing == nil else { return }
    let fit = tolerance.flatMap { try? BakedMotion(curve, tolerance: $0) }
    stand(fit, in: "Figma has no such curve")
  }

  /// Takes the Bezier that stands in, or where there is none a straight line, and says so.
  private mutating func stand(_ baked: BakedMotion?, in reason: String) {
    easing = baked.map { .bezier($0.bezier.curve) } ?? .linear
    let place = baked.map { "a Bezier within \(DecimalText.exact($0.bezier.maxError)) of the travel" }
    remarks.append((.easing, "\(reason); \(place ?? "a straight line") stands in its place"))
  }

  private mutating func set(length seconds: Double, of parts: String) {
    duration = seconds.isFinite ? DecimalText.plainNumber(seconds) : nil
    let rest = duration == nil ? "" : "; only its time is carried"
    remarks = [(duration == nil ? nil : .duration, "Figma's variables do not hold \(parts)" + rest)]
  }
}

extension FigmaRole {
  /// The id of a preset's variable, which is its name too. Slashes make groups in Figma. The role is the last part,
  /// so that no two are the same.
  func id(of name: PresetName) -> String { name.text.replacing(each: ".", with: "/") + "/" + rawValue }

  /// The type of such variables (Plugin API, update 133).
  var resolvedType: String { self == .easing ? "EASING" : "TIMING" }
}

/// A variable's value in a mode.
enum FigmaValue {
  case easing(FigmaEasing)
  case seconds(Double)
  /// Another variable, by its id.
  case alias(String)
}

/// The part of a motion that Figma's variables hold, for code that reads them back.
package enum FigmaHolding {
  /// Whether variables hold all of a motion. Of a clip they have its time only, and of some curves and springs a Bezier
  /// that stands in their place.
  package static func isWhole(_ motion: Motion) -> Bool {
    if case .spring(let spring, _) = motion { return FigmaMotion.isBounce(spring.bounce) }
    return FigmaMotion(motion, tolerance: nil).remarks.isEmpty
  }

  /// Whether two motions have the same variables: numbers to 32 bits, and of a spring the milliseconds until it has
  /// settled.
  package static func isSame(_ first: Motion, _ second: Motion) -> Bool {
    if case .spring(let one, let delay) = first, case .spring(let other, let otherDelay) = second {
      return isSame(one, other) && isSame(delay, otherDelay)
    }
    let tolerance = isWhole(first) && isWhole(second) ? nil : ExportOptions.defaultTolerance
    let (one, other) = (
      FigmaMotion(first, tolerance: tolerance), FigmaMotion(second, tolerance: tolerance)
    )
    return FigmaRole.allCases.allSatisfy { role in
      switch (one[role], other[role]) {
      case (nil, nil): true
      case (.seconds(let seconds)?, .seconds(let otherSeconds)?): isSame(seconds, otherSeconds)
      case (.easing(let easing)?, .easing(let otherEasing)?): isSame(easing, otherEasing)
      default: false
      }
    }
  }

  /// Whether two springs have the same bounce and settle in the same time.
  package static func isSame(_ first: Spring, _ second: Spring) -> Bool {
    guard isSame(first.bounce, second.bounce) else { return false }
    let (time, otherTime) = (first.settlingTime(), second.settlingTime())
    if !time.isFinite, !otherTime.isFinite { return isSame(first.duration, second.duration) }
    return (time * 1000).rounded(.up) == (otherTime * 1000).rounded(.up)
  }

  /// Whether two numbers are one in Figma, which keeps them to 32 bits.
  package static func isSame(_ first: Double, _ second: Double) -> Bool {
    Float(first) == Float(second) || abs(first - second) < 1e-9
  }

  private static func isSame(_ first: FigmaEasing, _ second: FigmaEasing) -> Bool {
    switch (first, second) {
    case (.linear, .linear), (.hold, .hold): return true
    case (.spring(let bounce), .spring(let other)): return isSame(bounce, other)
    default:
      guard let one = first.bezier, let other = second.bezier else { return false }
      return zip(one.numbers, other.numbers).allSatisfy { isSame($0, $1) }
    }
  }
}

extension FigmaEasing {
  /// Its control points: a straight line has those on it.
  fileprivate var bezier: CubicBezier? {
    switch self {
    case .bezier(let curve): curve
    case .linear: try? CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    case .hold, .spring, .physicalSpring: nil
    }
  }
}
