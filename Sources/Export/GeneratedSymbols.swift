import Presets

/// A part of a preset's motion that an export has by itself.
package enum GeneratedPart: String, CaseIterable, Sendable {
  /// How long it takes, its curve, and how long it waits.
  case duration, easing, delay
  /// Those three as a transition has them.
  case transition
  /// All that an animation of keyframes takes.
  case animation
}

/// The code that an export generates for a preset, as it is typed and as a source may hold it.
package struct GeneratedSymbol: Hashable, Sendable {
  /// The preset.
  package let preset: PresetName
  /// The code to type where an animation, a curve or a duration is wanted.
  package let use: String
  /// The names that stand for the preset in a source, paths with dots or names with dashes, each under how it says the
  /// preset: another preset has its name under the same word.
  package let names: [String: String]
  /// The code to type where a part of the preset is wanted; none where the platform has no parts.
  package var parts: [GeneratedPart: String] = [:]
}

extension GeneratedSymbol {
  /// A symbol whose names say the preset in the same order as those of every other.
  init(_ preset: PresetName, use: String, _ names: [String]) {
    let keyed = names.enumerated().map { (String($0.offset), $0.element) }
    self.init(preset: preset, use: use, names: Dictionary(uniqueKeysWithValues: keyed))
  }
}

/// All that an export generates for one kind of place, so that a check of an app knows it again.
package struct GeneratedSymbols: Sendable {
  /// Where the symbols can be used, as reports name platforms.
  package let platforms: [String]
  /// The first names of paths with dots, such as `Motion`.
  package var roots: [String] = []
  /// What it adds to SwiftUI's own types, which is written without a path.
  package var members: [String] = []
  /// The paths of what an export has of its own beside presets, such as `Motion.of`.
  package var helpers: [String] = []
  /// The beginnings of names with dashes, such as `--motion-`.
  package var prefixes: [String] = []
  /// Whether a file that uses a symbol must import something first.
  package let needsImport: Bool
  /// One for each preset.
  package let symbols: [GeneratedSymbol]
}
