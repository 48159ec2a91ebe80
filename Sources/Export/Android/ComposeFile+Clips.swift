import MotionPhysics
import Presets

extension ComposeFile {
  /// An object with a function for each number that moves.
  func clip(
    _ preset: ExportedPreset, _ timeline: KeyframeTimeline, driver: ClipDriver, loops: Bool
  ) -> [String] {
    let total = RoundedTime(timeline.duration)
    let reduced = reducedCall(preset)
    var remarks: [String] = reduced.remark.map { [$0] } ?? []
    if driver == .progress {
      remarks.append(
        "a progress drives it, and keyframes only run in time: seek them, a second for the whole of 1")
    }
    let tracks = timeline.tracks.map { track in
      (track, (0..<track.track.initial.count).map { ComposeTrack(ScalarTrack(track.track, component: $0)) })
    }
    if !total.isExact || tracks.contains(where: { $0.1.contains { $0.isRounded } }) {
      remarks.append("its times are rounded to whole milliseconds, which is all that keyframes take")
    }
    if tracks.contains(where: { $0.1.contains { $0.hasJumps } }) {
      remarks.append("jumps take a millisecond, because keyframes have one value at a time")
    }
    var lines = heading(preset, remarks) + ["object \(names.member(preset.name)) {"]
    var members = [
      "/** The length of the longest track. */",
      "const val durationMillis: \(easing.symbols.name("Int")) = \(total.count)",
    ]
    members += reducedMember(reduced.call)
    var identifiers = PropertyIdentifiers(
      .camel, taken: ["durationMillis", "reduced"], escape: KotlinText.identifier)
    for (track, components) in tracks {
      for (index, component) in components.enumerated() {
        let isSingle = components.count == 1
        let name = identifiers.next(for: track.property + (isSingle ? "" : " \(index)"))
        let what = "\"\(track.property)\"" + (isSingle ? "" : ", number \(index + 1) of \(components.count)")
        members += [
          "", KotlinText.documentation(["\(what), from \(NumberText.exact(component.initial)) on."])[0],
        ]
        members += component.lines(name: name, total: total.count, loops: loops, easing: easing)
      }
    }
    lines += indented(members)
    return lines + ["}"]
  }
}
