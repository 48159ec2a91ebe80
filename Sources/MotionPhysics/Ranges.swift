/// The ranges of every number of which a motion is made, one table for all who read them, in whatever form they are
/// written.
///
/// They hold what people have, with room; beyond them no motion is meant, and arithmetic or work would give way.
public enum Ranges {
  // Times.

  /// Durations of springs, tweens and keyframes.
  public static var duration: Bounds { Bounds(0.0001, 3600, unit: .seconds) }
  /// Delays, and durations of tweens, which may be 0.
  public static var delay: Bounds { Bounds(0.0001, 3600, beside: 0, unit: .seconds) }
  /// Factors of durations.
  public static var durationScale: Bounds { Bounds(0.001, 1000) }

  // Springs.

  /// SwiftUI's bounce.
  public static var bounce: Bounds { Bounds(-0.9999, 0.9999, beside: 1) }
  /// The bounce that is added to a base's.
  public static var extraBounce: Bounds { Bounds(-1.9999, 1.9999) }
  /// Damping ratios.
  public static var dampingRatio: Bounds { Bounds(0.0001, 10_000, beside: 0) }
  /// Damping ratios where no spring is overdamped or undamped.
  public static var ratioToCritical: Bounds { Bounds(0.0001, 1) }
  /// Masses.
  public static var mass: Bounds { Bounds(0.001, 1000) }
  /// Stiffnesses, and tensions but Origami's.
  public static var stiffness: Bounds { Bounds(1e-9, 1e13) }
  /// Dampings, and frictions but Origami's.
  public static var damping: Bounds { Bounds(0, 1e13) }
  /// Origami's tension and friction.
  public static var origami: Bounds { Bounds(-100, 1e10) }
  /// Origami's speed.
  public static var speed: Bounds { Bounds(0, 1000) }
  /// Origami's bounciness: beyond it more would bounce less.
  public static var bounciness: Bounds { Bounds(0, 42.5) }
  /// Durations after which a spring has settled as SwiftUI, Framer and Motion reckon it, who clamp them to this.
  public static var settlingDuration: Bounds { Bounds(0.01, 10) }
  /// Initial velocities of springs.
  public static var velocity: Bounds { Bounds(-10_000, 10_000, unit: .travelsPerSecond) }

  // Values.

  /// Values of properties.
  public static var value: Bounds { Bounds(-1e9, 1e9) }
  /// Velocities of keyframes.
  public static var valueVelocity: Bounds { Bounds(-1e12, 1e12) }
  /// The y of a Bezier's control points, and coordinates of points and paths.
  public static var coordinate: Bounds { Bounds(-1000, 1000) }
  /// How far a gesture goes.
  public static var distance: Bounds { Bounds(0.001, 1_000_000) }
  /// The most of the way that a gesture shows.
  public static var cap: Bounds { Bounds(0.001, 1) }
  /// The share of the way above which letting go finishes.
  public static var threshold: Bounds { .unit }
  /// Times of a recording.
  public static var recordedTime: Bounds { Bounds(-1_000_000, 1_000_000, unit: .seconds) }
  /// The deceleration rate by which a release is projected; 0 is not at all.
  public static var projection: Bounds { Bounds(0.9, 0.9999, beside: 0) }
  /// How far a baked curve may be from its motion.
  public static var tolerance: Bounds { Bounds(0.000001, 0.1) }

  // Counts.

  /// Steps of a curve.
  public static var steps: Bounds { Bounds(1, 1000) }
  /// Points of a curve, and stops of a baked one.
  public static var points: Bounds { Bounds(2, 10_000) }
  /// Samples of a recording.
  public static var samples: Bounds { Bounds(6, 1_000_000) }
  /// Frames a second of a recording.
  public static var frameRate: Bounds { Bounds(1, 100_000) }
  /// Characters of an SVG path.
  public static var pathLength: Bounds { Bounds(0, 10_000) }
  /// Phases of a sequence.
  public static var phases: Bounds { Bounds(1, 200) }
  /// Elements of a morph.
  public static var elements: Bounds { Bounds(1, 200) }
  /// Properties of a phase or of an element.
  public static var properties: Bounds { Bounds(1, 100) }
  /// Values of a sequence or morph: its properties, in every phase or element.
  public static var values: Bounds { Bounds(1, 2000) }
  /// Straight lines that stand for one motion where it is baked.
  public static var bakedStops: Bounds { Bounds(0, 25_000) }
}
