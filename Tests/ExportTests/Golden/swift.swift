// Made by motionbook.
// Do not edit: change the registry and export it again.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(SwiftUI)
public import SwiftUI
#endif

/// The presets, by their groups.
nonisolated public enum Motion {
  public enum button {
    /// A button gives way.
    ///
    /// Another name for spring.quick.
    /// With less motion: fade.
    public static var press: Animation { Motion.spring.quick }

    /// The spring of ``press``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var pressSpring: Spring { Motion.spring.quickSpring }

    /// ``press``, or what replaces it with less motion.
    public static func press(reduceMotion: Bool) -> Animation? {
      reduceMotion ? Motion.fade : Motion.button.press
    }
  }

  public enum card {
    /// spring.quick, duration 0.4, bounce + 0.1, delay 0.05; that is duration 0.4, bounce 0.3; settles 0.655 s after its delay.
    /// With less motion: a cut.
    @available(*, deprecated, renamed: "Motion.spring.quick")
    public static let flip: Animation = .spring(duration: 0.4, bounce: 0.3).delay(0.05)

    /// The spring of ``flip``, without its delay: for keyframes and gestures.
    @available(*, deprecated, renamed: "Motion.spring.quickSpring")
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var flipSpring: Spring { Spring(duration: 0.4, bounce: 0.3) }

    /// ``flip``, or what replaces it with less motion.
    @available(*, deprecated, renamed: "Motion.spring.quick(reduceMotion:)")
    public static func flip(reduceMotion: Bool) -> Animation? {
      reduceMotion ? nil : Motion.card.flip
    }
  }

  public enum curve {
    /// bezier 0.2, 0, 0, 1.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var enter: UnitCurve { .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)) }

    /// ``enter`` over a duration in seconds.
    public static func enter(duration: TimeInterval) -> Animation { .timingCurve(0.2, 0, 0, 1, duration: duration) }
  }

  public enum duration {
    /// 0.15 s.
    public static let fast: TimeInterval = 0.15
  }

  /// duration.fast, curve.enter.
  /// With less motion: a cut.
  public static let fade: Animation = .timingCurve(0.2, 0, 0, 1, duration: 0.15)

  /// ``fade``, or what replaces it with less motion.
  public static func fade(reduceMotion: Bool) -> Animation? {
    reduceMotion ? nil : Motion.fade
  }

  public enum heart {
    /// scale.
    /// With less motion: a cut.
    public struct PulseValues: Hashable, Sendable {
      /// scale
      public var scale: Double = 1.0

      /// Where everything is before it moves.
      public init() {}

      #if canImport(SwiftUI)
      /// A view where the values say.
      public func applied(to view: some View) -> some View {
        view
          .scaleEffect(self.scale)
      }
      #endif

      /// Whether it starts again at its end.
      public static let repeats = false

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: Animation? { nil }

      #if canImport(SwiftUI)
      /// The tracks: `.keyframeAnimator(initialValue: .init(), trigger: trigger) { $1.applied(to: $0) } keyframes: { _ in Motion.heart.PulseValues.keyframes() }`.
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      @KeyframesBuilder<Motion.heart.PulseValues>
      public static func keyframes() -> some Keyframes<Motion.heart.PulseValues> {
        KeyframeTrack(\Motion.heart.PulseValues.scale) {
          LinearKeyframe(1.2, duration: 0.2, timingCurve: .easeInOut)
          SpringKeyframe(1.0, duration: 0.4, spring: Spring(duration: 0.3, bounce: 0.2))
        }
      }

      /// Every value at a time or a progress.
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
      public static var timeline: KeyframeTimeline<Motion.heart.PulseValues> {
        KeyframeTimeline(initialValue: Motion.heart.PulseValues()) { keyframes() }
      }
      #else
      /// The keyframes of every property, one after the other.
      public static let keyframes: [Keyframe] = [
        Keyframe("scale", to: [1.2], duration: 0.2, course: .linear(.easeInOut)),
        Keyframe("scale", to: [1], duration: 0.4, course: .spring(Spring(duration: 0.3, bounce: 0.2), startVelocity: [0])),
      ]
      #endif
    }
  }

  public enum reaction {
    /// rest, grow, by a trigger.
    /// With less motion: fade.
    public enum PhasesPhase: CaseIterable, Hashable, Sendable {
      /// rest
      case rest
      /// grow
      case grow

      /// Whether the phases start again at their end, or wait for a trigger.
      public static let repeats = false

      /// What moves.
      public struct Values: Hashable, Sendable {
        /// scale
        public var scale: Double

        #if canImport(SwiftUI)
        /// A view where the values say.
        public func applied(to view: some View) -> some View {
          view
            .scaleEffect(self.scale)
        }
        #endif
      }

      /// Where everything is in the phase.
      public var values: Values {
        switch self {
        case .rest: Values(scale: 1.0)
        case .grow: Values(scale: 1.5)
        }
      }

      /// What leads to the phase from the one before; nil jumps.
      public var animation: Animation? {
        switch self {
        case .rest: .timingCurve(0.2, 0, 0, 1, duration: 0.15)
        case .grow: .spring(duration: 0.3, bounce: 0.2)
        }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: Animation? { Motion.fade }
    }
  }

  public enum spring {
    /// For what a finger does.
    ///
    /// duration 0.3, bounce 0.2; settles in 0.405 s.
    /// With less motion: fade.
    public static let quick: Animation = .spring(duration: 0.3, bounce: 0.2)

    /// The spring of ``quick``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var quickSpring: Spring { Spring(duration: 0.3, bounce: 0.2) }

    /// ``quick``, or what replaces it with less motion.
    public static func quick(reduceMotion: Bool) -> Animation? {
      reduceMotion ? Motion.fade : Motion.spring.quick
    }
  }
}

#if canImport(SwiftUI)
// The types that are meant above, whatever else a module calls so.
nonisolated extension Motion {
  public typealias TimeInterval = Double
  public typealias Animation = SwiftUI.Animation
  public typealias UnitPoint = SwiftUI.UnitPoint
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public typealias Spring = SwiftUI.Spring
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public typealias UnitCurve = SwiftUI.UnitCurve
}
#endif
