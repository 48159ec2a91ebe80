import MotionPhysics

/// What is to change of a morph.
public struct MorphChange: Sendable {
  /// A factor of every duration and delay; velocities are divided by it.
  public var timeScale: Double?
  /// Whether the transition that changes is the one back.
  public var dismisses = false
  /// The animation of that transition or, where an element is named, of that.
  public var animation: AnimationChange?
  /// The velocity that the transition starts with, travels per second.
  public var initialVelocity: Double?
  /// The name of the element that changes.
  public var element: String?
  /// That element's delay in seconds.
  public var delay: Double?
  /// That element's property that changes.
  public var property: String?
  /// The property's value before presenting.
  public var from: Components?
  /// The property's value after presenting.
  public var to: Components?
  /// How many points of a gesture are the whole way.
  public var distance: Double?
  /// The most of the way that a gesture shows.
  public var cap: Double?
  /// The share of the way above which letting go finishes.
  public var threshold: Double?
  /// What leads to the end after letting go.
  public var finish: AnimationReference?
  /// What leads back after letting go.
  public var cancel: AnimationReference?

  /// Makes a change that changes nothing.
  public init() {}

  var isEmpty: Bool {
    timeScale == nil && !dismisses && animation == nil && initialVelocity == nil && !touchesElement
      && !touchesInteraction
  }

  var touchesElement: Bool { element != nil || delay != nil || property != nil || from != nil || to != nil }

  var touchesInteraction: Bool {
    distance != nil || cap != nil || threshold != nil || finish != nil || cancel != nil
  }
}
