// swift-format-ignore-file

extension ROOT {
  /// Two numbers that move together.
  /*ACCESS*/ struct Vector2: Hashable, Sendable {
    /*ACCESS*/ var x: Double
    /*ACCESS*/ var y: Double

    /*ACCESS*/ init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }
}
