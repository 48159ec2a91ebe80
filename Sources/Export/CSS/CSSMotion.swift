import MotionPhysics
import Presets

/// A preset as style sheets know it.
enum CSSMotion {
  case timing(CSSTiming)
  case animation(CSSAnimation)
  case morph(CSSMorph)

  /// Creates the form of a preset for style sheets.
  ///
  /// - Parameters:
  ///   - own: The preset's names, which those of a morph's parts begin with.
  ///   - prefix: Of the names of keyframes. An alias has those of the preset that it stands for.
  init(
    _ exported: ExportedPreset, _ own: CSSVariables, prefix: String, tolerance: Double
  ) throws(MotionError) {
    if case .morph(let morph) = exported.motion {
      self = .morph(try CSSMorph(morph, own, tolerance: tolerance))
    } else if let timing = try CSSTiming(exported.motion, tolerance: tolerance) {
      self = .timing(timing)
    } else {
      let name = CSSName.base(exported.origin, prefix: prefix)
      guard let animation = try CSSAnimation(exported.motion, name: name, tolerance: tolerance) else {
        throw .invalid(parameter: exported.motion.kind.rawValue, reason: "style sheets have no form for it")
      }
      self = .animation(animation)
    }
  }
}

/// A value of a preset, before a kind of style sheet gives it a name.
enum CSSValue {
  case duration(String)
  case easing(CSSEasing)
  /// Seconds.
  case delay(Double)
  /// Duration, timing function and delay together.
  case transition
  case animation(CSSAnimation)

  /// The custom property: what every browser reads.
  ///
  /// - Parameter source: Where the duration and the timing function are another's.
  func declaration(_ own: CSSVariables, from source: CSSVariables? = nil) -> CSSDeclaration {
    switch self {
    case .duration(let duration):
      CSSDeclaration(own[.duration], source.map { "var(\($0[.duration]))" } ?? duration)
    case .easing(let easing):
      source.map { CSSDeclaration(own[.easing], "var(\($0[.easing]))") }
        ?? CSSDeclaration(own[.easing], easing.basic, remark: CSSDeclaration.remark(easing.basicError))
    case .delay(let seconds): CSSDeclaration(own[.delay], CSSNumber.milliseconds(seconds))
    case .transition:
      CSSDeclaration(own[.transition], "var(\(own[.duration])) var(\(own[.easing])) var(\(own[.delay]))")
    case .animation(let animation):
      CSSDeclaration(own[.animation], animation.text(duration: "var(\(own[.duration]))"))
    }
  }

  /// The custom property for browsers that know `linear()`; nil where they read the other.
  func linear(_ own: CSSVariables) -> CSSDeclaration? {
    guard case .easing(let easing) = self, let linear = easing.linear else { return nil }
    return CSSDeclaration(own[.easing], linear, remark: CSSDeclaration.remark(easing.linearError) ?? "exact")
  }

  /// The entries of a Sass map.
  ///
  /// - Parameter source: The preset whose variables hold the duration or the timing function.
  func entries(from source: CSSVariables?) -> [CSSDeclaration] {
    guard let source else { return entries }
    return zip(entries, sassNames(source)).map { CSSDeclaration($0.name, $1) }
  }

  /// The variables of Sass in which a preset keeps its duration or its timing function for others.
  func sassVariables(_ own: CSSVariables) -> [CSSDeclaration] {
    let names = sassNames(own)
    return zip(entries, names).prefix(Set(names).count).map {
      CSSDeclaration($1, $0.value, remark: $0.remark)
    }
  }

  /// A variable for each entry, one for two that are the same. No name of a preset has two dashes.
  private func sassNames(_ own: CSSVariables) -> [String] {
    switch self {
    case .duration: return [own.sass(.duration)]
    case .easing(let easing):
      let name = own.sass(.easing)
      return [name, easing.linear == nil ? name : name + "--fallback"]
    case .delay, .transition, .animation: return []
    }
  }

  private var entries: [CSSDeclaration] {
    switch self {
    case .duration(let duration): [CSSDeclaration("duration", duration)]
    case .easing(let easing):
      [
        CSSDeclaration("easing", easing.nearest, remark: CSSDeclaration.remark(easing.linearError)),
        CSSDeclaration("fallback", easing.basic, remark: CSSDeclaration.remark(easing.basicError)),
      ]
    case .delay(let seconds): [CSSDeclaration("delay", CSSNumber.milliseconds(seconds))]
    case .transition: []
    case .animation(let animation):
      [CSSDeclaration("animation", "(\(animation.text(duration: animation.duration)))")]
    }
  }
}

extension ExportedPreset {
  /// The preset that a tween takes a value from, and what that is: who changes it in a style sheet changes the tween.
  func source(of value: CSSValue) -> (name: PresetName, kind: Kind)? {
    switch value {
    case .duration: durationName.map { ($0, .duration) }
    case .easing: curveName.map { ($0, .curve) }
    case .delay, .transition, .animation: nil
    }
  }
}

extension CSSTiming {
  /// Its values, in the order in which they are written.
  var values: [CSSValue] {
    [duration.map(CSSValue.duration), easing.map(CSSValue.easing)].compactMap(\.self)
      + (isTransition ? [.delay(delay), .transition] : [])
  }
}

extension CSSAnimation {
  /// Its values, in the order in which they are written.
  var values: [CSSValue] { [.duration(duration), .animation(self)] }
}
