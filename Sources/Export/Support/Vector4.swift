// swift-format-ignore-file

nonisolated extension ROOT {
  /// Four numbers that move together.
  nonisolated /*ACCESS*/ struct Vector4: Hashable, Sendable {
    /*ACCESS*/ var x: Double
    /*ACCESS*/ var y: Double
    /*ACCESS*/ var z: Double
    /*ACCESS*/ var w: Double

    /*ACCESS*/ init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
      self.x = x
      self.y = y
      self.z = z
      self.w = w
    }
  }
}
