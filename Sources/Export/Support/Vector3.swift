// swift-format-ignore-file

nonisolated extension ROOT {
  /// Three numbers that move together.
  nonisolated /*ACCESS*/ struct Vector3: Hashable, Sendable {
    /*ACCESS*/ var x: Double
    /*ACCESS*/ var y: Double
    /*ACCESS*/ var z: Double

    /*ACCESS*/ init(_ x: Double, _ y: Double, _ z: Double) {
      self.x = x
      self.y = y
      self.z = z
    }
  }
}
