/// Something presets can be looked up in by name: a registry's file, or presets in memory.
public protocol PresetSource {
  /// The preset of that name, nil when there is none.
  func preset(named name: PresetName) throws -> Preset?
}

/// A source in which some presets stand in front of those of another: a change that is not written yet.
public struct OverlaidSource: PresetSource {
  private let front: [PresetName: Preset?]
  private let back: any PresetSource

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - front: Presets that hide those of the same name; a nil value hides the name itself.
  ///   - back: Where everything else is looked up.
  public init(_ front: [PresetName: Preset?], over back: any PresetSource) {
    self.front = front
    self.back = back
  }

  /// The preset of that name in front, else behind.
  public func preset(named name: PresetName) throws -> Preset? {
    if let preset = front[name] { return preset }
    return try back.preset(named: name)
  }
}
