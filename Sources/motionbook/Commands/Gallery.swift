import CommandLineKit
import Export
import Presets

struct GalleryCommand: Command {
  static let info = CommandInfo(
    name: "gallery",
    summary: "Writes a page on which presets move: to be seen, interrupted, thrown, tuned and compared.",
    discussion: """
      One file of HTML that any browser opens from anywhere, without a network. --against shows what differs from \
      another registry, in the words of `motionbook diff`, what a person would notice most first: a registry's file, \
      one as JSON, or git:REV. The page's address holds what is chosen, the moment and what was tuned, so that a link \
      shows the same: #sheet.present,card chooses a preset and a group of them. The same presets make the same bytes, \
      and .motionbook.json may list the page among its exports, as the format gallery.
      """,
    examples: [
      "motionbook gallery -o motion.html", "motionbook gallery 'sheet.*' 'card.*' -o cards.html",
      "motionbook gallery --against git:main -o review.html",
    ])

  @Argument(help: "Names or globs: sheet.*", placeholder: "pattern", completion: .presetName)
  var patterns: [String]
  @Option(help: "The registry as it was: a file, or git:REV.", placeholder: "old", completion: .file)
  var against: String?
  @Option(
    help: "Formats of `export` in which each preset's code can be copied. Default: swift,compose,css.",
    placeholder: "format,format", isCommaSeparated: true)
  var code: [ExportFormat]
  @Flag(help: "Leave code out, for a smaller page.") var noCode = false
  @Option(
    help: "Where to write, over such a page or nothing; - is stdout.", placeholder: "file", short: "o",
    completion: .file)
  var output: String?
  @Option(help: "What the page is called.", placeholder: "text")
  var title = GalleryExport.standardTitle
  @Flag(help: "Write nothing; exit with 1 if the file is stale.") var check = false
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var location: RegistryOptions
  @OptionGroup var messages: OutputOptions

  func validate() throws {
    if output == nil { throw UsageError("say where to write the page: -o FILE, or -o - for stdout") }
    if noCode, !code.isEmpty { throw UsageError("--code and --no-code cannot both be given") }
    if let folder = formats.first(where: \.writesFolder) {
      throw UsageError("--code takes formats of one file, and \(folder.name) writes several")
    }
    if check, output == "-" { throw UsageError("--check needs the file to look at, as -o FILE") }
  }

  func run(_ console: Console) throws {
    guard let output else { return }
    let page = try page(console)
    if output == "-" { return console.outBytes(page) }
    let path = console.shownPath(output)
    if check {
      if try !isWritten(page, to: output, console) {
        throw Failure("\(path) is stale; write it with the same command without --check")
      }
      return console.note("\(path) is up to date")
    }
    let outputs = OutputFiles(sparing: [try? location.path(console)], console)
    try outputs.refuse(output, for: .page)
    let isNew =
      dryRun.dryRun ? try !isWritten(page, to: output, console) : try outputs.write(output, page, as: .page)
    console.note(isNew ? "wrote \(path)" : "\(path) is up to date")
    dryRun.remark(on: console)
  }

  private func isWritten(_ page: [UInt8], to output: String, _ console: Console) throws -> Bool {
    try console.fileExists(output) && console.readFile(output) == page
  }

  private func page(_ console: Console) throws -> [UInt8] {
    let source = try location.source(console)
    let book = try source.book()
    let comparison = try against.map { word in
      let registry = ComparedRegistry(registry: location.registry, console: console)
      let old = try registry.book(word, allowsNone: true, besides: try? location.path(console))
      return GalleryComparison(RegistryDifference(from: old, to: book), title: word, patterns: patterns)
    }
    var shown: Set<PresetName> = []
    // A pattern may match only what is gone.
    let matching = patterns.filter { pattern in
      comparison == nil || book.presets.contains { Glob.matches(pattern, $0.name.text) }
    }
    if patterns.isEmpty || !matching.isEmpty {
      shown = Set(try Selection(matching, with: .partners, in: source, console).written())
    }
    return try GalleryExport(title: title, code: formats).page(
      of: book, showing: shown, comparison: comparison, console)
  }

  private var formats: [ExportFormat] {
    if noCode { return [] }
    return code.isEmpty ? GalleryExport.standardCode : code
  }
}
