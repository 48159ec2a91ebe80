/// A clip's property in CSS: a property of CSS, or custom properties.
enum CSSProperty: Hashable {
  /// A property with one number in a unit: `opacity`, `width`.
  case single(String, unit: String)
  /// `rotate`, in degrees.
  case rotate
  /// `translate`, in pixels.
  case translate
  /// `scale`, each direction its own.
  case scale
  /// `filter: blur()`, in pixels.
  case blur
  /// Registered custom properties, one a number, without the dashes in front.
  case custom([String])

  /// The declarations of numbers, as many as the property has places; a place that nothing moves is nil.
  func declarations(_ numbers: [String?]) -> [CSSDeclaration] {
    let first = numbers.first.flatMap { $0 } ?? "0"
    switch self {
    case .single(let name, let unit): return [CSSDeclaration(name, first + unit)]
    case .rotate: return [CSSDeclaration("rotate", first + "deg")]
    case .blur: return [CSSDeclaration("filter", "blur(\(first)px)")]
    case .translate:
      let lengths = numbers.map { ($0 ?? "0") + "px" }
      return [CSSDeclaration("translate", lengths.joined(separator: " "))]
    case .scale:
      // A single number would scale both directions.
      let factors = (numbers + (numbers.count == 1 ? [nil] : [])).map { $0 ?? "1" }
      return [CSSDeclaration("scale", factors.joined(separator: " "))]
    case .custom(let names):
      return zip(names, numbers).map { CSSDeclaration("--" + $0, $1 ?? "0") }
    }
  }

  /// The CSS property, or the first of its custom properties without dashes: what its keyframes are called.
  var name: String {
    switch self {
    case .single(let name, _): name
    case .rotate: "rotate"
    case .translate: "translate"
    case .scale: "scale"
    case .blur: "filter"
    case .custom(let names): names.first ?? "value"
    }
  }

  /// The custom properties that must be registered, so that they can be between two numbers.
  var registered: [String] {
    if case .custom(let names) = self { return names }
    return []
  }

  /// The unit of its numbers.
  var unit: String {
    switch self {
    case .single(_, let unit): unit
    case .rotate: "deg"
    case .translate, .blur: "px"
    case .scale, .custom: ""
    }
  }
}

/// Where the numbers of a clip's property go in CSS.
struct CSSPlace: Hashable {
  let property: CSSProperty
  /// For each number its place in the property.
  let slots: [Int]

  /// The place of a property with a known name; nil for any other.
  init?(known name: String, count: Int) {
    switch (name.lowercased().filter { $0.isLetter }, count) {
    case ("opacity", 1), ("alpha", 1): self.init(.single("opacity", unit: ""), [0])
    case ("width", 1): self.init(.single("width", unit: "px"), [0])
    case ("height", 1): self.init(.single("height", unit: "px"), [0])
    case ("cornerradius", 1), ("borderradius", 1): self.init(.single("border-radius", unit: "px"), [0])
    case ("blur", 1), ("blurradius", 1): self.init(.blur, [0])
    case ("rotation", 1), ("rotate", 1), ("angle", 1), ("rotationz", 1): self.init(.rotate, [0])
    case ("scale", 1): self.init(.single("scale", unit: ""), [0])
    case ("scale", 2...3): self.init(.scale, Array(0..<count))
    case ("scalex", 1): self.init(.scale, [0])
    case ("scaley", 1): self.init(.scale, [1])
    case ("offset", 2...3), ("translate", 2...3), ("translation", 2...3), ("position", 2...3):
      self.init(.translate, Array(0..<count))
    case ("x", 1), ("offsetx", 1), ("translatex", 1), ("translationx", 1): self.init(.translate, [0])
    case ("y", 1), ("offsety", 1), ("translatey", 1), ("translationy", 1): self.init(.translate, [1])
    case ("z", 1), ("offsetz", 1), ("translatez", 1), ("translationz", 1): self.init(.translate, [2])
    default: return nil
    }
  }

  /// The place of any other property: a custom property for each number.
  init(custom name: String, count: Int) {
    let names = count == 1 ? [name] : (1...count).map { "\(name)-\($0)" }
    self.init(.custom(names), Array(0..<count))
  }

  private init(_ property: CSSProperty, _ slots: [Int]) {
    self.property = property
    self.slots = slots
  }
}

/// A property of a clip or a sequence over its time, and where its numbers go in CSS.
struct CSSMember {
  let timeline: PropertyTimeline
  let place: CSSPlace

  /// Properties that move the same CSS property belong into the same keyframes.
  ///
  /// - Parameter prefix: The first part of all custom properties that are no clip's own.
  static func grouped(
    _ timelines: [PropertyTimeline], prefix: String
  ) -> [(property: CSSProperty, members: [CSSMember])] {
    var groups: [(property: CSSProperty, members: [CSSMember])] = []
    var taken: Set<String> = []
    for timeline in timelines {
      let count = timeline.initial.count
      if let place = CSSPlace(known: timeline.property, count: count), fits(place, into: groups) {
        let member = CSSMember(timeline: timeline, place: place)
        if let index = groups.firstIndex(where: { $0.property == place.property }) {
          groups[index].members.append(member)
        } else {
          groups.append((place.property, [member]))
        }
        continue
      }
      var name = CSSName.kebab(timeline.property)
      // The export's own custom properties must stay what they are.
      if name.hasPrefix(prefix + "-") { name = "value-" + name }
      let place = CSSPlace(custom: CSSName.kebab(name, avoiding: &taken), count: count)
      groups.append((place.property, [CSSMember(timeline: timeline, place: place)]))
    }
    return groups
  }

  /// Whether nothing else of the clip moves the same numbers.
  private static func fits(
    _ place: CSSPlace, into groups: [(property: CSSProperty, members: [CSSMember])]
  ) -> Bool {
    guard let group = groups.first(where: { $0.property.name == place.property.name }) else { return true }
    let slots = Set(group.members.flatMap(\.place.slots))
    return group.property == place.property && slots.isDisjoint(with: place.slots)
  }
}
