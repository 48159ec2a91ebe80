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

extension Ranges {
  /// A range with what it is for, as the documentation shows it.
  package struct Row: Sendable {
    /// The quantity that is counted or measured, and its keys.
    package let subject: String
    /// The range.
    package let bounds: Bounds
    /// Why it ends where it ends.
    package let reason: String

    package init(_ subject: String, _ bounds: Bounds, _ reason: String) {
      self.subject = subject
      self.bounds = bounds
      self.reason = reason
    }
  }

  /// Every range of what people type, in the order of the documentation.
  package static let table: [Row] = [
    Row(
      "duration of a spring, tween or keyframe", duration,
      "a tenth of a millisecond is a hundredth of a frame at 100 Hz; no loop on a screen takes an hour"),
    Row("delay, and a duration preset", delay, "as durations; 0 means at once"),
    Row(
      "durationScale, time scale", durationScale, "what leads from one end of useful durations to the other"),
    Row(
      "bounce", bounce,
      "nearer to -1 a spring creeps for hours, nearer to 1 it rings ten thousand times; 1 is undamped"),
    Row("extraBounce", extraBounce, "from the lowest bounce to the highest and back"),
    Row("dampingRatio", dampingRatio, "the ratios of these bounces; 0 is undamped"),
    Row("mass", mass, "systems default to 1, 3 or 4"),
    Row("stiffness, tension", stiffness, "what these durations need at these masses"),
    Row("damping, friction", damping, "what these damping ratios need at these stiffnesses and masses"),
    Row("Origami's tension and friction", origami, "the same on Origami's scale, which begins below 0"),
    Row("Origami's speed", speed, "its slider ends at 20"),
    Row("Origami's bounciness", bounciness, "beyond it more bounciness would bounce less"),
    Row(
      "settlingDuration", settlingDuration,
      "what SwiftUI, Framer and Motion clamp it to; a longer one would be another spring there"),
    Row(
      "initialVelocity, in travels per second", velocity,
      "a fling of 10,000 points per second over a single one"),
    Row("value of a property", value, "points, degrees, and numbers of 30 bits"),
    Row("velocity of a keyframe", valueVelocity, "the greatest value within a millisecond"),
    Row(
      "y of a Bezier, points and paths", coordinate,
      "elastic curves leave 0 to 1 a little, never a thousandfold"),
    Row("distance of a gesture", distance, "points of a screen, and of a long scroll"),
    Row("cap of a gesture", cap, "less of the way than that would not be seen"),
    Row("threshold of a gesture", threshold, "a share of the way"),
    Row(
      "projection of a gesture", projection,
      "from a hundredth of a second's glide to ten seconds'; UIKit's scroll views have 0.99 and 0.998"),
    Row(
      "tolerance", tolerance,
      "a thousandth of a pixel over a thousand pixels; a tenth of the way is no curve any more"),
    Row("time of a recorded sample", recordedTime, "eleven days of a clock that was not set to 0"),
    Row("samples of a recording", samples, "fewer tell no motion; hours of video"),
    Row("frames a second of a recording", frameRate, "the fastest cameras of laboratories"),
    Row("steps", steps, "more than a display has frames in eight seconds; each becomes two stops"),
    Row("points of a curve", points, "one for each frame at 60 Hz of almost three minutes"),
    Row("characters of a path", pathLength, "some two hundred cubic pieces"),
    Row("tracks of a clip", tracks, "one for each property that moves"),
    Row("keyframes of a clip", keyframes, "each becomes a baked spring in some formats"),
    Row("phases of a sequence", phases, "each is an animation that somebody designed"),
    Row("elements of a morph", elements, "what moves on its own from one screen to another"),
    Row("properties of a phase or element", properties, "one for each property that moves"),
    Row("values of a sequence or morph", values, "each becomes a track of its own in some formats"),
    Row("straight lines of a baked preset", bakedStops, "two seconds of work, a few megabytes of text"),
    Row(
      "bases and aliases in a row", chainDepth,
      "three are hard to follow already; each stands in every lineage"),
    Row("presets of a registry", presets, "a hundred times what large teams have"),
    Row("characters of a name", nameLength, "it becomes a file's name and an identifier"),
    Row("segments of a name", nameSegments, "each becomes a nested type or group"),
    Row("characters of a property's, phase's or element's name", partNameLength, "it becomes an identifier"),
    Row("characters of a summary, deprecation or reason", textLength, "a comment in code, not a chapter"),
    Row("exceptions of a preset", exceptions, "twice as many as there are rules"),
    Row("extensions of a preset", extensions, "other tools' data, carried along"),
    Row("words of a list in a project file", projectWords, "each is looked for in every source"),
    Row(
      "exports of a project file", projectExports,
      "all formats for dozens of modules; each is made of all presets anew"),
    Row("text file that is read", textFile, "twice the JSON of the most presets"),
  ]
}
