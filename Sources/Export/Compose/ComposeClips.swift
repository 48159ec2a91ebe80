import MotionPhysics
import PlainText
import Presets

extension ComposeExporter {
  /// An object with a function for each number that moves.
  func write(
    _ preset: ExportedPreset, _ timeline: TrackTimeline, driver: ClipDriver, loops: Bool,
    to text: inout CodeText
  ) throws {
    let total = RoundedTime(timeline.duration)
    let reduced = reducedCall(preset)
    var remarks = reduced.remarks
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
    var members = [
      "/** The length of the longest track. */",
      "const val durationMillis: \(symbol("Int")) = \(total.count)",
    ]
    members += reducedMember(reduced.call)
    var identifiers = PropertyIdentifiers(.camel, .kotlin, taken: ["durationMillis", "reduced"])
    for (track, components) in tracks {
      for (index, component) in components.enumerated() {
        let isSingle = components.count == 1
        let name = identifiers.next(for: track.property + (isSingle ? "" : " \(index)"))
        let what = "\"\(track.property)\"" + (isSingle ? "" : ", number \(index + 1) of \(components.count)")
        members += [
          "", KotlinText.documentation(["\(what), from \(DecimalText.exact(component.initial)) on."])[0],
        ]
        members += component.lines(name: name, total: total.count, loops: loops, easing: easing)
      }
    }
    try writeObject(preset, remarks, members, to: &text)
  }
}

/// One number of a clip as Compose's `keyframes`: values at whole milliseconds, and the easing that begins there.
struct ComposeTrack {
  private struct Stop {
    var milliseconds: Int
    var value: Double
    var easing: ScalarEasing?
  }

  /// The value before anything moves.
  let initial: Double
  /// Whether a time was not a whole millisecond.
  private(set) var isRounded = false
  /// Whether the value changes at once somewhere, other than at the start.
  private(set) var hasJumps = false
  private var stops: [Stop]

  init(_ track: ScalarTrack) {
    initial = track.initial
    stops = [Stop(milliseconds: 0, value: track.initial, easing: nil)]
    for piece in track.pieces { add(piece) }
  }

  private mutating func add(_ piece: ScalarPiece) {
    let end = RoundedTime(piece.end)
    isRounded = isRounded || !end.isExact
    guard let last = stops.last else { return }
    guard end.count > last.milliseconds else { return jump(to: piece.to) }
    stops[stops.count - 1].easing = ScalarEasing(piece)
    stops.append(Stop(milliseconds: end.count, value: piece.to, easing: nil))
  }

  /// Two values cannot stand at one time: the first moves a millisecond ahead, where there is room.
  private mutating func jump(to value: Double) {
    guard let last = stops.last, last.value != value else { return }
    if stops.count > 1 { hasJumps = true }
    if stops.count > 1, stops[stops.count - 2].milliseconds + 1 < last.milliseconds {
      stops[stops.count - 1].milliseconds -= 1
      stops.append(Stop(milliseconds: last.milliseconds, value: value, easing: nil))
    } else {
      stops[stops.count - 1].value = value
    }
  }

  /// The function that makes the spec. It holds its last value up to the end of the clip.
  func lines(name: String, total: Int, loops: Bool, easing: ComposeEasing) -> [String] {
    let symbol = easing.symbols.name
    var stops = stops
    if let last = stops.last, last.milliseconds < total {
      stops.append(Stop(milliseconds: total, value: last.value, easing: nil))
    }
    let inner = "\(symbol("keyframes"))<\(symbol("Float"))> {"
    let type = loops ? "InfiniteRepeatableSpec" : "KeyframesSpec"
    var lines = ["fun \(name)(): \(symbol(type))<\(symbol("Float"))> ="]
    lines.append(loops ? "    \(symbol("infiniteRepeatable"))(\(inner)" : "    \(inner)")
    lines.append("        this.durationMillis = \(total)")
    for stop in stops {
      let easing = stop.easing.flatMap(easing.expression).map { " using \($0)" } ?? ""
      lines.append("        \(KotlinText.float(stop.value)) at \(stop.milliseconds)\(easing)")
    }
    return lines + [loops ? "    })" : "    }"]
  }
}
