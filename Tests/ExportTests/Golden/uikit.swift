// Made by motionbook.
// Do not edit: change the registry and export it again.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit) && !os(watchOS)
public import UIKit
#elseif canImport(QuartzCore)
public import QuartzCore
#endif

/// The presets, by their groups.
nonisolated public enum LayerMotion {
  public enum button {
    /// A button gives way.
    ///
    /// Another name for spring.quick.
    /// With less motion: fade.
    public static var press: SpringTiming { LayerMotion.spring.quick }

    /// ``press``, or what replaces it with less motion.
    public static func press(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? LayerMotion.fade : LayerMotion.button.press
    }
  }

  public enum card {
    /// spring.quick, duration 0.4, bounce + 0.1, delay 0.05; that is duration 0.4, bounce 0.3; settles 0.655 s after its delay.
    /// With less motion: a cut.
    @available(*, deprecated, renamed: "LayerMotion.spring.quick")
    public static let flip: SpringTiming = SpringTiming(mass: 1, stiffness: 246.74011, damping: 21.99114858, duration: 0.6549973739, delay: 0.05)

    /// ``flip``, or what replaces it with less motion.
    @available(*, deprecated, renamed: "LayerMotion.spring.quick(reduceMotion:)")
    public static func flip(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? nil : LayerMotion.card.flip
    }
  }

  public enum curve {
    /// bezier 0.2, 0, 0, 1.
    public static let enter: CubicCurve = CubicCurve(0.2, 0, 0, 1)
  }

  public enum dive {
    /// cell, by a gesture up.
    /// With less motion: fade.
    public enum DeeperMorph {
      /// What leads to the second screen.
      public static var present: any Timing { SpringTiming(mass: 1, stiffness: 438.6490845, damping: 33.51032164, duration: 0.4045814505) }

      /// What leads back.
      public static var dismiss: any Timing { SpringTiming(mass: 1, stiffness: 438.6490845, damping: 33.51032164, duration: 0.4045814505) }

      /// cell
      public struct Cell: Hashable, Sendable {
        /// opacity
        public var opacity: Double

        public static let from = Self(opacity: 0.0)
        public static let to = Self(opacity: 1.0)

        public static var present: any Timing { SpringTiming(mass: 1, stiffness: 438.6490845, damping: 33.51032164, duration: 0.4045814505) }
        public static var dismiss: any Timing { SpringTiming(mass: 1, stiffness: 438.6490845, damping: 33.51032164, duration: 0.4045814505) }
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
        public static var finish: any Timing { SpringTiming(mass: 1, stiffness: 438.6490845, damping: 33.51032164, duration: 0.4045814505) }
        /// What leads back to the start.
        public static var cancel: any Timing { CubicCurve(0.2, 0, 0, 1).timing(duration: 0.15) }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { LayerMotion.fade }
    }
  }

  public enum duration {
    /// 0.15 s.
    public static let fast: Double = 0.15
  }

  /// duration.fast, curve.enter.
  /// With less motion: a cut.
  public static let fade: CubicTiming = CubicCurve(0.2, 0, 0, 1).timing(duration: 0.15)

  /// ``fade``, or what replaces it with less motion.
  public static func fade(reduceMotion: Bool) -> (any Timing)? {
    reduceMotion ? nil : LayerMotion.fade
  }

  public enum heart {
    /// scale.
    /// With less motion: a cut.
    public enum PulseClip {
      /// Seconds.
      public static let duration = 0.6
      /// Whether it starts again at its end: a `repeatCount` of infinity.
      public static let repeats = false

      /// scale
      ///
      /// Baked: at most 0.344 % of the travel beside the registry's.
      public static let scale = LayerTrack(
        keyPath: "transform.scale",
        duration: 0.6,
        keys: [
          LayerKey([1], at: 0),
          LayerKey([1.2], at: 0.3333333333, by: CubicCurve(0.42, 0, 0.58, 1)),
          LayerKey([1.137828377], at: 0.4166666667, by: CubicCurve(0.3333333333, 0, 0.6666666667, 0.5240307501)),
          LayerKey([1.059049977], at: 0.5, by: CubicCurve(0.3333333333, 0.3756331756, 0.6666666667, 0.7370229267)),
          LayerKey([0.999822633], at: 0.6666666667, by: CubicCurve(0.3333333333, 0.6995725891, 0.6666666667, 0.9190572872)),
          LayerKey([0.9979098851], at: 0.8333333333, by: CubicCurve(0.3333333333, 2.506353164, 0.6666666667, 1.469218231)),
          LayerKey([1], at: 1, by: CubicCurve(0.3333333333, 0.4839562702, 0.6666666667, 0.8534025647)),
        ]
      )

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { nil }
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
      }

      /// Where everything is in the phase.
      public var values: Values {
        switch self {
        case .rest: Values(scale: 1.0)
        case .grow: Values(scale: 1.5)
        }
      }

      /// What leads to the phase from the one before; nil jumps.
      public var animation: (any Timing)? {
        switch self {
        case .rest: CubicCurve(0.2, 0, 0, 1).timing(duration: 0.15)
        case .grow: SpringTiming(mass: 1, stiffness: 438.6490845, damping: 33.51032164, duration: 0.4045814505)
        }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { LayerMotion.fade }
    }
  }

  public enum spring {
    /// For what a finger does.
    ///
    /// duration 0.3, bounce 0.2; settles in 0.405 s.
    /// With less motion: fade.
    public static let quick: SpringTiming = SpringTiming(mass: 1, stiffness: 438.6490845, damping: 33.51032164, duration: 0.4045814505)

    /// ``quick``, or what replaces it with less motion.
    public static func quick(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? LayerMotion.fade : LayerMotion.spring.quick
    }
  }
}

// … Support/UIKitTimings.swift

// … Support/UIKitLayerTrack.swift
