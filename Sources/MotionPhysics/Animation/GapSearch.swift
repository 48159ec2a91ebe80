/// Finds where two responses are farthest apart.
struct GapSearch {
  let first: Animation
  let second: Animation
  private let step: Double
  private let count: Int

  init(first: Animation, second: Animation) {
    self.first = first
    self.second = second
    let horizon = max(first.horizon, second.horizon)
    let resolution = min(first.timescale, second.timescale) / 16
    let wanted = resolution > 0 ? horizon / resolution : Double(Self.mostSamples)
    count = Int(min(max(wanted, Self.fewestSamples), Double(Self.mostSamples))) + 2
    step = horizon / Double(count - 2)
  }

  private static var fewestSamples: Double { 128 }
  private static var mostSamples: Int { 16384 }
  /// How many maxima between samples are refined.
  private static var refinements: Int { 3 }

  func search() -> MotionDistance {
    var best = atCorners()
    for peak in peaks() { best = farther(best, refined(around: peak)) }
    return best
  }

  private func gap(_ time: Double) -> Double { abs(first.value(at: time) - second.value(at: time)) }

  private func measured(_ time: Double) -> MotionDistance { MotionDistance(distance: gap(time), time: time) }

  private func farther(_ left: MotionDistance, _ right: MotionDistance) -> MotionDistance {
    right.distance > left.distance ? right : left
  }

  /// At a jump the gap may be largest just before it.
  private func atCorners() -> MotionDistance {
    var best = MotionDistance(distance: 0, time: 0)
    for corner in first.corners + second.corners where corner > 0 {
      best = farther(best, measured(corner))
      best = farther(best, measured(corner.nextDown))
    }
    return best
  }

  /// The samples that are maxima, the highest first by the parabola through them and their neighbours.
  private func peaks() -> [Int] {
    let gaps = sampledGaps()
    var highest: [(index: Int, height: Double)] = []
    for index in 1..<(count - 1) where gaps[index] >= gaps[index - 1] && gaps[index] > gaps[index + 1] {
      let slope = 0.5 * (gaps[index + 1] - gaps[index - 1])
      let curvature = gaps[index + 1] - 2 * gaps[index] + gaps[index - 1]
      let height = gaps[index] - (curvature < 0 ? 0.5 * slope * slope / curvature : 0)
      let place = highest.firstIndex { $0.height < height } ?? highest.count
      if place < Self.refinements {
        highest.insert((index, height), at: place)
        if highest.count > Self.refinements { highest.removeLast() }
      }
    }
    return highest.map { $0.index }
  }

  private func sampledGaps() -> [Double] {
    var gaps = [Double](repeating: 0, count: count)
    withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { buffer in
      gaps.withUnsafeMutableBufferPointer { first.sample(step: step, into: $0) }
      second.sample(step: step, into: buffer)
      for index in 0..<count { gaps[index] = abs(gaps[index] - buffer[index]) }
    }
    return gaps
  }

  /// Golden-section search between a sample's neighbours: needs no derivative, which a curve may not have.
  private func refined(around index: Int) -> MotionDistance {
    let ratio = 0.618_033_988_749_894_9
    var low = Double(index - 1) * step
    var high = Double(index + 1) * step
    var left = measured(high - ratio * (high - low))
    var right = measured(low + ratio * (high - low))
    // 24 steps narrow the interval by 1e5: its square, the error of a maximum, is far below 1e-6.
    for _ in 0..<24 {
      if left.distance >= right.distance {
        high = right.time
        right = left
        left = measured(high - ratio * (high - low))
      } else {
        low = left.time
        left = right
        right = measured(low + ratio * (high - low))
      }
    }
    return farther(left, right)
  }
}
