import AppScan
import MotionPhysics
import Presets

/// Compares the motions of an app with a registry's. A motion that occurs many times is compared once.
package final class MotionComparison {
  private let registry: RegistryMotions
  private var known: [Question: MotionMatch?] = [:]

  private struct Question: Hashable {
    let motion: SiteMotion
    let withDelay: Bool
    let isBareDuration: Bool
  }

  /// - Parameter registry: What is compared with.
  package init(_ registry: RegistryMotions) { self.registry = registry }

  /// The nearest preset to what a site writes; nil when nothing can be compared: a jump, a curve that is known by its
  /// name only, or a registry without such presets.
  package func match(_ site: Site) -> MotionMatch? {
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
    guard let match = search.nearest(1).first else { return nil }
    let (entry, time) = (registry.animations[match.index], match.distance.time)
    return MotionMatch(
      preset: entry.name, distance: match.distance.distance, at: time,
      lead: animation.value(at: time) - entry.animation.value(at: time), part: .whole)
  }

  private func nearestDuration(_ animation: Animation) -> MotionMatch? {
    guard case .tween(let curve, let duration, let delay) = animation else { return nil }
    let nearest = registry.durations.min { abs($0.seconds - duration) < abs($1.seconds - duration) }
    guard let nearest else { return nil }
    let other = Animation.tween(curve, duration: nearest.seconds, delay: delay)
    let distance = animation.distance(to: other)
    return MotionMatch(
      preset: nearest.name, distance: distance.distance, at: distance.time,
      lead: animation.value(at: distance.time) - other.value(at: distance.time), part: .duration)
  }

  /// Curves are compared over a second, so that times are shares.
  private func nearestCurve(_ curve: UnitCurve) -> MotionMatch? {
    let animation = Animation.tween(curve, duration: 1, delay: 0)
    var best: MotionMatch?
    for candidate in registry.curves {
      let other = Animation.tween(candidate.curve, duration: 1, delay: 0)
      let distance = animation.distance(to: other)
      guard distance.distance < best?.distance ?? .infinity else { continue }
      best = MotionMatch(
        preset: candidate.name, distance: distance.distance, at: distance.time,
        lead: animation.value(at: distance.time) - other.value(at: distance.time), part: .curve)
    }
    return best
  }
}

extension Site {
  /// Whether a delay stands in the call: then it is part of what would be replaced. One of a modifier stays.
  var hasOwnDelay: Bool { parameters.contains { Self.delays.contains($0.name) } }

  private static let delays: Set<String> = ["delay", "delayMillis", "startDelay"]
}
