import StrictJSON

extension JSONWriter {
  /// Writes a member that is a motion found in a source, or null.
  mutating func member(_ key: String, _ motion: FoundMotion?) {
    self.key(key)
    guard let motion else { return null() }
    object { writer in
      writer.member("kind", motion.kind.rawValue)
      writer.member("api", motion.api)
      writer.object("parameters") { writer in
        for parameter in motion.parameters { writer.member(parameter.name, parameter.value) }
      }
      writer.member("duration", motion.duration)
      switch motion.kind {
      case .spring: writer.member("bounce", motion.bounce)
      case .tween: writer.member("bezier", motion.bezier)
      }
    }
  }

  /// Writes a member that is the closest preset, or null.
  mutating func member(_ key: String, _ nearest: NearestPreset?) {
    self.key(key)
    guard let nearest else { return null() }
    object { writer in
      writer.member("preset", nearest.preset)
      writer.member("distance", nearest.distance)
      writer.member("at", nearest.at)
    }
  }

  private mutating func member(_ key: String, _ values: [Double]?) {
    self.key(key)
    if let values { numbers(values) } else { null() }
  }
}
