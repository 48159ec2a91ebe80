import MotionPhysics

extension Resolver {
  func clip(_ clip: Clip, in scope: Scope) throws -> Motion {
    for (index, track) in clip.tracks.enumerated() where clip.initialValue(of: track.property) == nil {
      throw scope.error(
        .invalid(parameter: "property", reason: "\"\(track.property)\" has no value in initial"),
        at: "tracks[\(index)].property")
    }
    let tracks = try clip.initial.map { initial in
      KeyframeTimeline.PropertyTrack(
        property: initial.property, track: try track(of: initial, in: clip, scope))
    }
    return .clip(
      KeyframeTimeline(tracks: tracks), driver: clip.driver ?? .time, loops: clip.loops ?? false)
  }

  /// The track of a property; one without keyframes when the property only keeps its initial value.
  private func track(of initial: InitialValue, in clip: Clip, _ scope: Scope) throws -> KeyframeTrack {
    let index = clip.tracks.firstIndex { $0.property == initial.property }
    let path = index.map { "tracks[\($0)]" } ?? "initial.\(initial.property)"
    let typed = index.map { clip.tracks[$0].keyframes } ?? []
    let keyframes = try typed.enumerated().map { index, keyframe in
      try self.keyframe(keyframe, at: path + ".keyframes[\(index)]", in: scope)
    }
    do throws(MotionError) {
      return try KeyframeTrack(initial: initial.value, keyframes: keyframes)
    } catch {
      throw scope.error(error, at: path)
    }
  }

  private func keyframe(_ keyframe: ClipKeyframe, at path: String, in scope: Scope) throws -> Keyframe {
    switch keyframe.motion {
    case .linear(let duration, let curve):
      let curve = try curve.map { try self.curve($0, at: path + ".curve", in: scope) }
      return .linear(to: keyframe.to, duration: duration, curve: curve ?? .linear)
    case .spring(let duration, let reference, let startVelocity):
      let spring = try reference.map { try self.spring($0, at: path + ".spring", in: scope) }
      return .spring(
        to: keyframe.to, duration: duration, spring: try spring ?? Spring(), startVelocity: startVelocity)
    case .cubic(let duration, let startVelocity, let endVelocity):
      return .cubic(
        to: keyframe.to, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity)
    case .move:
      return .move(to: keyframe.to)
    }
  }

  /// The spring of a keyframe. A delay has no meaning there and is left out.
  private func spring(_ reference: SpringReference, at path: String, in scope: Scope) throws -> Spring {
    let motion =
      switch reference {
      case .preset(let name): try motion(named: name, wanted: .only(.spring), at: path, in: scope)
      case .inline(let typed): try spring(typed, at: path, in: scope)
      }
    guard case .spring(let spring, _) = motion else { return try Spring() }
    return spring
  }
}
