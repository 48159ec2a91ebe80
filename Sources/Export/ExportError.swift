import Presets
import PlainText

/// Why nothing was written.
package enum ExportError: Error, Equatable {
  /// Two presets whose names become one in the format.
  case collision(PresetName, PresetName, identifier: String, format: String)
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
    case .collision(let first, let second, let identifier, let format):
      "\(first) and \(second) both become \(identifier) in \(format); rename one of them, or export them apart"
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
}
