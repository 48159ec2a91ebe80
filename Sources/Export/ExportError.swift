import PlainText
import Presets

/// Why nothing was written.
package enum ExportError: Error, Equatable {
  /// Two presets whose names become one in the format; in one that has the option, behind its prefix.
  case collision(PresetName, PresetName, identifier: String, format: String, isPrefixed: Bool = false)
  /// A name that the format cannot write.
  case impossibleName(PresetName, reason: String, format: String)
  /// An option with a value that the format cannot take.
  case option(ExportOption, value: String, reason: String)
  /// A preset that would take too much work within the tolerance.
  case tooFine(PresetName, reason: String)
  /// An existing file that cannot take a motion.
  case file(String, reason: String)
  /// The presets that were chosen are not those that the options want.
  case choice(String)
  /// Several of the same kind.
  indirect case several([ExportError])
  /// Code that the file brings along is not in the program.
  case supportFile(String)

  /// The problem and its remedy.
  package var sentence: String {
    switch self {
    case .collision(let first, let second, let identifier, let format, let isPrefixed):
      "\(first) and \(second) both become \(identifier) in \(format); rename one of them, "
        + (isPrefixed && Self.areApart(first, second) ? "export them with another --prefix, " : "")
        + "or export them apart"
    case .impossibleName(let name, let reason, let format):
      "\(name) cannot be written as \(format): \(reason); rename it, or leave it out"
    case .option(let option, let value, let reason):
      "--\(option.rawValue) \"\(value)\" \(reason)"
    case .tooFine(let name, let reason): "\(name): \(reason)"
    case .file(let name, let reason): "\(name.visible) \(reason)"
    case .choice(let reason): reason
    case .several(let errors): errors.map(\.sentence).joined(separator: "\n")
    case .supportFile(let name): "the program lacks its file \(name), which the export needs; build it anew"
    }
  }

  /// Whether two names differ by words at the beginning of one alone, which are said once where they are those of the
  /// prefix: behind another one they are two.
  private static func areApart(_ first: PresetName, _ second: PresetName) -> Bool {
    let (one, other) = (first.words, second.words)
    return one.count != other.count && one.suffix(other.count) == other.suffix(one.count)
  }
}
