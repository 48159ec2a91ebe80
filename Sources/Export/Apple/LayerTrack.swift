import MotionPhysics

/// A track as Core Animation has it: values at shares of the time, and a timing function for each way between.
struct LayerTrack {
  private(set) var values: [Components]
  /// Seconds; two that are equal are a jump.
  private(set) var times: [Double] = [0]
  /// One fewer than values; straight lines where nil.
  private(set) var timings: [CubicBezier?] = []
  /// The largest distance from the track that was found, as a share of its travel.
  private(set) var error = 0.0

  private let track: ValueTrack
  /// The longest way of a segment, in the property's units.
  let travel: Double
  private let tolerance: Double

  /// - Parameters:
  ///   - duration: Seconds, at least the track's: it waits at its end.
  ///   - tolerance: Of what no timing function says exactly, as a share of the travel.
  init(_ track: ValueTrack, duration: Double, tolerance: Double) {
    self.track = track
    self.tolerance = tolerance
    values = [track.initial]
    travel = track.travel
    for segment in track.segments { add(segment) }
    land()
    if let last = values.last, times.last.map({ $0 < duration }) == true { add(last, at: duration) }
    if values.count == 1 { add(track.initial, at: duration) }
  }

  /// Ends at the target where the last spring has all but come to rest there: what stays on the screen is no
  /// frame beside it.
  private mutating func land() {
    guard let target = track.landing(within: tolerance), let last = values.last else { return }
    if travel > 0 { error = max(error, ValueTrack.gap(last, target) / travel) }
    values[values.count - 1] = target
  }

  private mutating func add(_ value: Components, at time: Double, timing: CubicBezier? = nil) {
    values.append(value)
    times.append(time)
    timings.append(timing)
  }

  private mutating func add(_ segment: ValueSegment) {
    switch segment.motion {
    case .move: add(segment.endValue, at: segment.endTime)
    case .linear(let curve):
      if let bezier = curve.bezier {
        add(segment.endValue, at: segment.endTime, timing: curve == .linear ? nil : bezier)
      } else {
        error = max(error, CurvePieces.error(of: curve))
        add(CurvePieces.of(curve), of: segment)
      }
    case .cubic, .spring: bake(segment.start, segment.end, depth: 0)
    }
  }

  /// A curve of pieces: each is a way of its own, where it is one Bézier; else it is baked.
  private mutating func add(_ pieces: [PathPiece], of segment: ValueSegment) {
    if pieces.contains(where: { $0.timing == nil && !$0.isLine && $0.width > 0 }) {
      return bakeLines(segment.start, segment.end, depth: 0)
    }
    var last = 0.0
    for piece in pieces {
      let start = segment.startTime + segment.duration * piece.start.x
      if piece.start.y != last { add(segment.value(at: piece.start.y), at: start) }
      last = piece.end.y
      add(
        segment.value(at: piece.end.y), at: segment.startTime + segment.duration * piece.end.x,
        timing: piece.isLine ? nil : piece.timing)
    }
  }

  /// The track at a time.
  fileprivate struct State {
    let time: Double
    let value: Components
    let velocity: Components
  }

  /// Halves a stretch until a cubic Hermite curve with the velocities of both ends is near enough. A number's
  /// curve is one timing function: Hermite's handles stand at thirds of the time. Several numbers together
  /// have no common one, so they become lines.
  private mutating func bake(_ start: State, _ end: State, depth: Int) {
    guard start.value.isScalar else { return bakeLines(start, end, depth: depth) }
    let width = end.time - start.time
    let height = end.value[0] - start.value[0]
    let first = start.velocity[0] * width / 3
    let last = end.velocity[0] * width / 3
    // Handles of many times the height would lose digits in Core Animation's floats.
    if abs(first) <= 8 * abs(height), abs(last) <= 8 * abs(height), height != 0 {
      let found = largestGap(start, end) { share in
        let rest = 1 - share
        let handles = rest * (start.value[0] + first) + share * (end.value[0] - last)
        return rest * rest * rest * start.value[0] + share * share * share * end.value[0]
          + 3 * rest * share * handles
      }
      if found <= tolerance || depth == Self.deepest {
        error = max(error, found)
        let timing = try? CubicBezier(x1: 1 / 3, y1: first / height, x2: 2 / 3, y2: 1 - last / height)
        return add(end.value, at: end.time, timing: timing)
      }
    }
    if depth == Self.deepest { return bakeLines(start, end, depth: depth) }
    let middle = self.middle(start, end)
    bake(start, middle, depth: depth + 1)
    bake(middle, end, depth: depth + 1)
  }

  private mutating func bakeLines(_ start: State, _ end: State, depth: Int) {
    let found = (0..<start.value.count).reduce(0.0) { gap, index in
      max(
        gap,
        largestGap(start, end, component: index) { share in
          start.value[index] + (end.value[index] - start.value[index]) * share
        })
    }
    if found <= tolerance || depth >= Self.deepest {
      error = max(error, found)
      return add(end.value, at: end.time)
    }
    let middle = self.middle(start, end)
    bakeLines(start, middle, depth: depth + 1)
    bakeLines(middle, end, depth: depth + 1)
  }

  private static let deepest = 12

  private func middle(_ start: State, _ end: State) -> State {
    let time = (start.time + end.time) / 2
    return State(time: time, value: track.value(time: time), velocity: track.velocity(time: time))
  }

  private func largestGap(
    _ start: State, _ end: State, component: Int = 0, _ value: (_ share: Double) -> Double
  ) -> Double {
    guard travel > 0 else { return 0 }
    var gap = 0.0
    for step in 1..<32 {
      let share = Double(step) / 32
      let real = track.value(time: start.time + (end.time - start.time) * share)[component]
      gap = max(gap, abs(real - value(share)))
    }
    return gap / travel
  }
}

extension ValueSegment {
  fileprivate var start: LayerTrack.State {
    LayerTrack.State(time: startTime, value: startValue, velocity: startVelocity)
  }

  fileprivate var end: LayerTrack.State {
    LayerTrack.State(time: endTime, value: endValue, velocity: endVelocity)
  }
}
