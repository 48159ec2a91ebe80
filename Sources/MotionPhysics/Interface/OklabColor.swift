/// A colour by how it looks: lightness and two axes of hue, in which the way between two colours stays even and keeps
/// its hue, where a way through red, green and blue turns grey.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing" (2020), the space of CSS's `oklab()`. The
/// matrices back are the inverses of his to the last digit of a double, so that a colour comes back
/// within 1e-13.
public struct OklabColor: Hashable, Sendable {
  /// Lightness, a (green to red), b (blue to yellow) and opacity, as a vector that springs can move.
  public var components: SIMD4<Double>

  /// Lightness: 0 is black, 1 white.
  public var lightness: Double { components[0] }
  /// From green, below 0, to red.
  public var a: Double { components[1] }
  /// From blue, below 0, to yellow.
  public var b: Double { components[2] }
  /// From 0, transparent, to 1.
  public var opacity: Double { components[3] }

  /// A colour from its numbers in Oklab.
  public init(lightness: Double, a: Double, b: Double, opacity: Double = 1) {
    components = SIMD4(lightness, a, b, opacity)
  }

  /// A colour from its sRGB numbers, 0 to 1; beyond that they are those of a wider gamut.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let light = SIMD3(Self.linear(red), Self.linear(green), Self.linear(blue))
    let cones = Self.product(Self.conesFromLight, light)
    let roots = SIMD3(cubeRoot(cones[0]), cubeRoot(cones[1]), cubeRoot(cones[2]))
    components = SIMD4(Self.product(Self.labFromCones, roots), opacity)
  }

  /// The sRGB numbers; outside 0...1 for a colour that no sRGB screen can show.
  public var sRGB: (red: Double, green: Double, blue: Double) {
    let roots = Self.product(Self.conesFromLab, SIMD3(lightness, a, b))
    let light = Self.product(Self.lightFromCones, roots * roots * roots)
    return (Self.encoded(light[0]), Self.encoded(light[1]), Self.encoded(light[2]))
  }

  /// The sRGB numbers, each cut off at 0 and 1, as a screen does.
  public var displayed: (red: Double, green: Double, blue: Double) {
    let (red, green, blue) = sRGB
    return (min(max(red, 0), 1), min(max(green, 0), 1), min(max(blue, 0), 1))
  }

  private static func product(_ matrix: [SIMD3<Double>], _ vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((matrix[0] * vector).sum(), (matrix[1] * vector).sum(), (matrix[2] * vector).sum())
  }

  /// Light of an sRGB number: IEC 61966-2-1, continued symmetrically below 0 as CSS Color 4 does.
  private static func linear(_ number: Double) -> Double {
    let size = abs(number)
    let light = size <= 0.04045 ? size / 12.92 : power((size + 0.055) / 1.055, 2.4)
    return number < 0 ? -light : light
  }

  private static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let number = size <= 0.0031308 ? 12.92 * size : 1.055 * power(size, 1 / 2.4) - 0.055
    return light < 0 ? -number : number
  }

  /// Responses of the three cones of an eye from linear sRGB.
  private static let conesFromLight = [
    SIMD3<Double>(0.4122214708, 0.5363325363, 0.0514459929),
    SIMD3<Double>(0.2119034982, 0.6806995451, 0.1073969566),
    SIMD3<Double>(0.0883024619, 0.2817188376, 0.6299787005),
  ]
  /// Lightness, a and b from their cube roots.
  private static let labFromCones = [
    SIMD3<Double>(0.2104542553, 0.7936177850, -0.0040720468),
    SIMD3<Double>(1.9779984951, -2.4285922050, 0.4505937099),
    SIMD3<Double>(0.0259040371, 0.7827717662, -0.8086757660),
  ]
  /// The inverse of `conesFromLight`.
  private static let lightFromCones = [
    SIMD3<Double>(4.0767416613479943, -3.3077115904081933, 0.23096992872942789),
    SIMD3<Double>(-1.2684380040921761, 2.6097574006633714, -0.34131939631021962),
    SIMD3<Double>(-0.0041960865418371093, -0.70341861445944961, 1.7076147009309449),
  ]
  /// The inverse of `labFromCones`.
  private static let conesFromLab = [
    SIMD3<Double>(0.99999999845051981, 0.39633779217376786, 0.2158037580607588),
    SIMD3<Double>(1.0000000088817608, -0.10556134232365635, -0.063854174771705903),
    SIMD3<Double>(1.0000000546724109, -0.08948418209496576, -1.2914855378640917),
  ]
}

extension OklabColor: MotionVector {
  /// Transparent black.
  public static let zero = OklabColor(lightness: 0, a: 0, b: 0, opacity: 0)

  private init(_ components: SIMD4<Double>) { self.components = components }

  /// The sum, number by number.
  public static func + (left: OklabColor, right: OklabColor) -> OklabColor {
    OklabColor(left.components + right.components)
  }

  /// The difference, number by number.
  public static func - (left: OklabColor, right: OklabColor) -> OklabColor {
    OklabColor(left.components - right.components)
  }

  /// Each number times the factor.
  public func scaled(by factor: Double) -> OklabColor { OklabColor(components * factor) }

  /// The sum of the numbers' squares: of two colours' difference, the square of how different they look.
  public var magnitudeSquared: Double { (components * components).sum() }

  /// The colour at a share of the way to another, 0 to 1.
  public func mixed(with other: OklabColor, share: Double) -> OklabColor {
    scaled(by: 1 - share) + other.scaled(by: share)
  }
}
