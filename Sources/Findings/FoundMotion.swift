/// A motion that an app's source writes by hand.
package struct FoundMotion: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case spring
    /// A curve over a duration.
    case tween
  }

  package let kind: Kind
  /// The call or property that carries the numbers, such as `SwiftUI.spring(response:dampingFraction:)`.
  package let api: String?
  /// The numbers as they stand in the source, under the source's names and in its order and units.
  package let parameters: [FoundParameter]
  /// The duration in seconds, a spring's perceptual one; nil when the source does not say it.
  package let duration: Double?
  /// A spring's bounce, in (-1, 1]; nil for a tween.
  package let bounce: Double?
  /// A tween's curve as the control points x1, y1, x2, y2; nil for a spring and for other curves.
  package let bezier: [Double]?

  package init(
    kind: Kind, api: String? = nil, parameters: [FoundParameter] = [], duration: Double? = nil,
    bounce: Double? = nil, bezier: [Double]? = nil
  ) {
    self.kind = kind
    self.api = api
    self.parameters = parameters
    self.duration = duration
    self.bounce = bounce
    self.bezier = bezier
  }
}

/// One number of a motion in an app's source.
package struct FoundParameter: Hashable, Sendable {
  /// The parameter's name in the source.
  package let name: String
  /// The number as it stands in the source, in the source's unit.
  package let value: Double

  package init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }
}

/// The preset that comes closest to a motion.
package struct NearestPreset: Hashable, Sendable {
  /// The preset's name; of two that make a motion together that of the duration.
  package let preset: String
  /// The name of the curve of such two; nil where one preset says all.
  package let curve: String?
  /// The largest gap between the two unit step responses, as a share of the travel.
  package let distance: Double
  /// When that gap is, in seconds from the start.
  package let at: Double

  package init(preset: String, curve: String? = nil, distance: Double, at: Double) {
    self.preset = preset
    self.curve = curve
    self.distance = distance
    self.at = at
  }
}
