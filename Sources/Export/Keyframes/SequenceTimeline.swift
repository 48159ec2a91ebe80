import MotionPhysics
import PlainText

extension PropertyTimeline {
  /// How the properties of a sequence go from one time to another, where both are ends of whole cycles or beyond
  /// the last one.
  static func timelines(of sequence: PhaseSequence, from start: Double, to end: Double) -> [PropertyTimeline]
  {
    let corners = sequence.corners(from: start, to: end)
    return sequence.properties.enumerated().map { index, property in
      let value = { (time: Double) in sequence.value(ofPropertyAt: index, time: start + time).array }
      // A time at which a phase ends belongs to it: of a way back that is a jump the rest is behind it.
      let rest = sequence.mode == .trigger ? (end - start).nextUp : end - start
      var timeline = PropertyTimeline(property: property, initial: value(0), final: value(rest))
      if sequence.isPlain {
        timeline.stretches = sequence.plainStretches(ofProperty: index)
      } else {
        for (from, to) in zip(corners, corners.dropFirst()) {
          timeline.stretches += free(from: from - start, to: to - start, value: value)
        }
        if sequence.mode == .trigger, let first = sequence.phases.first {
          timeline.end(at: first.values[index].array)
        }
      }
      return timeline
    }
  }
}

/// A sequence as something plays it that knows but keyframes over a time.
struct SequencePlan {
  /// Seconds of one time through; 0 where nothing moves.
  let seconds: Double
  /// How the properties go in that time.
  private(set) var timelines: [PropertyTimeline] = []
  /// The cycles of a loop that are played before, until all are alike: motion is carried from each to the next.
  private(set) var leadCycles = 0
  /// How the properties go in those.
  private(set) var lead: [PropertyTimeline] = []
  /// How far the cycles behind those are from each other, a share of how far each number goes.
  private(set) var unsteadiness = 0.0
  /// The reason why it cannot be played as it is; nil where it can.
  private(set) var loss: String?

  /// The remark on a sequence in which nothing moves.
  static let still = "It has but one phase, or takes no time, so nothing moves."

  /// The share of the tolerance for cycles that are but nearly alike.
  private static let steadyShare = 0.05

  init(_ sequence: PhaseSequence, tolerance: Double) {
    let loops = sequence.mode == .loop
    seconds = loops ? sequence.duration : sequence.settled(tolerance: tolerance)
    if seconds == 0 { return }
    if !loops, !sequence.settles {
      loss = "its spring never settles, so it stops where its last phase ends"
    }
    if loops {
      let cycles = sequence.cyclesUntilSteady(tolerance: Self.steadyShare * tolerance)
      if cycles == nil { loss = "its springs never come to repeat, so all cycles are like the first" }
      leadCycles = cycles ?? 0
    }
    if leadCycles > 0 {
      unsteadiness = Self.steadyShare * tolerance
      lead = PropertyTimeline.timelines(of: sequence, from: 0, to: leadSeconds)
    }
    timelines = PropertyTimeline.timelines(of: sequence, from: leadSeconds, to: leadSeconds + seconds)
  }

  /// Seconds of the cycles that are played before.
  var leadSeconds: Double { Double(leadCycles) * seconds }
}

extension PhaseSequence {
  /// The phases in the order in which they are headed for: the first one last.
  private var legs: [(phase: Phase, before: Phase, time: PhaseTime)] {
    let times = phaseTimes
    return phases.indices.map { index in
      let target = (index + 1) % phases.count
      return (phases[target], phases[index], times[target])
    }
  }

  /// Whether no spring carries motion from phase to phase, so that each way is its own curve.
  var isPlain: Bool { springs.isEmpty }

  /// One cycle of a sequence without springs.
  func plainStretches(ofProperty index: Int) -> [PropertyTimeline.Stretch] {
    legs.flatMap { leg -> [PropertyTimeline.Stretch] in
      guard case .tween(let curve, let duration, let delay) = leg.phase.animation else { return [] }
      let (from, to) = (leg.before.values[index].array, leg.phase.values[index].array)
      let start = leg.time.start + delay
      let wait =
        delay > 0
        ? [
          PropertyTimeline.Stretch(
            start: leg.time.start, end: start, from: from, to: from, shape: .eased(.linear))
        ] : []
      guard duration > 0 else { return wait }
      if curve.isTimingFunction {
        return wait + [
          PropertyTimeline.Stretch(start: start, end: leg.time.end, from: from, to: to, shape: .eased(curve))
        ]
      }
      return wait
        + PropertyTimeline.free(from: start, to: leg.time.end, corners: curve.corners) { time in
          PropertyTimeline.blend(from, to, curve.value(at: (time - start) / duration))
        }
    }
  }

  /// Where the values may bend or jump, both ends included, seconds in order.
  func corners(from start: Double, to end: Double) -> [Double] {
    let cycles = mode == .loop && duration > 0 ? Int(saturating: (end / duration).rounded(.up)) : 1
    var corners = [start, end]
    for cycle in 0..<max(cycles, 1) {
      let offset = Double(cycle) * duration
      for leg in legs { corners += leg.phase.corners(in: leg.time).map { offset + $0 } }
    }
    return Set(corners.filter { $0 >= start && $0 <= end }).sorted()
  }
}

extension Phase {
  fileprivate func corners(in time: PhaseTime) -> [Double] {
    guard let animation else { return [time.start, time.end] }
    let start = time.start + animation.delay
    guard case .tween(let curve, let duration, _) = animation else { return [time.start, start, time.end] }
    return [time.start, start] + curve.corners.map { start + duration * $0 } + [time.end]
  }
}

extension PhaseSequence {
  private var springs: [Spring] {
    phases.compactMap { phase in
      if case .spring(let spring, _) = phase.animation { return spring }
      return nil
    }
  }

  /// Seconds until it is at rest, of a loop one cycle; infinite where it never settles.
  var settledDuration: Double {
    mode == .loop ? duration : settles ? settled(tolerance: 0.001) : .infinity
  }

  /// Whether the last motion comes to rest.
  var settles: Bool { springs.allSatisfy { $0.settlingTime().isFinite } }

  /// Seconds after which a triggered sequence is at rest, up to the next millisecond: its duration where no spring goes
  /// on beyond it, or where one never settles.
  func settled(tolerance: Double) -> Double {
    let slowest = springs.map { $0.settlingTime(share: min(tolerance, 0.001)) }.max() ?? 0
    guard slowest > 0, slowest.isFinite, let first = phases.first else { return duration }
    let scales = self.scales
    let steps = Self.settlingSteps
    // Motion that was carried along may be larger than the way itself, but not for long.
    let span = 4 * slowest
    for step in (0...steps).reversed() {
      let time = duration + span * Double(step) / Double(steps)
      let isFar = values(time: time).enumerated().contains { index, value in
        (0..<value.value.count).contains {
          abs(value.value[$0] - first.values[index][$0]) > 0.5 * tolerance * scales[index][$0]
        }
      }
      if isFar { return ((time + span / Double(steps)) * 1000).rounded(.up) / 1000 }
    }
    return duration
  }

  private static let settlingSteps = 1000

  /// After how many cycles a loop repeats itself; nil where it does not within a few.
  func cyclesUntilSteady(tolerance: Double) -> Int? {
    if isPlain { return 0 }
    let scales = self.scales
    return (0...Self.mostCycles).first { cycle in
      (0...Self.cycleSteps).allSatisfy { step in
        let time = (Double(cycle) + (Double(step) + 0.5) / Double(Self.cycleSteps + 1)) * duration
        return zip(values(time: time), values(time: time + duration)).enumerated().allSatisfy { index, pair in
          (0..<pair.0.value.count).allSatisfy {
            abs(pair.0.value[$0] - pair.1.value[$0]) <= tolerance * scales[index][$0]
          }
        }
      }
    }
  }

  private static let mostCycles = 8
  private static let cycleSteps = 100

  /// How far each number of each property goes between the phases; 1 for one that stays.
  private var scales: [[Double]] {
    properties.indices.map { property in
      PropertyTimeline.scales(of: phases.map { $0.values[property].array })
    }
  }
}
