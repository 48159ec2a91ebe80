import CommandLineKit
import MotionPhysics
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
  @OptionGroup var format: JSONOption
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if count < 1 { throw UsageError("--count is \(count), and must be 1 or more") }
  }

  func run(_ console: Console) throws {
    output.apply(to: console)
    // Without a registry there is nothing to compare with, even for a literal.
    let library = try location.library(console)
    // All of it is compared, so it is read at once.
    let book = try library.book()
    let resolver = Resolver(book)
    let named = try Library.book(book).namedMotion(name, resolver: resolver)
    guard let animation = named.motion.animation else {
      throw Failure(
        "\(named.name) is \(named.motion.kind.phrase), and only springs and tweens can be compared")
    }
    let itself = try named.preset.flatMap { try resolver.preset(behind: $0.name) }
    var candidates: [(name: PresetName, animation: Animation)] = []
    for preset in ResolvedRegistry(sorted: book.presets).presets
    where preset.typed.kind == .spring || preset.typed.kind == .tween {
      // Asked again, the resolver says what is wrong.
      guard preset.name != named.preset?.name, preset.name != itself?.name,
        let animation = try (preset.motion ?? resolver.motion(named: preset.name))?.animation
      else { continue }
      candidates.append((preset.name, animation))
    }
    var search = NearestSearch(to: animation)
    for candidate in candidates { search.add(candidate.animation) }
    let matches = search.nearest(count).map { match in
      let (name, animation) = candidates[match.index]
      return (name: name.text, animation: animation, distance: match.distance)
    }
    if format.json {
      console.outBytes(Self.json(matches).utf8)
    } else {
      Self.print(matches, console)
    }
  }

  private typealias NamedMatch = (name: String, animation: Animation, distance: MotionDistance)

  private static func json(_ matches: [NamedMatch]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
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
    return writer.text
  }

  private static func print(_ matches: [NamedMatch], _ console: Console) {
    if matches.isEmpty { return console.note("The registry has no other spring or tween.") }
    var table = Table()
    table.add(["PRESET", "DISTANCE", "AT", "MOTION"])
    for match in matches {
      let distance = match.distance
      table.add([
        match.name, Figures.percent(distance.distance),
        distance.distance == 0 ? "" : Figures.seconds(distance.time),
        MotionSummary.text(of: match.animation),
      ])
    }
    console.out(table.text)
  }
}
