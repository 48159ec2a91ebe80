import Export
import Presets
import StrictJSON
import PlainText

/// One export that an app holds.
struct ProjectExport {
  let format: ExportFormat
  /// The file, or the folder with a slash at its end, absolute.
  let target: String
  /// Which presets; none is all of them.
  let patterns: [String]
  let options: ExportOptions

  /// Reads a member of `exports`; nil, with problems, when something essential is wrong.
  init?(_ value: JSONValue, below folder: String, _ problems: ProblemList) {
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    defer { reader.finish() }
    let format = Self.format(reader.take("format"), in: value, problems)
    let target = reader.string("to")
    let patterns = ProjectStrings.read(reader.take("patterns"), "patterns", example: "sheet.*", problems)
      .map(\.text)
    let options = reader.take("options")
    guard let target, !target.isEmpty else {
      problems.add("to is missing: the file to write, or a folder with a slash at its end", at: value)
      return nil
    }
    guard let format else { return nil }
    self.format = format
    self.target = target.hasPrefix("/") ? target : folder + target
    self.patterns = patterns == ["*"] ? [] : patterns
    self.options = options.map { Self.options($0, of: format, problems) } ?? ExportOptions()
  }

  private static func format(_ value: JSONValue?, in object: JSONValue, _ problems: ProblemList)
    -> ExportFormat?
  {
    guard let value else {
      problems.add("format is missing", at: object)
      return nil
    }
    let name = value.string ?? ""
    if let format = ExportFormats.named(name) { return format }
    let suggestion = Suggestions.nearest(to: name, among: ExportFormats.all.map(\.name))
    problems.add(
      "there is no format \"\(name)\"" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? ""), at: value)
    return nil
  }

  private static func options(
    _ value: JSONValue, of format: ExportFormat, _ problems: ProblemList
  ) -> ExportOptions {
    var options = ExportOptions()
    guard var reader = ObjectReader(value, problems: problems) else { return options }
    for option in format.options {
      switch option {
      case .namespace: options.namespace = reader.string(option.rawValue)
      case .access: options.access = reader.string(option.rawValue)
      case .package: options.package = reader.string(option.rawValue)
      case .prefix: options.prefix = reader.string(option.rawValue)
      case .resolver: options.resolver = reader.bool(option.rawValue) ?? false
      case .tolerance:
        guard let tolerance = reader.number(option.rawValue) else { continue }
        if tolerance > 0 && tolerance <= 0.1 {
          options.tolerance = tolerance
        } else {
          problems.add("tolerance must be above 0 and at most 0.1", at: value)
        }
      }
    }
    reader.finish()
    return options
  }
}
