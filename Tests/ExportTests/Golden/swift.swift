// Made by motionbook from 54 presets, digest b00f15ae76c36e07.
// Do not edit: change the registry and export it again.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(SwiftUI)
import SwiftUI
#endif

/// The presets, by their groups.
public enum Motion {
  public enum _2nd {
    /// A name that begins with a digit.
    ///
    /// duration 0.3, bounce 0.1; settles in 0.4 s.
    /// With less motion: fade.quick.
    public static let tap: Animation = .spring(duration: 0.3, bounce: 0.1)

    /// The spring of ``tap``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var tapSpring: Spring { Spring(duration: 0.3, bounce: 0.1) }

    /// ``tap``, or what replaces it with less motion.
    public static func tap(reduceMotion: Bool) -> Animation? {
      reduceMotion ? Motion.fade.quick : Motion._2nd.tap
    }
  }

  public enum `class` {
    /// Two words that languages keep for themselves.
    ///
    /// duration 0.4, bounce 0.25; settles in 0.509 s.
    /// With less motion: fade.quick.
    public static let `in`: Animation = .spring(duration: 0.4, bounce: 0.25)

    /// The spring of ``in``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var inSpring: Spring { Spring(duration: 0.4, bounce: 0.25) }

    /// ``in``, or what replaces it with less motion.
    public static func `in`(reduceMotion: Bool) -> Animation? {
      reduceMotion ? Motion.fade.quick : Motion.`class`.`in`
    }
  }

  public enum clip {
    /// Tracks of two, three and four numbers.
    ///
    /// offset, axis, color, scale.
    /// With less motion: a cut.
    public struct ComponentsValues: Hashable, Sendable {
      /// offset
      public var offset: Vector2 = Vector2(0, 40)
      /// axis
      public var axis: Vector3 = Vector3(0, 0, 1)
      /// color
      public var color: Vector4 = Vector4(0.1, 0.2, 0.3, 1)
      /// scale
      public var scale: Double = 1.0

      /// Where everything is before it moves.
      public init() {}

      /// Whether it starts again at its end.
      public static let repeats = false

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: Animation? { nil }

      #if canImport(SwiftUI)
      /// The tracks: `.keyframeAnimator(initialValue: .init(), trigger: trigger) { … } keyframes: { _ in Motion.clip.ComponentsValues.keyframes() }`.
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      @KeyframesBuilder<Motion.clip.ComponentsValues>
      public static func keyframes() -> some Keyframes<Motion.clip.ComponentsValues> {
        KeyframeTrack(\Motion.clip.ComponentsValues.offset) {
          CubicKeyframe(Vector2(20, -12), duration: 0.25)
          SpringKeyframe(Vector2(0, 0), spring: Spring(duration: 0.5, bounce: 0.5))
        }
        KeyframeTrack(\Motion.clip.ComponentsValues.axis) {
          LinearKeyframe(Vector3(0, 1, 0), duration: 0.5)
        }
        KeyframeTrack(\Motion.clip.ComponentsValues.color) {
          LinearKeyframe(Vector4(0.9, 0.8, 0.7, 0.5), duration: 0.3, timingCurve: .bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.2, y: 1)))
        }
        KeyframeTrack(\Motion.clip.ComponentsValues.scale) {
          SpringKeyframe(1.2, duration: 0.2, spring: Spring(duration: 0.3, bounce: 0.4), startVelocity: 2.0)
          LinearKeyframe(1.0, duration: 0.2, timingCurve: .easeInOut)
        }
      }

      /// Every value at a time or a progress.
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      public static var timeline: KeyframeTimeline<Motion.clip.ComponentsValues> {
        KeyframeTimeline(initialValue: Motion.clip.ComponentsValues()) { keyframes() }
      }
      #else
      /// The keyframes of every property, one after the other.
      public static let keyframes: [Keyframe] = [
        Keyframe("offset", to: [20, -12], duration: 0.25, course: .cubic(startVelocity: [0, 0], endVelocity: [0, -80])),
        Keyframe("offset", to: [0, 0], duration: 2.3265732265555927, course: .spring(Spring(duration: 0.5, bounce: 0.5), startVelocity: [0, -80])),
        Keyframe("axis", to: [0, 1, 0], duration: 0.5, course: .linear(.linear)),
        Keyframe("color", to: [0.9, 0.8, 0.7, 0.5], duration: 0.3, course: .linear(.bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.2, y: 1)))),
        Keyframe("scale", to: [1.2], duration: 0.2, course: .spring(Spring(duration: 0.3, bounce: 0.4), startVelocity: [2])),
        Keyframe("scale", to: [1], duration: 0.2, course: .linear(.easeInOut)),
      ]
      #endif
    }

    /// Property names that try to leave their place.
    ///
    /// * / } body { color: red } / *, < /style><script>alert(1)< /script>, $ {process.exit()} \ (exit()) # {1}, "'`;\, größe\n\u{202e}end.
    /// With less motion: fade.quick.
    public struct HostileValues: Hashable, Sendable {
      /// * / } body { color: red } / *
      public var bodyColorRed: Double = 0.0
      /// < /style><script>alert(1)< /script>
      public var styleScriptAlert1Script: Double = 0.0
      /// $ {process.exit()} \ (exit()) # {1}
      public var processExitExit1: Double = 0.0
      /// "'`;\ .
      public var value: Double = 0.0
      /// größe \u{202e}end
      public var grEEnd: Double = 0.0

      /// Where everything is before it moves.
      public init() {}

      /// Whether it starts again at its end.
      public static let repeats = false

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: Animation? { Motion.fade.quick }

      #if canImport(SwiftUI)
      /// The tracks: `.keyframeAnimator(initialValue: .init(), trigger: trigger) { … } keyframes: { _ in Motion.clip.HostileValues.keyframes() }`.
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      @KeyframesBuilder<Motion.clip.HostileValues>
      public static func keyframes() -> some Keyframes<Motion.clip.HostileValues> {
        KeyframeTrack(\Motion.clip.HostileValues.bodyColorRed) {
          LinearKeyframe(1.0, duration: 0.1)
        }
        KeyframeTrack(\Motion.clip.HostileValues.styleScriptAlert1Script) {
          LinearKeyframe(1.0, duration: 0.1)
        }
        KeyframeTrack(\Motion.clip.HostileValues.processExitExit1) {
          LinearKeyframe(1.0, duration: 0.1)
        }
        KeyframeTrack(\Motion.clip.HostileValues.value) {
          LinearKeyframe(1.0, duration: 0.1)
        }
        KeyframeTrack(\Motion.clip.HostileValues.grEEnd) {
          LinearKeyframe(1.0, duration: 0.1)
        }
      }

      /// Every value at a time or a progress.
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      public static var timeline: KeyframeTimeline<Motion.clip.HostileValues> {
        KeyframeTimeline(initialValue: Motion.clip.HostileValues()) { keyframes() }
      }
      #else
      /// The keyframes of every property, one after the other.
      public static let keyframes: [Keyframe] = [
        Keyframe("bodyColorRed", to: [1], duration: 0.1, course: .linear(.linear)),
        Keyframe("styleScriptAlert1Script", to: [1], duration: 0.1, course: .linear(.linear)),
        Keyframe("processExitExit1", to: [1], duration: 0.1, course: .linear(.linear)),
        Keyframe("value", to: [1], duration: 0.1, course: .linear(.linear)),
        Keyframe("grEEnd", to: [1], duration: 0.1, course: .linear(.linear)),
      ]
      #endif
    }

    /// Every type of keyframe, with and without what may be left out.
    ///
    /// x, opacity, rotation.
    /// With less motion: fade.quick.
    public struct KeyframesValues: Hashable, Sendable {
      /// x
      public var x: Double = 0.0
      /// opacity
      public var opacity: Double = 0.0
      /// rotation
      public var rotation: Double = -30.0

      /// Where everything is before it moves.
      public init() {}

      /// Whether it starts again at its end.
      public static let repeats = false

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: Animation? { Motion.fade.quick }

      #if canImport(SwiftUI)
      /// The tracks: `.keyframeAnimator(initialValue: .init(), trigger: trigger) { … } keyframes: { _ in Motion.clip.KeyframesValues.keyframes() }`.
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      @KeyframesBuilder<Motion.clip.KeyframesValues>
      public static func keyframes() -> some Keyframes<Motion.clip.KeyframesValues> {
        KeyframeTrack(\Motion.clip.KeyframesValues.x) {
          LinearKeyframe(20.0, duration: 0.1)
          LinearKeyframe(60.0, duration: 0.15, timingCurve: .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)))
          MoveKeyframe(65.0)
          LinearKeyframe(65.0, duration: 0.05)
          MoveKeyframe(70.0)
          LinearKeyframe(70.0, duration: 0.05)
          MoveKeyframe(75.0)
          LinearKeyframe(75.0, duration: 0.05)
          MoveKeyframe(80.0)
          LinearKeyframe(80.0, duration: 0.05)
          CubicKeyframe(120.0, duration: 0.2, startVelocity: 50.0, endVelocity: -20.0)
          MoveKeyframe(40.0)
          CubicKeyframe(0.0, duration: 0.2)
        }
        KeyframeTrack(\Motion.clip.KeyframesValues.opacity) {
          MoveKeyframe(0.25)
          LinearKeyframe(1.0, duration: 0.6, timingCurve: .circularEaseOut)
          MoveKeyframe(0.5)
        }
        KeyframeTrack(\Motion.clip.KeyframesValues.rotation) {
          SpringKeyframe(30.0, duration: 0.3, spring: Spring(duration: 0.5, bounce: 0))
          SpringKeyframe(0.0, spring: Spring(response: 0.4, dampingRatio: 3), startVelocity: -100.0)
        }
      }

      /// Every value at a time or a progress.
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      public static var timeline: KeyframeTimeline<Motion.clip.KeyframesValues> {
        KeyframeTimeline(initialValue: Motion.clip.KeyframesValues()) { keyframes() }
      }
      #else
      /// The keyframes of every property, one after the other.
      public static let keyframes: [Keyframe] = [
        Keyframe("x", to: [20], duration: 0.1, course: .linear(.linear)),
        Keyframe("x", to: [60], duration: 0.15, course: .linear(.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)))),
        Keyframe("x", to: [65], duration: 0, course: .move),
        Keyframe("x", to: [65], duration: 0.05, course: .linear(.linear)),
        Keyframe("x", to: [70], duration: 0, course: .move),
        Keyframe("x", to: [70], duration: 0.05, course: .linear(.linear)),
        Keyframe("x", to: [75], duration: 0, course: .move),
        Keyframe("x", to: [75], duration: 0.05, course: .linear(.linear)),
        Keyframe("x", to: [80], duration: 0, course: .move),
        Keyframe("x", to: [80], duration: 0.05, course: .linear(.linear)),
        Keyframe("x", to: [120], duration: 0.2, course: .cubic(startVelocity: [50], endVelocity: [-20])),
        Keyframe("x", to: [40], duration: 0, course: .move),
        Keyframe("x", to: [0], duration: 0.2, course: .cubic(startVelocity: [0], endVelocity: [0])),
        Keyframe("opacity", to: [0.25], duration: 0, course: .move),
        Keyframe("opacity", to: [1], duration: 0.6, course: .linear(.circularEaseOut)),
        Keyframe("opacity", to: [0.5], duration: 0, course: .move),
        Keyframe("rotation", to: [30], duration: 0.3, course: .spring(Spring(duration: 0.5, bounce: 0), startVelocity: [0])),
        Keyframe("rotation", to: [0], duration: 4.6, course: .spring(Spring(response: 0.4, dampingRatio: 3), startVelocity: [-100])),
      ]
      #endif
    }

    /// It starts again at its end.
    ///
    /// scale, opacity, loops.
    /// With less motion: a cut.
    public struct PulseValues: Hashable, Sendable {
      /// scale
      public var scale: Double = 1.0
      /// opacity
      public var opacity: Double = 0.6

      /// Where everything is before it moves.
      public init() {}

      /// Whether it starts again at its end.
      public static let repeats = true

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: Animation? { nil }

      #if canImport(SwiftUI)
      /// The tracks: `.keyframeAnimator(initialValue: .init(), repeating: true) { … } keyframes: { _ in Motion.clip.PulseValues.keyframes() }`.
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      @KeyframesBuilder<Motion.clip.PulseValues>
      public static func keyframes() -> some Keyframes<Motion.clip.PulseValues> {
        KeyframeTrack(\Motion.clip.PulseValues.scale) {
          CubicKeyframe(1.1, duration: 0.6)
          CubicKeyframe(1.0, duration: 0.6)
        }
        KeyframeTrack(\Motion.clip.PulseValues.opacity) {
          LinearKeyframe(1.0, duration: 0.6, timingCurve: .easeInOut)
        }
      }

      /// Every value at a time or a progress.
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      public static var timeline: KeyframeTimeline<Motion.clip.PulseValues> {
        KeyframeTimeline(initialValue: Motion.clip.PulseValues()) { keyframes() }
      }
      #else
      /// The keyframes of every property, one after the other.
      public static let keyframes: [Keyframe] = [
        Keyframe("scale", to: [1.1], duration: 0.6, course: .cubic(startVelocity: [0], endVelocity: [0])),
        Keyframe("scale", to: [1], duration: 0.6, course: .cubic(startVelocity: [0], endVelocity: [0])),
        Keyframe("opacity", to: [1], duration: 0.6, course: .linear(.easeInOut)),
      ]
      #endif
    }

    /// A position drives it, not time.
    ///
    /// opacity, y, by progress.
    public struct ScrollValues: Hashable, Sendable {
      /// opacity
      public var opacity: Double = 1.0
      /// y
      public var y: Double = 0.0

      /// Where everything is before it moves.
      public init() {}

      /// Whether it starts again at its end.
      public static let repeats = false

      #if canImport(SwiftUI)
      /// The tracks; their lengths are shares: `timeline.value(progress:)`.
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      @KeyframesBuilder<Motion.clip.ScrollValues>
      public static func keyframes() -> some Keyframes<Motion.clip.ScrollValues> {
        KeyframeTrack(\Motion.clip.ScrollValues.opacity) {
          LinearKeyframe(0.0, duration: 0.4)
        }
        KeyframeTrack(\Motion.clip.ScrollValues.y) {
          LinearKeyframe(-80.0, duration: 1, timingCurve: .easeOut)
        }
      }

      /// Every value at a time or a progress.
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      public static var timeline: KeyframeTimeline<Motion.clip.ScrollValues> {
        KeyframeTimeline(initialValue: Motion.clip.ScrollValues()) { keyframes() }
      }
      #else
      /// The keyframes of every property, one after the other.
      public static let keyframes: [Keyframe] = [
        Keyframe("opacity", to: [0], duration: 0.4, course: .linear(.linear)),
        Keyframe("y", to: [-80], duration: 1, course: .linear(.easeOut)),
      ]
      #endif
    }
  }

  public enum curve {
    /// For things that come in.
    ///
    /// bezier 0, 0, 0.2, 1.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var enter: UnitCurve { .bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.2, y: 1)) }

    /// Points with a jump, beginning above 0 and ending below 1.
    ///
    /// 4 points.
    public static let jump: PiecewiseCurve = PiecewiseCurve([
      [0, 0.1, 0.5, 0.4],
      [0.5, 0.8, 1, 0.9],
    ])

    /// A Bezier that leaves 0 to 1 on both sides.
    ///
    /// bezier 0.68, -0.55, 0.265, 1.55.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var overshoot: UnitCurve { .bezier(startControlPoint: UnitPoint(x: 0.68, y: -0.55), endControlPoint: UnitPoint(x: 0.265, y: 1.55)) }

    /// Android's emphasized path.
    ///
    /// path.
    public static let path: PiecewiseCurve = PiecewiseCurve([
      [0, 0, 0.05, 0, 0.133333, 0.06, 0.166666, 0.4],
      [0.166666, 0.4, 0.208333, 0.82, 0.25, 1, 1, 1],
    ])

    /// Straight lines, some steep.
    ///
    /// 5 points.
    public static let points: PiecewiseCurve = PiecewiseCurve([
      [0, 0, 0.1, 0.62],
      [0.1, 0.62, 0.35, 1.08],
      [0.35, 1.08, 0.7, 0.97],
      [0.7, 0.97, 1, 1],
    ])

    public enum steps {
      /// 3 steps, jump both.
      public static let both: PiecewiseCurve = PiecewiseCurve([
        [0, 0.25, 0.3333333333333333, 0.25],
        [0.3333333333333333, 0.5, 0.6666666666666666, 0.5],
        [0.6666666666666666, 0.75, 1, 0.75],
        [1, 0.75, 1, 1],
      ])

      /// 5 steps.
      public static let end: PiecewiseCurve = PiecewiseCurve([
        [0, 0, 0.2, 0],
        [0.2, 0.2, 0.4, 0.2],
        [0.4, 0.4, 0.6, 0.4],
        [0.6, 0.6, 0.8, 0.6],
        [0.8, 0.8, 1, 0.8],
        [1, 0.8, 1, 1],
      ])

      /// 4 steps, jump none.
      public static let none: PiecewiseCurve = PiecewiseCurve([
        [0, 0, 0.25, 0],
        [0.25, 0.3333333333333333, 0.5, 0.3333333333333333],
        [0.5, 0.6666666666666666, 0.75, 0.6666666666666666],
        [0.75, 1, 1, 1],
      ])

      /// 2 steps, jump start.
      public static let start: PiecewiseCurve = PiecewiseCurve([
        [0, 0.5, 0.5, 0.5],
        [0.5, 1, 1, 1],
      ])
    }
  }

  /// The most reserved of words.
  ///
  /// duration 0.5, bounce 0; settles in 0.735 s.
  /// With less motion: fade.standard.
  public static let `default`: Animation = .spring(duration: 0.5, bounce: 0)

  /// The spring of ``default``, without its delay: for keyframes and gestures.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public static var defaultSpring: Spring { Spring(duration: 0.5, bounce: 0) }

  /// ``default``, or what replaces it with less motion.
  public static func `default`(reduceMotion: Bool) -> Animation? {
    reduceMotion ? Motion.fade.standard : Motion.`default`
  }

  public enum deprecated {
    /// Another name for default.
    /// With less motion: fade.standard.
    @available(*, deprecated, renamed: "Motion.default")
    public static var alias: Animation { Motion.`default` }

    /// The spring of ``alias``, without its delay: for keyframes and gestures.
    @available(*, deprecated, renamed: "Motion.defaultSpring")
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var aliasSpring: Spring { Motion.defaultSpring }

    /// ``alias``, or what replaces it with less motion.
    @available(*, deprecated, renamed: "Motion.default(reduceMotion:)")
    public static func alias(reduceMotion: Bool) -> Animation? {
      reduceMotion ? Motion.fade.standard : Motion.deprecated.alias
    }

    /// opacity.
    /// With less motion: a cut.
    @available(*, deprecated, renamed: "Motion.clip.PulseValues")
    public struct ClipValues: Hashable, Sendable {
      /// opacity
      public var opacity: Double = 1.0

      /// Where everything is before it moves.
      public init() {}

      /// Whether it starts again at its end.
      public static let repeats = false

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: Animation? { nil }

      #if canImport(SwiftUI)
      /// The tracks: `.keyframeAnimator(initialValue: .init(), trigger: trigger) { … } keyframes: { _ in Motion.deprecated.ClipValues.keyframes() }`.
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      @KeyframesBuilder<Motion.deprecated.ClipValues>
      public static func keyframes() -> some Keyframes<Motion.deprecated.ClipValues> {
        KeyframeTrack(\Motion.deprecated.ClipValues.opacity) {
          LinearKeyframe(0.0, duration: 0.1)
        }
      }

      /// Every value at a time or a progress.
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      public static var timeline: KeyframeTimeline<Motion.deprecated.ClipValues> {
        KeyframeTimeline(initialValue: Motion.deprecated.ClipValues()) { keyframes() }
      }
      #else
      /// The keyframes of every property, one after the other.
      public static let keyframes: [Keyframe] = [
        Keyframe("opacity", to: [0], duration: 0.1, course: .linear(.linear)),
      ]
      #endif
    }

    /// 0.2 s, easeOut.
    @available(*, deprecated, message: "\") } * / - -> < /style> $ {exit()} \\ (exit()) ''' \"\"\" `rm`  #!\\u{202e}")
    public static let hostile: Animation = .easeOut(duration: 0.2)

    /// duration 0.3, bounce 0.1; settles in 0.4 s.
    /// With less motion: a cut.
    @available(*, deprecated, renamed: "Motion.fade.quick")
    public static let moving: Animation = .spring(duration: 0.3, bounce: 0.1)

    /// The spring of ``moving``, without its delay: for keyframes and gestures.
    @available(*, deprecated, message: "Use Motion.fade.quick")
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var movingSpring: Spring { Spring(duration: 0.3, bounce: 0.1) }

    /// ``moving``, or what replaces it with less motion.
    @available(*, deprecated, renamed: "Motion.fade.quick(reduceMotion:)")
    public static func moving(reduceMotion: Bool) -> Animation? {
      reduceMotion ? nil : Motion.deprecated.moving
    }

    /// 0.12 s.
    @available(*, deprecated)
    public static let plain: TimeInterval = 0.12
  }

  public enum derived {
    /// Shorter than its base, and bouncier.
    ///
    /// spring.standard, duration 0.35, bounce + 0.1; that is duration 0.35, bounce 0.25; settles in 0.446 s.
    /// With less motion: fade.standard.
    public static let child: Animation = .spring(duration: 0.35, bounce: 0.25)

    /// The spring of ``child``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var childSpring: Spring { Spring(duration: 0.35, bounce: 0.25) }

    /// ``child``, or what replaces it with less motion.
    public static func child(reduceMotion: Bool) -> Animation? {
      reduceMotion ? Motion.fade.standard : Motion.derived.child
    }

    /// Derived from what is derived.
    ///
    /// derived.child, duration × 1.5, bounce - 0.2, delay 0.05; that is duration 0.525, bounce 0.05; settles in 0.636 s.
    /// With less motion: fade.standard.
    public static let grandchild: Animation = .spring(duration: 0.525, bounce: 0.05).delay(0.05)

    /// The spring of ``grandchild``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var grandchildSpring: Spring { Spring(duration: 0.525, bounce: 0.05) }

    /// ``grandchild``, or what replaces it with less motion.
    public static func grandchild(reduceMotion: Bool) -> Animation? {
      reduceMotion ? Motion.fade.standard : Motion.derived.grandchild
    }
  }

  public enum duration {
    /// A third of a second, which no count of milliseconds is.
    ///
    /// 0.3333333333333333 s.
    public static let standard: TimeInterval = 0.3333333333333333

    /// No time at all.
    ///
    /// 0 s.
    public static let zero: TimeInterval = 0
  }

  public enum fade {
    /// What replaces movement.
    ///
    /// 0.15 s, easeOut.
    /// With less motion: fade.quick.
    public static let quick: Animation = .easeOut(duration: 0.15)

    /// ``quick``, or what replaces it with less motion.
    public static func quick(reduceMotion: Bool) -> Animation? {
      reduceMotion ? Motion.fade.quick : Motion.fade.quick
    }

    /// What replaces movement, slower.
    ///
    /// duration.standard, curve.enter.
    /// With less motion: fade.quick.
    public static let standard: Animation = .timingCurve(0, 0, 0.2, 1, duration: 0.3333333333333333)

    /// ``standard``, or what replaces it with less motion.
    public static func standard(reduceMotion: Bool) -> Animation? {
      reduceMotion ? Motion.fade.quick : Motion.fade.standard
    }
  }

  public enum hostile {
    /// * / } < /style><script>alert('1')< /script> - -> $ {process.exit()} \ (exit()) # {1} """ ''' `rm` second line   third \u{202e}back\ .
    ///
    /// duration 0.5, bounce 0.2; settles in 0.674 s.
    /// With less motion: a cut.
    public static let summary: Animation = .spring(duration: 0.5, bounce: 0.2)

    /// The spring of ``summary``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var summarySpring: Spring { Spring(duration: 0.5, bounce: 0.2) }

    /// ``summary``, or what replaces it with less motion.
    public static func summary(reduceMotion: Bool) -> Animation? {
      reduceMotion ? nil : Motion.hostile.summary
    }
  }

  public enum morph {
    /// A picture opens, its backdrop fades, and a finger drags it shut.
    ///
    /// image, backdrop, title, by a gesture down.
    /// With less motion: fade.standard.
    public enum HeroMorph {
      /// What leads to the second screen.
      public static var present: Animation { .interpolatingSpring(stiffness: 246.74011002723395, damping: 21.991148575128552, initialVelocity: 2) }

      /// What leads back.
      public static var dismiss: Animation { .spring(duration: 0.3, bounce: 0.1) }

      /// image
      public struct Image: Hashable, Sendable {
        /// frame
        public var frame: Vector4
        /// cornerRadius
        public var cornerRadius: Double

        public static let from = Self(frame: Vector4(16, 120, 80, 80), cornerRadius: 12.0)
        public static let to = Self(frame: Vector4(0, 0, 390, 390), cornerRadius: 0.0)

        public static var present: Animation { .interpolatingSpring(stiffness: 246.74011002723395, damping: 21.991148575128552, initialVelocity: 2) }
        public static var dismiss: Animation { .spring(duration: 0.3, bounce: 0.1) }
      }

      /// backdrop
      public struct Backdrop: Hashable, Sendable {
        /// opacity
        public var opacity: Double

        public static let from = Self(opacity: 0.0)
        public static let to = Self(opacity: 0.6)

        public static var present: Animation { .easeOut(duration: 0.15) }
        public static var dismiss: Animation { .easeOut(duration: 0.15) }
      }

      /// title
      public struct Title: Hashable, Sendable {
        /// offset
        public var offset: Vector2

        public static let from = Self(offset: Vector2(0, 24))
        public static let to = Self(offset: Vector2(0, 0))

        public static var present: Animation { .interpolatingSpring(stiffness: 246.74011002723395, damping: 21.991148575128552, initialVelocity: 2).delay(0.08) }
        public static var dismiss: Animation { .spring(duration: 0.3, bounce: 0.1).delay(0.08) }
      }

      /// How a gesture drives it.
      public enum Interaction {
        /// Which way the finger goes: up, down, left or right.
        public static let axis = "down"
        /// How far it goes for the whole way, in points.
        public static let distance = 240.0
        /// The most progress that it can make.
        public static let cap = 0.9
        /// Released above this progress it finishes.
        public static let threshold = 0.35
        /// What leads to the end after a release.
        public static var finish: Animation { .spring(duration: 0.5, bounce: 0.15) }
        /// What leads back to the start.
        public static var cancel: Animation { .easeOut(duration: 0.2) }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: Animation? { Motion.fade.standard }
    }

    /// Names that try to leave their place.
    ///
    /// * / } body { color: red } / *, "'`;\.
    /// With less motion: a cut.
    public enum HostileMorph {
      /// What leads to the second screen.
      public static var present: Animation { .easeOut(duration: 0.15) }

      /// What leads back.
      public static var dismiss: Animation { .easeOut(duration: 0.15) }

      /// * / } body { color: red } / *
      public struct BodyColorRed: Hashable, Sendable {
        /// < /style><script>
        public var styleScript: Double
        /// $ {exit()} \ (exit()) # {1}
        public var exitExit1: Double

        public static let from = Self(styleScript: 0.0, exitExit1: 0.0)
        public static let to = Self(styleScript: 1.0, exitExit1: 1.0)

        public static var present: Animation { .easeOut(duration: 0.15) }
        public static var dismiss: Animation { .easeOut(duration: 0.15) }
      }

      /// "'`;\ .
      public struct Value: Hashable, Sendable {
        /// \u{202e}
        public var value: Double

        public static let from = Self(value: 0.0)
        public static let to = Self(value: 1.0)

        public static var present: Animation { .easeOut(duration: 0.15) }
        public static var dismiss: Animation { .easeOut(duration: 0.15) }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: Animation? { nil }
    }

    /// The same way back, and no gesture.
    ///
    /// card.
    /// With less motion: a cut.
    public enum PlainMorph {
      /// What leads to the second screen.
      public static var present: Animation { .spring(duration: 0.5, bounce: 0.5) }

      /// What leads back.
      public static var dismiss: Animation { .spring(duration: 0.5, bounce: 0.5) }

      /// card
      public struct Card: Hashable, Sendable {
        /// scale
        public var scale: Double

        public static let from = Self(scale: 0.9)
        public static let to = Self(scale: 1.0)

        public static var present: Animation { .spring(duration: 0.5, bounce: 0.5) }
        public static var dismiss: Animation { .spring(duration: 0.5, bounce: 0.5) }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: Animation? { nil }
    }
  }

  public enum sequence {
    /// Curves that follow one another for ever.
    ///
    /// out, in, held, loops.
    /// With less motion: a cut.
    public enum BreathePhase: CaseIterable, Hashable, Sendable {
      /// out
      case out
      /// in
      case `in`
      /// held
      case held

      /// Whether the phases start again at their end, or wait for a trigger.
      public static let repeats = true

      /// What moves.
      public struct Values: Hashable, Sendable {
        /// scale
        public var scale: Double
        /// opacity
        public var opacity: Double
      }

      /// Where everything is in the phase.
      public var values: Values {
        switch self {
        case .out: Values(scale: 1.0, opacity: 0.8)
        case .`in`: Values(scale: 1.06, opacity: 0.8)
        case .held: Values(scale: 1.06, opacity: 1.0)
        }
      }

      /// What leads to the phase from the one before; nil jumps.
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      public var animation: Animation? {
        switch self {
        case .out: .easeInOut(duration: 1.2)
        case .`in`: .easeInOut(duration: 0.9).delay(0.1)
        case .held: PiecewiseCurve([
          [0, 0, 0.16666666666666666, 0],
          [0.16666666666666666, 0.2, 0.3333333333333333, 0.2],
          [0.3333333333333333, 0.4, 0.5, 0.4],
          [0.5, 0.6, 0.6666666666666666, 0.6],
          [0.6666666666666666, 0.8, 0.8333333333333334, 0.8],
          [0.8333333333333334, 1, 1, 1],
        ]).animation(duration: 0.6)
        }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: Animation? { nil }
    }

    /// Names that try to leave their place.
    ///
    /// * / } body { color: red } / *, < /style><script>, "'`;\\n\u{202e}, by a trigger.
    /// With less motion: a cut.
    public enum HostilePhase: CaseIterable, Hashable, Sendable {
      /// * / } body { color: red } / *
      case bodyColorRed
      /// < /style><script>
      case styleScript
      /// "'`;\ \u{202e}
      case value

      /// Whether the phases start again at their end, or wait for a trigger.
      public static let repeats = false

      /// What moves.
      public struct Values: Hashable, Sendable {
        /// $ {exit()} \ (exit()) # {1}
        public var exitExit1: Double
      }

      /// Where everything is in the phase.
      public var values: Values {
        switch self {
        case .bodyColorRed: Values(exitExit1: 0.0)
        case .styleScript: Values(exitExit1: 1.0)
        case .value: Values(exitExit1: 1.0)
        }
      }

      /// What leads to the phase from the one before; nil jumps.
      public var animation: Animation? {
        switch self {
        case .bodyColorRed: nil
        case .styleScript: .easeOut(duration: 0.15)
        case .value: nil
        }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: Animation? { nil }
    }

    /// Springs, a jump and a curve, once for each trigger.
    ///
    /// rest, left, right, flash, back, by a trigger.
    /// With less motion: fade.quick.
    public enum ShakePhase: CaseIterable, Hashable, Sendable {
      /// rest
      case rest
      /// left
      case left
      /// right
      case right
      /// flash
      case flash
      /// back
      case back

      /// Whether the phases start again at their end, or wait for a trigger.
      public static let repeats = false

      /// What moves.
      public struct Values: Hashable, Sendable {
        /// x
        public var x: Double
        /// glow
        public var glow: Double
      }

      /// Where everything is in the phase.
      public var values: Values {
        switch self {
        case .rest: Values(x: 0.0, glow: 0.0)
        case .left: Values(x: -14.0, glow: 0.0)
        case .right: Values(x: 14.0, glow: 1.0)
        case .flash: Values(x: 14.0, glow: 0.5)
        case .back: Values(x: 4.0, glow: 0.5)
        }
      }

      /// What leads to the phase from the one before; nil jumps.
      public var animation: Animation? {
        switch self {
        case .rest: .spring(duration: 0.5, bounce: 0.5)
        case .left: .spring(duration: 0.2, bounce: 0.3).delay(0.05)
        case .right: .spring(duration: 0.25, bounce: 0.4)
        case .flash: nil
        case .back: .easeIn(duration: 0.15)
        }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: Animation? { Motion.fade.quick }
    }

    /// One phase, which does not move.
    ///
    /// only, loops.
    public enum SinglePhase: CaseIterable, Hashable, Sendable {
      /// only
      case only

      /// Whether the phases start again at their end, or wait for a trigger.
      public static let repeats = true

      /// What moves.
      public struct Values: Hashable, Sendable {
        /// opacity
        public var opacity: Double
      }

      /// Where everything is in the phase.
      public var values: Values {
        switch self {
        case .only: Values(opacity: 1.0)
        }
      }

      /// What leads to the phase from the one before; nil jumps.
      public var animation: Animation? {
        switch self {
        case .only: .spring(duration: 0.5, bounce: 0)
        }
      }
    }

    /// Springs that carry their motion from cycle to cycle.
    ///
    /// left, right, loops.
    /// With less motion: a cut.
    public enum WobblePhase: CaseIterable, Hashable, Sendable {
      /// left
      case left
      /// right
      case right

      /// Whether the phases start again at their end, or wait for a trigger.
      public static let repeats = true

      /// What moves.
      public struct Values: Hashable, Sendable {
        /// rotation
        public var rotation: Double
        /// offset
        public var offset: Vector2
      }

      /// Where everything is in the phase.
      public var values: Values {
        switch self {
        case .left: Values(rotation: -4.0, offset: Vector2(0, 0))
        case .right: Values(rotation: 4.0, offset: Vector2(6, -2))
        }
      }

      /// What leads to the phase from the one before; nil jumps.
      public var animation: Animation? {
        switch self {
        case .left: .spring(duration: 0.5, bounce: 0.5)
        case .right: .spring(duration: 0.4, bounce: 0.6)
        }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: Animation? { nil }
    }
  }

  public enum sheet {
    /// Its partner is not part of the export.
    ///
    /// duration 0.15, bounce 0.14; settles in 0.209 s.
    /// With less motion: outside.fade, which is not part of this file.
    public static let drag: Animation = .spring(duration: 0.15, bounce: 0.14)

    /// The spring of ``drag``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var dragSpring: Spring { Spring(duration: 0.15, bounce: 0.14) }

    /// Another name, kept in use.
    ///
    /// Another name for sheet.present.
    /// With less motion: fade.standard.
    public static var `open`: Animation { Motion.sheet.present }

    /// The spring of ``open``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var openSpring: Spring { Motion.sheet.presentSpring }

    /// ``open``, or what replaces it with less motion.
    public static func `open`(reduceMotion: Bool) -> Animation? {
      reduceMotion ? Motion.fade.standard : Motion.sheet.`open`
    }

    /// A sheet comes up.
    ///
    /// duration 0.4, bounce 0.3; settles in 0.655 s.
    /// With less motion: fade.standard.
    public static let present: Animation = .spring(duration: 0.4, bounce: 0.3)

    /// The spring of ``present``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var presentSpring: Spring { Spring(duration: 0.4, bounce: 0.3) }

    /// ``present``, or what replaces it with less motion.
    public static func present(reduceMotion: Bool) -> Animation? {
      reduceMotion ? Motion.fade.standard : Motion.sheet.present
    }
  }

  public enum spring {
    /// duration 0.5, bounce 0.5; settles in 1.011 s.
    /// With less motion: a cut.
    public static let bouncy: Animation = .spring(duration: 0.5, bounce: 0.5)

    /// The spring of ``bouncy``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var bouncySpring: Spring { Spring(duration: 0.5, bounce: 0.5) }

    /// ``bouncy``, or what replaces it with less motion.
    public static func bouncy(reduceMotion: Bool) -> Animation? {
      reduceMotion ? nil : Motion.spring.bouncy
    }

    /// Typed as Core Animation has it.
    ///
    /// mass 2, stiffness 300, damping 30; settles in 0.835 s.
    public static let coreAnimation: Animation = .spring(duration: 0.5130199320647456, bounce: 0.3876275643042055)

    /// The spring of ``coreAnimation``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var coreAnimationSpring: Spring { Spring(mass: 2, stiffness: 300, damping: 30) }

    /// It waits before it moves.
    ///
    /// duration 0.3, bounce 0.15, delay 0.12; settles in 0.418 s.
    /// With less motion: tween.delayed.
    public static let delayed: Animation = .spring(duration: 0.3, bounce: 0.15).delay(0.12)

    /// The spring of ``delayed``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var delayedSpring: Spring { Spring(duration: 0.3, bounce: 0.15) }

    /// ``delayed``, or what replaces it with less motion.
    public static func delayed(reduceMotion: Bool) -> Animation? {
      reduceMotion ? Motion.tween.delayed : Motion.spring.delayed
    }

    /// Flatter than one without bounce.
    ///
    /// duration 0.5, bounce -0.5; settles in 2.074 s.
    public static let negative: Animation = .spring(duration: 0.5, bounce: -0.5)

    /// The spring of ``negative``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var negativeSpring: Spring { Spring(duration: 0.5, bounce: -0.5) }

    /// Typed in Origami's words.
    ///
    /// origami: tension 40, friction 7; that is duration 0.41412095676311433, bounce 0.27499662962525817; settles in 0.66 s.
    public static let origami: Animation = .spring(response: 0.41412095676311433, dampingFraction: 0.7250033703747418)

    /// The spring of ``origami``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var origamiSpring: Spring { Spring(stiffness: 230.2, damping: 22) }

    /// A long way from critical.
    ///
    /// response 0.4, dampingRatio 3; settles in 2.574 s.
    public static let overdamped: Animation = .spring(response: 0.4, dampingFraction: 3)

    /// The spring of ``overdamped``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var overdampedSpring: Spring { Spring(response: 0.4, dampingRatio: 3) }

    /// duration 0.5, bounce 0.15; settles in 0.697 s.
    /// With less motion: fade.standard.
    public static let standard: Animation = .spring(duration: 0.5, bounce: 0.15)

    /// The spring of ``standard``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var standardSpring: Spring { Spring(duration: 0.5, bounce: 0.15) }

    /// ``standard``, or what replaces it with less motion.
    public static func standard(reduceMotion: Bool) -> Animation? {
      reduceMotion ? Motion.fade.standard : Motion.spring.standard
    }

    /// It never comes to rest.
    ///
    /// duration 1, bounce 1; never comes to rest.
    public static let undamped: Animation = .spring(duration: 1, bounce: 1)

    /// The spring of ``undamped``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var undampedSpring: Spring { Spring(duration: 1, bounce: 1) }

    /// A delay that was typed, and is none.
    ///
    /// duration 0.25, bounce 0.05; settles in 0.303 s.
    public static let zeroDelay: Animation = .spring(duration: 0.25, bounce: 0.05)

    /// The spring of ``zeroDelay``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var zeroDelaySpring: Spring { Spring(duration: 0.25, bounce: 0.05) }
  }

  public enum tween {
    /// 0.4 s, circularEaseInOut.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var circular: Animation { .timingCurve(.circularEaseInOut, duration: 0.4) }

    /// A curve by name, a length by name, and a delay.
    ///
    /// duration.standard, curve.enter, delay 0.08.
    public static let delayed: Animation = .timingCurve(0, 0, 0.2, 1, duration: 0.3333333333333333).delay(0.08)

    /// 0.5 s, curve.path.
    /// With less motion: a cut.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var path: Animation {
      PiecewiseCurve([
        [0, 0, 0.05, 0, 0.133333, 0.06, 0.166666, 0.4],
        [0.166666, 0.4, 0.208333, 0.82, 0.25, 1, 1, 1],
      ]).animation(duration: 0.5)
    }

    /// ``path``, or what replaces it with less motion.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static func path(reduceMotion: Bool) -> Animation? {
      reduceMotion ? nil : Motion.tween.path
    }

    /// 0.45 s, curve.points.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var points: Animation {
      PiecewiseCurve([
        [0, 0, 0.1, 0.62],
        [0.1, 0.62, 0.35, 1.08],
        [0.35, 1.08, 0.7, 0.97],
        [0.7, 0.97, 1, 1],
      ]).animation(duration: 0.45)
    }

    /// 0.6 s, 6 steps, jump none.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var steps: Animation {
      PiecewiseCurve([
        [0, 0, 0.16666666666666666, 0],
        [0.16666666666666666, 0.2, 0.3333333333333333, 0.2],
        [0.3333333333333333, 0.4, 0.5, 0.4],
        [0.5, 0.6, 0.6666666666666666, 0.6],
        [0.6666666666666666, 0.8, 0.8333333333333334, 0.8],
        [0.8333333333333334, 1, 1, 1],
      ]).animation(duration: 0.6)
    }
  }
}

#if canImport(SwiftUI)
extension Animation {
  public static var _2ndTap: Animation { Motion._2nd.tap }
  public static func _2ndTap(reduceMotion: Bool) -> Animation? {
    Motion._2nd.tap(reduceMotion: reduceMotion)
  }
  public static var classIn: Animation { Motion.`class`.`in` }
  public static func classIn(reduceMotion: Bool) -> Animation? {
    Motion.`class`.`in`(reduceMotion: reduceMotion)
  }
  // default is SwiftUI's own: Motion.`default`
  @available(*, deprecated, renamed: "Motion.default")
  public static var deprecatedAlias: Animation { Motion.deprecated.alias }
  @available(*, deprecated, renamed: "Motion.default(reduceMotion:)")
  public static func deprecatedAlias(reduceMotion: Bool) -> Animation? {
    Motion.deprecated.alias(reduceMotion: reduceMotion)
  }
  @available(*, deprecated, message: "\") } * / - -> < /style> $ {exit()} \\ (exit()) ''' \"\"\" `rm`  #!\\u{202e}")
  public static var deprecatedHostile: Animation { Motion.deprecated.hostile }
  @available(*, deprecated, renamed: "Motion.fade.quick")
  public static var deprecatedMoving: Animation { Motion.deprecated.moving }
  @available(*, deprecated, renamed: "Motion.fade.quick(reduceMotion:)")
  public static func deprecatedMoving(reduceMotion: Bool) -> Animation? {
    Motion.deprecated.moving(reduceMotion: reduceMotion)
  }
  public static var derivedChild: Animation { Motion.derived.child }
  public static func derivedChild(reduceMotion: Bool) -> Animation? {
    Motion.derived.child(reduceMotion: reduceMotion)
  }
  public static var derivedGrandchild: Animation { Motion.derived.grandchild }
  public static func derivedGrandchild(reduceMotion: Bool) -> Animation? {
    Motion.derived.grandchild(reduceMotion: reduceMotion)
  }
  public static var fadeQuick: Animation { Motion.fade.quick }
  public static func fadeQuick(reduceMotion: Bool) -> Animation? {
    Motion.fade.quick(reduceMotion: reduceMotion)
  }
  public static var fadeStandard: Animation { Motion.fade.standard }
  public static func fadeStandard(reduceMotion: Bool) -> Animation? {
    Motion.fade.standard(reduceMotion: reduceMotion)
  }
  public static var hostileSummary: Animation { Motion.hostile.summary }
  public static func hostileSummary(reduceMotion: Bool) -> Animation? {
    Motion.hostile.summary(reduceMotion: reduceMotion)
  }
  public static var sheetDrag: Animation { Motion.sheet.drag }
  public static var sheetOpen: Animation { Motion.sheet.`open` }
  public static func sheetOpen(reduceMotion: Bool) -> Animation? {
    Motion.sheet.`open`(reduceMotion: reduceMotion)
  }
  public static var sheetPresent: Animation { Motion.sheet.present }
  public static func sheetPresent(reduceMotion: Bool) -> Animation? {
    Motion.sheet.present(reduceMotion: reduceMotion)
  }
  public static var springBouncy: Animation { Motion.spring.bouncy }
  public static func springBouncy(reduceMotion: Bool) -> Animation? {
    Motion.spring.bouncy(reduceMotion: reduceMotion)
  }
  public static var springCoreAnimation: Animation { Motion.spring.coreAnimation }
  public static var springDelayed: Animation { Motion.spring.delayed }
  public static func springDelayed(reduceMotion: Bool) -> Animation? {
    Motion.spring.delayed(reduceMotion: reduceMotion)
  }
  public static var springNegative: Animation { Motion.spring.negative }
  public static var springOrigami: Animation { Motion.spring.origami }
  public static var springOverdamped: Animation { Motion.spring.overdamped }
  public static var springStandard: Animation { Motion.spring.standard }
  public static func springStandard(reduceMotion: Bool) -> Animation? {
    Motion.spring.standard(reduceMotion: reduceMotion)
  }
  public static var springUndamped: Animation { Motion.spring.undamped }
  public static var springZeroDelay: Animation { Motion.spring.zeroDelay }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public static var tweenCircular: Animation { Motion.tween.circular }
  public static var tweenDelayed: Animation { Motion.tween.delayed }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public static var tweenPath: Animation { Motion.tween.path }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public static func tweenPath(reduceMotion: Bool) -> Animation? {
    Motion.tween.path(reduceMotion: reduceMotion)
  }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public static var tweenPoints: Animation { Motion.tween.points }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public static var tweenSteps: Animation { Motion.tween.steps }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Spring {
  public static var _2ndTap: Spring { Motion._2nd.tapSpring }
  public static var classIn: Spring { Motion.`class`.inSpring }
  // default is SwiftUI's own: Motion.defaultSpring
  @available(*, deprecated, renamed: "Motion.defaultSpring")
  public static var deprecatedAlias: Spring { Motion.deprecated.aliasSpring }
  @available(*, deprecated, message: "Use Motion.fade.quick")
  public static var deprecatedMoving: Spring { Motion.deprecated.movingSpring }
  public static var derivedChild: Spring { Motion.derived.childSpring }
  public static var derivedGrandchild: Spring { Motion.derived.grandchildSpring }
  public static var hostileSummary: Spring { Motion.hostile.summarySpring }
  public static var sheetDrag: Spring { Motion.sheet.dragSpring }
  public static var sheetOpen: Spring { Motion.sheet.openSpring }
  public static var sheetPresent: Spring { Motion.sheet.presentSpring }
  public static var springBouncy: Spring { Motion.spring.bouncySpring }
  public static var springCoreAnimation: Spring { Motion.spring.coreAnimationSpring }
  public static var springDelayed: Spring { Motion.spring.delayedSpring }
  public static var springNegative: Spring { Motion.spring.negativeSpring }
  public static var springOrigami: Spring { Motion.spring.origamiSpring }
  public static var springOverdamped: Spring { Motion.spring.overdampedSpring }
  public static var springStandard: Spring { Motion.spring.standardSpring }
  public static var springUndamped: Spring { Motion.spring.undampedSpring }
  public static var springZeroDelay: Spring { Motion.spring.zeroDelaySpring }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension UnitCurve {
  public static var curveEnter: UnitCurve { Motion.curve.enter }
  public static var curveOvershoot: UnitCurve { Motion.curve.overshoot }
}
#endif

extension Motion {
  /// Two numbers that move together.
  public struct Vector2: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }
}

#if canImport(SwiftUI)
extension Motion.Vector2: Animatable {
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { self = Self(newValue.first, newValue.second) }
  }

  /// For `offset(_:)`.
  public var size: CGSize { CGSize(width: x, height: y) }
  /// For `position(_:)`.
  public var point: CGPoint { CGPoint(x: x, y: y) }
}
#endif

extension Motion {
  /// Three numbers that move together.
  public struct Vector3: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init(_ x: Double, _ y: Double, _ z: Double) {
      self.x = x
      self.y = y
      self.z = z
    }
  }
}

#if canImport(SwiftUI)
extension Motion.Vector3: Animatable {
  public var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(x, AnimatablePair(y, z)) }
    set { self = Self(newValue.first, newValue.second.first, newValue.second.second) }
  }
}
#endif

extension Motion {
  /// Four numbers that move together.
  public struct Vector4: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public var w: Double

    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
      self.x = x
      self.y = y
      self.z = z
      self.w = w
    }
  }
}

#if canImport(SwiftUI)
extension Motion.Vector4: Animatable {
  public var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
    get { AnimatablePair(AnimatablePair(x, y), AnimatablePair(z, w)) }
    set { self = Self(newValue.first.first, newValue.first.second, newValue.second.first, newValue.second.second) }
  }
}
#endif

extension Motion {
  /// Lines (x and y of both ends) and cubic Béziers (x and y of the start, two control points and the end), one
  /// after the other, from progress 0 to 1. One without width is a jump.
  public struct PiecewiseCurve: Hashable, Sendable {
    public let pieces: [[Double]]

    public init(_ pieces: [[Double]]) { self.pieces = pieces }

    /// The eased progress; the input is clamped to 0...1.
    public func value(at progress: Double) -> Double {
      let x = progress > 0 ? (progress < 1 ? progress : 1) : 0
      guard let piece = pieces.last(where: { $0[0] <= x }) else { return x }
      let end = piece.count - 2
      guard piece[0] < piece[end], x < piece[end] else { return piece[end + 1] }
      if end == 2 {
        return piece[1] + (piece[3] - piece[1]) * (x - piece[0]) / (piece[2] - piece[0])
      }
      // x never falls along a piece, so halving finds the place.
      var low = 0.0
      var high = 1.0
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if Self.cubic(piece, 0, at: middle) < x { low = middle } else { high = middle }
      }
      return Self.cubic(piece, 1, at: high)
    }

    private static func cubic(_ piece: [Double], _ axis: Int, at share: Double) -> Double {
      let rest = 1 - share
      let outer = rest * rest * rest * piece[axis] + share * share * share * piece[axis + 6]
      return outer + 3 * rest * share * (rest * piece[axis + 2] + share * piece[axis + 4])
    }
  }
}

#if canImport(SwiftUI)
/// An animation along a curve that no UnitCurve says. It ends at its target, wherever the curve ends.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct PiecewiseAnimation: CustomAnimation {
  let curve: Motion.PiecewiseCurve
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < duration ? value.scaled(by: curve.value(at: time / duration)) : nil
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Motion.PiecewiseCurve {
  /// The way along the curve, in seconds.
  public func animation(duration: TimeInterval) -> Animation {
    Animation(PiecewiseAnimation(curve: self, duration: duration))
  }
}
#else
extension Motion.PiecewiseCurve {
  /// The way along the curve, in seconds.
  public func animation(duration: Motion.TimeInterval) -> Motion.Animation {
    Motion.Animation(course: .pieces(self, duration: duration))
  }
}
#endif

#if !canImport(SwiftUI)
extension Motion {
  /// Seconds.
  public typealias TimeInterval = Double

  /// A control point of a curve.
  public struct UnitPoint: Hashable, Sendable {
    public let x: Double
    public let y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A spring in SwiftUI's words.
  public struct Spring: Hashable, Sendable {
    public let mass: Double
    public let stiffness: Double
    public let damping: Double

    public init(duration: TimeInterval, bounce: Double) {
      self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    public init(response: Double, dampingRatio: Double) {
      let frequency = 2 * Double.pi / response
      mass = 1
      stiffness = frequency * frequency
      damping = 2 * (dampingRatio * frequency)
    }

    /// SwiftUI must be told that a damping above critical is meant; here it always is.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = true) {
      self.mass = mass
      self.stiffness = stiffness
      self.damping = damping
    }
  }

  /// A curve in SwiftUI's words.
  public enum UnitCurve: Hashable, Sendable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint)
  }

  /// A spring or a curve over a duration, in SwiftUI's words.
  public struct Animation: Hashable, Sendable {
    public enum Course: Hashable, Sendable {
      case spring(Spring, initialVelocity: Double)
      case curve(UnitCurve, duration: TimeInterval)
      case pieces(PiecewiseCurve, duration: TimeInterval)
    }

    public let course: Course
    /// Seconds before it starts.
    public var delay: TimeInterval = 0

    public static func spring(duration: TimeInterval, bounce: Double) -> Animation {
      Animation(course: .spring(Spring(duration: duration, bounce: bounce), initialVelocity: 0))
    }

    public static func spring(response: Double, dampingFraction: Double) -> Animation {
      Animation(
        course: .spring(Spring(response: response, dampingRatio: dampingFraction), initialVelocity: 0))
    }

    public static func interpolatingSpring(
      mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double
    ) -> Animation {
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
      return Animation(course: .spring(spring, initialVelocity: initialVelocity))
    }

    public static func linear(duration: TimeInterval) -> Animation {
      timingCurve(.linear, duration: duration)
    }

    public static func easeIn(duration: TimeInterval) -> Animation {
      timingCurve(.easeIn, duration: duration)
    }

    public static func easeOut(duration: TimeInterval) -> Animation {
      timingCurve(.easeOut, duration: duration)
    }

    public static func easeInOut(duration: TimeInterval) -> Animation {
      timingCurve(.easeInOut, duration: duration)
    }

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
      Animation(course: .curve(curve, duration: duration))
    }

    public static func timingCurve(
      _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval
    ) -> Animation {
      let start = UnitPoint(x: x1, y: y1)
      let curve = UnitCurve.bezier(startControlPoint: start, endControlPoint: UnitPoint(x: x2, y: y2))
      return timingCurve(curve, duration: duration)
    }

    public func delay(_ delay: TimeInterval) -> Animation {
      var animation = self
      animation.delay += delay
      return animation
    }
  }

  /// A step of a property's track.
  public struct Keyframe: Hashable, Sendable {
    public enum Course: Hashable, Sendable {
      case linear(UnitCurve)
      case cubic(startVelocity: [Double], endVelocity: [Double])
      case spring(Spring, startVelocity: [Double])
      case move
    }

    public let property: String
    /// The value that it leads to, of one to four numbers.
    public let to: [Double]
    /// How long it takes, not when it ends.
    public let duration: TimeInterval
    public let course: Course

    public init(_ property: String, to: [Double], duration: TimeInterval, course: Course) {
      self.property = property
      self.to = to
      self.duration = duration
      self.course = course
    }
  }
}
#endif
