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
    /// stiffness 170, damping 26, delay 0.05; settles in 0.702 s.
    /// With less motion: a cut.
    @available(*, deprecated, renamed: "Motion.sheet.present")
    public static let flip: Animation = .spring(response: 0.4818983149, dampingFraction: 0.9970544855).delay(0.05)

    /// The spring of ``flip``, without its delay: for keyframes and gestures.
    @available(*, deprecated, renamed: "Motion.sheet.presentSpring")
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var flipSpring: Spring { Spring(stiffness: 170, damping: 26) }

    /// ``flip``, or what replaces it with less motion.
    @available(*, deprecated, renamed: "Motion.sheet.present(reduceMotion:)")
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

  public enum dive {
    /// cell, by a gesture up.
    /// With less motion: fade.
    public enum DeeperMorph {
      /// What leads to the second screen.
      public static var present: Animation { .spring(duration: 0.4, bounce: 0.3) }

      /// What leads back.
      public static var dismiss: Animation { .spring(duration: 0.4, bounce: 0.3) }

      /// cell
      public struct Cell: Hashable, Sendable {
        /// opacity
        public var opacity: Double

        public static let from = Self(opacity: 0.0)
        public static let to = Self(opacity: 1.0)

        #if canImport(SwiftUI)
        /// A view where the values say.
        public func applied(to view: some View) -> some View {
          view
            .opacity(self.opacity)
        }
        #endif

        public static var present: Animation { .spring(duration: 0.4, bounce: 0.3) }
        public static var dismiss: Animation { .spring(duration: 0.4, bounce: 0.3) }
      }

      /// How a gesture drives it.
      public enum Interaction {
        /// Which way the finger goes: up, down, left or right.
        public static let axis = "up"
        /// How far it goes for the whole way, in points.
        public static let distance = 320.0
        /// The most progress that it can make.
        public static let cap = 0.9
        /// Released above this progress it finishes.
        public static let threshold = 0.1
        /// What leads to the end after a release.
        public static var finish: Animation { .spring(duration: 0.4, bounce: 0.3) }
        /// What leads back to the start.
        public static var cancel: Animation { .spring(duration: 0.3, bounce: 0.2) }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: Animation? { Motion.fade }
    }
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
        case .grow: .spring(duration: 0.4, bounce: 0.3)
        }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: Animation? { Motion.fade }
    }
  }

  public enum sheet {
    /// A sheet comes up.
    ///
    /// spring.quick, duration 0.4, bounce + 0.1; that is duration 0.4, bounce 0.3; settles in 0.655 s.
    /// With less motion: fade.
    public static let present: Animation = .spring(duration: 0.4, bounce: 0.3)

    /// The spring of ``present``, without its delay: for keyframes and gestures.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public static var presentSpring: Spring { Spring(duration: 0.4, bounce: 0.3) }

    /// ``present``, or what replaces it with less motion.
    public static func present(reduceMotion: Bool) -> Animation? {
      reduceMotion ? Motion.fade : Motion.sheet.present
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
nonisolated extension Animation {
  public static var buttonPress: Animation { Motion.button.press }
  public static func buttonPress(reduceMotion: Bool) -> Animation? {
    Motion.button.press(reduceMotion: reduceMotion)
  }
  @available(*, deprecated, renamed: "Motion.sheet.present")
  public static var cardFlip: Animation { Motion.card.flip }
  @available(*, deprecated, renamed: "Motion.sheet.present(reduceMotion:)")
  public static func cardFlip(reduceMotion: Bool) -> Animation? {
    Motion.card.flip(reduceMotion: reduceMotion)
  }
  public static func curveEnter(duration: TimeInterval) -> Animation {
    Motion.curve.enter(duration: duration)
  }
  public static var fade: Animation { Motion.fade }
  public static func fade(reduceMotion: Bool) -> Animation? {
    Motion.fade(reduceMotion: reduceMotion)
  }
  public static var sheetPresent: Animation { Motion.sheet.present }
  public static func sheetPresent(reduceMotion: Bool) -> Animation? {
    Motion.sheet.present(reduceMotion: reduceMotion)
  }
  public static var springQuick: Animation { Motion.spring.quick }
  public static func springQuick(reduceMotion: Bool) -> Animation? {
    Motion.spring.quick(reduceMotion: reduceMotion)
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension Spring {
  public static var buttonPress: Spring { Motion.button.pressSpring }
  @available(*, deprecated, renamed: "Motion.sheet.presentSpring")
  public static var cardFlip: Spring { Motion.card.flipSpring }
  public static var sheetPresent: Spring { Motion.sheet.presentSpring }
  public static var springQuick: Spring { Motion.spring.quickSpring }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension UnitCurve {
  public static var curveEnter: UnitCurve { Motion.curve.enter }
}
#endif

#if !canImport(SwiftUI)
extension Motion {
  /// Seconds.
  public typealias TimeInterval = Double

  /// A control point of a curve.
  nonisolated public struct UnitPoint: Hashable, Sendable {
    public let x: Double
    public let y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A spring in SwiftUI's words.
  nonisolated public struct Spring: Hashable, Sendable {
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
  nonisolated public enum UnitCurve: Hashable, Sendable {
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
  nonisolated public struct Animation: Hashable, Sendable {
    public enum Course: Hashable, Sendable {
      case spring(Spring, initialVelocity: Double)
      case curve(UnitCurve, duration: TimeInterval)
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
  nonisolated public struct Keyframe: Hashable, Sendable {
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
