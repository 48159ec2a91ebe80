import MotionPhysics

/// A clip for libraries that have no keyframes but interpolate: a progress that goes from 0 to 1 in a duration, and
/// for each number of each property where it stands at which progress.
///
/// All properties hang on one progress, so that they stay together; straight lines, each within the tolerance.
enum InterpolatedClip {
  /// The duration, whether it starts again, and the tracks, called as the library's styles are.
  ///
  /// - Throws: ``MotionError`` when something is too steep for straight lines.
  static func value(
    of timeline: TrackTimeline, isProgress: Bool, loops: Bool, system: some TypeScriptSystem,
    _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    var tracks: [TypeScriptValue.Member] = []
    var styles = StyleKeys(system.library)
    for track in timeline.tracks {
      let property = PropertyTimeline(track.track, property: track.property)
      var numbers: [TypeScriptValue] = []
      for component in property.initial.indices {
        let lines = try TrackLines(
          property, component: component, duration: timeline.duration, tolerance: system.tolerance,
          keepsCurves: false)
        if lines.error > 0 {
          let place =
            property.initial.count > 1 ? "\(track.property), number \(component + 1)" : track.property
          notes.remark(error: lines.error, of: place, unit: "")
        }
        numbers.append(
          .object([
            .init(system.trackKeys.places, .numbers(lines.times)),
            .init(system.trackKeys.numbers, .numbers(lines.values)),
          ]))
      }
      tracks += styles.members(of: track.property, numbers)
    }
    var members: [TypeScriptValue.Member] = []
    if isProgress {
      notes.remarks.append("A progress drives it, such as how far a list is scrolled.")
    } else {
      members = [
        .init("duration", system.duration(timeline.duration)),
        .init("loops", .code(loops ? "true" : "false")),
      ]
    }
    return .object(members + [.init("tracks", .object(tracks))])
  }
}
