import Presets

/// Why nothing was written.
package enum ExportError: Error, Equatable {
  /// Two presets whose names become one in the format.
  case collision(PresetName, PresetName, identifier: String, format: String)
  /// A name that the format cannot write.
  case impossibleName(PresetName, reason: String, format: String)
  /// An option with a value that the format cannot take.
  case option(ExportOption, value: String, reason: String)
  /// What has to be kept until its turn in the file cannot be.
  case temporaryFile(reason: String)

  /// What is wrong and what to do.
  package var sentence: String {
    switch self {
    case .collision(let first, let second, let identifier, let format):
      "\(first) and \(second) both become \(identifier) in \(format); rename one of them, or export them apart"
    case .impossibleName(let name, let reason, let format):
      "\(name) cannot be written as \(format): \(reason); rename it, or leave it out"
    case .option(let option, let value, let reason):
      "--\(option.rawValue) \"\(value)\" \(reason)"
    case .temporaryFile(let reason):
      "a temporary file cannot be written or read: \(reason); make room where temporary files are"
    }
  }
}
