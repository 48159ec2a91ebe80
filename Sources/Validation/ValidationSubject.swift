import Findings
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// The registry that rules look at: its presets with every name followed, its settings, and where all of that
/// stands.
package final class ValidationSubject {
  let registry: ResolvedRegistry
  let settings: Settings
  /// Whether these are all presets of a registry: a rule that counts finds nothing in a part.
  let isWhole: Bool
  /// Names of presets that stand in the registry's text and could not be read: mentioning one is no mistake.
  let unreadNames: Set<String>
  /// The text in which it stands, and places are looked up; nil of a registry that stands in none.
  private let text: RegistryText?
  private let file: String?
  /// The place of each preset in the text; of two of one name that of the first.
  private var positions: [PresetName: Int] = [:]
  /// The names that may be meant by a misspelt one.
  private(set) lazy var names = presets.map(\.name.text)

  /// A registry that stands in no file.
  ///
  /// - Parameters:
  ///   - presets: The presets in any order. Of two of one name the first counts.
  ///   - settings: The registry's settings.
  ///   - known: Where the presets are a part of a registry, the resolver that knows the rest.
  ///   - names: The names of all presets, where these are only some of them; nil where they are all.
  package init(
    presets: [Preset], settings: Settings = Settings(), knowing known: Resolver? = nil, names: [String]? = nil
  ) {
    registry = ResolvedRegistry(sorted: Self.sortedOnce(presets), knowing: known)
    isWhole = known == nil
    self.settings = settings
    unreadNames = []
    (text, file) = (nil, nil)
    if let names { self.names = names }
  }

  /// A registry in memory.
  package convenience init(_ book: RegistrySnapshot) {
    self.init(presets: book.presets, settings: book.settings)
  }

  /// The part of a registry's JSON text that could be read, with places.
  ///
  /// - Parameters:
  ///   - text: The text, read.
  ///   - file: The text's file, as the report shall name it.
  init(_ text: RegistryText, file: String?) {
    (self.text, self.file) = (text, file)
    for (position, preset) in text.presets.enumerated() where positions[preset.name] == nil {
      positions[preset.name] = position
    }
    registry = ResolvedRegistry(sorted: Self.sortedOnce(text.presets))
    settings = text.settings
    isWhole = true
    unreadNames =
      text.problems.isEmpty ? [] : Self.names(in: text.root).subtracting(positions.keys.map(\.text))
  }

  /// Whether it stands in a text.
  var isText: Bool { text != nil }

  /// The presets, sorted by name.
  var presets: [ResolvedPreset] { registry.presets }

  /// For each preset by its place one that is the same motion and comes first.
  lazy var twins: [ResolvedPreset?] = TwinSearch.twins(among: presets)

  func place(of preset: ResolvedPreset, path: String) -> Place {
    guard let position = positions[preset.name], let found = text?.place(ofPreset: position, path: path)
    else { return Place(file: file) }
    return Place(file: file, line: found.place.line, column: found.place.column, path: found.path)
  }

  func place(ofSetting path: String) -> Place {
    guard let place = text?.root?.descendant(at: path)?.place else { return Place(file: file) }
    return Place(file: file, line: place.line, column: place.column, path: path)
  }

  private static func sortedOnce(_ presets: [Preset]) -> [Preset] {
    let isSorted = presets.indices.dropFirst().allSatisfy { presets[$0 - 1].name < presets[$0].name }
    if isSorted { return presets }
    var known: Set<PresetName> = []
    return presets.filter { known.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }

  private static func names(in root: JSONValue?) -> Set<String> {
    guard let presets = root?.member("presets") else { return [] }
    return Set(presets.elements.compactMap { $0.member("name")?.string })
  }
}

extension ResolvedPreset {
  /// Whether it is another name for a preset.
  var isAlias: Bool { typed.kind == .alias }

  /// Whether it is adjusted from a base.
  var isDerived: Bool { typed.content.spring?.base != nil }

  /// The motion of a preset that has one itself, not by another name.
  var ownMotion: Motion? { isAlias ? nil : motion }

  /// How far the motion goes past its target, as a share of the travel; 0 for what has no target.
  var overshoot: Double {
    switch motion?.animation {
    case .spring(let spring, _): spring.overshoot()
    case .tween(let curve, _, _): curve.overshoot
    case nil: 0
    }
  }

  /// Overshoots below this share of the travel cannot be seen: it is what counts as settled.
  static let visibleOvershoot = 0.001
}

extension UnitCurve {
  /// How far the curve goes beyond its ends.
  fileprivate var overshoot: Double {
    if let bezier, (0...1).contains(bezier.y1), (0...1).contains(bezier.y2) { return 0 }
    return (0...64).reduce(0) { most, step in
      let value = self.value(at: Double(step) / 64)
      return max(most, value - 1, -value)
    }
  }
}

extension ResolvedPreset {
  /// The tracks of a clip that is one itself, with the paths of their keyframes; none of anything else.
  var clipTracks: [ClipTrackView] {
    guard case .clip(let clip) = typed.content, case .clip(let timeline, _, _) = motion else { return [] }
    return clip.tracks.enumerated().compactMap { position, typed in
      guard let track = timeline[typed.property] else { return nil }
      return ClipTrackView(path: "tracks[\(position)]", property: typed.property, track: track)
    }
  }

  /// The segments of the tracks of such a clip, each with its number in its track.
  var clipSegments: [(view: ClipTrackView, number: Int, segment: ValueSegment)] {
    clipTracks.flatMap { view in view.track.segments.enumerated().map { (view, $0, $1) } }
  }
}

/// A track of a clip, worked out.
struct ClipTrackView {
  let path: String
  let property: String
  let track: ValueTrack

  func path(ofKeyframe index: Int) -> String { "\(path).keyframes[\(index)]" }

  /// How far apart the values lie that the track's keyframes lead to.
  var range: Double {
    track.segments.map { ($0.endValue - track.initial).norm }.max() ?? 0
  }

  /// Whether changes of the property move nothing, so that the eye does not follow them.
  var isStill: Bool {
    let name = property.lowercased()
    return ["opacity", "alpha", "color", "colour", "tint", "brightness", "saturation"].contains {
      name.holds($0)
    }
  }
}
