import PlainText
import AppCheck
import AppScan
import CommandLineKit
import Findings
import Presets

/// One check of an app: its files read and compared with the registry.
struct CheckRun {
  let subject: CheckSubject
  let fileCount: Int
  let presetCount: Int
  let findings: [Finding]
  let rules: [RuleDescription]
  private let texts: SourceTexts
  private let console: Console

  init(
    sources: SourceOptions, project: ProjectFile?, library: Library, since: String?, only: [String],
    _ console: Console
  ) throws {
    self.console = console
    let book = try library.book()
    presetCount = book.presets.count
    let symbols = try AppSymbols.table(project?.exports ?? [], book: book)
    let wishes = project?.check ?? ProjectCheck()
    let options = ScanOptions(wrappers: wishes.wrappers, roots: symbols.roots, prefixes: symbols.prefixes)
    let input = try sources.input(wishes.selection, console)
    // Annotations of a pull request, and editors, want paths from where the command was started.
    let folder = sources.onlyFolder(console)
    let reading = AppReading(input, options, console) { console.shortPath(folder + $0.text) }
    texts = SourceTexts(reading.paths, stdin: input.text, console)
    fileCount = reading.fileCount
    let changes = try since.map { try SourceChanges(since: $0, in: reading.roots, console) }
    subject = CheckSubject(
      files: reading.checked(changes), registry: try RegistryMotions(book),
      symbols: symbols, staleExports: try ExportRun.stale(project, library, console),
      thresholds: wishes.thresholds)
    let checker = AppChecker(settings: wishes.settings, only: only)
    findings = checker.check(subject)
    rules = checker.descriptions
    if let omission = reading.omission { console.note(omission) }
  }

  /// The lines of a file, for reports that quote them.
  var source: @Sendable (_ file: String) -> [String]? {
    let texts = texts
    return { texts.lines($0) }
  }

  /// Makes the changes that are safe, or shows them.
  func fix(isDryRun: Bool, _ dryRun: DryRunOption) throws {
    let fixer = Fixer(subject) { texts.bytes($0) }
    for (name, fixes) in Dictionary(grouping: fixer.fixes, by: \.file).sorted(by: { $0.key < $1.key }) {
      guard let old = texts.bytes(name), let path = texts.path(name) else { continue }
      let new = Fix.apply(fixes, to: old)
      if isDryRun {
        console.out(
          LineDifference(from: old, to: new).text(fromTitle: name, toTitle: "\(name) as it would be"))
      } else {
        // What somebody edits at this moment is not overwritten.
        guard try console.readFile(path) == old else {
          console.note("\(name) has changed meanwhile and is left alone")
          continue
        }
        try console.writeFile(path, new)
        console.note("changed \(fixes.count.counted("place")) in \(name)")
      }
    }
    for place in fixer.left { console.note("\(place.file):\(place.line) is left: \(place.reason)") }
    if fixer.fixes.isEmpty { console.note("There is nothing that can be changed safely.") }
    dryRun.remark(on: console)
  }
}
