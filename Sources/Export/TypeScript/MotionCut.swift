import MotionPhysics
import Presets

extension Motion {
  /// The motion without movement: everything is at its end at once. Nil where there is no end, or what leads is no
  /// time but a finger.
  ///
  /// - Throws: ``MotionError`` only where the library's own checks fail.
  func cut() throws(MotionError) -> Motion? {
    switch self {
    case .spring, .tween: return .tween(.linear, duration: 0, delay: 0)
    case .curve: return .curve(.steps(try StepsCurve(count: 1, jump: .start)))
    case .duration: return .duration(0)
    case .clip(let timeline, let driver, let loops):
      if loops || driver == .progress { return nil }
      var tracks: [TrackTimeline.PropertyTrack] = []
      for track in timeline.tracks {
        // Where the clip itself comes to rest, which is at the target of a spring that has all but reached it.
        let end = try Components(PropertyTimeline(track.track, property: track.property).final)
        tracks.append(.init(property: track.property, track: try ValueTrack(initial: end, keyframes: [])))
      }
      return .clip(TrackTimeline(tracks: tracks), driver: driver, loops: false)
    // It ends where it began.
    case .sequence: return nil
    case .morph(let morph): return .morph(try morph.cut())
    }
  }
}

extension Morph {
  fileprivate func cut() throws(MotionError) -> Morph {
    let cut = Animation.tween(.linear, duration: 0, delay: 0)
    do throws(PartError) {
      return try Morph(
        present: Transition(animation: cut), dismiss: nil,
        elements: elements.map { Element(name: $0.name, properties: $0.properties) },
        interaction: interaction.map {
          Interaction(
            axis: $0.axis, distance: $0.distance, cap: $0.cap, threshold: $0.threshold,
            projection: $0.projection, finish: cut, cancel: cut)
        })
    } catch {
      throw error.atPath
    }
  }
}
