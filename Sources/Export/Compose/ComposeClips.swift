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
      "\(access.inner)const val durationMillis: \(symbol("Int")) = \(total.count)",
    ]
    members += reducedMember(reduced.call)
    var identifiers = PropertyIdentifiers(
      .camel, .kotlin, taken: ["durationMillis", "layer", "moveLayer", "reduced"])
    var parameters: [ComposeLayer.Parameter] = []
    for (track, components) in tracks {
      members += joined(track.property, components, &identifiers, total: total.count, loops: loops)
      for (index, component) in components.enumerated() {
        let isSingle = components.count == 1
        let name = identifiers.next(for: track.property + (isSingle ? "" : " \(index)"))
        parameters.append(
          ComposeLayer.Parameter(
            property: track.property, component: index, count: components.count, identifier: name))
        let what = "\"\(track.property)\"" + (isSingle ? "" : ", number \(index + 1) of \(components.count)")
        members += [
          "", KotlinText.documentation(["\(what), from \(DecimalText.plain(component.initial)) on."])[0],
        ]
        members += component.lines(name: name, total: total.count, loops: loops, easing: easing, access)
      }
    }
    members += layer(parameters, &remarks)
    try writeObject(preset, remarks, members, to: &text)
  }

  /// One spec for all numbers of a place or a colour, where they keep time with one another.
  private func joined(
    _ property: String, _ components: [ComposeTrack], _ identifiers: inout PropertyIdentifiers, total: Int,
    loops: Bool
  ) -> [String] {
    guard let type = ComposeType(property, count: components.count),
      let joined = ComposeTrack.JoinedStops(components, easing: easing)
    else { return [] }
    let sentences = ["\"\(property)\"."] + (type == .color ? ["Compose mixes colours in Oklab."] : [])
    return [""] + KotlinText.documentation(sentences)
      + joined.lines(
        name: identifiers.next(for: property), type: type, total: total, loops: loops, easing: easing, access)
  }
}

/// A type of Compose's for several numbers.
enum ComposeType: String {
  case offset = "Offset"
  case color = "Color"

  /// The type for a property of so many numbers; nil where there is none.
  init?(_ property: String, count: Int) {
    switch count {
    case 2: self = .offset
    case 3, 4:
      guard MotionProperty.named(property, count: count)?.unit == .color else { return nil }
      self = .color
    default: return nil
    }
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

  /// The function that makes the spec.
  func lines(
    name: String, total: Int, loops: Bool, easing: ComposeEasing, _ access: KotlinAccess
  ) -> [String] {
    let stops = stops.map { stop in
      (stop.milliseconds, KotlinText.float(stop.value), stop.easing.flatMap(easing.expression))
    }
    return Self.lines(stops, name: name, type: "Float", total: total, loops: loops, easing: easing, access)
  }

  /// The function that makes a spec of values as code. It holds its last value up to the end of the clip.
  private static func lines(
    _ stops: [(milliseconds: Int, value: String, easing: String?)], name: String, type: String, total: Int,
    loops: Bool, easing: ComposeEasing, _ access: KotlinAccess
  ) -> [String] {
    let symbol = easing.symbols.name
    var stops = stops
    if let last = stops.last, last.milliseconds < total { stops.append((total, last.value, nil)) }
    let inner = "\(symbol("keyframes"))<\(symbol(type))> {"
    let spec = loops ? "InfiniteRepeatableSpec" : "KeyframesSpec"
    var lines = ["\(access.inner)fun \(name)(): \(symbol(spec))<\(symbol(type))> ="]
    lines.append(loops ? "    \(symbol("infiniteRepeatable"))(\(inner)" : "    \(inner)")
    lines.append("        this.durationMillis = \(total)")
    for stop in stops {
      let easing = stop.easing.map { " using \($0)" } ?? ""
      lines.append("        \(stop.value) at \(stop.milliseconds)\(easing)")
    }
    return lines + [loops ? "    })" : "    }"]
  }

  /// Several numbers whose stops have the same times and easings.
  struct JoinedStops {
    private var stops: [(milliseconds: Int, values: [Double], easing: String?)] = []

    /// Nil where one number goes its own way. Where a number stays, any easing is right.
    init?(_ tracks: [ComposeTrack], easing: ComposeEasing) {
      let times = tracks.first?.stops.map(\.milliseconds) ?? []
      guard tracks.allSatisfy({ $0.stops.map(\.milliseconds) == times }) else { return nil }
      for (index, time) in times.enumerated() {
        let moving = tracks.filter { track in
          index + 1 < times.count && track.stops[index].value != track.stops[index + 1].value
        }
        let easings = Set(moving.map { $0.stops[index].easing.flatMap(easing.expression) })
        guard easings.count <= 1 else { return nil }
        stops.append((time, tracks.map { $0.stops[index].value }, easings.first ?? nil))
      }
    }

    func lines(
      name: String, type: ComposeType, total: Int, loops: Bool, easing: ComposeEasing,
      _ access: KotlinAccess
    ) -> [String] {
      let stops = stops.map { stop in
        // A spring goes beyond its target, and Compose has no colour beyond 0 and 1.
        let values = type == .color ? stop.values.map { min(max($0, 0), 1) } : stop.values
        let value = "\(easing.symbols.name(type.rawValue))(\(KotlinText.floats(values)))"
        return (stop.milliseconds, value, stop.easing)
      }
      return ComposeTrack.lines(
        stops, name: name, type: type.rawValue, total: total, loops: loops, easing: easing, access)
    }
  }
}
