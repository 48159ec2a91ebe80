import CommandLineKit
import MotionPhysics
import Presets
import PlainText

struct Plot: Command {
  static let info = CommandInfo(
    name: "plot",
    summary: "Draws position and velocity in the terminal, or as SVG.",
    discussion: """
      Several motions are drawn over one another, or with --apart side by side. Clips, sequences and morphs have a \
      curve for each number that they move; curves are drawn over a progress of 0 to 1. Of a group or a glob durations \
      are left out, and what runs over a progress where something runs over time.
      """,
    examples: [
      "motionbook plot apple.snappy", "motionbook plot apple.smooth apple.bouncy duration=0.4,bounce=0.2",
      "motionbook plot apple.smooth duration=0.4,curve=easeOut --velocity 4",
      "motionbook plot starter.fade.quick --svg fade.svg",
      "motionbook plot 'starter.spring.*' --svg springs.svg --apart",
    ])

  @Argument(
    help: "Presets, groups or motions; globs: sheet.*", placeholder: "name", completion: .presetName,
    isRequired: true)
  var names: [String]
  @Option(
    help: "Write an SVG to this file instead, over such a picture or nothing; - is stdout.",
    placeholder: "file",
    completion: .file)
  var svg: String?
  @Option(
    help: "The velocity that springs start with, travels per second; nothing else takes one over.",
    placeholder: "v")
  var velocity = 0.0
  @Option(help: "Columns of the plot, or pixels of the SVG. Default: the terminal's width, 720 pixels.")
  var width: Int?
  @Flag(help: "A small panel for each motion of an SVG, all over the same time.") var apart = false
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  /// Columns of a plot, and pixels of a picture's width.
  static let columns = Bounds.range(30, 10_000)
  static let pixels = Bounds.range(240, 10_000)

  /// The presets and motions, those of patterns and groups one by one.
  private func wanted(
    in source: any RegistrySource, _ resolver: Resolver, _ console: Console
  ) throws -> [String] {
    if !names.contains(where: { NamePatterns.isGlob($0) && !MotionText.isMotion($0) || $0.hasPrefix("!") }) {
      return try names.flatMap { try members(of: $0, in: source, resolver, console) ?? [$0] }
    }
    let literals = names.filter(MotionText.isMotion)
    let patterns = NamePatterns(names.filter { !MotionText.isMotion($0) })
    return literals + (try drawable(patterns.names(among: source.names()), resolver, console))
  }

  private func members(
    of word: String, in source: any RegistrySource, _ resolver: Resolver, _ console: Console
  ) throws -> [String]? {
    guard let name = try? PresetName(word), try source.preset(named: name) == nil else { return nil }
    let members = try source.names().filter { $0.hasPrefix(word + ".") }
    return members.isEmpty ? nil : try drawable(members, resolver, console)
  }

  /// The members of a group that one picture can hold: no durations, which have nothing to draw, and over one axis.
  private func drawable(_ names: [String], _ resolver: Resolver, _ console: Console) throws -> [String] {
    var overTime: [String] = []
    var overProgress: [String] = []
    for name in names {
      let motion = try resolver.motion(named: PresetName(stored: name))
      if case .duration? = motion { continue }
      if motion?.runsOverProgress == true { overProgress.append(name) } else { overTime.append(name) }
    }
    if overTime.isEmpty, overProgress.isEmpty {
      throw Failure("those are only durations, which have no position to draw")
    }
    if overTime.isEmpty { return overProgress }
    if !overProgress.isEmpty {
      console.note(
        "Left out what runs over a progress; plot it by itself: \(overProgress.joined(separator: " "))")
    }
    return overTime
  }

  func validate() throws {
    if apart, svg == nil { throw UsageError("--apart is for pictures: --svg FILE") }
    if results.isJSON, svg != nil { throw UsageError("--json and --svg cannot both be given") }
    guard let width else { return }
    let range = svg == nil ? Self.columns : Self.pixels
    if !range.contains(Double(width)) {
      throw UsageError("--width is \(width), and must be \(range.allowed)")
    }
  }

  func run(_ console: Console) throws {
    let source = try location.source(for: self.names, console)
    let resolver = Resolver(source)
    let names = try wanted(in: source, resolver, console)
    let plot = try MotionPlot(
      names.map { try source.namedMotion($0, resolver: resolver) }, velocity: velocity, width: width,
      isApart: apart)
    let medium: MotionPlot.Medium =
      svg != nil ? .picture : results.isJSON ? .json : .text(columns: width ?? console.outputWidth)
    try plot.checkSize(as: medium)
    guard let svg else { return try plot.print(asJSON: results.isJSON, on: console) }
    // A literal alone needs no registry, but the one that is found must stay all the same.
    let outputs = OutputFiles(sparing: [try? location.path(console)], console)
    try outputs.write(svg, Array(plot.svg.utf8), as: .picture, isDryRun: dryRun.dryRun)
    dryRun.remark(on: console)
    if svg != "-" { console.note("Drew \(plot.title) to \(svg.visible).") }
  }
}
