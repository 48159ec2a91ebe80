import AppScan
import Findings
import MotionPhysics
import Presets

/// The preset that comes nearest to a motion of an app.
struct MotionMatch: Hashable, Sendable {
  /// The preset's name.
  let preset: String
  /// The largest gap, as a share of the travel.
  let distance: Double
  /// When it is: seconds from the start, for curves a share of the time.
  let at: Double
  /// How far the app's motion is ahead of the preset's there, as a share of the travel; negative when behind.
  let lead: Double
  /// How much of the motion the preset says.
  let part: Part

  /// Compares a preset's animation with an app's, whose distance was measured.
  init(
    _ preset: String, _ other: Animation, from animation: Animation, _ distance: MotionDistance, _ part: Part
  ) {
    self.preset = preset
    self.distance = distance.distance
    at = distance.time
    lead = animation.value(at: distance.time) - other.value(at: distance.time)
    self.part = part
  }

  /// How much of a motion a preset says.
  enum Part: Hashable, Sendable {
    /// All of it.
    case whole
    /// How long it takes; the curve is the platform's.
    case duration
    /// Its curve; the duration stands elsewhere.
    case curve
  }

  /// The match as findings carry it.
  var nearest: NearestPreset { NearestPreset(preset: preset, distance: distance, at: at) }
}

/// Compares the motions of an app with a registry's. A motion that occurs many times is compared once.
final class MotionComparison {
  private let registry: RegistryMotions
  private var known: [Question: MotionMatch?] = [:]

  private struct Question: Hashable {
    let motion: SiteMotion
    let withDelay: Bool
    let isBareDuration: Bool
  }

  /// - Parameter registry: What is compared with.
  init(_ registry: RegistryMotions) { self.registry = registry }

  /// The nearest preset to what a site writes; nil when nothing can be compared: a jump, a curve that is known by its
  /// name only, or a registry without such presets.
  func match(_ site: Site) -> MotionMatch? {
    guard let motion = site.motion else { return nil }
    let question = Question(
      motion: motion, withDelay: site.hasOwnDelay,
      isBareDuration: Set(site.parameters.map(\.name)).isDisjoint(with: Self.curves))
    if let match = known[question] { return match }
    let match = nearest(question)
    known[question] = .some(match)
    return match
  }

  private static let curves: Set<String> = [
    "curve", "easing", "ease", "bezier", "switchInCurve", "timingFunction", "options",
  ]

  private func nearest(_ question: Question) -> MotionMatch? {
    if case .curve(let curve) = question.motion.kind { return curve.curve.flatMap(nearestCurve) }
    guard let animation = question.motion.animation(withDelay: question.withDelay) else { return nil }
    let whole = nearestAnimation(animation)
    guard question.isBareDuration, let duration = nearestDuration(animation) else { return whole }
    guard let whole else { return duration }
    return duration.distance < whole.distance ? duration : whole
  }

  private func nearestAnimation(_ animation: Animation) -> MotionMatch? {
    var search = NearestSearch(to: animation)
    for entry in registry.animations { search.add(entry.animation) }
    return search.nearest(1).first.map { match in
      let entry = registry.animations[match.index]
      return MotionMatch(entry.name, entry.animation, from: animation, match.distance, .whole)
    }
  }

  private func nearestDuration(_ animation: Animation) -> MotionMatch? {
    guard case .tween(let curve, let duration, let delay) = animation else { return nil }
    let nearest = registry.durations.min { abs($0.seconds - duration) < abs($1.seconds - duration) }
    guard let nearest else { return nil }
    let other = Animation.tween(curve, duration: nearest.seconds, delay: delay)
    return MotionMatch(nearest.name, other, from: animation, animation.distance(to: other), .duration)
  }

  /// Curves are compared over a second, so that times are shares.
  private func nearestCurve(_ curve: UnitCurve) -> MotionMatch? {
    let animation = Animation.tween(curve, duration: 1, delay: 0)
    var best: MotionMatch?
    for candidate in registry.curves {
      let other = Animation.tween(candidate.curve, duration: 1, delay: 0)
      let distance = animation.distance(to: other)
      guard distance.distance < best?.distance ?? .infinity else { continue }
      best = MotionMatch(candidate.name, other, from: animation, distance, .curve)
    }
    return best
  }
}

extension Site {
  /// Whether a delay stands in the call: then it is part of what would be replaced. One of a modifier stays.
  var hasOwnDelay: Bool { parameters.contains { Self.delays.contains($0.name) } }

  private static let delays: Set<String> = ["delay", "delayMillis", "startDelay"]
}
