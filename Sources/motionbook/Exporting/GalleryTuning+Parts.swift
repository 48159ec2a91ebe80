import Gallery
import MotionPhysics
import Presets

// Of clips, sequences and morphs: the options of one keyframe, phase or element at a time.
extension GalleryTuning {
  static func options(of clip: Clip, _ timeline: TrackTimeline, _ code: MotionCode) -> [TweakOption] {
    var options: [TweakOption] = []
    for (track, moving) in timeline.tracks.enumerated() {
      let typed = clip.tracks.last { $0.property == moving.property }?.keyframes ?? []
      guard typed.count == moving.track.keyframes.count else { continue }
      let reach = reach(typed.map(\.to) + [moving.track.initial])
      for (index, keyframe) in typed.enumerated() {
        var own: [TweakOption] = []
        if let place = code.places[.keyframeValue(track: track, keyframe: index)] {
          own.append(
            TweakOption(
              name: "--to", parts: values(keyframe.to, moving.property, reach, at: place) { "to" + $0 }))
        }
        if let seconds = keyframe.motion.seconds,
          let place = code.places[.keyframeDuration(track: track, keyframe: index)]
        {
          own.append(TweakOption(duration(seconds, at: place)))
        }
        if case .spring(_, .inline(let inline)?, _) = keyframe.motion,
          case .spring(_, _, let spring, _) = moving.track.keyframes[index],
          let place = code.places[.keyframeSpring(track: track, keyframe: index)]
        {
          // It begins when its keyframe does, whatever delay was typed.
          let parts = literal(of: TypedSpring(inline.parameters), spring, 0, at: place, code)
          if !parts.isEmpty { own.append(TweakOption(name: "--spring", parts: parts)) }
        }
        options += selected(
          "\(moving.property), keyframe \(index + 1)",
          ["--track", moving.property, "--keyframe", "\(index + 1)"], own)
      }
    }
    return options
  }

  static func options(of typed: TypedSequence, _ sequence: PhaseSequence, _ code: MotionCode) -> [TweakOption]
  {
    guard typed.phases.count == sequence.phases.count else { return [] }
    var options: [TweakOption] = []
    for (index, phase) in typed.phases.enumerated() {
      for value in phase.values {
        guard let property = sequence.properties.firstIndex(of: value.property) else { continue }
        let reach = reach(sequence.phases.map { $0.values[property] })
        // What a later phase leaves out stays as it is here.
        let keeping = typed.phases.indices.dropFirst(index + 1)
          .prefix { later in !typed.phases[later].values.contains { $0.property == value.property } }
        let places = ([index] + keeping).compactMap {
          code.places[.phaseValue(phase: $0, property: property)]
        }
        let parts = values(value.value, value.property, reach, at: places[0]) { value.property + $0 }
        let option = TweakOption(
          name: "--to",
          parts: parts.map { part in
            var part = part
            part.others = places.dropFirst().map { $0 + part.place - places[0] }
            return part
          })
        options += selected(
          "phase \(phase.name)", ["--phase", phase.name, "--property", value.property], [option])
      }
      let place = code.places[.phaseAnimation(index)]
      let own = animation(phase.animation, sequence.phases[index].animation, "--animation", at: place, code)
      options += selected("phase \(phase.name)", ["--phase", phase.name], own)
    }
    return options
  }

  static func options(of typed: TypedMorph, _ morph: Morph, _ code: MotionCode) -> [TweakOption] {
    func way(
      _ typed: TypedTransition?, _ way: Morph.Transition?, _ at: MotionCode.Part, _ velocity: MotionCode.Part
    )
      -> [TweakOption]
    {
      guard let typed, let way else { return [] }
      var own = animation(typed.animation, way.animation, "--animation", at: code.places[at], code)
      if case .spring = way.animation, let place = code.places[velocity] {
        own.append(
          TweakOption(
            name: "--initial-velocity",
            parts: [Part(label: "velocity", place: place, value: way.initialVelocity, range: -20...20)]))
      }
      return own
    }
    var options = selected("present", [], way(typed.present, morph.present, .present, .presentVelocity))
    options += selected(
      "dismiss", ["--dismiss"], way(typed.dismiss, morph.dismiss, .dismiss, .dismissVelocity))
    guard typed.elements.count == morph.elements.count else { return options }
    for (index, element) in typed.elements.enumerated() {
      options += Self.options(of: element, morph.elements[index], index, code)
    }
    if let interactive = typed.interactive, let gesture = morph.interaction {
      options += Self.options(of: interactive, gesture, code)
    }
    return options
  }

  private static func options(
    of element: TypedElement, _ moving: Morph.Element, _ index: Int, _ code: MotionCode
  ) -> [TweakOption] {
    let (title, selection) = (element.name, ["--element", element.name])
    var own: [TweakOption] = []
    if let seconds = element.delay, let place = code.places[.elementDelay(index)] {
      own.append(TweakOption(delay(seconds, at: place)))
    }
    own += animation(
      element.animation, moving.animation, "--animation", at: code.places[.elementAnimation(index)], code)
    var options = selected(title, selection, own)
    for (place, property) in element.properties.enumerated() where place < moving.properties.count {
      let reach = reach([property.from, property.to])
      let ends: [(String, Components, MotionCode.Part)] = [
        ("from", property.from, .elementFrom(element: index, property: place)),
        ("to", property.to, .elementTo(element: index, property: place)),
      ]
      let values = ends.compactMap { word, value, part in
        code.places[part].map {
          TweakOption(
            name: "--" + word,
            parts: Self.values(value, property.name, reach, at: $0) { "\(property.name)\($0) \(word)" })
        }
      }
      options += selected(title, selection + ["--property", property.name], values)
    }
    return options
  }

  private static func options(
    of typed: TypedInteraction, _ gesture: Morph.Interaction, _ code: MotionCode
  ) -> [TweakOption] {
    guard let place = code.places[.gesture] else { return [] }
    let reach = max(600, 2 * gesture.distance)
    var own = [
      Part(label: "distance", place: place, value: gesture.distance, range: 1...reach),
      Part(label: "cap", place: place + 1, value: gesture.cap, range: 0.01...1),
      Part(label: "threshold", place: place + 2, value: gesture.threshold, range: 0...1),
    ].map(TweakOption.init(_:))
    if gesture.projection > 0 {
      let range = Ranges.projection.lowest...Ranges.projection.highest
      let part = Part(label: "projection", place: place + 3, value: gesture.projection, range: range)
      own.append(TweakOption(name: "--projection", parts: [part]))
    }
    own += animation(typed.finish, gesture.finish, "--finish", at: code.places[.finish], code)
    own += animation(typed.cancel, gesture.cancel, "--cancel", at: code.places[.cancel], code)
    return selected("gesture", [], own)
  }

  private static func selected(_ title: String, _ selection: [String], _ options: [TweakOption])
    -> [TweakOption]
  {
    options.map { TweakOption(title: title, selection: selection, name: $0.name, parts: $0.parts) }
  }

  /// The largest number that a property has anywhere, at least 1: how far a slider goes.
  private static func reach(_ values: [Components]) -> Double {
    values.flatMap(\.array).reduce(1) { max($0, abs($1)) }
  }
}
