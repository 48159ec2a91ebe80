import MotionPhysics
import Presets

/// The custom properties that a style sheet declares of a preset: one group of parts for most, one for each way of each
/// element for a morph, none for what a style sheet cannot carry.
struct CSSSymbols {
  /// Parts that belong together, with the kind of motion that they say.
  private(set) var groups: [(variables: CSSVariables, kind: Kind)] = []
  /// Names that say where the elements of a morph are, behind the preset's own.
  private(set) var places: [String] = []

  private let own: CSSVariables

  init(_ motion: Motion, _ own: CSSVariables, tolerance: Double) {
    self.own = own
    if case .morph(let morph) = motion {
      guard let morph = try? CSSMorph(morph, own, tolerance: tolerance) else { return }
      groups = morph.groups.map { ($0.variables, .tween) }
      places = morph.places.map(\.name)
      return
    }
    // Of one that rings on too long, or for ever, nothing can be written.
    if case .spring(let spring, _) = motion, spring.dampingRatio < 0.01,
      (try? CSSTiming(motion, tolerance: tolerance))?.isTransition != true
    {
      return
    }
    groups = [(own, motion.kind)]
  }

  /// The word under which a part of a group is listed: what it adds to the preset's name.
  func key(_ part: GeneratedPart, of group: CSSVariables) -> String {
    String(group.base.dropFirst(own.base.count)) + part.rawValue
  }

  var names: [String: String] {
    var names: [String: String] = [:]
    for (variables, kind) in groups {
      for part in CSSVariables.parts(of: kind) { names[key(part, of: variables)] = variables[part] }
    }
    for place in places { names["--" + place] = "--\(own.base)--\(place)" }
    return names
  }

  /// The code for each part of a preset with one group.
  var parts: [GeneratedPart: String] {
    guard groups.count == 1, let (variables, kind) = groups.first else { return [:] }
    let parts = CSSVariables.parts(of: kind).map { ($0, "var(\(variables[$0]))") }
    return Dictionary(uniqueKeysWithValues: parts)
  }

  /// The code for the preset as a whole: the last of its parts. Of a morph the first of its ways.
  var use: String? {
    groups.first.flatMap { group in
      CSSVariables.parts(of: group.kind).last.map { "var(\(group.variables[$0]))" }
    }
  }
}

extension GeneratedSymbols {
  /// `var(--motion-sheet-present-transition)` and its parts, as every style sheet declares them.
  static func customProperties(_ input: ExportInput) throws -> GeneratedSymbols {
    let prefix = try CSSName.prefix(input.options, default: "motion")
    let symbols = try input.compactMap { preset, motion in
      let own = CSSVariables(preset.name, prefix: prefix, kind: motion.kind)
      let symbols = CSSSymbols(motion, own, tolerance: input.options.tolerance)
      return symbols.use.map {
        GeneratedSymbol(preset: preset.name, use: $0, names: symbols.names, parts: symbols.parts)
      }
    }
    return GeneratedSymbols(
      platforms: ["css", "css-in-js"], prefixes: prefix.isEmpty ? [] : ["--\(prefix)-"],
      needsImport: false, symbols: symbols)
  }
}
