/// The vertical gaps between a spring and lines from left to right, each moment of the spring evaluated once.
///
/// Between two inflections the velocity only rises or only falls, so it equals a line's slope once at most,
/// and that is where the gap is extreme. The inflections have closed forms: nothing can be missed.
struct SpringGap {
  private let stretch: SpringStretch
  /// Where the last line ended.
  private var moment: SpringStretch.Moment
  /// The first inflection after that, in seconds; infinite if there is none.
  private var inflection: Double
  private let halfPeriod: Double

  init(_ stretch: SpringStretch, from place: Double) {
    self.stretch = stretch
    moment = stretch.moment(stretch.time(at: place))
    inflection = stretch.firstInflection(after: moment.time)
    let spring = stretch.spring
    halfPeriod = spring.kind == .underdamped ? .pi / spring.dampedFrequency : .infinity
  }

  /// The largest gap to a line between two places, ends included.
  mutating func largest(to chord: Chord, from left: Double, to right: Double) -> Double {
    advance(to: stretch.time(at: left))
    let slope = chord.slope / stretch.duration
    let end = stretch.moment(stretch.time(at: right))
    var largest = max(
      abs(chord.height(at: left) - moment.position), abs(chord.height(at: right) - end.position))
    while true {
      let next = inflection < end.time ? stretch.moment(inflection) : end
      if (moment.velocity - slope) * (next.velocity - slope) < 0 {
        let extreme = stretch.tangent(slope, between: moment, and: next)
        let height = chord.height(at: (extreme.moment.time + stretch.delay) / stretch.duration)
        largest = max(largest, abs(height - extreme.moment.position) + extreme.miss)
      }
      moment = next
      guard inflection < end.time else { return largest }
      inflection += halfPeriod
    }
  }

  /// Lines may be left out.
  private mutating func advance(to time: Double) {
    guard time != moment.time else { return }
    moment = stretch.moment(time)
    while inflection <= time { inflection += halfPeriod }
  }
}
