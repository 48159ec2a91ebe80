import MotionPhysics
import PlainText
import Presets

extension ComposeExporter {
  /// An object with a function for each number that moves.
  func lines(
    of preset: ExportedPreset, _ timeline: TrackTimeline, driver: ClipDriver, loops: Bool
  ) -> [String] {
    let total = RoundedTime(timeline.duration)
    let reduced = reducedCall(preset)
    var remarks = reduced.remarks
    if driver == .progress {
      remarks.append(
        "a progress drives it, and keyframes only run in time: seek them, a second for the whole of 1")
    }
    let tracks = timeline.tracks.map { track in
      (
        track,
        (0..<track.track.initial.count).map {
          ComposeTrack(ScalarTrack(track.track, component: $0), easing: easing)
        }
      )
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
      .camel, .kotlin,
      taken: CodeLanguage.kotlin.used.union(["durationMillis", "layer", "moveLayer", "reduced"]))
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
        let initial = DecimalText.plain(track.track.initial[index])
        members += [""] + KotlinText.documentation(["\(what), from \(initial) on."])
        members += component.lines(name: name, total: total.count, loops: loops, easing.symbols, access)
      }
    }
    members += layer(parameters, &remarks)
    return object(preset, remarks, members)
  }

  /// One spec for all numbers of a place or a colour, where they keep time with one another.
  private func joined(
    _ property: String, _ components: [ComposeTrack], _ identifiers: inout PropertyIdentifiers, total: Int,
    loops: Bool
  ) -> [String] {
    guard let type = ComposeType(property, count: components.count),
      let joined = ComposeTrack(joining: components)
    else { return [] }
    let sentences = ["\"\(property)\"."] + (type == .color ? ["Compose mixes colours in Oklab."] : [])
    return [""] + KotlinText.documentation(sentences)
      + joined.lines(
        name: identifiers.next(for: property), type: type, total: total, loops: loops, easing.symbols,
        access)
  }
}

/// A type of Compose's for the numbers of a property.
enum ComposeType: String {
  case float = "Float"
  case offset = "Offset"
  case color = "Color"

  /// The type for several numbers of a property; nil where there is none.
  init?(_ property: String, count: Int) {
    switch count {
    case 2: self = .offset
    case 3, 4:
      guard MotionProperty.named(property, count: count)?.unit == .color else { return nil }
      self = .color
    default: return nil
    }
  }

  func code(_ values: [Double], _ symbols: KotlinSymbols) -> String {
    switch self {
    case .float: return KotlinText.floats(values)
    case .offset: return "\(symbols.name(rawValue))(\(KotlinText.floats(values)))"
    case .color:
      // A spring goes beyond its target, and Compose has no colour beyond 0 and 1.
      return "\(symbols.name(rawValue))(\(KotlinText.floats(values.map { min(max($0, 0), 1) })))"
    }
  }
}

/// Numbers of a clip as Compose's `keyframes`: values at whole milliseconds, and the easing that begins there.
struct ComposeTrack {
  private struct Stop {
    var milliseconds: Int
    var values: [Double]
    var easing: String?
  }

  /// Whether a time was not a whole millisecond.
  private(set) var isRounded = false
  /// Whether the value changes at once somewhere, other than at the start.
  private(set) var hasJumps = false
  private var stops: [Stop]

  init(_ track: ScalarTrack, easing: ComposeEasing) {
    stops = [Stop(milliseconds: 0, values: [track.initial])]
    for piece in track.pieces { add(piece, easing) }
  }

  /// Several numbers whose stops have the same times and easings; nil where one number goes its own way. Where a number
  /// stays, any easing is right.
  init?(joining tracks: [ComposeTrack]) {
    let times = tracks.first?.stops.map(\.milliseconds) ?? []
    guard tracks.allSatisfy({ $0.stops.map(\.milliseconds) == times }) else { return nil }
    stops = []
    for (index, time) in times.enumerated() {
      let moving = tracks.filter {
        index + 1 < times.count && $0.stops[index].values != $0.stops[index + 1].values
      }
      let easings = Set(moving.map { $0.stops[index].easing })
      guard easings.count <= 1 else { return nil }
      let values = tracks.flatMap { $0.stops[index].values }
      stops.append(Stop(milliseconds: time, values: values, easing: easings.first ?? nil))
    }
  }

  private mutating func add(_ piece: ScalarPiece, _ easing: ComposeEasing) {
    let end = RoundedTime(piece.end)
    isRounded = isRounded || !end.isExact
    guard let last = stops.last else { return }
    guard end.count > last.milliseconds else { return jump(to: [piece.to]) }
    stops[stops.count - 1].easing = ScalarEasing(piece).flatMap(easing.expression)
    stops.append(Stop(milliseconds: end.count, values: [piece.to]))
  }

  /// Two values cannot stand at one time: the first moves a millisecond ahead, where there is room.
  private mutating func jump(to values: [Double]) {
    guard let last = stops.last, last.values != values else { return }
    if stops.count > 1 { hasJumps = true }
    if stops.count > 1, stops[stops.count - 2].milliseconds + 1 < last.milliseconds {
      stops[stops.count - 1].milliseconds -= 1
      stops.append(Stop(milliseconds: last.milliseconds, values: values))
    } else {
      stops[stops.count - 1].values = values
    }
  }

  /// The function that makes the spec. It holds its last value up to the end of the clip.
  func lines(
    name: String, type: ComposeType = .float, total: Int, loops: Bool, _ symbols: KotlinSymbols,
    _ access: KotlinAccess
  ) -> [String] {
    var stops = stops
    if let last = stops.last, last.milliseconds < total {
      stops.append(Stop(milliseconds: total, values: last.values))
    }
    let kind = symbols.name(type.rawValue)
    let inner = "\(symbols.name("keyframes"))<\(kind)> {"
    let spec = symbols.name(loops ? "InfiniteRepeatableSpec" : "KeyframesSpec")
    let keyframes = stops.map { stop in
      let easing = stop.easing.map { " using \($0)" } ?? ""
      return "        \(type.code(stop.values, symbols)) at \(stop.milliseconds)\(easing)"
    }
    return [
      "\(access.inner)fun \(name)(): \(spec)<\(kind)> =",
      loops ? "    \(symbols.name("infiniteRepeatable"))(\(inner)" : "    \(inner)",
      "        this.durationMillis = \(total)",
    ] + keyframes + [loops ? "    })" : "    }"]
  }
}
