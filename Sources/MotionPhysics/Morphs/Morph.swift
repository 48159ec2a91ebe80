/// How elements move from one screen to another and back: what UIKit calls a view controller transition.
///
/// Presenting goes from each property's `from` to its `to`, dismissing the other way.
public struct Morph: Hashable, Sendable {
  /// Which way it goes.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// From the first screen to the second.
    case present
    /// From the second screen back to the first.
    case dismiss
  }

  /// The transition to the second screen.
  public let present: Transition
  /// The transition back; nil takes `present` with its initial velocity.
  public let dismiss: Transition?
  /// The elements that move.
  public let elements: [Element]
  /// How a gesture drives it; nil when none does.
  public let interaction: Interaction?
  /// The properties of all elements, one after the other, in their order.
  let channels: [MorphChannel]

  /// A morph.
  /// - Throws: `PartError` for the first part that is wrong.
  public init(
    present: Transition, dismiss: Transition?, elements: [Element], interaction: Interaction?
  ) throws(PartError) {
    var check = MorphCheck()
    do throws(MotionError) {
      try check.check(present, .present)
      if let dismiss { try check.check(dismiss, .dismiss) }
      channels = try check.channels(of: elements)
      if let interaction { try check.check(interaction) }
    } catch {
      throw PartError(part: check.part, error: error)
    }
    self.present = present
    self.dismiss = dismiss
    self.elements = elements
    self.interaction = interaction
  }

  /// The transition of a direction.
  public func transition(_ direction: Direction) -> Transition {
    direction == .dismiss ? dismiss ?? present : present
  }

  /// Seconds until the last element has settled (to 0.001 of its travel) or ended, delays included. Infinite
  /// with an undamped spring.
  public func duration(_ direction: Direction) -> Double {
    elements.reduce(0) { max($0, motion(of: $1, direction).duration) }
  }
}

extension Morph {
  /// The motion of all elements that have no animation of their own.
  public struct Transition: Hashable, Sendable {
    /// The spring or tween.
    public let animation: Animation
    /// The speed at the start, travels per second, as UIKit's and Core Animation's springs take it; only a
    /// spring may have one other than 0.
    public let initialVelocity: Double

    /// A transition. `Morph` checks it.
    public init(animation: Animation, initialVelocity: Double = 0) {
      self.animation = animation
      self.initialVelocity = initialVelocity
    }
  }

  /// Something that both screens show, or a backdrop: what is carried from one to the other.
  public struct Element: Hashable, Sendable {
    /// The element's name.
    public let name: String
    /// Seconds before it moves, instead of its animation's delay; nil keeps that.
    public let delay: Double?
    /// Its own animation, instead of the transition's; it starts at rest. Nil takes the transition's.
    public let animation: Animation?
    /// The elements that move.
    public let properties: [Property]

    /// An element. `Morph` checks it.
    public init(name: String, delay: Double? = nil, animation: Animation? = nil, properties: [Property]) {
      self.name = name
      self.delay = delay
      self.animation = animation
      self.properties = properties
    }
  }

  /// A number or numbers that change between the screens: a frame, an opacity, a corner radius.
  public struct Property: Hashable, Sendable {
    /// The property's name.
    public let name: String
    /// The value on the first screen.
    public let from: Components
    /// The value on the second screen.
    public let to: Components

    /// A property. `Morph` checks it.
    public init(name: String, from: Components, to: Components) {
      self.name = name
      self.from = from
      self.to = to
    }
  }

  /// The way a finger goes.
  public enum Axis: String, CaseIterable, Hashable, Sendable {
    /// Toward the top.
    case up
    /// Toward the bottom.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
  }

  /// How a gesture drives a morph.
  public struct Interaction: Hashable, Sendable {
    /// The way the finger goes.
    public let axis: Axis
    /// How far it goes for the whole morph, points, greater than 0.
    public let distance: Double
    /// The most progress that it can show, or, where a release is projected, from which on it is held back; more than 0
    /// and at most 1.
    public let cap: Double
    /// Released above this progress the morph finishes, from 0 to 1. Above the cap it never does, unless the release is
    /// projected.
    public let threshold: Double
    /// The deceleration rate by which a release is projected: the share of the velocity that would be left after a
    /// millisecond, such as UIKit's 0.998. Then the place where the finger's motion would come to rest is compared with
    /// the threshold, and beyond the cap the picture follows like a rubber band. 0 compares the progress itself, and
    /// holds the picture at the cap.
    public let projection: Double
    /// The motion to the end after a release. It starts at once: a delay of its own is ignored.
    public let finish: Animation
    /// The motion back to the start, likewise.
    public let cancel: Animation

    /// An interaction. `Morph` checks it.
    public init(
      axis: Axis, distance: Double, cap: Double = 1, threshold: Double = 0.5, projection: Double = 0,
      finish: Animation, cancel: Animation
    ) {
      self.axis = axis
      self.distance = distance
      self.cap = cap
      self.threshold = threshold
      self.projection = projection
      self.finish = finish
      self.cancel = cancel
    }
  }
}
