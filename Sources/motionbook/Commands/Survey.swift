import AppCheck
import AppScan
import CommandLineKit
import PlainText
import Presets

struct Survey: Command {
  static let info = CommandInfo(
    name: "survey",
    summary: "Says which motions an app has, without a registry, and which of them are nearly the same.",
    discussion: """
      Springs, tweens and curves that people wrote by hand are found in Swift, Kotlin, Java, Dart, CSS, \
      Sass, Less, JavaScript, TypeScript, Vue, Svelte, Astro, HTML and Android's resources. Motions so near a more \
      used one that the app could do without them form a group with it. --write makes a registry to begin with: one preset for each group, \
      and one for each curve of many points that several of them have.
      """,
    examples: [
      "motionbook survey Sources", "motionbook survey . --json", "motionbook survey . --svg motions.svg",
      "motionbook survey . --write motionbook.json",
    ])

  @OptionGroup var sources: SourceOptions
  @Option(
    help: "Write a registry to begin with, as JSON; - is stdout.", placeholder: "file", completion: .file)
  var write: String?
  @Option(help: "Write a chart of the groups as SVG; - is stdout.", placeholder: "file", completion: .file)
  var svg: String?
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var results: ResultOptions

  func validate() throws {
    let onStdout = [results.isJSON, write == "-", svg == "-"].count { $0 }
    if onStdout > 1 { throw UsageError("stdout carries one document: --json, --write - or --svg -") }
  }

  func run(_ console: Console) throws {
    let wishes = try ProjectFile.nearestIfAny(console)?.check ?? ProjectCheck()
    try ProjectFile.tellUnused(above: sources.paths, console)
    if sources.listFiles {
      let listing = FileListing(try sources.input(wishes.selection, console), console)
      return try listing.print(asJSON: results.isJSON, on: console)
    }
    var reading = AppReading(
      try sources.input(wishes.selection, console), wishes.scanOptions, console)
    if write != nil || svg != nil { try reading.unread.refuse() }
    let files = reading.takeChecked()
    try reading.unread.reporting { try report(reading, files, wishes, console) }
  }

  private func report(
    _ reading: AppReading, _ files: [CheckedFile], _ wishes: ProjectCheck, _ console: Console
  ) throws {
    let survey = MotionSurvey(
      files: files, fileCount: reading.fileCount, thresholds: wishes.thresholds)
    if let write {
      let book = StarterBook.clean(survey.starter())
      if book.presets.isEmpty, write != "-" {
        console.note("there is no motion here that could be read, so nothing was written to \(write.visible)")
      } else {
        try save(Array(RegistryEncoder.text(of: book).utf8), to: write, as: .starter, console)
        if write != "-" {
          console.note(
            "wrote \(book.presets.count.counted("preset")) to \(write), to be renamed and imported")
        }
      }
    }
    if let svg {
      try save(Array(SurveyReport(survey).svg.utf8), to: svg, as: .picture, console)
      if svg != "-" { console.note("drew \(survey.groups.count.counted("group")) to \(svg)") }
    }
    dryRun.remark(on: console)
    if let omission = reading.omission { console.note(omission) }
    if results.isJSON { return survey.writeJSON { console.outBytes($0) } }
    if write == "-" || svg == "-" { return }
    console.out(SurveyReport(survey).text(width: console.outputIsTerminal ? console.outputWidth : 100))
  }

  private func save(_ bytes: [UInt8], to file: String, as kind: OutputKind, _ console: Console) throws {
    // A survey reads no registry, but the one that is found must stay all the same.
    let outputs = OutputFiles(sparing: [try? RegistryOptions().path(console)], console)
    try outputs.write(file, bytes, as: kind, isDryRun: dryRun.dryRun)
  }
}
