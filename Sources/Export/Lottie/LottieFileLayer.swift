import PlainText
import StrictJSON

/// A layer of an existing Lottie animation, and where in the text its properties stand.
struct LottieFileLayer {
  private let layer: JSONValue
  private let transform: JSONValue
  private let file: LottieFile
  private let name: String

  /// Finds the only layer of a name, in the animation or in one that it holds.
  ///
  /// - Throws: ``ExportError/file(_:reason:)`` where there is none, or are several, and where it has no transform.
  init(named name: String, in file: LottieFile) throws(ExportError) {
    let found = file.layers.filter { $0.member("nm")?.string == name }
    guard let layer = found.first else {
      throw file.problem("has no layer \"\(name)\"; \(Self.hint(for: name, in: file))")
    }
    guard found.count == 1 else {
      throw file.problem(
        "has \(found.count) layers called \"\(name)\"; give the one that is meant a name of its own")
    }
    guard let transform = layer.member("ks"), transform.kind == .object else {
      throw file.problem("has no transform, ks, in the layer \"\(name)\", so nothing can move it")
    }
    self.layer = layer
    self.transform = transform
    self.file = file
    self.name = name
  }

  private static func hint(for name: String, in file: LottieFile) -> String {
    let names = file.layers.compactMap { $0.member("nm")?.string }
    if let near = Suggestions.nearest(to: name, among: names) { return "did you mean \"\(near)\"?" }
    let few = Set(names).sorted().prefix(mostNames).map { "\"\($0)\"" }.joined(separator: ", ")
    return names.isEmpty ? "none of its layers has a name" : "it has \(few)"
  }

  private static let mostNames = 12

  /// The frame at which it is seen first.
  var start: Double {
    let start = layer.member("ip")?.number ?? file.root.member("ip")?.number ?? 0
    return LottieFile.isUsual(start) ? start : 0
  }

  /// The frame at which it is no longer seen; nil where nothing says.
  var end: Double? { layer.member("op")?.number ?? file.root.member("op")?.number }

  /// The property of the layer that a clip's property moves.
  ///
  /// - Throws: ``ExportError/file(_:reason:)`` where the layer has no such property, has several, or where an
  ///   expression would overrule keyframes.
  func place(of target: LottieTarget) throws(ExportError) -> LottiePlace {
    switch target {
    case .opacity: try transformed("o", rest: [100])
    case .rotation: try transformed(transform.member("rz") == nil ? "r" : "rz", rest: [0])
    case .skew: try skew()
    case .scale, .scaleX, .scaleY: try transformed("s", rest: [100, 100])
    case .position: try position()
    case .positionX: try position(axis: 0)
    case .positionY: try position(axis: 1)
    case .roundness: try shape("rc", "rectangle", "r")
    case .size: try shape("rc", "rectangle", "s")
    case .fill: try shape("fl", "fill", "c")
    case .fillOpacity: try shape("fl", "fill", "o", rest: [100])
    }
  }

  private func transformed(_ key: String, rest: [Double]) throws(ExportError) -> LottiePlace {
    guard let property = transform.member(key) else {
      return LottiePlace(insertedInto: transform, key: key, rest: rest)
    }
    return try read(property, key)
  }

  /// The skew, which players read together with its axis: lottie-web draws no layer that has the one alone.
  private func skew() throws(ExportError) -> LottiePlace {
    var place = try transformed("sk", rest: [0])
    if transform.member("sa") == nil { place.follow(by: #""sa":{"a":0,"k":0}"#) }
    return place
  }

  private func position(axis: Int? = nil) throws(ExportError) -> LottiePlace {
    guard let property = transform.member("p") else {
      return LottiePlace(insertedInto: transform, key: "p", rest: [0, 0], axis: axis)
    }
    guard property.member("s")?.bool == true else {
      var place = try read(property, "p")
      place.axis = axis
      return place
    }
    guard let axis else { throw problem("has one position for each direction; move it by x and y") }
    let key = ["x", "y"][axis]
    guard let part = property.member(key) else {
      return LottiePlace(insertedInto: property, key: key, rest: [0])
    }
    return try read(part, key)
  }

  /// A property of the only shape of a kind, however deep in groups.
  ///
  /// - Parameter rest: Its standard value where the shape may lack it; nil where it may not.
  private func shape(
    _ type: String, _ word: String, _ key: String, rest: [Double]? = nil
  ) throws(ExportError) -> LottiePlace {
    var found: [JSONValue] = []
    func look(_ items: JSONValue?) {
      items?.forEachElement { item in
        if item.member("ty")?.string == type { found.append(item) }
        look(item.member("it"))
      }
    }
    look(layer.member("shapes"))
    guard let only = found.first, found.count == 1 else {
      throw problem(
        found.isEmpty
          ? "has no \(word) that could move" : "has \(found.count) of \(word), and one alone is told apart")
    }
    if let property = only.member(key) { return try read(property, key) }
    guard let rest else { throw problem("has a \(word) without \(key)") }
    return LottiePlace(insertedInto: only, key: key, rest: rest)
  }

  private func read(_ property: JSONValue, _ key: String) throws(ExportError) -> LottiePlace {
    if property.member("x")?.kind == .string {
      throw problem(
        "moves its \(key) by an expression, which would overrule the keyframes; take that out first")
    }
    if property.member("sid") != nil {
      throw problem("takes its \(key) from a slot, which would overrule the keyframes; take that out first")
    }
    guard let place = LottiePlace(property) else {
      throw problem("has a \(key) that is no property of Lottie's")
    }
    return place
  }

  private func problem(_ reason: String) -> ExportError {
    file.problem("has a layer \"\(name)\" that \(reason)")
  }
}
