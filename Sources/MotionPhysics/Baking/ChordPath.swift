/// Few chords of a sampled curve that stay within a tolerance of it.
enum ChordPath {
  /// Up to so many samples the fewest chords are looked for; beyond, the search would take too long.
  private static let mostSamples = 2001

  /// The samples at which the chords meet, both ends included: the fewest, or on a long curve nearly so.
  static func stops(_ curve: [Double], tolerance: Double) -> [Int] {
    curve.count > mostSamples ? longest(curve, tolerance: tolerance) : fewest(curve, tolerance: tolerance)
  }

  /// Always the longest chord from where the last one ended.
  private static func longest(_ curve: [Double], tolerance: Double) -> [Int] {
    var path = [0]
    var start = 0
    while start < curve.count - 1 {
      var farthest = start + 1
      visitChords(curve, from: start, tolerance: tolerance) { farthest = $0 }
      path.append(farthest)
      start = farthest
    }
    return path
  }

  /// A shortest path over all chords.
  private static func fewest(_ curve: [Double], tolerance: Double) -> [Int] {
    var chords = [Int](repeating: Int.max, count: curve.count)
    var previous = [Int](repeating: 0, count: curve.count)
    chords[0] = 0
    for start in 0..<(curve.count - 1) where chords[start] < Int.max {
      let next = chords[start] + 1
      visitChords(curve, from: start, tolerance: tolerance) { end in
        guard next < chords[end] else { return }
        chords[end] = next
        previous[end] = start
      }
    }
    var path = [curve.count - 1]
    while let first = path.last, first > 0 { path.append(previous[first]) }
    return path.reversed()
  }

  /// The ends of all chords from a sample that pass every sample between within the tolerance.
  ///
  /// Their slopes lie in a cone that narrows with each sample that is passed; once it is empty there are no
  /// more.
  @inline(__always)
  private static func visitChords(
    _ curve: [Double], from start: Int, tolerance: Double, visit: (Int) -> Void
  ) {
    var lowest = -Double.infinity
    var highest = Double.infinity
    for end in (start + 1)..<curve.count {
      let reach = 1 / Double(end - start)
      let slope = (curve[end] - curve[start]) * reach
      if slope >= lowest && slope <= highest { visit(end) }
      lowest = max(lowest, slope - tolerance * reach)
      highest = min(highest, slope + tolerance * reach)
      if lowest > highest { return }
    }
  }
}
