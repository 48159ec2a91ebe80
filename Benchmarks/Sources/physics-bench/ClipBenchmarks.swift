import MotionPhysics

/// A clip of four tracks with every kind of keyframe, at 120 Hz.
struct ClipBenchmarks {
  func run(_ report: inout Report) throws {
    let timeline = TrackTimeline(tracks: try tracks())
    let step = 1.0 / 120
    let count = Int(timeline.duration / step) + 1
    let values = UnsafeMutableBufferPointer<Components>.allocate(capacity: count * timeline.tracks.count)
    values.initialize(repeating: Components(0))
    let single = Measurement(values.count) {
      for track in timeline.tracks {
        for index in 0..<count { values[index] = track.track.value(time: Double(index) * step) }
      }
    }
    report.add("clip of 4 tracks at 120 Hz, a value by value(time:)", .nanoseconds(40), single)
  }

  private func tracks() throws -> [TrackTimeline.PropertyTrack] {
    let bouncy = Spring.bouncy
    let offset = try ValueTrack(
      initial: Components([0, 0]),
      keyframes: [
        .spring(to: Components([0, -40]), duration: 0.4, spring: bouncy, startVelocity: nil),
        .spring(to: Components([0, 0]), duration: nil, spring: bouncy, startVelocity: nil),
      ])
    let scale = try ValueTrack(
      initial: Components(1),
      keyframes: [
        .cubic(to: Components(1.4), duration: 0.3, startVelocity: nil, endVelocity: nil),
        .cubic(to: Components(0.8), duration: 0.3, startVelocity: nil, endVelocity: nil),
        .spring(to: Components(1), duration: 0.6, spring: .snappy, startVelocity: nil),
      ])
    let opacity = try ValueTrack(
      initial: Components(0),
      keyframes: [
        .linear(to: Components(1), duration: 0.5, curve: .easeInOut),
        .linear(to: Components(0.6), duration: 0.5, curve: .linear),
        .move(to: Components(1)),
      ])
    let rotation = try ValueTrack(
      initial: Components(0),
      keyframes: [
        .cubic(to: Components(12), duration: 0.25, startVelocity: nil, endVelocity: nil),
        .linear(to: Components(-12), duration: 0.25, curve: .easeOut),
        .cubic(to: Components(0), duration: 0.5, startVelocity: nil, endVelocity: nil),
      ])
    return [
      .init(property: "offset", track: offset), .init(property: "scale", track: scale),
      .init(property: "opacity", track: opacity), .init(property: "rotation", track: rotation),
    ]
  }
}
