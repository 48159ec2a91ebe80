import AppScan
import MotionPhysics
import Presets

/// Compares the motions of an app with a registry's. A motion that occurs many times is compared once.
final class MotionComparison {
  private let registry: RegistryMotions
  private let symbols: SymbolTable
  private var known: [Question: MotionMatch?] = [:]
  private var knownHalves: [Question: MotionHalves] = [:]

  private struct Question: Hashable {
    let motion: SiteMotion
    /// Whether a preset that is a duration would do.
    let takesDuration: Bool
    /// Where it plays, if exports of the app serve that; else all presets are as good.
    let platform: AppPlatform?
    /// The format whose code is taken there; nil for any.
    let format: String?
    /// Whether nothing but a number is taken there, which no spring is.
    let isNumber: Bool
  }

  /// - Parameters:
  ///   - registry: What is compared with.
  ///   - symbols: What the app's exports hold: among equals that is proposed.
  init(_ registry: RegistryMotions, _ symbols: SymbolTable = SymbolTable()) {
    self.registry = registry
    self.symbols = symbols
  }

  /// The nearest preset to what a site writes, or the nearest two of a duration and a curve, delays apart; nil when
  /// nothing can be compared: a jump, or a registry without such presets.
  ///
  /// - Parameter near: From which distance on a motion is another one. What the app's exports hold is preferred below.
  func match(_ site: Site, near: Double = 0) -> MotionMatch? {
    guard let question = question(site) else { return nil }
    if let match = known[question] { return match }
    let match = nearest(question, near)
    known[question] = .some(match)
    return match
  }

  /// The presets that a site's duration and its curve are, each by itself.
  func halves(_ site: Site) -> MotionHalves {
    guard let question = question(site) else { return MotionHalves() }
    if let halves = knownHalves[question] { return halves }
    let halves = halves(question)
    knownHalves[question] = halves
    return halves
  }

  private func question(_ site: Site) -> Question? {
    guard let motion = site.motion else { return nil }
    return Question(
      motion: motion, takesDuration: site.saysDurationOnly || site.inheritsCurve,
      platform: symbols.serves(site.platform) ? site.platform : nil, format: site.role.format,
      isNumber: site.role == .number)
  }

  private func nearest(_ question: Question, _ near: Double) -> MotionMatch? {
    let all = nearest(question, near) { self.rank($0, question) }
    guard let all, question.platform != nil,
      ![all.preset, all.curve].compactMap(\.self).allSatisfy({ isHeld($0, question) })
    else { return all }
    // Presets that the app has, as long as they are as good, before those that it would have to export first.
    let held = nearest(question, near) { self.isHeld($0.name, question) ? self.rank($0, question) : nil }
    guard let held, held.distance < (all.isEqual ? MotionMatch.equalDistance : near) else { return all }
    return held
  }

  private func isHeld(_ preset: String, _ question: Question) -> Bool {
    guard let platform = question.platform else { return false }
    return symbols.symbol(preset, on: platform, format: question.format) != nil
  }

  /// Which of equal presets is proposed: one that the app's exports hold, one that begins as the motion does, and the
  /// team's own before a pack's. The least is the best; nil for one that cannot stand there.
  private func rank(_ entry: RegistryMotions.Entry, _ question: Question) -> Int? {
    if question.isNumber, case .spring = entry.animation { return nil }
    var rank = 0
    if question.platform != nil, !isHeld(entry.name, question) { rank += 4 }
    if abs(entry.delay - question.motion.delay / question.motion.speed) > 1e-6 { rank += 2 }
    if !entry.isOwn { rank += 1 }
    return rank
  }

  private typealias Rank = (RegistryMotions.Entry) -> Int?

  private func nearest(_ question: Question, _ near: Double, _ rank: Rank) -> MotionMatch? {
    let motion = question.motion
    guard let animation = motion.comparable else { return nil }
    switch motion.kind {
    case .curve: return match(registry.curves, animation, .curve, rank)
    case .duration: return match(registry.durations, animation, .duration, rank)
    case .spring: return match(registry.animations, animation, .whole, rank)
    case .tween:
      let whole = match(registry.animations, animation, .whole, rank)
      let parts = question.takesDuration ? duration(animation, rank) : pair(animation, rank)
      guard let whole, let parts else { return whole ?? parts }
      // What is equal comes first, and one preset before two.
      if whole.isEqual || parts.isEqual { return whole.isEqual ? whole : parts }
      if parts.part == .pair, whole.distance < near { return whole }
      return parts.distance < whole.distance ? parts : whole
    }
  }

  private func match(
    _ entries: [RegistryMotions.Entry], _ animation: Animation, _ part: MotionMatch.Part, _ rank: Rank
  ) -> MotionMatch? {
    best(entries, animation, rank).map { entry, distance in
      MotionMatch(entry.name, entry.animation, from: animation, distance, part, delay: entry.delay)
    }
  }

  private func best(
    _ entries: [RegistryMotions.Entry], _ animation: Animation, _ rank: Rank
  ) -> (entry: RegistryMotions.Entry, distance: MotionDistance)? {
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
    return (candidates[best.index].entry, best.distance)
  }

  /// A tween's duration as a preset of its own, over the tween's curve.
  private func duration(_ animation: Animation, _ rank: Rank) -> MotionMatch? {
    guard case .tween(let curve, let seconds, _) = animation, let nearest = duration(seconds, rank) else {
      return nil
    }
    let other = Animation.tween(curve, duration: nearest.seconds, delay: 0)
    return MotionMatch(nearest.name, other, from: animation, animation.distance(to: other), .duration)
  }

  /// A tween as two presets, the nearest duration and the nearest curve.
  private func pair(_ animation: Animation, _ rank: Rank) -> MotionMatch? {
    guard case .tween(let curve, let seconds, _) = animation, let time = duration(seconds, rank),
      let easing = self.curve(curve, rank)?.entry, case .tween(let shape, _, _) = easing.animation
    else { return nil }
    let other = Animation.tween(shape, duration: time.seconds, delay: 0)
    return MotionMatch(
      time.name, other, from: animation, animation.distance(to: other), .pair, curve: easing.name)
  }

  private func duration(_ seconds: Double, _ rank: Rank) -> RegistryMotions.Entry? {
    registry.durations.filter { rank($0) != nil }.min {
      let gaps = (abs($0.seconds - seconds), abs($1.seconds - seconds))
      return gaps.0 == gaps.1 ? rank($0) ?? 0 < rank($1) ?? 0 : gaps.0 < gaps.1
    }
  }

  private func curve(
    _ curve: UnitCurve, _ rank: Rank
  ) -> (entry: RegistryMotions.Entry, distance: MotionDistance)? {
    best(registry.curves, .tween(curve, duration: 1, delay: 0), rank)
  }

  private func halves(_ question: Question) -> MotionHalves {
    var halves = MotionHalves()
    guard let animation = question.motion.comparable, case .tween(let curve, _, _) = animation,
      case .tween = question.motion.kind
    else { return halves }
    let rank: Rank = { self.rank($0, question) }
    if let match = duration(animation, rank), match.isEqual { halves.duration = match.preset }
    if let match = self.curve(curve, rank), match.distance.distance < MotionMatch.equalDistance {
      halves.curve = match.entry.name
    }
    return halves
  }
}
