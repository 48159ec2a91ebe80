import MotionPhysics

/// A clip for libraries that have no keyframes but interpolate: a progress that goes from 0 to 1 in a duration, and
/// for each number of each property where it stands at which progress.
///
/// All properties hang on one progress, so that they stay together; straight lines, each within the tolerance.
extension TypeScriptSystem {
  /// The duration, whether it starts again, and the tracks, called as the library's styles are.
  ///
  /// - Throws: ``MotionError`` when something is too steep for straight lines.
  func clip(
    _ timeline: TrackTimeline, isProgress: Bool, loops: Bool, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    var tracks: [TypeScriptValue.Member] = []
    var styles = StyleKeys(library)
    for track in timeline.tracks {
      let property = PropertyTimeline(track.track, property: track.property)
      var numbers: [TypeScriptValue] = []
      for component in property.initial.indices {
        let lines = try TrackLines(
          property, component: component, duration: timeline.duration, tolerance: tolerance,
          keepsCurves: false)
        if lines.error > 0 {
          let place =
            property.initial.count > 1 ? "\(track.property), number \(component + 1)" : track.property
          notes.remark(error: lines.error, of: place, unit: "")
        }
        numbers.append(
          .object([
            .init(trackKeys.places, .numbers(lines.times)),
            .init(trackKeys.numbers, .numbers(lines.values)),
          ]))
      }
      tracks += styles.members(of: track.property, numbers)
    }
    var members: [TypeScriptValue.Member] = []
    if isProgress {
      notes.remarks.append("A progress drives it, such as how far a list is scrolled.")
    } else {
      members = [
        .init("duration", duration(timeline.duration)),
        .init("loops", .code(loops ? "true" : "false")),
      ]
    }
    return .object(members + [.init("tracks", .object(tracks))])
  }
}
