import Presets

/// A library's names for what clips and sequences move: `translateX` in React Native is `x` for GSAP.
struct StyleKeys {
  /// The names in which libraries differ.
  struct Library {
    /// React Native's elements lie in a plane, and have two.
    var offset = ["x", "y", "z"]
    var rotation = "rotate"
    var rotationX = "rotateX"
    var rotationY = "rotateY"
    /// Whether it takes texts of CSS, such as colours.
    var takesTexts = false
  }

  /// How a library takes a property.
  enum Place: Equatable {
    /// Each number by a name of its own.
    case numbers([String])
    /// All numbers as one text of CSS, such as a colour.
    case text(String, CSSProperty)
    /// As a value of its own.
    case own(String)
  }

  private let library: Library
  private var taken: Set<String> = []

  init(_ library: Library) { self.library = library }

  /// How a property is taken, no name twice.
  mutating func place(of property: String, count: Int) -> Place {
    let known = MotionProperty.named(property, count: count)
    if let known, let names = names(of: known, count: count), taken.isDisjoint(with: names) {
      taken.formUnion(names)
      return .numbers(names)
    }
    if library.takesTexts, let place = CSSPlace(known: property, count: count),
      let name = place.property.names.first
    {
      let key = TypeScriptText.style(name)
      if taken.insert(key).inserted { return .text(key, place.property) }
    }
    return .own(taken.insert(unique: known?.name ?? property, separator: "-"))
  }

  /// The members of an object, a value for each number.
  mutating func members(of property: String, _ values: [TypeScriptValue]) -> [TypeScriptValue.Member] {
    switch place(of: property, count: values.count) {
    case .numbers(let names): zip(names, values).map { .init($0, $1) }
    case .text(let name, _), .own(let name):
      [.init(TypeScriptText.key(name), values.count == 1 ? values[0] : .list(values))]
    }
  }

  private func names(of property: MotionProperty, count: Int) -> [String]? {
    let places = property.places.prefix(count)
    switch property.target {
    case .offset:
      return places.allSatisfy(library.offset.indices.contains) ? places.map { library.offset[$0] } : nil
    case .scale where property.isUniformScale: return ["scale"]
    case .scale: return places.map { ["scaleX", "scaleY", "scaleZ"][$0] }
    case .rotation: return [library.rotation]
    case .rotationX: return [library.rotationX]
    case .rotationY: return [library.rotationY]
    case .size: return places.map { ["width", "height"][$0] }
    case .frame: return ["left", "top", "width", "height"]
    case .opacity, .skewX, .skewY, .fontSize, .strokeWidth: return [property.name]
    case .cornerRadius: return ["borderRadius"]
    case .center, .blur, .color, .backgroundColor, .borderColor: return nil
    }
  }
}
