import MotionPhysics
import PlainText

package struct SequenceChange: Sendable {
  package var mode: PhaseSequence.Mode?
  /// A factor of every duration and delay.
  package var timeScale: Double?
  package var phase: String?
  /// The property whose value in that phase changes.
  package var property: String?
  package var to: Components?
  package var animation: AnimationChange?
  package var placement: PartPlacement?

  package init() {}

  fileprivate var touchesPhase: Bool { phase != nil || property != nil || to != nil || animation != nil }
}

/// The change of an animation that may be left out.
package enum AnimationChange: Hashable, Sendable {
  /// It is this one.
  case set(AnimationReference)
  /// There is none: a phase jumps, an element follows its transition.
  case remove

  var animation: AnimationReference? {
    switch self {
    case .set(let animation): animation
    case .remove: nil
    }
  }
}

extension TypedSequence {
  func applying(
    _ change: SequenceChange, name: PresetName, with others: Set<PresetName>, resolver: Resolver,
    notes: inout [String]
  ) throws -> TypedSequence {
    var sequence = self
    if let mode = change.mode { sequence.mode = mode }
    if let factor = change.timeScale {
      let scale = try TimeScale(factor, of: name, with: others, resolver: resolver)
      sequence = try sequence.mapAnimations { try scale.applied(to: $0, at: $1, notes: &notes) }
    }
    if let placement = change.placement { return try sequence.placing(placement, change) }
    if change.touchesPhase { try sequence.changePhase(change, name: name) }
    return sequence
  }

  private mutating func changePhase(_ change: SequenceChange, name: PresetName) throws(ChangeError) {
    guard let phaseName = change.phase else {
      throw ChangeError("\(name) is a sequence: name the phase that changes, with --phase NAME")
    }
    let index = try phases.index(of: phaseName, by: \.name, missing: "there is no phase")
    if let animation = change.animation { phases[index].animation = animation.animation }
    guard change.property != nil || change.to != nil else { return }
    guard let property = change.property, let to = change.to else {
      throw ChangeError("a value is changed with --property PROPERTY --to VALUE")
    }
    let first = phases.first?.values ?? []
    let model = first[try first.index(of: property, by: \.property, missing: "there is no property")]
    try to.checkCount(like: model.value, of: property)
    if let place = phases[index].values.firstIndex(where: { $0.property == property }) {
      phases[index].values[place].value = to
    } else {
      phases[index].values.append(TypedValue(property: property, value: to))
    }
  }
}

extension TypedSequence {
  func placing(_ placement: PartPlacement, _ change: SequenceChange) throws(ChangeError) -> TypedSequence {
    guard let name = change.phase else { throw ChangeError("say which phase: --phase NAME") }
    var sequence = self
    if case .insert(let place) = placement {
      if phases.contains(where: { $0.name == name }) {
        throw ChangeError("there is a phase \"\(name.visible)\" already")
      }
      var phase = TypedPhase(name: name, values: [], animation: change.animation?.animation)
      if let property = change.property, let to = change.to {
        guard let model = firstValue(of: property) else {
          throw ChangeError("the first phase has no \"\(property.visible)\", and must name every property")
        }
        try to.checkCount(like: model, of: property)
        phase.values.append(TypedValue(property: property, value: to))
      }
      try sequence.phases.insert(phase, atPlace: place, "phases")
    } else {
      let known = try phases.index(of: name, by: \.name, missing: "there is no phase")
      if let property = change.property, placement == .remove {
        if known == 0 { throw ChangeError("the first phase must name every property") }
        sequence.phases[known].values.removeAll { $0.property == property }
        return sequence
      }
      try sequence.phases.place(at: known, placement, "the phase \(name.visible)")
    }
    // The first phase names every property: values of the one that was first go with the one that is first now.
    if let old = phases.first, !sequence.phases.isEmpty {
      let own = Set(sequence.phases[0].values.map(\.property))
      sequence.phases[0].values += old.values.filter { !own.contains($0.property) }
    }
    return sequence
  }
}
