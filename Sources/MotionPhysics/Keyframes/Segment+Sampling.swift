extension Segment {
  /// Fills a buffer with the samples that belong to this segment, all up to its end.
  /// - Parameters:
  ///   - first: the number of the first sample that no segment before this one has.
  /// - Returns: the number of the first sample behind this segment.
  func sample(step: Double, from first: Int, into values: UnsafeMutableBufferPointer<Components>) -> Int {
    switch motion {
    case .spring(let spring, let target):
      let way = target - startValue
      return fill(values, from: first, step: step) {
        startValue + spring.value(target: way, initialVelocity: startVelocity, time: $0)
      }
    case .linear(let curve):
      let way = endValue - startValue
      return fill(values, from: first, step: step) { startValue + way * curve.value(at: $0 / duration) }
    case .cubic:
      return fill(values, from: first, step: step) { hermite($0 / duration) }
    case .move:
      return fill(values, from: first, step: step) { _ in endValue }
    }
  }

  @inline(__always)
  private func fill(
    _ values: UnsafeMutableBufferPointer<Components>, from first: Int, step: Double,
    value: (_ time: Double) -> Components
  ) -> Int {
    var index = first
    while index < values.count {
      let time = Double(index) * step
      guard time < endTime else {
        if time > endTime { return index }
        values[index] = endValue
        index += 1
        continue
      }
      values[index] = value(time - startTime)
      index += 1
    }
    return index
  }
}
