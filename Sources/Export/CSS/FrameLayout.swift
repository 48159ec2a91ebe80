import MotionPhysics

/// The stops of keyframes: at which share which numbers, and by which timing function to the next.
struct FrameLayout {
  private struct Stop {
    let time: Double
    var values: [Double?]
    /// Nil is a straight line.
    var timing: String?
    /// Whether the numbers are ends of the motion's own stretches, to be printed in full.
    var isExact = false
  }

  /// The largest gap to the motion, in the property's unit.
  private(set) var error = 0.0
  private var stops: [Stop] = []
  private let duration: Double
  private let decimals: Int
  /// Decimals of a percentage: as many as keep the steepest line in its place.
  private var percentDecimals = 4
  private let width: Int

  private static let mostPercentDecimals = 8
  private static let exactDecimals = 6

  init(
    _ members: [CSSKeyframes.Member], duration: Double, tolerance: Double
  ) throws(MotionError) {
    self.duration = duration
    width = members.reduce(0) { max($0, ($1.place.slots.max() ?? 0) + 1) }
    let scales = members.map { $0.course.scales }
    let least = scales.joined().min() ?? 1
    decimals = Self.decimals(for: 0.04 * tolerance * least)
    if members.count == 1, let member = members.first {
      try addStretches(of: member, scales: scales[0], tolerance: tolerance)
    } else {
      try addLines(of: members, scales: scales, tolerance: tolerance)
    }
    addEnd(of: members)
  }

  /// What is left of a tolerance when the numbers have been rounded.
  private static let share = 0.9

  private static func decimals(for step: Double) -> Int {
    var decimals = 0
    var unit = 1.0
    while unit > step, decimals < 9 {
      unit /= 10
      decimals += 1
    }
    return decimals
  }

  /// One course: timing functions where CSS has them, straight lines elsewhere.
  private mutating func addStretches(
    of member: CSSKeyframes.Member, scales: [Double], tolerance: Double
  ) throws(MotionError) {
    for piece in member.course.pieces {
      if case .eased(let curve) = piece.shape, let timing = CSSEasing.exact(curve) {
        let timing = timing == "linear" ? nil : timing
        add(
          Stop(time: piece.start, values: placed(piece.from, member.place), timing: timing, isExact: true))
        add(Stop(time: piece.end, values: placed(piece.to, member.place), isExact: true))
        continue
      }
      var course = member.course
      course.pieces = [piece]
      let path = try CoursePath(course, scales: scales, tolerance: Self.share * tolerance)
      note(path, scales: scales, tolerance: tolerance)
      for stop in path.stops { add(Stop(time: stop.time, values: placed(stop.values, member.place))) }
    }
  }

  /// Several courses that share a property: straight lines from every corner of one to the next corner of any.
  private mutating func addLines(
    of members: [CSSKeyframes.Member], scales: [[Double]], tolerance: Double
  ) throws(MotionError) {
    var paths: [CoursePath] = []
    for (member, scales) in zip(members, scales) {
      let path = try CoursePath(member.course, scales: scales, tolerance: Self.share * tolerance)
      note(path, scales: scales, tolerance: tolerance)
      paths.append(path)
    }
    for time in Set(paths.flatMap { $0.stops.map(\.time) }).sorted() {
      for behindJump in [false, true] {
        var values = [Double?](repeating: nil, count: width)
        for (member, path) in zip(members, paths) {
          let numbers = path.values(at: time, behindJump: behindJump, initial: member.course.initial)
          for (slot, number) in zip(member.place.slots, numbers) { values[slot] = number }
        }
        add(Stop(time: time, values: values))
      }
    }
  }

  /// The error of a path, and of the rounding of its numbers and percentages.
  private mutating func note(_ path: CoursePath, scales: [Double], tolerance: Double) {
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
      self.error = max(self.error, error + 0.5 * Self.power(-decimals) + shift(steepest))
    }
  }

  /// How far a line as steep is aside, because its percentages are rounded.
  private func shift(_ steepness: Double) -> Double {
    steepness * duration * 0.005 * Self.power(-percentDecimals)
  }

  private static let shiftShare = 0.05

  private static func power(_ exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1) { power, _ in exponent < 0 ? power / 10 : power * 10 }
  }

  private func placed(_ values: [Double], _ place: CSSPlace) -> [Double?] {
    var numbers = [Double?](repeating: nil, count: width)
    for (slot, value) in zip(place.slots, values) { numbers[slot] = value }
    return numbers
  }

  /// Adds a stop. Of the same numbers at the same time one remains, with the timing of the later one.
  private mutating func add(_ stop: Stop) {
    if let last = stops.last, last.time == stop.time,
      zip(last.values, stop.values).allSatisfy({ abs(($0 ?? 0) - ($1 ?? 0)) < 2 * Self.power(-decimals) })
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

  /// What is over before the whole holds its last value.
  private mutating func addEnd(of members: [CSSKeyframes.Member]) {
    var values = [Double?](repeating: nil, count: width)
    for member in members {
      for (slot, number) in zip(member.place.slots, member.course.final) { values[slot] = number }
    }
    let isExact = members.count == 1 && members[0].course.pieces.last?.isEased ?? true
    add(Stop(time: stops.last?.time ?? 0, values: values, isExact: isExact))
    if let last = stops.last, last.time < duration {
      add(Stop(time: duration, values: values, isExact: isExact))
    }
  }

  /// A stop as it is printed.
  struct PrintedStop {
    let percent: String
    let numbers: [String?]
    let timing: String?
  }

  /// A percentage without its sign. CSS keeps only one keyframe of each, so what is before a jump stands two
  /// decimals before it.
  private func percent(_ share: Double, isBeforeJump: Bool) -> String {
    guard isBeforeJump else { return NumberText.rounded(share * 100, decimals: percentDecimals) }
    let scale = Self.power(percentDecimals)
    let behind = (share * 100 * scale).rounded() / scale
    return NumberText.rounded(behind - Self.power(-percentDecimals - 2), decimals: percentDecimals + 2)
  }

  /// The stops as text, each percentage once.
  func printed() -> [PrintedStop] {
    var printed: [PrintedStop] = []
    for (index, stop) in stops.enumerated() {
      let isBeforeJump = index + 1 < stops.count && stops[index + 1].time == stop.time
      let share = duration > 0 ? stop.time / duration : 1
      // What jumps at the very start is not seen before it.
      if isBeforeJump, share == 0 || duration == 0 { continue }
      let percent = self.percent(share, isBeforeJump: isBeforeJump)
      let places = stop.isExact ? max(decimals, Self.exactDecimals) : decimals
      let numbers = stop.values.map { $0.map { NumberText.rounded($0, decimals: places) } }
      let next = PrintedStop(
        percent: percent + "%", numbers: numbers, timing: index + 1 < stops.count ? stop.timing : nil)
      if printed.last?.percent == next.percent { printed.removeLast() }
      printed.append(next)
    }
    return printed
  }
}

extension Course {
  /// How far each number goes, what is between the stretches' ends included; 1 for one that stays.
  var scales: [Double] {
    var lowest = zip(initial, final).map { min($0, $1) }
    var highest = zip(initial, final).map { max($0, $1) }
    for piece in pieces {
      for step in 0...32 {
        for (index, number) in Course.value(of: piece, at: Double(step) / 32).enumerated() {
          lowest[index] = min(lowest[index], number)
          highest[index] = max(highest[index], number)
        }
      }
    }
    return zip(lowest, highest).map { $1 - $0 > 1e-9 ? $1 - $0 : 1 }
  }
}
