import CommandLineKit
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// `motionbook nearest`
struct Nearest: Command {
  static let info = CommandInfo(
    name: "nearest",
    summary: "Finds the presets that are closest to a motion.",
    discussion: """
      The distance is the largest gap between two motions from 0 to 1 over time, delays included, as a share of \
      the travel; it is printed with the time of that gap. Springs and tweens are compared, with each other too.
      """,
    examples: [
      "motionbook nearest apple.snappy", "motionbook nearest stiffness=200,damping=20 --count 3 --json",
    ])

  @Argument(help: "A preset or a motion.", completion: .presetName) var name: String
  @Option(help: "How many to print at most.", placeholder: "n") var count = 5
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  func validate() throws {
    if count < 1 { throw UsageError("--count is \(count), and must be 1 or more") }
  }

  func run(_ console: Console) throws {
    try results.print(on: console) {
      // Without a registry there is nothing to compare with, even for a literal.
      let matches = try matches(in: location.source(console), console)
      if matches.isEmpty, !results.isJSON { console.note("The registry has no other spring or tween.") }
      return NearestPresets(matches: matches)
    }
  }

  private func matches(in source: RegistrySource, _ console: Console) throws -> [NearestPresets.Match] {
    // All of it is compared, so it is read at once.
    let book = try source.book()
    let resolver = Resolver(book)
    let named = try RegistrySource.book(book).namedMotion(name, resolver: resolver)
    guard let animation = named.motion.animation else {
      throw Failure(
        "\(named.name) is \(named.motion.kind.phrase), and only springs and tweens can be compared")
    }
    let itself = try named.preset.flatMap { try resolver.preset(behind: $0.name) }
    var candidates: [(name: PresetName, animation: Animation)] = []
    for preset in ResolvedRegistry(sorted: book.presets).presets
    where preset.typed.kind == .spring || preset.typed.kind == .tween {
      guard preset.name != named.preset?.name, preset.name != itself?.name else { continue }
      if let animation = preset.motion?.animation {
        candidates.append((preset.name, animation))
      } else if let fault = preset.faults.first {
        console.note("\(preset.name) is left out: \(fault.message)")
      }
    }
    var search = NearestSearch(to: animation)
    for candidate in candidates { search.add(candidate.animation) }
    return search.nearest(count).map { match in
      let (name, animation) = candidates[match.index]
      return (name: name.text, animation: animation, distance: match.distance)
    }
  }
}

private struct NearestPresets: CommandResult {
  typealias Match = (name: String, animation: Animation, distance: MotionDistance)

  let matches: [Match]

  func text(for console: Console) -> String {
    if matches.isEmpty { return "" }
    var table = Table()
    table.add(["PRESET", "DISTANCE", "AT", "MOTION"])
    for match in matches {
      let distance = match.distance
      table.add([
        match.name, DecimalText.percent(distance.distance),
        distance.distance == 0 ? "" : DecimalText.seconds(distance.time),
        MotionDescription.words(of: match.animation),
      ])
    }
    return table.text
  }

  func write(to writer: inout JSONWriter) {
    writer.array("matches") { writer in
      for match in matches {
        writer.object { writer in
          writer.member("preset", match.name)
          writer.member("distance", match.distance.distance)
          writer.member("at", match.distance.time)
        }
      }
    }
  }
}
