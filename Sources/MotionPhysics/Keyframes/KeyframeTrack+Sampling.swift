extension KeyframeTrack {
  /// Fills a buffer with the values at 0, step, 2 step …: those of `value(time:)`, several times as fast, and
  /// without allocating.
  /// - Parameters:
  ///   - step: seconds between samples, 0 or more.
  ///   - values: the buffer; its count is the number of samples.
  public func sample(step: Double, into values: UnsafeMutableBufferPointer<Components>) {
    let end = segments.withUnsafeBufferPointer { segments in
      var index = 0
      // As time only goes on, so do the segments: no sample is searched for.
      for segment in segments.indices {
        index = segments[segment].sample(step: step, from: index, into: values)
      }
      return index
    }
    let rest = segments.last?.endValue ?? initial
    for index in end..<values.count { values[index] = rest }
  }
}

extension KeyframeTimeline {
  /// Fills a buffer with every track's values at 0, step, 2 step …, one track behind the other in the order of
  /// `tracks`, without allocating.
  /// - Parameters:
  ///   - step: seconds between samples, 0 or more.
  ///   - values: the buffer; its count divided by the number of tracks is the number of samples of each. What
  ///     the division leaves stays as it is.
  public func sample(step: Double, into values: UnsafeMutableBufferPointer<Components>) {
    guard !tracks.isEmpty else { return }
    let count = values.count / tracks.count
    for (index, track) in tracks.enumerated() {
      let start = index * count
      track.track.sample(
        step: step, into: UnsafeMutableBufferPointer(rebasing: values[start..<(start + count)]))
    }
  }
}
