import MotionPhysics
import PlainText

/// What becomes of a keyframe, a track, a phase or an element as a whole.
package enum PartPlacement: Hashable, Sendable {
  /// A new one at this place, counted from 1; the others move up.
  case insert(Int)
  /// The one that is named comes to this place, counted from 1.
  case move(Int)
  /// The one that is named goes away.
  case remove

  /// The index of a place among so many.
  func index(_ place: Int, of count: Int, _ what: String) throws(ChangeError) -> Int {
    guard place >= 1, place <= count else {
      throw ChangeError("there are \(count) places for \(what), and no \(place)")
    }
    return place - 1
  }
}

extension Array {
  /// Moves or removes an element.
  ///
  /// - Parameter what: The element in words.
  mutating func place(at index: Int, _ placement: PartPlacement, _ what: String) throws(ChangeError) {
    switch placement {
    case .insert: break
    case .remove:
      if count == 1 { throw ChangeError("\(what) is the only one, and one must stay") }
      remove(at: index)
    case .move(let place):
      let target = try placement.index(place, of: count, what)
      insert(remove(at: index), at: target)
    }
  }
}

extension Clip {
  /// The clip with a keyframe, or a whole track where no keyframe is named, placed otherwise.
  func placing(_ placement: PartPlacement, _ change: ClipChange) throws(ChangeError) -> Clip {
    guard let property = change.track else {
      throw ChangeError("say which track: --track PROPERTY, and --keyframe NUMBER for one keyframe of it")
    }
    var clip = self
    if case .insert(let place) = placement {
      try clip.insert(at: place, in: property, change)
      return clip
    }
    guard let track = clip.tracks.firstIndex(where: { $0.property == property }) else {
      throw ChangeError(
        "there is no track \"\(property.visible)\"; there are \(tracks.map(\.property.visible).joined(separator: ", "))"
      )
    }
    guard let number = change.keyframe else {
      try clip.tracks.place(at: track, placement, "the track \(property.visible)")
      if placement == .remove { clip.initial.removeAll { $0.property == property } }
      return clip
    }
    let count = tracks[track].keyframes.count
    guard number >= 1, number <= count else {
      throw ChangeError("the track \(property.visible) has keyframes 1 to \(count), and no \(number)")
    }
    try clip.tracks[track].keyframes.place(
      at: number - 1, placement, "keyframe \(number) of \(property.visible)")
    return clip
  }

  private mutating func insert(
    at place: Int, in property: String, _ change: ClipChange
  ) throws(ChangeError) {
    guard let to = change.to else { throw ChangeError("say where the new keyframe leads: --to VALUE") }
    if let initial = initialValue(of: property) {
      if change.initial != nil {
        throw ChangeError("\(property.visible) has a track, and begins somewhere already")
      }
      try to.checkCount(like: initial, of: property)
    } else {
      guard let initial = change.initial else {
        throw ChangeError(
          "there is no track \"\(property.visible)\"; for a new one say where it begins: --initial VALUE")
      }
      try to.checkCount(like: initial, of: property)
      self.initial.append(InitialValue(property: property, value: initial))
    }
    if !tracks.contains(where: { $0.property == property }) {
      tracks.append(ClipTrack(property: property, keyframes: []))
    }
    guard let track = tracks.firstIndex(where: { $0.property == property }) else { return }
    let keyframe = ClipKeyframe(to: to, motion: try change.movement)
    let index = try PartPlacement.insert(place).index(
      place, of: tracks[track].keyframes.count + 1, "keyframes of \(property.visible)")
    tracks[track].keyframes.insert(keyframe, at: index)
  }
}

extension ClipChange {
  /// How a new keyframe gets to its value: by a spring, straight or by a curve where a duration is given, else at once.
  fileprivate var movement: ClipKeyframe.Movement {
    get throws(ChangeError) {
      if let duration { try Ranges.duration.checkChange(duration, "a keyframe's duration") }
      if let spring {
        if curve != nil { throw ChangeError("a keyframe has a spring or a curve, and not both") }
        return .spring(duration: duration, spring: spring, startVelocity: nil)
      }
      if let duration { return .linear(duration: duration, curve: curve) }
      if curve != nil { throw ChangeError("a keyframe with a curve needs a duration") }
      return .move
    }
  }
}

extension TypedSequence {
  /// The sequence with a phase placed otherwise.
  func placing(_ placement: PartPlacement, _ change: SequenceChange) throws(ChangeError) -> TypedSequence {
    guard let name = change.phase else { throw ChangeError("say which phase: --phase NAME") }
    var sequence = self
    let known = phases.firstIndex { $0.name == name }
    if case .insert(let place) = placement {
      if known != nil { throw ChangeError("there is a phase \"\(name.visible)\" already") }
      var phase = TypedPhase(name: name, values: [], animation: change.animation?.animation)
      if let property = change.property, let to = change.to {
        guard let model = firstValue(of: property) else {
          throw ChangeError("the first phase has no \"\(property.visible)\", and must name every property")
        }
        try to.checkCount(like: model, of: property)
        phase.values.append(PhaseValue(property: property, value: to))
      }
      let index = try placement.index(place, of: phases.count + 1, "phases")
      // The first phase names every property.
      if index == 0, let first = phases.first {
        let own = Set(phase.values.map(\.property))
        phase.values += first.values.filter { !own.contains($0.property) }
      }
      sequence.phases.insert(phase, at: index)
      return sequence
    }
    guard let known else {
      throw ChangeError(
        "there is no phase \"\(name.visible)\"; there are \(phases.map(\.name.visible).joined(separator: ", "))"
      )
    }
    if let property = change.property, placement == .remove {
      if known == 0 { throw ChangeError("the first phase must name every property") }
      sequence.phases[known].values.removeAll { $0.property == property }
      return sequence
    }
    try sequence.phases.place(at: known, placement, "the phase \(name.visible)")
    // What was the first phase's values goes with the one that is first now.
    if let old = phases.first, !sequence.phases.isEmpty {
      let own = Set(sequence.phases[0].values.map(\.property))
      sequence.phases[0].values += old.values.filter { !own.contains($0.property) }
    }
    return sequence
  }
}

extension TypedMorph {
  /// The morph with an element, or a property of one, placed otherwise.
  func placing(_ placement: PartPlacement, _ change: MorphChange) throws(ChangeError) -> TypedMorph {
    guard let name = change.element else { throw ChangeError("say which element: --element NAME") }
    var morph = self
    let known = elements.firstIndex { $0.name == name }
    if case .insert(let place) = placement {
      guard let property = change.property, let from = change.from, let to = change.to else {
        throw ChangeError("say what moves of it: --property PROPERTY --from VALUE --to VALUE")
      }
      try to.checkCount(like: from, of: property)
      let new = TypedElementProperty(name: property, from: from, to: to)
      if let known {
        if elements[known].properties.contains(where: { $0.name == property }) {
          throw ChangeError("\(name.visible) has \(property.visible) already")
        }
        let index = try placement.index(place, of: elements[known].properties.count + 1, "properties")
        morph.elements[known].properties.insert(new, at: index)
        return morph
      }
      let element = TypedElement(
        name: name, delay: change.delay, animation: change.animation?.animation, properties: [new])
      morph.elements.insert(element, at: try placement.index(place, of: elements.count + 1, "elements"))
      return morph
    }
    guard let known else {
      throw ChangeError(
        "there is no element \"\(name.visible)\"; there are \(elements.map(\.name.visible).joined(separator: ", "))"
      )
    }
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
