import StrictJSON

/// Where a property stands in an existing Lottie animation, and what it is there.
struct LottiePlace {
  /// Where it is when nothing moves it: its value, or the last one of its keyframes.
  let rest: [Double]
  /// The frame at which its keyframes begin; nil where it has none.
  let start: Double?
  /// Of a position that stands whole, the only direction that moves.
  var axis: Int?
  /// Its other members, which stay.
  private var kept: [(key: String, value: JSONValue)] = []
  /// The bytes that its new text takes the place of, and what stands around that.
  private let range: Range<Int>
  private var around = (before: "", behind: "")

  /// A property that is there; nil for what is none.
  init?(_ property: JSONValue) {
    guard let value = property.member("k") else { return nil }
    range = property.range
    kept = property.members.filter { !["a", "k", "s"].contains($0.key) }
    if let first = value.element(at: 0), first.kind == .object {
      let keyframes = value.elements
      guard let last = keyframes.last, let start = first.member("t")?.number,
        LottieFile.isUsual(start)
      else { return nil }
      // The last keyframe of older files says only when it is, and the one before it where that is.
      let values = last.member("s") ?? keyframes.dropLast().last?.member("e")
      guard let rest = Self.numbers(values) else { return nil }
      self.rest = rest
      self.start = start
    } else {
      guard let rest = Self.numbers(value) else { return nil }
      self.rest = rest
      start = nil
    }
  }

  /// A property that an object lacks, which then has its standard value.
  ///
  /// - Parameter rest: Its standard value.
  init(insertedInto object: JSONValue, key: String, rest: [Double], axis: Int? = nil) {
    let inside = object.range.lowerBound + 1
    range = inside..<inside
    around = ("\"\(key)\":", object.count > 0 ? "," : "")
    self.rest = rest
    self.axis = axis
    start = nil
  }

  /// Puts another member behind it.
  mutating func follow(by member: String) { around.behind = "," + member + around.behind }

  private static func numbers(_ value: JSONValue?) -> [Double]? {
    guard let value else { return nil }
    let elements = value.kind == .array ? value.elements : [value]
    let numbers = elements.compactMap(\.number).filter(LottieFile.isUsual)
    return numbers.isEmpty || numbers.count < elements.count ? nil : numbers
  }

  /// A clip's values as this property has them: a place and a turn are added to where it is, a scale stretches what it
  /// has, and the rest is meant as it is.
  func converted(_ values: [Double], for target: LottieTarget) -> [Double] {
    switch target {
    case .position:
      return rest.enumerated().map { $0.offset < values.count ? $0.element + values[$0.offset] : $0.element }
    case .positionX, .positionY:
      return [rest[min(axis ?? 0, rest.count - 1)] + values[0]]
    case .rotation: return [(rest.first ?? 0) + values[0]]
    case .skew: return [(rest.first ?? 0) - values[0]]
    case .scale, .scaleX, .scaleY:
      return rest.enumerated().map { index, rest in
        switch (target, index) {
        case (.scaleX, 0), (.scaleY, 1): rest * values[0]
        case (.scale, 0...1): rest * values[values.count == 1 ? 0 : index]
        default: rest
        }
      }
    case .fill: return Array(target.converted(values)) + rest.dropFirst(3)
    case .opacity, .fillOpacity, .roundness, .size: return target.converted(values)
    }
  }

  /// The piece of text that makes it move.
  ///
  /// - Parameter tracks: One; two where a whole position moves in each direction by itself.
  func edit(_ tracks: [LottieTrack]) -> (range: Range<Int>, text: String) {
    let text = JSONWriter.text(isOnOneLine: true) { $0.object { write(tracks, to: &$0) } }
    return (range, around.before + text + around.behind)
  }

  private func write(_ tracks: [LottieTrack], to writer: inout JSONWriter) {
    for (key, value) in kept { writer.member(key, value) }
    if axis == nil {
      if let track = tracks.first { LottieProperty.writeMembers(track, to: &writer) }
      return
    }
    // A position that moves in one direction stands in parts, as its keyframes cannot be the other's.
    writer.member("s", true)
    LottieProperty.write("x", tracks.first { $0.target == .positionX }, else: [rest[0]], to: &writer)
    LottieProperty.write(
      "y", tracks.first { $0.target == .positionY }, else: [rest[min(1, rest.count - 1)]], to: &writer)
    if rest.count > 2 { LottieProperty.write("z", [rest[2]], to: &writer) }
  }
}
