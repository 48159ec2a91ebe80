/// How the rows of a plot are shared out.
struct PlotLayout {
  let positionRows: Int
  let velocityRows: Int

  private static let fewestPositionRows = 6
  private static let fewestVelocityRows = 4

  /// The panels get what the lines around them leave of the height: the position three fifths, as it is
  /// looked at more closely.
  init(height: Int, otherRows: Int, showsVelocity: Bool) {
    let axes = showsVelocity ? 5 : 3
    let free = height - otherRows - axes
    guard showsVelocity else {
      positionRows = max(Self.fewestPositionRows, free)
      velocityRows = 0
      return
    }
    let velocity = max(Self.fewestVelocityRows, free * 2 / 5)
    velocityRows = velocity
    positionRows = max(Self.fewestPositionRows, free - velocity)
  }
}
