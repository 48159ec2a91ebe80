/// What of a shape layer a clip's property moves.
enum LottieTarget: String, CaseIterable {
  /// The layer's opacity, 0 to 100.
  case opacity
  /// The layer's rotation, degrees clockwise.
  case rotation
  /// The layer's position in both directions.
  case position
  /// The layer's horizontal position.
  case positionX
  /// The layer's vertical position.
  case positionY
  /// The layer's scale in both directions, per cent.
  case scale
  /// The horizontal scale of the group in the layer, per cent.
  case scaleX
  /// The vertical scale of the group in the layer, per cent.
  case scaleY
  /// The rectangle's rounding.
  case roundness
  /// The rectangle's size.
  case size

  /// The target of a property with a known name, spelled in any way; nil for any other.
  init?(property: String, count: Int) {
    switch (property.lowercased().filter(\.isLetter), count) {
    case ("opacity", 1), ("alpha", 1): self = .opacity
    case ("rotation", 1), ("rotate", 1), ("angle", 1), ("rotationz", 1): self = .rotation
    case ("offset", 2), ("position", 2), ("translate", 2), ("translation", 2): self = .position
    case ("x", 1), ("offsetx", 1), ("translatex", 1), ("translationx", 1): self = .positionX
    case ("y", 1), ("offsety", 1), ("translatey", 1), ("translationy", 1): self = .positionY
    case ("scale", 1...2): self = .scale
    case ("scalex", 1): self = .scaleX
    case ("scaley", 1): self = .scaleY
    case ("cornerradius", 1), ("borderradius", 1): self = .roundness
    case ("size", 2): self = .size
    default: return nil
    }
  }

  /// The values as Lottie counts them.
  func converted(_ values: [Double]) -> [Double] {
    switch self {
    case .opacity: values.map { $0 * 100 }
    case .scaleX: values.map { $0 * 100 } + [100]
    case .scaleY: [100] + values.map { $0 * 100 }
    case .scale: (values.count == 1 ? values + values : values).map { $0 * 100 }
    case .position, .positionX, .positionY: values.map { $0 + LottieDocument.middle }
    case .rotation, .roundness, .size: values
    }
  }
}
