import PlainText
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
    /// The properties that are texts of CSS in keyframes, and as values from which and to which it animates.
    var texts = (tracks: Texts.none, values: Texts.all)
    /// The unit that stands behind an angle, which then is a text; none where an angle is a number of degrees.
    var angleUnits = (tracks: "", values: "")
  }

  /// The properties that have no number of their own in styles.
  enum Texts {
    case none
    /// Colours.
    case colors
    /// Colours, and filters such as a blur.
    case all
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
  private let texts: Texts
  private let angleUnit: String
  private var taken: Set<String> = []
  /// The properties whose values no style takes.
  private(set) var unnamed: [String] = []

  /// - Parameter isOfValues: Whether what is named are values, and no tracks.
  init(_ library: Library, isOfValues: Bool = false) {
    self.library = library
    texts = isOfValues ? library.texts.values : library.texts.tracks
    angleUnit = isOfValues ? library.angleUnits.values : library.angleUnits.tracks
  }

  /// How a property is taken, no name twice.
  mutating func place(of property: String, count: Int) -> Place {
    let known = MotionProperty.named(property, count: count)
    if let known, let names = names(of: known, count: count), taken.isDisjoint(with: names) {
      taken.formUnion(names)
      return .numbers(names)
    }
    if let place = CSSPlace(known: property, count: count), takesText(place.property),
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

  /// The members of an object, the numbers themselves.
  mutating func members(of property: String, value: [Double]) -> [TypeScriptValue.Member] {
    switch place(of: property, count: value.count) {
    case .numbers(let names):
      return zip(names, value).map { .init($0, angle($1, of: property, count: value.count) ?? .number($1)) }
    case .text(let key, let place): return [.init(TypeScriptText.key(key), .text(place.wholeText(value)))]
    case .own(let name):
      unnamed.append(property)
      return [.init(TypeScriptText.key(name), .components(value))]
    }
  }

  /// Numbers of a property as a list of a type that libraries accept.
  func list(_ numbers: [Double], of property: String, count: Int) -> TypeScriptValue {
    let angles = numbers.compactMap { angle($0, of: property, count: count) }
    return angles.isEmpty ? .numbers(numbers) : .list(angles, type: "string[]")
  }

  /// An angle with its unit; nil for a number.
  private func angle(_ number: Double, of property: String, count: Int) -> TypeScriptValue? {
    guard !angleUnit.isEmpty, MotionProperty.named(property, count: count)?.unit == .degrees else {
      return nil
    }
    // Of so many decimals none has an exponent, which not every version of React Native reads.
    return .text(DecimalText.rounded(number, decimals: 4) + angleUnit)
  }

  private func takesText(_ property: CSSProperty) -> Bool {
    switch texts {
    case .none: false
    case .colors: property.isColor
    case .all: true
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

/// Texts for libraries that read them by themselves, and no browser.
extension CSSProperty {
  /// Whether it is a colour.
  var isColor: Bool {
    if case .color = self { return true }
    return false
  }

  /// A value whose colours have parts without decimals, which some libraries cut off and others do not know as one
  /// (react-spring's stringInterpolation.ts, React Native's normalize-color).
  func wholeText(_ numbers: [Double]) -> String { libraryText(numbers, partDecimals: 0) }

  /// A value as libraries read it.
  ///
  /// - Parameter partDecimals: Those of a colour's parts.
  func libraryText(_ numbers: [Double], partDecimals: Int) -> String {
    if isColor { return Self.legacyColor(numbers, decimals: partDecimals) }
    return declarations(numbers.map { DecimalText.rounded($0, decimals: 6) }).first?.value ?? ""
  }

  /// `rgba()` with parts up to 255 and commas. Libraries that mix colours pass over a percent sign (Motion's
  /// types/color/utils.ts) or refuse it, and count on from what lies beyond the ends.
  private static func legacyColor(_ numbers: [Double], decimals: Int) -> String {
    let shares = numbers.map { min(max($0, 0), 1) }
    let parts = shares.prefix(3).map { DecimalText.rounded($0 * 255, decimals: decimals) }
    let alpha = shares.count > 3 ? DecimalText.rounded(shares[3], decimals: 6) : "1"
    return "rgba(\((parts + [alpha]).joined(separator: ", ")))"
  }
}
