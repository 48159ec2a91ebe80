import AppScan
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// Keyframes of a style sheet as a clip.
struct KeyframeClip {
  /// The clip; nil where none of its properties could be read.
  private(set) var clip: Clip?
  /// Notes on what it cannot hold, and on what was guessed, for people.
  private(set) var notes: [String] = []

  /// A place in time, and what is declared there.
  private struct Stop {
    let place: Double
    let values: KeyframeValues
    /// The easing function to the next one, in small letters.
    let easing: String
  }

  /// A property, and its numbers at each place.
  private typealias Track = (property: String, values: [(stop: Stop, numbers: [Double])])

  /// - Parameters:
  ///   - keyframes: Their places and declarations.
  ///   - animation: How they are played; nil where nothing plays them.
  ///   - value: A declaration's value with the variables in it replaced.
  init(_ keyframes: StyleSheet.Keyframes, _ animation: AnimationText?, value: (String) -> String) {
    let stops = Self.stops(keyframes, animation?.easing ?? "ease", value)
    let duration = animation?.duration ?? 1
    var losses = animation?.losses ?? []
    var unread = Set(stops.flatMap(\.values.unread))
    for loss in stops.flatMap(\.values.losses) where !losses.contains(loss) { losses.append(loss) }
    let moved = Set(stops.flatMap(\.values.numbers.keys)).subtracting(unread)
    var tracks: [Track] = []
    // What goes nowhere as far as the keyframes say: an end that is left out is where an element stands.
    var resting: [String] = []
    for property in moved.sorted() {
      guard let (values, isWhole) = Self.values(of: property, stops, animation?.easing ?? "ease") else {
        unread.insert(property)
        losses.append("\(property), which has no value at its start or its end")
        continue
      }
      if !isWhole, values.allSatisfy({ $0.numbers == values[0].numbers }) {
        resting.append(property)
      } else {
        tracks.append((property, values))
      }
    }
    Self.joinScales(&tracks)
    let still = tracks.filter { track in
      KeyframeValues.transforms.union(["scale"]).contains(track.property)
        && track.values.allSatisfy { $0.numbers == KeyframeValues.still(track.property) }
    }
    if still.count < tracks.count {
      tracks.removeAll { track in still.contains { $0.property == track.property } }
    }
    noteLosses(losses)
    if !tracks.isEmpty { resting.removeAll(where: KeyframeValues.transforms.contains) }
    let unsaid =
      resting.isEmpty ? nil : "none says from where \(resting.joined(separator: ", ")) goes; \(Self.advice)"
    if let unknown = stops.first(where: { $0.place < 1 && (try? CurveShape(css: $0.easing)) == nil }) {
      notes.append(
        "its keyframes were not read: nothing here says what \(unknown.easing) is; \(Self.otherFile)")
      return
    }
    let turns = animation?.turns ?? AnimationTurns()
    guard !tracks.isEmpty,
      let clip = Self.clip(tracks, duration: duration, loops: turns.count == nil)?.played(turns),
      Self.isRight(clip)
    else {
      let reason =
        unread.isEmpty
        ? "none of their properties is a clip's" : "none of their properties is left that a clip can hold"
      notes.append("its keyframes were not read: \(unsaid ?? reason)")
      return
    }
    if let unsaid { notes.append("of its keyframes \(unsaid)") }
    self.clip = clip
    guard animation?.duration == nil else { return }
    notes.append(
      "no animation here says how long it takes; it was read as 1 s, which tweak --duration-scale changes")
  }

  private static let advice = "add that, such as from { opacity: 0 }"
  private static let otherFile = "import the file that has it along"

  /// Says what a clip cannot hold, and apart from that what it could, if it were known.
  private mutating func noteLosses(_ losses: [String]) {
    func isUnknown(_ loss: String) -> Bool {
      loss.holds("var(--") || loss.contains("$") || loss.contains("@")
    }
    let unheld = losses.filter { !isUnknown($0) }
    if !unheld.isEmpty { notes.append("a clip cannot hold \(unheld.joined(separator: "; "))") }
    let unknown = losses.filter(isUnknown)
    if !unknown.isEmpty {
      notes.append("nothing here says what \(unknown.joined(separator: "; ")) is; \(Self.otherFile)")
    }
  }

  private static func stops(
    _ keyframes: StyleSheet.Keyframes, _ easing: String, _ value: (String) -> String
  ) -> [Stop] {
    struct Place: Hashable {
      let share: Double
      let easing: String
    }
    var blocks: [Place: (order: Int, declarations: [(property: String, value: String)])] = [:]
    for (order, frame) in keyframes.frames.enumerated() {
      let replaced = frame.declarations.map { (property: $0.property, value: value($0.value)) }
      let own = replaced.last { $0.property == easingProperty }?.value.lowercased()
      let moved = replaced.filter { $0.property != easingProperty }
      // An easing function is that of the declarations beside it, and of no others in the same place (CSS Animations 2,
      // section 4.3).
      for share in frame.places where !moved.isEmpty {
        let place = Place(share: share, easing: own ?? easing)
        blocks[place, default: (order, [])].declarations += moved
        blocks[place]?.order = order
      }
    }
    return blocks.sorted { ($0.key.share, $0.value.order) < ($1.key.share, $1.value.order) }.map {
      place, block in
      Stop(place: place.share, values: KeyframeValues(block.declarations), easing: place.easing)
    }
  }

  private static let easingProperty = "animation-timing-function"

  /// The values of a property from 0 to 1, and whether keyframes say them at both ends; nil where it has none at an end
  /// and no value by itself.
  private static func values(
    of property: String, _ stops: [Stop], _ easing: String
  ) -> (values: [(stop: Stop, numbers: [Double])], isWhole: Bool)? {
    let still = KeyframeValues.still(property)
    let isTransform = KeyframeValues.transforms.contains(property)
    var values: [(stop: Stop, numbers: [Double])] = []
    for stop in stops {
      let rest = isTransform && stop.values.hasTransform ? still : nil
      guard let numbers = stop.values.numbers[property] ?? rest else { continue }
      // Of several in one place the last one counts.
      if values.last?.stop.place == stop.place { values.removeLast() }
      values.append((stop, numbers))
    }
    let count = values.count
    for end in [0.0, 1] where values.first?.stop.place != end && values.last?.stop.place != end {
      guard let still else { return nil }
      let stop = Stop(place: end, values: KeyframeValues([]), easing: easing)
      values.insert((stop, still), at: end == 0 ? 0 : values.count)
    }
    let isWhole = values.count == count
    if property.hasPrefix("rotation") { turnAsMatrices(&values) }
    // A colour has its opacity only where one is not opaque.
    if values.allSatisfy({ $0.numbers.count == 4 && $0.numbers[3] == 1 }) {
      values = values.map { ($0.stop, Array($0.numbers.prefix(3))) }
    }
    return (values, isWhole)
  }

  /// Turns the shorter way between keyframes whose functions do not match: there a browser goes from matrix to matrix, and
  /// these have no whole turns (CSS Transforms 2, section 12). The last one keeps its angle.
  private static func turnAsMatrices(_ values: inout [(stop: Stop, numbers: [Double])]) {
    var turns = 0.0
    for index in values.indices.dropLast().reversed() {
      let (from, to) = (values[index].stop.values.functions, values[index + 1].stop.values.functions)
      let matching = zip(from, to).prefix { $0 == $1 }.map(\.0)
      if matching.count < min(from.count, to.count), !matching.contains("rotate") {
        let (start, end) = (values[index].numbers[0], values[index + 1].numbers[0] - turns)
        let step = withoutTurns(end) - withoutTurns(start)
        turns += end - start - (abs(step) > 180 ? withoutTurns(step) : step)
      }
      values[index].numbers[0] += turns
    }
  }

  /// The angle above -180 and up to 180 degrees that looks the same.
  private static func withoutTurns(_ angle: Double) -> Double {
    angle - 360 * ((angle - 180) / 360).rounded(.up)
  }

  /// Joins the scales of both directions into one where they are the same everywhere.
  private static func joinScales(_ tracks: inout [Track]) {
    guard let x = tracks.firstIndex(where: { $0.property == "scaleX" }),
      let y = tracks.firstIndex(where: { $0.property == "scaleY" }),
      tracks[x].values.map(\.numbers) == tracks[y].values.map(\.numbers)
    else { return }
    tracks[x].property = "scale"
    tracks.remove(at: y)
  }

  private static func clip(_ tracks: [Track], duration: Double, loops: Bool) -> Clip? {
    var clip = Clip(driver: nil, loops: loops ? true : nil, initial: [], tracks: [])
    for (property, values) in tracks {
      guard let first = values.first.flatMap({ try? Components($0.numbers) }) else { return nil }
      clip.initial.append(TypedValue(property: property, value: first))
      var keyframes: [ClipKeyframe] = []
      for (value, next) in zip(values, values.dropFirst()) {
        guard let to = try? Components(next.numbers) else { return nil }
        // To a nanosecond: shares times a duration have digits that the source does not have.
        let seconds = DecimalText.roundedNumber((next.stop.place - value.stop.place) * duration, decimals: 9)
        guard Ranges.duration.contains(seconds) else {
          keyframes.append(ClipKeyframe(to: to, motion: .move))
          continue
        }
        guard let shape = try? CurveShape(css: value.stop.easing) else { return nil }
        let isStraight = shape == .bezier(x1: 0, y1: 0, x2: 1, y2: 1)
        let curve = isStraight ? nil : CurveReference.inline(shape)
        keyframes.append(ClipKeyframe(to: to, motion: .linear(duration: seconds, curve: curve)))
      }
      clip.tracks.append(ClipTrack(property: property, keyframes: keyframes))
    }
    return clip
  }

  /// Whether a registry takes a clip: what is guessed must not refuse a file.
  private static func isRight(_ clip: Clip) -> Bool {
    guard let name = try? PresetName("clip"),
      let text = try? RegistryEncoder.text(of: RegistrySnapshot([Preset(name: name, content: .clip(clip))]))
    else { return false }
    return RegistryText(Array(text.utf8)).problems.isEmpty
  }
}
