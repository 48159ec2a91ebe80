/// A property that clips, sequences and morphs may move, and what its numbers mean.
///
/// The list is in ``all``, one entry a property; `docs/properties.md` says what each is on the platforms. A property of
/// another name is carried as a value of its own, which moves nothing by itself.
public struct MotionProperty: Hashable, Sendable {
  /// Its name in a registry, such as `cornerRadius`.
  public let name: String
  /// Other names of the same, such as `borderRadius`.
  public let otherNames: [String]
  /// How many numbers it may have.
  public let counts: ClosedRange<Int>
  /// Their unit.
  public let unit: Unit
  /// The target that it moves.
  public let target: Target
  /// For each number its place in the target, in order: `y` is 1 of an offset. More places than numbers are not used.
  public let places: [Int]
  /// Its key path in Core Animation; nil where there is none.
  public let keyPath: String?

  /// The unit of a number.
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    /// 0 to 1.
    case share
    /// 1 is the element's own size.
    case factor
    /// Points of Apple's, density-independent pixels of Android's, pixels of CSS.
    case points
    /// Degrees, clockwise.
    case degrees
    /// Red, green, blue and, where there are four, opacity, from 0 to 1 each, in sRGB.
    case color
  }

  /// The target that is moved. Properties of one target stand together where a platform has one word for all its
  /// numbers.
  public enum Target: String, CaseIterable, Hashable, Sendable {
    /// 1 number.
    case opacity
    /// To the right, down and towards the viewer, from the element's place.
    case offset
    /// Horizontally, vertically, in depth.
    case scale
    /// 1 number, in the plane.
    case rotation
    /// 1 number, around the horizontal axis.
    case rotationX
    /// 1 number, around the vertical axis.
    case rotationY
    /// 1 number, along the horizontal axis.
    case skewX
    /// 1 number, along the vertical axis.
    case skewY
    /// Width and height.
    case size
    /// Left, top, width and height in what the element stands in.
    case frame
    /// The place of the middle in what the element stands in: left, top.
    case center
    /// 1 number.
    case cornerRadius
    /// 1 number: the radius, which is the standard deviation that CSS asks for.
    case blur
    /// Of text and symbols.
    case color
    /// Of the surface.
    case backgroundColor
    /// Of the edge.
    case borderColor
    /// 1 number: how thick a drawn line is.
    case strokeWidth
    /// 1 number: the size of letters.
    case fontSize
  }

  /// Whether one number scales all directions.
  public var isUniformScale: Bool { target == .scale && counts == 1...1 && name == "scale" }

  /// The property that a name means, spelled in any way: `corner-radius` is `cornerRadius`; nil for one of no meaning
  /// here.
  ///
  /// - Parameter count: How many numbers it has.
  public static func named(_ name: String, count: Int) -> MotionProperty? {
    (byName[key(name)] ?? []).first { $0.counts.contains(count) }
  }

  /// The names of all properties.
  public static var names: [String] { all.flatMap { [$0.name] + $0.otherNames } }

  private static let byName: [String: [MotionProperty]] = {
    var byName: [String: [MotionProperty]] = [:]
    for property in all {
      for name in [property.name] + property.otherNames { byName[key(name), default: []].append(property) }
    }
    return byName
  }()

  /// Letters and digits alone.
  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
