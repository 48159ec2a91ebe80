import CommandLineKit
import Presets
import StrictJSON

/// `motionbook list`
struct List: Command {
  static let info = CommandInfo(
    name: "list",
    summary: "Lists presets: name, kind, motion, settling time or length, what it is tied to.",
    examples: ["motionbook list", "motionbook list 'sheet.*' --kind spring", "motionbook list --json"])

  @Argument(help: "Names or globs: sheet.*", placeholder: "pattern", completion: .presetName)
  var patterns: [String]
  @Option(help: "Only presets of this kind.") var kind: [Kind]
  @Flag(help: "Print the names alone, one a line.") var names = false
  @OptionGroup var location: RegistryOptions
  @OptionGroup var format: JSONOption
  @OptionGroup var output: OutputOptions

  func run(_ console: Console) throws {
    output.apply(to: console)
    let library = try location.library(console)
    if names {
      return try printNames(library, console)
    }
    let book = try library.book()
    let presets = book.presets.filter { preset in
      Glob.matchesAny(patterns, preset.name.text) && (kind.isEmpty || kind.contains(preset.kind))
    }
    if format.json {
      try console.outBytes(json(presets, book).utf8)
    } else {
      printTable(of: presets, book, console)
    }
  }

  /// Names alone need no resolving: this is what completions call.
  private func printNames(_ library: Library, _ console: Console) throws {
    if kind.isEmpty {
      for name in try library.names() where Glob.matchesAny(patterns, name) { console.out(name) }
    } else {
      for preset in try library.book().presets
      where kind.contains(preset.kind) && Glob.matchesAny(patterns, preset.name.text) {
        console.out(preset.name.text)
      }
    }
  }

  private func json(_ presets: [Preset], _ book: Book) throws -> String {
    let shape = PresetJSON(book, resolver: Resolver(book))
    let users = book.users()
    var writer = JSONWriter()
    try writer.object { writer in
      try writer.array("presets") { writer in
        for preset in presets { try shape.write(preset, usedBy: users[preset.name] ?? [], to: &writer) }
      }
    }
    return writer.text
  }

  private func printTable(of presets: [Preset], _ book: Book, _ console: Console) {
    if presets.isEmpty {
      console.note(patterns.isEmpty && kind.isEmpty ? "The registry has no presets." : "No preset matches.")
      return
    }
    let resolver = Resolver(book)
    let users = book.users()
    var table = Table()
    table.add(["NAME", "KIND", "MOTION", "TIME", "USED BY"])
    for preset in presets {
      let time = (try? resolver.motion(of: preset)).map(MotionTime.text) ?? "?"
      let deprecated = preset.deprecated == nil ? "" : " (deprecated)"
      table.add([
        preset.name.text + deprecated, preset.kind.rawValue, MotionText.text(of: preset.content), time,
        UserText.text(users[preset.name] ?? []),
      ])
    }
    console.out(table.text)
  }
}

/// Who uses a preset, in a few words.
enum UserText {
  static func text(_ users: [PresetName]) -> String {
    users.count <= 2 ? users.map(\.text).joined(separator: ", ") : "\(users[0]) and \(users.count - 1) others"
  }
}

/// How long a motion takes, in a few words: the settling time of a spring, the length of anything else.
enum MotionTime {
  static func text(_ motion: Motion) -> String {
    switch motion {
    case .spring(let spring, let delay): Figures.seconds(delay + spring.settlingTime())
    case .curve: ""
    case .duration(let seconds): Figures.seconds(seconds)
    case .tween(_, let duration, let delay): Figures.seconds(delay + duration)
    case .clip(let timeline, let driver, _):
      driver == .progress ? "by progress" : Figures.seconds(timeline.duration)
    case .sequence(let sequence): Figures.seconds(sequence.duration)
    case .morph(let morph): Figures.seconds(morph.duration(.present))
    }
  }
}

extension Kind: ArgumentValue {}
extension Role: ArgumentValue {}
