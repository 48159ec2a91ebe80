// swift-format-ignore-file

nonisolated extension ROOT {
  /// Two numbers that move together.
  nonisolated /*ACCESS*/ struct Vector2: Hashable, Sendable {
    /*ACCESS*/ var x: Double
    /*ACCESS*/ var y: Double

    /*ACCESS*/ init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }
}
