import MotionPhysics

// How each kind of preset becomes a motion.

extension Resolver {
  /// The spring or tween that a reference stands for.
  private func animation(
    _ reference: AnimationReference, at path: String, in scope: Scope
  ) throws -> Animation {
    switch reference {
    case .preset(let name):
      return try motion(named: name, as: \.animation, wanted: .animation, at: path, in: scope)
    case .spring(let typed):
      let (spring, delay) = try spring(typed, at: path, in: scope)
      return .spring(spring, delay: delay)
    case .tween(let typed):
      let (curve, duration, delay) = try tweenParts(typed, at: path, in: scope)
      return .tween(curve, duration: duration, delay: delay)
    }
  }

  func curve(_ shape: CurveShape, at path: String, in scope: Scope) throws -> UnitCurve {
    try scope.at(path) { () throws(MotionError) in try shape.unitCurve() }
  }

  private func curve(_ reference: CurveReference, at path: String, in scope: Scope) throws -> UnitCurve {
    switch reference {
    case .named(let curve): curve
    case .inline(let shape): try curve(shape, at: path, in: scope)
    case .preset(let name):
      try motion(named: name, as: \.curve, wanted: .only(.curve), at: path, in: scope)
    }
  }
}

extension Resolver {
  /// - Parameter path: Where the tween stands; empty for a preset's own.
  func tweenParts(
    _ tween: TypedTween, at path: String, in scope: Scope
  ) throws -> (curve: UnitCurve, duration: Double, delay: Double) {
    let curve = try curve(tween.curve, at: path.appending(key: "curve"), in: scope)
    let durationPath = path.appending(key: "duration")
    let duration =
      switch tween.duration {
      case .seconds(let seconds): seconds
      case .preset(let name):
        try motion(named: name, as: \.duration, wanted: .only(.duration), at: durationPath, in: scope)
      }
    try scope.at(durationPath) { () throws(MotionError) in try Ranges.duration.check(duration, "duration") }
    return (curve, duration, try checked(tween.delay ?? 0, "delay", at: path, in: scope))
  }

  /// Everything that is wrong with a preset's own numbers, not only the first fault.
  func parameterErrors(of preset: Preset) -> [ResolutionError] {
    let excesses = preset.excesses
    if !excesses.isEmpty { return excesses.map { .excess($0, of: preset.name) } }
    func onlyDelayed(by delay: Double?) -> Content {
      .tween(TypedTween(curve: .named(.linear), duration: .seconds(1), delay: delay))
    }
    // Each part beside others that are right.
    let parts: [Content] =
      switch preset.content {
      case .spring(let spring) where spring.base == nil:
        [.spring(TypedSpring(spring.parameters)), onlyDelayed(by: spring.delay)]
      case .tween(let tween):
        [
          .tween(TypedTween(curve: tween.curve, duration: .seconds(1))),
          .tween(TypedTween(curve: .named(.linear), duration: tween.duration)),
          onlyDelayed(by: tween.delay),
        ]
      case .spring, .curve, .duration, .clip, .sequence, .morph, .alias: [preset.content]
      }
    return parts.compactMap { part in
      do {
        _ = try motion(of: Preset(name: preset.name, content: part))
      } catch let error as ResolutionError {
        if case .parameter = error, error.preset == preset.name { return error }
      } catch {
        // What cannot be read is no fault of the preset.
      }
      return nil
    }
  }
}

extension Resolver {
  func clip(_ clip: Clip, in scope: Scope) throws -> Motion {
    for (index, track) in clip.tracks.enumerated() where clip.initialValue(of: track.property) == nil {
      throw scope.error(
        .invalid(parameter: "property", reason: "\"\(track.property)\" has no value in initial"),
        at: "tracks[\(index)].property")
    }
    let tracks = try clip.initial.map { initial in
      TrackTimeline.PropertyTrack(
        property: initial.property, track: try track(of: initial, in: clip, scope))
    }
    let driver = clip.driver ?? .time
    let timeline = TrackTimeline(tracks: tracks)
    return try scope.whole("tracks") {
      .clip(
        driver == .progress ? timeline.inShares : timeline, driver: driver, loops: clip.loops ?? false)
    }
  }

  /// The track of a property; one without keyframes when the property only keeps its initial value.
  private func track(of initial: TypedValue, in clip: Clip, _ scope: Scope) throws -> ValueTrack {
    let index = clip.tracks.firstIndex { $0.property == initial.property }
    let path = index.map { "tracks[\($0)]" } ?? "initial.\(initial.property)"
    let typed = index.map { clip.tracks[$0].keyframes } ?? []
    let keyframes = try typed.enumerated().map { index, keyframe in
      try self.keyframe(keyframe, at: path + ".keyframes[\(index)]", in: scope)
    }
    return try scope.at(path) { () throws(MotionError) in
      try ValueTrack(initial: initial.value, keyframes: keyframes)
    }
  }

  private func keyframe(_ keyframe: ClipKeyframe, at path: String, in scope: Scope) throws -> ValueKeyframe {
    switch keyframe.motion {
    case .linear(let duration, let curve):
      let curve = try curve.map { try self.curve($0, at: path + ".curve", in: scope) }
      return .linear(to: keyframe.to, duration: duration, curve: curve ?? .linear)
    case .spring(let duration, let reference, let startVelocity):
      let spring = try reference.map { try self.spring($0, at: path + ".spring", in: scope) }
      return .spring(
        to: keyframe.to, duration: duration, spring: spring ?? .smooth, startVelocity: startVelocity)
    case .cubic(let duration, let startVelocity, let endVelocity):
      return .cubic(
        to: keyframe.to, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity)
    case .move:
      return .move(to: keyframe.to)
    }
  }

  /// The spring of a keyframe. A delay has no meaning there and is left out.
  private func spring(_ reference: SpringReference, at path: String, in scope: Scope) throws -> Spring {
    switch reference {
    case .preset(let name):
      try motion(named: name, as: \.spring, wanted: .only(.spring), at: path, in: scope).spring
    case .inline(let typed): try spring(typed, at: path, in: scope).spring
    }
  }
}

extension Resolver {
  func sequence(_ sequence: TypedSequence, in scope: Scope) throws -> Motion {
    let properties = sequence.phases.first?.values.map(\.property) ?? []
    var values = sequence.phases.first?.values.map(\.value) ?? []
    var phases: [Phase] = []
    for (index, typed) in sequence.phases.enumerated() {
      for value in typed.values {
        guard let place = properties.firstIndex(of: value.property) else {
          throw scope.error(.unknownProperty(value.property), at: "phases[\(index)].values.\(value.property)")
        }
        values[place] = value.value
      }
      let animation = try typed.animation.map {
        try self.animation($0, at: TypedSequence.path(ofAnimation: index), in: scope)
      }
      phases.append(Phase(name: typed.name, values: values, animation: animation))
    }
    return try scope.whole("phases") { () throws(PartError) in
      .sequence(try PhaseSequence(properties: properties, phases: phases, mode: sequence.mode))
    }
  }
}

extension MotionError {
  static func unknownProperty(_ property: String) -> MotionError {
    .invalid(parameter: "values", reason: "\"\(property)\" has no value in the first phase")
  }
}

extension Resolver {
  func morph(_ morph: TypedMorph, in scope: Scope) throws -> Motion {
    let present = try transition(morph.present, at: "present", in: scope)
    let dismiss = try morph.dismiss.map { try transition($0, at: "dismiss", in: scope) }
    let elements = try morph.elements.enumerated().map { index, element in
      let animation = try element.animation.map {
        try self.animation($0, at: "elements[\(index)].animation", in: scope)
      }
      return Morph.Element(
        name: element.name, delay: element.delay, animation: animation, properties: element.properties)
    }
    let interaction = try morph.interactive.map { try self.interaction($0, in: scope) }
    return try scope.whole("elements") { () throws(PartError) in
      .morph(try Morph(present: present, dismiss: dismiss, elements: elements, interaction: interaction))
    }
  }

  private func transition(
    _ transition: TypedTransition, at path: String, in scope: Scope
  ) throws -> Morph.Transition {
    Morph.Transition(
      animation: try animation(transition.animation, at: path + ".animation", in: scope),
      initialVelocity: transition.initialVelocity ?? 0)
  }

  private func interaction(_ typed: TypedInteraction, in scope: Scope) throws -> Morph.Interaction {
    Morph.Interaction(
      axis: typed.axis, distance: typed.distance, cap: typed.cap ?? TypedInteraction.defaultCap,
      threshold: typed.threshold ?? TypedInteraction.defaultThreshold, projection: typed.projection ?? 0,
      finish: try animation(typed.finish, at: "interactive.finish", in: scope),
      cancel: try animation(typed.cancel, at: "interactive.cancel", in: scope))
  }
}
