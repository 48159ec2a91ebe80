import AppScan
import Findings
import MotionPhysics
import Presets

/// Compares the motions of an app with a registry's. A motion that occurs many times is compared once.
final class MotionComparison {
  private let registry: RegistryMotions
  private let symbols: SymbolTable
  private var known: [Question: MotionMatch?] = [:]

  private struct Question: Hashable {
    let motion: SiteMotion
    /// Whether a preset that is a duration would do.
    let takesDuration: Bool
    /// Where it plays, if exports of the app serve that; else all presets are as good.
    let platform: AppPlatform?
  }

  /// - Parameters:
  ///   - registry: What is compared with.
  ///   - symbols: What the app's exports hold: among equals that is proposed.
  init(_ registry: RegistryMotions, _ symbols: SymbolTable = SymbolTable()) {
    self.registry = registry
    self.symbols = symbols
  }

  /// The nearest preset to what a site writes, delays apart; nil when nothing can be compared: a jump, or a registry
  /// without such presets.
  ///
  /// - Parameter near: From which distance on a motion is another one. What the app's exports hold is preferred below.
  func match(_ site: Site, near: Double = 0) -> MotionMatch? {
    guard let motion = site.motion else { return nil }
    let question = Question(
      motion: motion, takesDuration: site.saysDurationOnly,
      platform: symbols.serves(site.platform) ? site.platform : nil)
    if let match = known[question] { return match }
    let match = nearest(question, near)
    known[question] = .some(match)
    return match
  }

  private func nearest(_ question: Question, _ near: Double) -> MotionMatch? {
    let motion = question.motion
    let all = nearest(motion, question.takesDuration) { self.rank($0, question) }
    guard let all, let platform = question.platform, all.distance >= MotionMatch.equalDistance,
      symbols.symbol(all.preset, on: platform) == nil
    else { return all }
    // A preset that the app has, as long as it is near, before one that it would have to export first.
    let held = nearest(motion, question.takesDuration) {
      self.symbols.symbol($0.name, on: platform) == nil ? nil : self.rank($0, question)
    }
    guard let held, held.distance < near else { return all }
    return held
  }

  /// Which of equal presets is proposed: one that the app's exports hold, one that begins as the motion does, and the
  /// team's own before a pack's. The least is the best.
  private func rank(_ entry: RegistryMotions.Entry, _ question: Question) -> Int? {
    var rank = 0
    if let platform = question.platform, symbols.symbol(entry.name, on: platform) == nil { rank += 4 }
    if abs(entry.delay - question.motion.delay / question.motion.speed) > 1e-6 { rank += 2 }
    if !entry.isOwn { rank += 1 }
    return rank
  }

  private typealias Rank = (RegistryMotions.Entry) -> Int?

  private func nearest(_ motion: SiteMotion, _ takesDuration: Bool, _ rank: Rank) -> MotionMatch? {
    switch motion.kind {
    case .curve: return best(registry.curves, motion, .curve, rank)
    case .duration: return best(registry.durations, motion, .duration, rank)
    case .spring, .tween:
      let whole = best(registry.animations, motion, .whole, rank)
      guard takesDuration, let duration = nearestDuration(motion, rank) else { return whole }
      guard let whole else { return duration }
      return duration.distance < whole.distance ? duration : whole
    }
  }

  private func best(
    _ entries: [RegistryMotions.Entry], _ motion: SiteMotion, _ part: MotionMatch.Part, _ rank: Rank
  ) -> MotionMatch? {
    guard let animation = motion.comparable else { return nil }
    let candidates = entries.compactMap { entry in rank(entry).map { (entry: entry, rank: $0) } }
    var search = NearestSearch(to: animation)
    for candidate in candidates { search.add(candidate.entry.animation) }
    guard let nearest = search.nearest(1).first else { return nil }
    var best = nearest
    if nearest.distance.distance < MotionMatch.equalDistance {
      let equals = search.nearest(ScanLimits.equalPresets).filter {
        $0.distance.distance < MotionMatch.equalDistance
      }
      best = equals.min { candidates[$0.index].rank < candidates[$1.index].rank } ?? nearest
    }
    let entry = candidates[best.index].entry
    return MotionMatch(
      entry.name, entry.animation, from: animation, best.distance, part, delay: entry.delay)
  }

  /// A tween's duration as a preset of its own, over the tween's curve.
  private func nearestDuration(_ motion: SiteMotion, _ rank: Rank) -> MotionMatch? {
    guard let animation = motion.comparable, case .tween(let curve, let duration, _) = animation else {
      return nil
    }
    let candidates = registry.durations.filter { rank($0) != nil }
    let nearest = candidates.min {
      let gaps = (abs($0.seconds - duration), abs($1.seconds - duration))
      return gaps.0 == gaps.1 ? rank($0) ?? 0 < rank($1) ?? 0 : gaps.0 < gaps.1
    }
    guard let nearest else { return nil }
    let other = Animation.tween(curve, duration: nearest.seconds, delay: 0)
    return MotionMatch(nearest.name, other, from: animation, animation.distance(to: other), .duration)
  }
}

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
  /// Seconds before the preset's motion begins. A delay is no part of a motion: after the wait the same motion runs.
  let delay: Double
  /// The preset's spring; nil for any other motion.
  let spring: Spring?
  /// Whether the preset is a spring.
  var isSpring: Bool { spring != nil }

  /// Below this share of the travel two motions are the same for all who look.
  static let equalDistance = 0.001

  /// Compares a preset's animation with an app's, whose distance was measured.
  init(
    _ preset: String, _ other: Animation, from animation: Animation, _ distance: MotionDistance, _ part: Part,
    delay: Double = 0
  ) {
    self.preset = preset
    self.distance = distance.distance
    at = distance.time
    lead = animation.value(at: distance.time) - other.value(at: distance.time)
    self.part = part
    self.delay = delay
    if case .spring(let spring, _) = other { self.spring = spring } else { spring = nil }
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
