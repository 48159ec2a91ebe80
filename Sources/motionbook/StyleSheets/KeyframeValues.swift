/// A keyframe's declarations as a registry's properties.
struct KeyframeValues {
  private(set) var numbers: [String: [Double]] = [:]
  /// Whether it says a transform, which is all of it: what it does not name is as without one.
  private(set) var hasTransform = false
  /// What the functions of its transform do, in their order: those that do the same are animated from one to the other.
  private(set) var functions: [String] = []
  /// Notes on declarations that have no place in a clip, for people.
  private(set) var losses: [String] = []
  /// The properties of which some numbers could not be read, so that nothing is said of them.
  private(set) var unread: Set<String> = []

  /// The values where nothing is moved; nil for a property that has none by itself.
  static func still(_ property: String) -> [Double]? {
    switch property {
    case "opacity", "scaleX", "scaleY", "scale": [1]
    case "blur": [0]
    default: transforms.contains(property) ? [0] : nil
    }
  }

  static let transforms: Set<String> = [
    "x", "y", "z", "scaleX", "scaleY", "rotation", "rotationX", "rotationY", "skewX", "skewY",
  ]

  /// - Parameter declarations: Properties and values of CSS on one line; of one property the last one counts.
  init(_ declarations: [(property: String, value: String)]) {
    var last: [String: Int] = [:]
    for (place, declaration) in declarations.enumerated() { last[declaration.property] = place }
    for (place, (property, value)) in declarations.enumerated() where last[property] == place {
      read(property, value.lowercased())
    }
    let own = declarations.map(\.property).filter(["translate", "scale", "rotate"].contains)
    if hasTransform, !own.isEmpty { leave("transform", "beside " + own.joined(separator: ", ")) }
  }

  private mutating func read(_ property: String, _ value: String) {
    switch property {
    case "opacity": set("opacity", CSSWords.share(value).map { [$0] }, property, value)
    case "width", "height": set(property, CSSWords.pixels(value).map { [$0] }, property, value)
    case "border-radius": set("cornerRadius", CSSWords.pixels(value).map { [$0] }, property, value)
    case "stroke-width":
      let width = CSSWords.pixels(value) ?? CSSWords.number(value)
      set("strokeWidth", width.map { [$0] }, property, value)
    case "font-size": set("fontSize", CSSWords.pixels(value).map { [$0] }, property, value)
    case "color": set("color", CSSWords.color(value), property, value)
    case "background-color": set("backgroundColor", CSSWords.color(value), property, value)
    case "border-color": set("borderColor", CSSWords.color(value), property, value)
    case "filter": filter(value)
    case "transform": transform(value)
    case "translate", "scale", "rotate": single(property, value)
    case "animation-timing-function": break
    // What a browser of old reads beside the same without it.
    case _ where property.hasPrefix("-webkit-") || property.hasPrefix("-moz-"): break
    default: losses.append(property)
    }
  }

  private mutating func set(_ name: String, _ values: [Double]?, _ property: String, _ value: String) {
    numbers[name] = values
    guard values == nil else { return }
    unread.insert(name)
    losses.append("\(property): \(value)")
  }

  private mutating func filter(_ value: String) {
    let functions = value == "none" ? [] : CSSWords.functions(value)
    guard let functions, functions.allSatisfy({ $0.name == "blur" }), functions.count < 2 else {
      return set("blur", nil, "filter", value)
    }
    let radius = functions.first?.arguments.first.map(CSSWords.pixels) ?? 0
    set("blur", radius.map { [$0] }, "filter", value)
  }

  /// `translate`, `scale` and `rotate` by themselves.
  private mutating func single(_ property: String, _ value: String) {
    let words = value == "none" ? [] : CSSWords.split(value, at: " ")
    let arguments: [String]
    var name = property
    switch property {
    case "scale": arguments = words.isEmpty ? ["1"] : words
    case "translate": arguments = words.isEmpty ? ["0"] : words
    default:
      arguments = words.last.map { [$0] } ?? ["0"]
      if words.count == 2 { name += words[0] }
    }
    guard words.count <= 3, let parts = TransformPart.parts(name, arguments) else {
      return leave(property, value, TransformPart.properties(of: name))
    }
    for part in parts { numbers[part.property] = [part.number] }
  }

  private mutating func transform(_ value: String) {
    hasTransform = true
    guard let functions = value == "none" ? [] : CSSWords.functions(value) else {
      return leave("transform", value)
    }
    self.functions = functions.map { function in
      ["translate", "rotate", "scale"].first(where: function.name.hasPrefix) ?? function.name
    }
    var rank = 0
    for function in functions {
      if function.name == "perspective" {
        losses.append("perspective")
        continue
      }
      guard let parts = TransformPart.parts(function.name, function.arguments) else {
        let text = "\(function.name)(\(function.arguments.joined(separator: ", ")))"
        leave("transform", text, TransformPart.properties(of: function.name))
        continue
      }
      // A clip moves first, then turns, leans and scales; what scales all directions alike may stand anywhere behind moving.
      let isEven = Set(parts.map(\.number)).count == 1 && parts.count > 1
      let own = parts.map { isEven && $0.rank == 4 ? max(rank, 1) : $0.rank }.max() ?? 0
      guard own >= rank else { return leave("transform", value) }
      rank = own
      for part in parts {
        let before = numbers[part.property]?.first
        let isFactor = part.property.hasPrefix("scale")
        numbers[part.property] = [isFactor ? (before ?? 1) * part.number : (before ?? 0) + part.number]
      }
    }
  }

  private mutating func leave(
    _ property: String, _ value: String, _ properties: Set<String> = Self.transforms
  ) {
    unread.formUnion(properties)
    losses.append("\(property): \(value)")
  }
}

/// A number of a transform: how far it moves, turns, leans or scales in one direction.
private struct TransformPart {
  let property: String
  let number: Double
  /// Its place among the functions of a transform as a clip plays them: moves, turns, leans, scales.
  let rank: Int

  /// The properties that a function moves: all that a transform may, where it is none that a clip has words for.
  static func properties(of name: String) -> Set<String> {
    let groups: [(String, Set<String>)] = [
      ("translate", ["x", "y", "z"]), ("rotate", ["rotation", "rotationX", "rotationY"]),
      ("skew", ["skewX", "skewY"]), ("scale", ["scaleX", "scaleY"]),
    ]
    return groups.first { name.hasPrefix($0.0) }?.1 ?? KeyframeValues.transforms
  }

  /// The numbers of a function of CSS; nil for one that a clip cannot say.
  static func parts(_ name: String, _ arguments: [String]) -> [TransformPart]? {
    switch name {
    case "translate", "translate3d": return all(["x", "y", "z"], arguments, 0, CSSWords.pixels)
    case "translatex": return all(["x"], arguments, 0, CSSWords.pixels)
    case "translatey": return all(["y"], arguments, 0, CSSWords.pixels)
    case "translatez": return all(["z"], arguments, 0, CSSWords.pixels)
    case "rotate", "rotatez": return all(["rotation"], arguments, 1, CSSWords.degrees)
    case "rotatex": return all(["rotationX"], arguments, 2, CSSWords.degrees)
    case "rotatey": return all(["rotationY"], arguments, 2, CSSWords.degrees)
    case "rotate3d":
      let axes = arguments.prefix(3).map(CSSWords.number)
      guard arguments.count == 4, let axis = axes.firstIndex(of: 1), axes.count(where: { $0 == 0 }) == 2
      else { return nil }
      return parts(["rotatex", "rotatey", "rotatez"][axis], [arguments[3]])
    case "skew" where arguments.count == 1: return parts("skewx", arguments)
    case "skewx": return all(["skewX"], arguments, 3, CSSWords.degrees)
    case "skewy": return all(["skewY"], arguments, 3, CSSWords.degrees)
    case "scale" where arguments.count == 1:
      return all(["scaleX", "scaleY"], arguments + arguments, 4, CSSWords.share)
    // How deep something flat is does not show.
    case "scale", "scale3d": return all(["scaleX", "scaleY"], Array(arguments.prefix(2)), 4, CSSWords.share)
    case "scalex": return all(["scaleX"], arguments, 4, CSSWords.share)
    case "scaley": return all(["scaleY"], arguments, 4, CSSWords.share)
    default: return nil
    }
  }

  private static func all(
    _ names: [String], _ arguments: [String], _ rank: Int, _ read: (String) -> Double?
  ) -> [TransformPart]? {
    guard 1...names.count ~= arguments.count else { return nil }
    var parts: [TransformPart] = []
    for (name, argument) in zip(names, arguments) {
      guard let number = read(argument) else { return nil }
      parts.append(TransformPart(property: name, number: number, rank: rank))
    }
    return parts
  }
}
