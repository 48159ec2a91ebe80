import AppScan
import MotionPhysics
import Presets

/// Compares the motions of an app with a registry's. A motion that occurs many times is compared once.
final class MotionComparison {
  let registry: RegistryMotions
  /// What the app's exports hold: among equals that is proposed.
  let symbols: SymbolTable
  /// From which distance on a motion is another one. What the app's exports hold is preferred below.
  let thresholds: CheckThresholds
  private var known: [Question: Verdict] = [:]
  private var heldPresets: [HeldPlace: Set<String>] = [:]

  private struct Question: Hashable {
    let motion: SiteMotion
    /// Whether the curve is none that the site writes, so that a preset that is a duration says all of it.
    let takesDuration: Bool
    /// Where what the app's exports hold can stand; nil where no export serves that, and all presets are as good.
    let place: HeldPlace?
    /// Whether nothing but a number is taken there, which no spring is.
    let isNumber: Bool
  }

  /// Where a symbol of an export can stand.
  private struct HeldPlace: Hashable {
    let platform: AppPlatform
    /// The format whose code is taken there; nil for any.
    let format: String?
  }

  /// The presets of which one is chosen for a question.
  private struct Choice {
    let question: Question
    /// The presets that the app's exports hold there.
    let held: Set<String>
    /// Whether no others are chosen.
    var isHeldOnly = false

    /// Whether a preset can stand there.
    func takes(_ entry: RegistryMotions.Entry) -> Bool {
      if question.isNumber, case .spring = entry.animation { return false }
      return !isHeldOnly || held.contains(entry.name)
    }

    /// Which of equal presets is proposed: one that the app's exports hold, one that begins as the motion does, and the
    /// team's own before a pack's. The least is the best.
    func rank(_ entry: RegistryMotions.Entry) -> Int {
      var rank = 0
      if !held.contains(entry.name) { rank += 4 }
      if abs(entry.delay - question.motion.delay / question.motion.speed) > 1e-6 { rank += 2 }
      if !entry.isOwn { rank += 1 }
      return rank
    }
  }

  init(
    _ registry: RegistryMotions, _ symbols: SymbolTable = SymbolTable(),
    _ thresholds: CheckThresholds = CheckThresholds()
  ) {
    self.registry = registry
    self.symbols = symbols
    self.thresholds = thresholds
  }

  /// The verdict on a site that writes a motion, worked out once for all that ask the same.
  func verdict(_ site: Site) -> Verdict {
    guard let question = question(site) else { return .nothing }
    if let verdict = known[question] { return verdict }
    let verdict = compared(site, question)
    known[question] = verdict
    return verdict
  }

  private func compared(_ site: Site, _ question: Question) -> Verdict {
    guard let match = nearest(question) else {
      let isNothing = hasNoSay(in: question) || isCurveOfTween(question.motion)
      return isNothing ? .nothing : .unknown(nil, halves(question))
    }
    if match.isEqual { return .equal(match) }
    if isCurveOfTween(question.motion) { return .nothing }
    if let meant = writtenMatch(site) { return .near(meant) }
    return match.distance < thresholds[question.motion] ? .near(match) : .unknown(match, halves(question))
  }

  /// The nearest preset to what a site writes, or the nearest two of a duration and a curve, delays apart; nil when
  /// nothing can be compared: a jump, or a registry without such presets.
  func match(_ site: Site) -> MotionMatch? { question(site).flatMap(nearest) }

  /// Whether a motion is a curve alone, as a constant that nothing uses any more, and a tween of the registry has the same:
  /// as a preset by itself the team need not have it.
  private func isCurveOfTween(_ motion: SiteMotion) -> Bool {
    guard case .curve = motion.kind, let animation = motion.comparable else { return false }
    var search = NearestSearch(to: animation)
    for curve in registry.tweenCurves { search.add(curve) }
    return search.nearest(1).first.map { $0.distance.distance < MotionMatch.equalDistance } ?? false
  }

  /// Whether the registry, which has nothing to compare a motion with, has no say in what is written: without durations in
  /// how long things take, with durations alone in curves.
  private func hasNoSay(in question: Question) -> Bool {
    switch question.motion.kind {
    case .duration: true
    case .curve: !registry.hasCurves && registry.hasDurations
    case .tween: question.takesDuration && registry.hasCurves
    case .spring: false
    }
  }

  private func question(_ site: Site) -> Question? {
    guard let motion = site.motion else { return nil }
    let isNumber = site.role == .number
    // No export has plain numbers.
    let isServed = !isNumber && symbols.serves(site.platform)
    return Question(
      motion: motion, takesDuration: site.saysDurationOnly || site.inheritsCurve,
      place: isServed ? HeldPlace(platform: site.platform, format: site.role.format) : nil,
      isNumber: isNumber)
  }

  private func choice(_ question: Question) -> Choice {
    Choice(question: question, held: question.place.map(held) ?? [])
  }

  private func held(_ place: HeldPlace) -> Set<String> {
    if let presets = heldPresets[place] { return presets }
    let presets = symbols.presets(on: place.platform, format: place.format)
    heldPresets[place] = presets
    return presets
  }

  private func nearest(_ question: Question) -> MotionMatch? {
    var choice = choice(question)
    let all = nearest(choice)
    guard let all, !choice.held.isEmpty,
      ![all.preset, all.curve].compactMap(\.self).allSatisfy(choice.held.contains)
    else { return all }
    // Presets that the app has, as long as they are as good, before those that it would have to export first.
    choice.isHeldOnly = true
    let near = all.isEqual ? MotionMatch.equalDistance : thresholds[question.motion]
    guard let held = nearest(choice), held.distance < near else { return all }
    return held
  }

  private func nearest(_ choice: Choice) -> MotionMatch? {
    let motion = choice.question.motion
    guard let animation = motion.comparable else { return nil }
    switch motion.kind {
    case .curve: return match(registry.curves, animation, .curve, choice)
    case .duration: return match(registry.durations, animation, .duration, choice)
    case .spring: return match(registry.animations, animation, .whole, choice)
    case .tween:
      let whole = match(registry.animations, animation, .whole, choice)
      let parts = parts(animation, choice)
      guard let whole, let parts else { return whole ?? parts }
      // What is equal comes first, and one preset before two.
      if whole.isEqual || parts.isEqual { return whole.isEqual ? whole : parts }
      if parts.part != .duration, whole.distance < thresholds[motion] { return whole }
      return parts.distance < whole.distance ? parts : whole
    }
  }

  private func match(
    _ entries: [RegistryMotions.Entry], _ animation: Animation, _ part: MotionMatch.Part, _ choice: Choice
  ) -> MotionMatch? {
    best(entries, animation, choice).map { entry, distance in
      MotionMatch(entry.name, entry.animation, from: animation, distance, part, delay: entry.delay)
    }
  }

  private func best(
    _ entries: [RegistryMotions.Entry], _ animation: Animation, _ choice: Choice
  ) -> (entry: RegistryMotions.Entry, distance: MotionDistance)? {
    let candidates = entries.filter(choice.takes)
    var search = NearestSearch(to: animation)
    for candidate in candidates { search.add(candidate.animation) }
    guard let nearest = search.nearest(1).first else { return nil }
    var best = nearest
    if nearest.distance.distance < MotionMatch.equalDistance {
      let equals = search.nearest(ScanLimits.equalPresets).filter {
        $0.distance.distance < MotionMatch.equalDistance
      }
      best =
        equals.min { choice.rank(candidates[$0.index]) < choice.rank(candidates[$1.index]) } ?? nearest
    }
    return (candidates[best.index], best.distance)
  }

  /// A tween as presets that say a half of it each: both, or the one that the site writes and the registry has a say in.
  private func parts(_ animation: Animation, _ choice: Choice) -> MotionMatch? {
    if choice.question.takesDuration || !registry.hasCurves { return duration(animation, choice) }
    if registry.hasDurations { return pair(animation, choice) }
    guard case .tween(let curve, _, _) = animation else { return nil }
    return match(registry.curves, .tween(curve, duration: 1, delay: 0), .curve, choice)
  }

  /// A tween's duration as a preset of its own, over the tween's curve.
  private func duration(_ animation: Animation, _ choice: Choice) -> MotionMatch? {
    guard case .tween(let curve, let seconds, _) = animation, let nearest = duration(seconds, choice) else {
      return nil
    }
    let other = Animation.tween(curve, duration: nearest.seconds, delay: 0)
    return MotionMatch(nearest.name, other, from: animation, animation.distance(to: other), .duration)
  }

  /// A tween as two presets, the nearest duration and the nearest curve.
  private func pair(_ animation: Animation, _ choice: Choice) -> MotionMatch? {
    guard case .tween(let curve, let seconds, _) = animation, let time = duration(seconds, choice),
      let easing = self.curve(curve, choice)?.entry, case .tween(let shape, _, _) = easing.animation
    else { return nil }
    let other = Animation.tween(shape, duration: time.seconds, delay: 0)
    return MotionMatch(
      time.name, other, from: animation, animation.distance(to: other), .pair, curve: easing.name)
  }

  private func duration(_ seconds: Double, _ choice: Choice) -> RegistryMotions.Entry? {
    registry.durations.filter(choice.takes).min {
      let gaps = (abs($0.seconds - seconds), abs($1.seconds - seconds))
      return gaps.0 == gaps.1 ? choice.rank($0) < choice.rank($1) : gaps.0 < gaps.1
    }
  }

  private func curve(
    _ curve: UnitCurve, _ choice: Choice
  ) -> (entry: RegistryMotions.Entry, distance: MotionDistance)? {
    best(registry.curves, .tween(curve, duration: 1, delay: 0), choice)
  }

  /// The presets that a motion's duration and its curve are, each by itself.
  private func halves(_ question: Question) -> MotionHalves {
    var halves = MotionHalves()
    guard let animation = question.motion.comparable, case .tween(let curve, _, _) = animation,
      case .tween = question.motion.kind
    else { return halves }
    let choice = choice(question)
    if let match = duration(animation, choice), match.isEqual { halves.duration = match.preset }
    // The platform's curve is none that the site writes.
    if !question.takesDuration, let match = self.curve(curve, choice),
      match.distance.distance < MotionMatch.equalDistance
    {
      halves.curve = match.entry.name
    }
    return halves
  }
}

extension Verdict {
  init(_ site: Site, _ comparison: MotionComparison) {
    guard site.isReadable else {
      self = .unread
      return
    }
    guard let motion = site.motion, motion.isMotion, !motion.isThroughKeyframes else {
      self = .nothing
      return
    }
    // What no preset can hold, a check cannot ask for either. In JavaScript a velocity stays beside the preset.
    let isKept = site.platform == .webJS || site.platform == .reanimated
    guard motion.content != nil, isKept || site.initialVelocity == 0 else {
      self = .unread
      return
    }
    self = comparison.verdict(site)
  }
}
