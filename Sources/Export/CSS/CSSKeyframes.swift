import MotionPhysics
import PlainText

/// The keyframes of one CSS property over the time of a clip or a sequence.
struct CSSKeyframes {
  let property: CSSProperty
  /// The names of the properties that move it.
  let sources: [String]
  /// `0%`, and what is declared there.
  private(set) var frames: [(percent: String, declarations: [CSSDeclaration])] = []
  /// The largest gap to the motion in the property's unit; 0 where each keyframe has a timing function that is the
  /// motion itself.
  let error: Double

  /// Lays out keyframes.
  ///
  /// - Parameters:
  ///   - members: What moves the property, one or more of its numbers each.
  ///   - duration: Seconds, of all members together.
  ///   - tolerance: The largest gap, a share of how far each number goes.
  ///   - unsteadiness: The gap that is there before anything is baked, such a share too.
  init(
    _ property: CSSProperty, _ members: [CSSMember], duration: Double, tolerance: Double,
    unsteadiness: Double
  ) throws(MotionError) {
    self.property = property
    sources = members.map(\.timeline.property)
    let layout = try FrameLayout(members, duration: duration, tolerance: tolerance - unsteadiness)
    error = layout.error + unsteadiness * (members.flatMap(\.timeline.scales).max() ?? 0)
    for stop in layout.printed() {
      var declarations = property.declarations(stop.numbers)
      if let timing = stop.timing { declarations.append(CSSDeclaration("animation-timing-function", timing)) }
      frames.append((stop.percent, declarations))
    }
  }

  /// The moving properties and the error, for people.
  var remark: String {
    let unit = property.unit.isEmpty ? "" : " " + property.unit
    return "\(sources.joined(separator: ", ")): "
      + (error > 0 ? "within \(CSSNumber.error(error))\(unit)" : "exact")
  }
}

/// The stops of keyframes: at which share which numbers, and by which timing function to the next.
struct FrameLayout {
  /// The largest gap to the motion, in the property's unit.
  private(set) var error = 0.0
  private(set) var stops: [FrameStop] = []
  /// Seconds.
  let duration: Double
  /// Decimals of the numbers.
  let decimals: Int
  /// Decimals of a percentage: as many as keep the steepest line in its place.
  private(set) var percentDecimals = 4

  private static let mostPercentDecimals = 8

  init(
    _ members: [CSSMember], duration: Double, tolerance: Double
  ) throws(MotionError) {
    self.duration = duration
    let members = CSSMember.joined(members).map { [$0] } ?? members
    let scales = members.map { $0.timeline.scales }
    let gap = members.map(\.timeline.gap).max() ?? 0
    let tolerance = max(tolerance - gap, Self.leastShare * tolerance)
    let least = scales.joined().min() ?? 1
    decimals = DecimalText.decimals(for: 0.04 * tolerance * least, most: 9)
    if members.count == 1, let member = members.first {
      try addStretches(of: member, scales: scales[0], tolerance: tolerance)
    } else {
      try addLines(of: members, scales: scales, tolerance: tolerance)
    }
    addEnd(of: members)
    error += zip(members, scales).map { $0.timeline.gap * ($1.max() ?? 0) }.max() ?? 0
  }

  /// The least share of the tolerance that is left where the end is bent to the target.
  private static let leastShare = 0.2

  /// The share of the tolerance that is left after rounding.
  private static let share = 0.9

  /// One timeline: timing functions where CSS has them, straight lines elsewhere.
  private mutating func addStretches(
    of member: CSSMember, scales: [Double], tolerance: Double
  ) throws(MotionError) {
    let mixture = member.mixture
    for stretch in member.timeline.stretches {
      if member.keepsCurve(of: stretch), case .eased(let curve) = stretch.shape,
        let timing = curve.timingFunction()
      {
        let timing = timing == "linear" ? nil : timing
        add(
          FrameStop(
            time: stretch.start, values: member.placed(stretch.from), timing: timing, isExact: true))
        add(FrameStop(time: stretch.end, values: member.placed(stretch.to), isExact: true))
        continue
      }
      let path = try TimelinePath(
        stretch, scales: scales, limits: member.place.limits, tolerance: Self.share * tolerance,
        mixture: mixture)
      note(path, scales: scales, tolerance: tolerance)
      for stop in path.stops { add(FrameStop(time: stop.time, values: member.placed(stop.values))) }
    }
  }

  /// Several timelines that share a property: straight lines from every corner of one to the next corner of any.
  private mutating func addLines(
    of members: [CSSMember], scales: [[Double]], tolerance: Double
  ) throws(MotionError) {
    var paths: [TimelinePath] = []
    for (member, scales) in zip(members, scales) {
      let path = try TimelinePath(
        member.timeline, scales: scales, limits: member.place.limits, tolerance: Self.share * tolerance)
      note(path, scales: scales, tolerance: tolerance)
      paths.append(path)
    }
    for time in Set(paths.flatMap { $0.stops.map(\.time) }).sorted() {
      for behindJump in [false, true] {
        let values = zip(members, paths).map { member, path in
          (member.place, path.values(at: time, behindJump: behindJump))
        }
        add(FrameStop(time: time, values: CSSPlace.placed(values)))
      }
    }
  }

  /// The error of a path, and of the rounding of its numbers and percentages.
  private mutating func note(_ path: TimelinePath, scales: [Double], tolerance: Double) {
    for (index, error) in path.errors.enumerated() {
      let steepest = zip(path.stops, path.stops.dropFirst()).reduce(0.0) { steepest, pair in
        let span = pair.1.time - pair.0.time
        return span > 0 ? max(steepest, abs(pair.1.values[index] - pair.0.values[index]) / span) : steepest
      }
      while percentDecimals < Self.mostPercentDecimals,
        shift(steepest) > Self.shiftShare * tolerance * scales[index]
      {
        percentDecimals += 1
      }
      self.error = max(self.error, error + 0.5 * DecimalText.powerOfTen(-decimals) + shift(steepest))
    }
  }

  /// How far a line as steep is aside, because its percentages are rounded.
  private func shift(_ steepness: Double) -> Double {
    steepness * duration * 0.005 * DecimalText.powerOfTen(-percentDecimals)
  }

  private static let shiftShare = 0.05

  /// Adds a stop. Of the same numbers at the same time one remains, with the timing of the later one.
  private mutating func add(_ stop: FrameStop) {
    if let last = stops.last, last.time == stop.time,
      zip(last.values, stop.values).allSatisfy({
        abs(($0 ?? 0) - ($1 ?? 0)) < 2 * DecimalText.powerOfTen(-decimals)
      }
      )
    {
      stops[stops.count - 1].timing = stop.timing
      if stop.isExact {
        (stops[stops.count - 1].values, stops[stops.count - 1].isExact) = (stop.values, true)
      }
      return
    }
    // Of several jumps at one time only the first and the last side show.
    if stops.count > 1, stops[stops.count - 1].time == stop.time, stops[stops.count - 2].time == stop.time {
      stops.removeLast()
    }
    stops.append(stop)
  }

  /// Holds the last value until the end of the whole.
  private mutating func addEnd(of members: [CSSMember]) {
    let values = CSSPlace.placed(members.map { ($0.place, $0.final) })
    let isExact = members.count == 1 && members[0].timeline.stretches.last?.isEased ?? true
    add(FrameStop(time: stops.last?.time ?? 0, values: values, isExact: isExact))
    if let last = stops.last, last.time < duration {
      add(FrameStop(time: duration, values: values, isExact: isExact))
    }
  }
}

/// A time in keyframes: which numbers are there, and by which timing function to the next.
struct FrameStop {
  /// Seconds.
  let time: Double
  /// The numbers; nil for a place that nothing moves.
  var values: [Double?]
  /// Nil is a straight line.
  var timing: String?
  /// Whether the numbers are ends of the motion's own stretches, to be printed in full.
  var isExact = false
}

extension FrameLayout {
  private static var exactDecimals: Int { 6 }

  /// How far before a jump its keyframe may stand at least, percent: Firefox keeps shares of the duration in 32 bits,
  /// where what is nearer becomes one with what is behind the jump, and the way there is lost.
  private static var nearestDecimals: Int { 5 }

  /// A percentage without its sign. CSS keeps only one keyframe of each, so what is before a jump stands some
  /// decimals before it.
  private func percent(_ share: Double, isBeforeJump: Bool) -> String {
    guard isBeforeJump else { return DecimalText.rounded(share * 100, decimals: percentDecimals) }
    let behind = DecimalText.roundedNumber(share * 100, decimals: percentDecimals)
    let nearest = min(percentDecimals + 2, Self.nearestDecimals)
    return DecimalText.rounded(
      behind - DecimalText.powerOfTen(-nearest), decimals: max(percentDecimals, nearest))
  }

  /// The stops as text, each percentage once.
  func printed() -> [(percent: String, numbers: [String?], timing: String?)] {
    var printed: [(percent: String, numbers: [String?], timing: String?)] = []
    for (index, stop) in stops.enumerated() {
      let isBeforeJump = index + 1 < stops.count && stops[index + 1].time == stop.time
      let share = duration > 0 ? stop.time / duration : 1
      // What jumps at the very start is not seen before it.
      if isBeforeJump, share == 0 || duration == 0 { continue }
      let percent = self.percent(share, isBeforeJump: isBeforeJump) + "%"
      let places = stop.isExact ? max(decimals, Self.exactDecimals) : decimals
      let numbers = stop.values.map { $0.map { DecimalText.rounded($0, decimals: places) } }
      if printed.last?.percent == percent { printed.removeLast() }
      printed.append((percent, numbers, index + 1 < stops.count ? stop.timing : nil))
    }
    return printed
  }
}
