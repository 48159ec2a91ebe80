import CommandLineKit
import Presets

/// `motionbook plot`
struct Plot: Command {
  static let info = CommandInfo(
    name: "plot",
    summary: "Draws position and velocity in the terminal, or as SVG.",
    discussion: """
      Several motions are drawn over one another. Clips, sequences and morphs have a curve for each number that they \
      move; curves are drawn over a progress of 0 to 1.
      """,
    examples: [
      "motionbook plot apple.snappy", "motionbook plot apple.smooth apple.bouncy duration=0.4,bounce=0.2",
      "motionbook plot apple.smooth apple.core-animation.ease-out --velocity 4",
      "motionbook plot starter.fade.quick --svg fade.svg",
    ])

  @Argument(help: "Presets or motions.", placeholder: "name", completion: .presetName, isRequired: true)
  var names: [String]
  @Option(help: "Write an SVG to this file instead; - is stdout.", placeholder: "file", completion: .file)
  var svg: String?
  @Option(
    help: "The velocity that springs start with, travels per second; nothing else takes one over.",
    placeholder: "v")
  var velocity = 0.0
  @Option(help: "Columns of the plot, or pixels of the SVG. Default: the terminal's width, 720 pixels.")
  var width: Int?
  @OptionGroup var writing: WritingOptions

  func validate() throws {
    if writing.results.isJSON, svg != nil { throw UsageError("--json and --svg cannot both be given") }
    guard let width else { return }
    let narrowest = svg == nil ? 30 : 240
    if width < narrowest || width > 10_000 {
      throw UsageError("--width is \(width), and must be from \(narrowest) to 10000")
    }
  }

  func run(_ console: Console) throws {
    writing.results.output.apply(to: console)
    let source = try writing.location.source(for: names, console)
    let resolver = Resolver(source)
    let plot = try MotionPlot(
      names.map { try source.namedMotion($0, resolver: resolver) }, velocity: velocity, width: width)
    guard let svg else { return try plot.print(asJSON: writing.results.isJSON, on: console) }
    // A literal alone needs no registry, but the one that is found must stay all the same.
    let outputs = OutputFiles(sparing: [try? writing.location.path(console)].compactMap(\.self), console)
    try outputs.refuseSpared(svg)
    if !writing.isDryRun || svg == "-" { try outputs.write(svg, Array(plot.svg.utf8)) }
    writing.dryRun.remark(on: console)
    if svg != "-" { console.note("Drew \(plot.title) to \(svg).") }
  }
}
