import MotionPhysics
import PlainText

/// Why a preset cannot be turned into a motion.
public enum ResolutionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A name that nothing bears.
  case missing(name: PresetName, path: String, of: PresetName)
  /// A name of another kind than is asked for.
  case wrongKind(name: PresetName, found: Kind, wanted: WantedKind, path: String, of: PresetName)
  /// A chain of bases or aliases that comes back to itself; the names from the first to its return.
  case cycle([PresetName])
  /// A number that leaves its range, typed or by adjustment.
  case parameter(MotionError, path: String, of: PresetName)
  /// A name, text or count that leaves its range.
  case excess(Excess, of: PresetName)

  /// The preset that is at fault.
  public var preset: PresetName? {
    switch self {
    case .missing(_, _, let preset), .wrongKind(_, _, _, _, let preset), .parameter(_, _, let preset),
      .excess(_, let preset):
      preset
    case .cycle(let names): names.first
    }
  }

  /// Where in the preset, as a path such as `tracks[0].keyframes[1].spring`; empty for the preset itself.
  public var path: String {
    switch self {
    case .missing(_, let path, _), .wrongKind(_, _, _, let path, _), .parameter(_, let path, _): path
    case .excess(let excess, _): excess.path
    case .cycle: "base"
    }
  }

  /// How many presets of a circle are named; a long one would not be read whole.
  private static let mostShown = 6

  /// The sentence for people, without the preset's own name.
  public var message: String {
    switch self {
    case .missing(let name, let path, _):
      Self.mention(of: name, at: path) + ", and there is no preset of that name" + Self.timeHint(name.text)
    case .wrongKind(let name, let found, let wanted, let path, _):
      Self.mention(of: name, at: path) + ", which is \(found.phrase), where \(wanted.phrase) is needed"
    case .cycle(let names):
      "it is made from itself: " + names.prefix(Self.mostShown).map(\.text).joined(separator: " -> ")
        + (names.count > Self.mostShown ? " -> … (\(names.count - 1) presets)" : "")
    case .parameter(let error, _, _):
      error.sentence
    case .excess(let excess, _):
      excess.message
    }
  }

  /// The advice for a time that was taken for a name, such as 100ms; empty for other names.
  static func timeHint(_ name: String) -> String {
    (try? Seconds.parse(name)).map { "; a time is written as seconds: \($0)" } ?? ""
  }

  /// A name where it stands; what an alias and a reduced partner are called in JSON reads as another word.
  private static func mention(of name: PresetName, at path: String) -> String {
    switch path {
    case "of": "it stands for \"\(name)\""
    case "reduced": "with less motion \"\(name)\" replaces it"
    default: "its \(path) names \"\(name)\""
    }
  }

  /// The sentence for people, with the preset's name.
  public var sentence: String { (preset.map { "\($0): " } ?? "") + message }

  /// Its sentence.
  public var description: String { sentence }
}
