import CommandLineKit
import MotionPhysics
import Presets

struct Nearest: Command {
  static let info = CommandInfo(
    name: "nearest",
    summary: "Finds the presets that are closest to a motion.",
    discussion: """
      The distance is the largest gap between two motions from 0 to 1 over time, delays included, as a share of \
      the travel; it is printed with the time of that gap. Springs and tweens are compared, with each other too; a \
      curve with curves over the same time; a duration with durations, by the share of the longer one that they differ.
      """,
    examples: [
      "motionbook nearest apple.snappy", "motionbook nearest stiffness=200,damping=20 --count 3 --json",
      "motionbook nearest 'cubic-bezier(0.4, 0, 0.2, 1)'",
      "motionbook nearest apple.snappy --in '!apple.*' --kind spring",
    ])

  @Argument(help: "A preset or a motion.", completion: .presetName) var name: String
  @Option(help: "How many to print at most.", placeholder: "n") var count = 5
  @Option(help: "Only presets of these kinds.", isCommaSeparated: true) var kind: [Kind]
  @Option(
    help: "Only presets of these names or globs; !apple.* leaves them out.", placeholder: "pattern",
    name: "in", completion: .presetName)
  var patterns: [String]
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  func validate() throws {
    if count < 1 { throw UsageError("--count is \(count), and must be 1 or more") }
  }

  func run(_ console: Console) throws {
    try results.print(on: console) {
      // Without a registry there is nothing to compare with, even for a literal.
      let matches = try matches(in: location.source(console), console)
      if matches.isEmpty, !results.isJSON { console.note("There is nothing else to compare it with.") }
      return NearestPresets(matches: matches)
    }
  }

  private func matches(in source: any RegistrySource, _ console: Console) throws -> [NearestPresets.Match] {
    // All of it is compared, so it is read at once.
    let book = try source.book()
    let resolver = Resolver(book)
    let named = try book.namedMotion(name, resolver: resolver)
    guard let target = named.motion.comparable else {
      throw Failure(
        "\(named.name) is \(named.motion.kind.phrase), and only springs, tweens, curves and durations can be compared"
      )
    }
    let kinds: Set<Kind> = named.motion.animation == nil ? [named.motion.kind] : [.spring, .tween]
    let itself = try named.preset.flatMap { try resolver.preset(behind: $0.name) }
    let chosen = NamePatterns(patterns)
    if !patterns.isEmpty { _ = try chosen.names(among: book.presets.map(\.name.text)) }
    var candidates: [(name: PresetName, motion: Motion, animation: Animation)] = []
    for preset in ResolvedRegistry(sorted: book.presets, knowing: resolver).presets
    where kinds.contains(preset.typed.kind) && chosen.matches(preset.name.text)
      && (kind.isEmpty || kind.contains(preset.typed.kind))
    {
      guard preset.name != named.preset?.name, preset.name != itself?.name else { continue }
      if let motion = preset.motion, let animation = motion.comparable {
        candidates.append((preset.name, motion, animation))
      } else if let fault = preset.faults.first {
        console.note("\(preset.name) is left out: \(fault.message)")
      }
    }
    if case .duration(let seconds) = named.motion {
      return candidates.map { candidate in
        let other = if case .duration(let other) = candidate.motion { other } else { 0.0 }
        let longer = max(other, seconds)
        let share = longer == 0 ? 0 : abs(other - seconds) / longer
        return NearestPresets.Match(
          name: candidate.name.text, motion: candidate.motion, distance: share, at: nil)
      }.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(count).map(\.self)
    }
    return NearestPresets.matches(to: target, among: candidates, count)
  }
}
