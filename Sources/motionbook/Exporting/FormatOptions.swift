import CommandLineKit
import Export
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// The options that some formats of an export take.
struct FormatOptions: Options {
  @Option(help: "The name around everything: Motion.", placeholder: "name") var namespace: String?
  @Option(help: "Who may use it: public, internal, in Swift package.", placeholder: "word") var access:
    String?
  @Option(help: "The package that the file belongs to: com.acme.motion.", placeholder: "name")
  var package: String?
  @Option(help: "What stands in front of every name.", placeholder: "text") var prefix: String?
  @Option(
    help: "The largest error of a baked curve, as a share of the travel. Default: 0.002.",
    placeholder: "share")
  var tolerance: Double?
  @Flag(help: "Write a Resolver file beside the tokens.") var resolver = false
  @Flag(help: "Write durations as texts such as 200ms, as Style Dictionary and others still take them.")
  var textDurations = false
  @Flag(help: "Write what Material's libraries take too.") var material = false
  @Flag(help: "Write rules for view transitions.") var viewTransitions = false
  @Flag(help: "Write a rule for elements that start one after another.") var stagger = false
  @Flag(help: "Leave out what an app can do without: names on SwiftUI's types, numbers without SwiftUI.")
  var lean = false
  @Option(
    help: "An existing Lottie file that takes the clip; all else in it stays.", placeholder: "file",
    completion: .file)
  var into: String?
  @Option(help: "The layer of that file that moves; CLIP=LAYER,… for several clips.", placeholder: "name")
  var layer: String?

  func validate() throws {
    try Ranges.tolerance.check(tolerance, option: "--tolerance")
  }

  var isEmpty: Bool { typed.isEmpty }

  private var typed: [ExportOption] {
    ExportOption.allCases.filter { option in
      switch option {
      case .namespace: namespace != nil
      case .access: access != nil
      case .package: package != nil
      case .prefix: prefix != nil
      case .tolerance: tolerance != nil
      case .resolver: resolver
      case .textDurations: textDurations
      case .material: material
      case .viewTransitions: viewTransitions
      case .stagger: stagger
      case .lean: lean
      case .into: into != nil
      case .layer: layer != nil
      }
    }
  }

  func options(for format: ExportFormat) throws -> ExportOptions {
    for option in typed where !format.options.contains(option) {
      let known = format.options.map { "--\($0.rawValue)" }.joined(separator: ", ")
      throw UsageError(
        "\(format.name) has no --\(option.rawValue); "
          + (known.isEmpty ? "it has no options" : "it has \(known)"))
    }
    return ExportOptions(
      namespace: namespace, access: access, package: package, prefix: prefix,
      tolerance: tolerance ?? ExportOptions.defaultTolerance, resolver: resolver,
      textDurations: textDurations, material: material, viewTransitions: viewTransitions, stagger: stagger,
      lean: lean, into: into.map { OpenedFile(path: $0) }, layer: layer)
  }
}

/// `export --formats`
struct FormatList: CommandResult {
  func text(for console: Console) -> String {
    let rows = ExportFormats.all.map { format in
      let isAll = format.kinds.count == Kind.allCases.count
      let kinds = isAll ? "all kinds" : Self.kinds(of: format).map(\.plural).joined(separator: ", ")
      let options =
        format.options.isEmpty ? "" : "; " + format.options.map { "--\($0.rawValue)" }.joined(separator: " ")
      return [format.name, "\(format.summary) (\(kinds)\(options))"]
    }
    return Table(rows).wrappedText(for: console)
  }

  func write(to writer: inout JSONWriter) {
    writer.objects("formats", ExportFormats.all) { writer, format in
      writer.member("name", format.name)
      writer.member("summary", format.summary)
      writer.member("kinds", Self.kinds(of: format).map(\.rawValue))
      writer.member("options", format.options.map { "--\($0.rawValue)" })
      writer.member("example", format.example)
    }
  }

  private static func kinds(of format: ExportFormat) -> [Kind] { Kind.allCases.filter(format.kinds.contains) }
}
