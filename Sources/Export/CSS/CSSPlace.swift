import PlainText
import Presets

/// Where the numbers of a clip's property go in CSS.
struct CSSPlace: Hashable {
  let property: CSSProperty
  /// For each number its place in the property.
  let slots: [Int]

  /// The place of a property of the vocabulary; nil for any other, and for one that CSS has no words for.
  init?(known name: String, count: Int) {
    guard let known = MotionProperty.named(name, count: count) else { return nil }
    let places = Array(known.places.prefix(count))
    switch known.target {
    case .opacity: self.init(.single("opacity", unit: ""), places)
    case .offset: self.init(.translate, places)
    case .scale where known.isUniformScale: self.init(.single("scale", unit: ""), places)
    case .scale: self.init(.scale, places)
    case .rotation: self.init(.single("rotate", unit: "deg"), places)
    case .rotationX: self.init(.transform, [0])
    case .rotationY: self.init(.transform, [1])
    case .skewX: self.init(.transform, [2])
    case .skewY: self.init(.transform, [3])
    case .size where count == 2: self.init(.size, places)
    case .size: self.init(.single(places == [0] ? "width" : "height", unit: "px"), [0])
    case .frame: self.init(.frame, places)
    case .cornerRadius: self.init(.single("border-radius", unit: "px"), places)
    case .blur: self.init(.blur, places)
    case .color: self.init(.color("color"), places)
    case .backgroundColor: self.init(.color("background-color"), places)
    case .borderColor: self.init(.color("border-color"), places)
    case .strokeWidth: self.init(.single("stroke-width", unit: "px"), places)
    case .fontSize: self.init(.single("font-size", unit: "px"), places)
    case .center: return nil
    }
  }

  /// The place of any other property: a custom property for each number.
  init(custom name: String, count: Int) {
    let names = count == 1 ? [name] : (1...count).map { "\(name)-\($0)" }
    self.init(.custom(names), Array(0..<count))
  }

  init(_ property: CSSProperty, _ slots: [Int]) {
    self.property = property
    self.slots = slots
  }

  /// The place in another property of CSS, where its own is taken: an element may be scaled as a whole and stretched
  /// in one direction too, and `scale` says only one of both.
  var substitute: CSSPlace? {
    switch property {
    case .single("scale", _): CSSPlace(.transform, [7])
    case .scale: CSSPlace(.transform, slots.map { $0 + 4 })
    default: nil
    }
  }
}

extension CSSPlace {
  /// What its numbers are cut off at.
  var limits: NumberLimits { NumberLimits(slots.map(property.limits)) }

  /// The limits beyond which a style keeps its last value, for libraries that set a property's numbers one by one:
  /// elsewhere the browser cuts them off by itself.
  static func refusals(of property: String, count: Int) -> NumberLimits {
    guard let place = CSSPlace(known: property, count: count) else { return .none(count) }
    let limits = place.slots.map(place.property.limits)
    return NumberLimits(limits.map { $0?.upperBound == .infinity ? $0 : nil })
  }

  /// The numbers of several properties where they go in one of CSS; nil in a place that nothing moves.
  static func placed<Number>(_ parts: [(place: CSSPlace, numbers: [Number])]) -> [Number?] {
    let last = parts.flatMap(\.place.slots).max() ?? -1
    var placed = [Number?](repeating: nil, count: last + 1)
    for (place, numbers) in parts {
      for (slot, number) in zip(place.slots, numbers) { placed[slot] = number }
    }
    return placed
  }
}

/// A property of a clip or a sequence over its time, and where its numbers go in CSS.
struct CSSMember {
  let timeline: PropertyTimeline
  let place: CSSPlace

  /// Whether browsers go through a stretch as its curve says, which then has a timing function.
  func keepsCurve(of stretch: PropertyTimeline.Stretch) -> Bool {
    guard [stretch.from, stretch.to].allSatisfy({ place.limits.clamped($0) == $0 }) else { return false }
    return !place.property.isColor || stretch.from.count < 4 || stretch.from[3] == stretch.to[3]
  }

  /// How browsers go from one colour to another: its parts are multiplied by its opacity first (CSS Color 4, 12.3). Nil
  /// where they go number by number.
  var mixture: TimelinePath.Mixture? {
    guard place.property.isColor, place.slots.count > 3, !timeline.isStill(3) else { return nil }
    return Self.mixture
  }

  private static func mixture(from: [Double], to: [Double]) -> Double {
    let way = zip(from, to).prefix(3).reduce(0) { max($0, abs($1.0 - $1.1)) }
    guard from.count > 3, from[3] != to[3] else { return 0 }
    let (start, end) = (from[3].squareRoot(), to[3].squareRoot())
    return way * abs(end - start) / (end + start)
  }

  /// A CSS property and what moves it.
  typealias Group = (property: CSSProperty, members: [CSSMember])

  /// Properties that move the same CSS property belong into the same keyframes.
  ///
  /// - Parameter base: The preset's name in CSS: custom properties begin with it, because a registered one holds for
  ///   the whole document. Two dashes keep them apart from the preset's own.
  static func grouped(_ timelines: [PropertyTimeline], base: String) -> [Group] {
    var groups: [Group] = []
    var taken: Set<String> = []
    let leans = timelines.contains { $0.isLean }
    for timeline in timelines {
      let count = timeline.initial.count
      let known = CSSPlace(known: timeline.property, count: count)
      // `scale` stretches before `transform` leans (CSS Transforms 2, 5), and a registry's clip leans first.
      let isBehindLean = leans && known?.property == .scale
      let places = isBehindLean ? [known?.substitute] : [known, known?.substitute]
      if let place = places.compactMap(\.self).first(where: { fits($0, into: groups) }) {
        let member = CSSMember(timeline: timeline, place: place)
        if let index = groups.firstIndex(where: { $0.property == place.property }) {
          groups[index].members.append(member)
        } else {
          groups.append((place.property, [member]))
        }
        continue
      }
      let name = "\(base)--\(CSSName.kebab(timeline.property, avoiding: &taken))"
      let place = CSSPlace(custom: name, count: count)
      groups.append((place.property, [CSSMember(timeline: timeline, place: place)]))
    }
    return groups
  }

  /// One member in the place of several that keep time: all that move have the same curves between the same times.
  /// Nil where one goes its own way.
  static func joined(_ members: [CSSMember]) -> CSSMember? {
    guard let first = members.first, members.count > 1 else { return members.first }
    let moving = members.filter { member in
      !member.timeline.initial.indices.allSatisfy(member.timeline.isStill)
    }
    guard let leader = moving.first, moving.allSatisfy({ $0.timeline.keepsTime(with: leader.timeline) })
    else { return nil }
    let numbers = { (place: (PropertyTimeline) -> [Double]?) in
      members.flatMap { place($0.timeline) ?? $0.timeline.initial }
    }
    var timeline = PropertyTimeline(
      property: members.map(\.timeline.property).joined(separator: ", "), initial: numbers(\.initial),
      final: numbers(\.final))
    timeline.stretches = leader.timeline.stretches.indices.map { index in
      let stretch = leader.timeline.stretches[index]
      // What stays may have stretches of its own.
      let moves = { (timeline: PropertyTimeline) in
        timeline.keepsTime(with: leader.timeline) ? timeline.stretches[index] : nil
      }
      return PropertyTimeline.Stretch(
        start: stretch.start, end: stretch.end, from: numbers { moves($0)?.from },
        to: numbers { moves($0)?.to }, shape: stretch.shape)
    }
    return CSSMember(
      timeline: timeline, place: CSSPlace(first.place.property, members.flatMap(\.place.slots)))
  }

  /// Values of the property where they go in CSS.
  func placed(_ values: [Double]) -> [Double?] { CSSPlace.placed([(place, values)]) }

  /// Where it ends.
  var final: [Double] { place.limits.clamped(timeline.final) }

  /// Whether nothing else of the clip moves the same numbers.
  private static func fits(_ place: CSSPlace, into groups: [Group]) -> Bool {
    let names = Set(place.property.names)
    guard let group = groups.first(where: { !names.isDisjoint(with: $0.property.names) }) else { return true }
    let slots = Set(group.members.flatMap(\.place.slots))
    return group.property == place.property && slots.isDisjoint(with: place.slots)
  }
}

extension PropertyTimeline {
  /// Whether it leans.
  fileprivate var isLean: Bool {
    let target = MotionProperty.named(property, count: initial.count)?.target
    return target == .skewX || target == .skewY
  }

  /// Whether it goes by the same curves of CSS between the same times as another.
  fileprivate func keepsTime(with other: PropertyTimeline) -> Bool {
    stretches.count == other.stretches.count
      && zip(stretches, other.stretches).allSatisfy { own, other in
        guard case .eased(let curve) = own.shape, case .eased(let leading) = other.shape else { return false }
        return own.start == other.start && own.end == other.end && curve == leading
      }
  }
}
