import MotionPhysics

/// How much clips and registries may hold; what other motions are made of has its ranges in the physics core.
extension Ranges {
  /// Properties of a clip.
  public static var tracks: Bounds { Bounds(0, 100) }
  /// Keyframes of a clip, all tracks together.
  public static var keyframes: Bounds { Bounds(0, 1000) }
  /// Words and patterns of a project file's list: an app's own functions, its files.
  public static var projectWords: Bounds { Bounds(0, 1000) }
  /// Exports of a project file.
  public static var projectExports: Bounds { Bounds(0, 1000) }
  /// Bases and aliases between a preset and one that is made from nothing.
  public static var chainDepth: Bounds { Bounds(0, 100) }
  /// Presets of a registry.
  public static var presets: Bounds { Bounds(0, 200_000) }
  /// Characters of a preset's name.
  public static var nameLength: Bounds { Bounds(1, 200) }
  /// Segments of a preset's name.
  public static var nameSegments: Bounds { Bounds(1, 20) }
  /// Characters of the name of a property, phase or element.
  public static var partNameLength: Bounds { Bounds(1, 200) }
  /// Rules that a preset may break.
  public static var exceptions: Bounds { Bounds(0, 100) }
  /// Characters of summaries, deprecations and reasons.
  public static var textLength: Bounds { Bounds(0, 10_000) }
  /// A preset's extensions.
  public static var extensions: Bounds { Bounds(0, 1_000_000, unit: .bytes) }
  /// A text that is read: registries, tokens, project files, baselines.
  public static var textFile: Bounds { Bounds(0, 67_108_864, unit: .bytes) }
}
