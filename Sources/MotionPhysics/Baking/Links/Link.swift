/// A straight line of a path, as far as it goes.
struct Link {
  /// A point on the line.
  let x: Double
  let y: Double
  let slope: Double
  /// Where the next link may leave it, from where it last touches the corridor to where it would leave that.
  let earliestEnd: Double
  let latestEnd: Double

  @inline(__always)
  func height(at place: Double) -> Double { y + slope * (place - x) }

  /// Where the next link takes over.
  func end(with next: Link) -> Double {
    let bend = slope - next.slope
    guard bend != 0 else { return latestEnd }
    let crossing = latestEnd - (height(at: latestEnd) - next.height(at: latestEnd)) / bend
    return min(max(crossing, earliestEnd), latestEnd)
  }
}
