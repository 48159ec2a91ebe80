import MotionPhysics
import PlainText

package struct MorphChange: Sendable {
  /// A factor of every duration and delay; velocities are divided by it.
  package var timeScale: Double?
  /// Whether the transition that changes is the one back.
  package var dismisses = false
  /// The animation of that transition or, where an element is named, of that.
  package var animation: AnimationChange?
  /// The velocity that the transition starts with, travels per second.
  package var initialVelocity: Double?
  package var element: String?
  /// That element's delay in seconds.
  package var delay: Double?
  package var property: String?
  package var from: Components?
  package var to: Components?
  /// How many points of a gesture are the whole way.
  package var distance: Double?
  /// The most of the way that a gesture shows.
  package var cap: Double?
  /// The share of the way above which letting go finishes.
  package var threshold: Double?
  /// The deceleration rate by which a release is projected.
  package var projection: Double?
  /// The animation to the end after letting go.
  package var finish: AnimationReference?
  /// The animation back after letting go.
  package var cancel: AnimationReference?

  /// The new place of the element, or of its property.
  package var placement: PartPlacement?

  package init() {}

  fileprivate var touchesElement: Bool {
    element != nil || delay != nil || property != nil || from != nil || to != nil
  }

  fileprivate var touchesInteraction: Bool {
    distance != nil || cap != nil || threshold != nil || projection != nil || finish != nil || cancel != nil
  }
}

extension TypedMorph {
  func applying(
    _ change: MorphChange, name: PresetName, with others: Set<PresetName>, resolver: Resolver,
    notes: inout [String]
  ) throws -> TypedMorph {
    var morph = self
    if let factor = change.timeScale {
      let scale = try TimeScale(factor, of: name, with: others, resolver: resolver)
      morph = try scaled(by: scale, notes: &notes)
    }
    if let placement = change.placement { return try morph.placing(placement, change) }
    if change.touchesElement {
      try morph.changeElement(change, name: name)
    } else {
      try morph.changeTransition(change)
    }
    if change.touchesInteraction { try morph.changeInteraction(change, name: name) }
    return morph
  }

  private func scaled(by scale: TimeScale, notes: inout [String]) throws -> TypedMorph {
    var morph = try mapAnimations { try scale.applied(to: $0, at: $1, notes: &notes) }
    morph.present.initialVelocity = scale.applied(toVelocity: present.initialVelocity)
    morph.dismiss?.initialVelocity = scale.applied(toVelocity: dismiss?.initialVelocity)
    for index in elements.indices {
      morph.elements[index].delay = scale.applied(toDelay: elements[index].delay)
    }
    return morph
  }

  private mutating func changeTransition(_ change: MorphChange) throws(ChangeError) {
    var transition = change.dismisses ? dismiss ?? present : present
    switch change.animation {
    case .set(let animation): transition.animation = animation
    case .remove where change.dismisses: return dismiss = nil
    case .remove: throw ChangeError("a morph needs an animation to present; name another")
    case nil: break
    }
    if let velocity = change.initialVelocity { transition.initialVelocity = velocity }
    if !change.dismisses {
      present = transition
    } else if transition != dismiss ?? present {
      dismiss = transition
    }
  }

  private mutating func changeElement(_ change: MorphChange, name: PresetName) throws(ChangeError) {
    guard let elementName = change.element else {
      throw ChangeError("\(name) is a morph: name the element that changes, with --element NAME")
    }
    let index = try elements.index(of: elementName, by: \.name, missing: "there is no element")
    if change.dismisses || change.initialVelocity != nil {
      throw ChangeError(
        "an element moves both ways and starts at rest; change its transition without --element")
    }
    if let animation = change.animation { elements[index].animation = animation.animation }
    elements[index].delay =
      try Ranges.delay.checkChange(change.delay, "\(name): delay") ?? elements[index].delay
    guard change.property != nil || change.from != nil || change.to != nil else { return }
    guard let property = change.property, change.from != nil || change.to != nil else {
      throw ChangeError("a value is changed with --property PROPERTY and --from VALUE, --to VALUE or both")
    }
    try elements[index].change(property, from: change.from, to: change.to)
  }

  private mutating func changeInteraction(_ change: MorphChange, name: PresetName) throws(ChangeError) {
    guard var changed = interactive else {
      throw ChangeError("\(name) is driven by no gesture, so there is none to change")
    }
    changed.distance = try Ranges.distance.checkChange(change.distance, "distance") ?? changed.distance
    changed.cap = try Ranges.cap.checkChange(change.cap, "cap") ?? changed.cap
    changed.threshold = try Ranges.threshold.checkChange(change.threshold, "threshold") ?? changed.threshold
    changed.projection =
      try Ranges.projection.checkChange(change.projection, "projection") ?? changed.projection
    changed.finish = change.finish ?? changed.finish
    changed.cancel = change.cancel ?? changed.cancel
    interactive = changed
  }
}

extension TypedElement {
  fileprivate mutating func change(
    _ property: String, from: Components?, to: Components?
  ) throws(ChangeError) {
    let index = try properties.index(of: property, by: \.name, missing: "\(name.visible) has no property")
    let known = properties[index]
    for value in [from, to] { try value?.checkCount(like: known.from, of: property) }
    properties[index] = Morph.Property(name: property, from: from ?? known.from, to: to ?? known.to)
  }
}

extension TypedMorph {
  /// The morph with an element, or a property of one, placed otherwise.
  func placing(_ placement: PartPlacement, _ change: MorphChange) throws(ChangeError) -> TypedMorph {
    guard let name = change.element else { throw ChangeError("say which element: --element NAME") }
    var morph = self
    if case .insert(let place) = placement {
      guard let property = change.property, let from = change.from, let to = change.to else {
        throw ChangeError("say what moves of it: --property PROPERTY --from VALUE --to VALUE")
      }
      try to.checkCount(like: from, of: property)
      let new = Morph.Property(name: property, from: from, to: to)
      if let known = elements.firstIndex(where: { $0.name == name }) {
        if elements[known].properties.contains(where: { $0.name == property }) {
          throw ChangeError("\(name.visible) has \(property.visible) already")
        }
        try morph.elements[known].properties.insert(new, atPlace: place, "properties")
        return morph
      }
      let element = TypedElement(
        name: name, delay: change.delay, animation: change.animation?.animation, properties: [new])
      try morph.elements.insert(element, atPlace: place, "elements")
      return morph
    }
    let known = try elements.index(of: name, by: \.name, missing: "there is no element")
    guard let property = change.property else {
      try morph.elements.place(at: known, placement, "the element \(name.visible)")
      return morph
    }
    guard let index = elements[known].properties.firstIndex(where: { $0.name == property }) else {
      throw ChangeError("\(name.visible) has no property \"\(property.visible)\"")
    }
    try morph.elements[known].properties.place(at: index, placement, "\(property.visible) of \(name.visible)")
    return morph
  }
}
