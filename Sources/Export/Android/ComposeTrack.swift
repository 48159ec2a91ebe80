import MotionPhysics

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
