import PlainText

/// A clip's property in CSS: a property of CSS, or custom properties.
enum CSSProperty: Hashable {
  /// A property with one number in a unit: `opacity`, `width`, `rotate`.
  case single(String, unit: String)
  /// `translate`, in pixels.
  case translate
  /// `scale`, each direction its own.
  case scale
  /// `transform`, for what has no property of its own: the functions of ``transforms``.
  case transform
  /// `width` and `height`, in pixels.
  case size
  /// `left`, `top`, `width` and `height`, in pixels.
  case frame
  /// `filter: blur()`, in pixels.
  case blur
  /// A colour of sRGB.
  case color(String)
  /// Registered custom properties, one a number, without the dashes in front.
  case custom([String])

  /// The functions of `transform`, in the order in which they stand there, with their units.
  static let transforms = [
    ("rotateX", "deg"), ("rotateY", "deg"), ("skewX", "deg"), ("skewY", "deg"), ("scaleX", ""),
    ("scaleY", ""), ("scaleZ", ""), ("scale", ""),
  ]

  /// The declarations of numbers, as many as the property has places; a place that nothing moves is nil.
  func declarations(_ numbers: [String?]) -> [CSSDeclaration] {
    let first = numbers.first.flatMap { $0 } ?? "0"
    switch self {
    case .single(let name, let unit): return [CSSDeclaration(name, first + unit)]
    case .blur: return [CSSDeclaration("filter", "blur(\(first)px)")]
    case .translate:
      let lengths = numbers.map { ($0 ?? "0") + "px" }
      return [CSSDeclaration("translate", lengths.joined(separator: " "))]
    case .scale:
      // A single number would scale both directions.
      let factors = (numbers + (numbers.count == 1 ? [nil] : [])).map { $0 ?? "1" }
      return [CSSDeclaration("scale", factors.joined(separator: " "))]
    case .transform:
      let functions = zip(Self.transforms, numbers).compactMap { function, number in
        number.map { "\(function.0)(\($0)\(function.1))" }
      }
      return [CSSDeclaration("transform", functions.joined(separator: " "))]
    case .size, .frame:
      return zip(names, numbers).map { CSSDeclaration($0, ($1 ?? "0") + "px") }
    case .color(let name): return [CSSDeclaration(name, Self.color(numbers.map { $0 ?? "0" }))]
    case .custom(let names):
      return zip(names, numbers).map { CSSDeclaration("--" + $0, $1 ?? "0") }
    }
  }

  /// `rgb()`, between two of which browsers go in sRGB (CSS Color 4, 12.1); other notations go in Oklab.
  private static func color(_ numbers: [String]) -> String {
    let shares = numbers.prefix(3).map { DecimalText.rounded((Double($0) ?? 0) * 100, decimals: 4) + "%" }
    let alpha = numbers.count > 3 ? " / \(numbers[3])" : ""
    return "rgb(\(shares.joined(separator: " "))\(alpha))"
  }

  /// The CSS properties that it declares; of custom properties their names without dashes.
  var names: [String] {
    switch self {
    case .single(let name, _), .color(let name): [name]
    case .translate: ["translate"]
    case .scale: ["scale"]
    case .transform: ["transform"]
    case .size: ["width", "height"]
    case .frame: ["left", "top", "width", "height"]
    case .blur: ["filter"]
    case .custom(let names): names
    }
  }

  /// The name of its keyframes: the first one, without that of the preset.
  var label: String {
    switch self {
    case .size: return "size"
    case .frame: return "frame"
    default:
      guard let name = names.first else { return "value" }
      return name.split(separator: "-", omittingEmptySubsequences: false).split(separator: "").last
        .map { $0.joined(separator: "-") } ?? name
    }
  }

  /// The custom properties that must be registered, so that they can be between two numbers.
  var registered: [String] {
    if case .custom(let names) = self { return names }
    return []
  }

  /// The least and the largest number that CSS takes in a place; nil where it takes any.
  func limits(of slot: Int) -> ClosedRange<Double>? {
    switch self {
    case .single("opacity", _), .color: 0...1
    case .single(_, unit: "px"), .size, .blur: 0 ... .infinity
    case .frame: slot > 1 ? 0 ... .infinity : nil
    case .single, .translate, .scale, .transform, .custom: nil
    }
  }

  var unit: String {
    switch self {
    case .single(_, let unit): unit
    case .translate, .blur, .size, .frame: "px"
    case .scale, .transform, .color, .custom: ""
    }
  }
}
