/// A place on a canvas, in dots from its upper left corner.
struct Dot: Hashable {
  var x: Int
  var y: Int

  /// The dots of a straight line to another one, without this one: Bresenham's algorithm, so that
  /// neighbours touch.
  func line(to end: Dot) -> [Dot] {
    let across = abs(end.x - x)
    let down = abs(end.y - y)
    var error = across - down
    var current = self
    var line: [Dot] = []
    while current != end {
      let doubled = 2 * error
      if doubled > -down {
        error -= down
        current.x += end.x > x ? 1 : -1
      }
      if doubled < across {
        error += across
        current.y += end.y > y ? 1 : -1
      }
      line.append(current)
    }
    return line
  }
}
