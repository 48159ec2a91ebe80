import Export
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// One export that an app holds.
struct ProjectExport {
  let content: ExportContent
  /// The file, or the folder with a slash at its end, absolute.
  let target: String
  /// The presets' names or globs; none is all of them.
  let patterns: [String]
  let patternLines: [Int]

  /// Reads a member of `exports`; nil, with problems, when something essential is wrong.
  init?(_ value: JSONValue, below folder: String, _ problems: ProblemList) {
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    defer { reader.finish() }
    let name = reader.take("format")
    let target = reader.string("to")
    let typed = ProjectStrings.read(reader.take("patterns"), "patterns", example: "sheet.*", problems)
    let patterns = typed.map(\.text)
    let options = reader.take("options")
    let content: ExportContent? =
      if name?.string == GalleryExport.name {
        .gallery(options.map { GalleryExport($0, problems) } ?? GalleryExport())
      } else {
        Self.format(name, in: value, problems).map { format in
          .format(
            format, options.map { Self.options($0, of: format, below: folder, problems) } ?? ExportOptions())
        }
      }
    guard let target, !target.isEmpty else {
      problems.add("to is missing: the file to write, or a folder with a slash at its end", at: value)
      return nil
    }
    guard let content else { return nil }
    if let objection = content.objection(to: target, shown: target) { problems.add(objection, at: value) }
    self.content = content.written(to: target)
    self.target = target.hasPrefix("/") ? target : folder + target
    patternLines = typed.map(\.value.place.line)
    self.patterns = patterns == ["*"] ? [] : patterns
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
    let question = Suggestions.question(
      for: name, among: ExportFormats.all.map(\.name) + [GalleryExport.name])
    problems.add("there is no format \"\(name)\"\(question)", at: value)
    return nil
  }

  private static func options(
    _ value: JSONValue, of format: ExportFormat, below folder: String, _ problems: ProblemList
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
      case .textDurations: options.textDurations = reader.bool(option.rawValue) ?? false
      case .material: options.material = reader.bool(option.rawValue) ?? false
      case .viewTransitions: options.viewTransitions = reader.bool(option.rawValue) ?? false
      case .stagger: options.stagger = reader.bool(option.rawValue) ?? false
      case .lean: options.lean = reader.bool(option.rawValue) ?? false
      case .into:
        options.into = reader.string(option.rawValue).map {
          OpenedFile(path: $0.hasPrefix("/") ? $0 : folder + $0)
        }
      case .layer: options.layer = reader.string(option.rawValue)
      case .tolerance:
        guard let tolerance = reader.number(option.rawValue) else { continue }
        if Ranges.tolerance.contains(tolerance) {
          options.tolerance = tolerance
        } else {
          problems.add("tolerance must be \(Ranges.tolerance.allowed)", at: value)
        }
      }
    }
    reader.finish()
    return options
  }
}

extension GalleryExport {
  /// Reads the options of a page.
  init(_ value: JSONValue, _ problems: ProblemList) {
    self.init()
    guard var reader = ObjectReader(value, problems: problems) else { return }
    if let title = reader.string("title") { self.title = title }
    if let list = reader.take("code") {
      code = ProjectStrings.read(list, "code", example: "swift", problems).compactMap { name, value in
        if let format = ExportFormats.named(name), !format.writesFolder { return format }
        problems.add("\"\(name)\" is no format of one file", at: value)
        return nil
      }
    }
    reader.finish()
  }
}
