import AppCheck
import AppScan
import CommandLineKit
import Findings
import PlainText
import Presets

/// One check of an app: its files read and compared with the registry.
struct CheckRun {
  let outcome: CheckOutcome
  /// The registry, for commands that are named besides findings.
  let judged: JudgedRegistry
  let unread: FailedFiles
  let subject: CheckSubject
  let wrappers: [String]
  let around: AppSurroundings
  let console: Console

  /// - Parameter fixed: The texts that a fix has made, or would make, by the files' full paths.
  init(
    sources: SourceOptions, project: ProjectFile?, registry: String, _ location: RegistryOptions,
    since: String?, only: [String], fixed: [[UInt8]: [UInt8]] = [:], _ console: Console
  ) throws {
    self.console = console
    let source = try console.registrySource(registry)
    let book = try source.book()
    let symbols = try AppSymbols.table(of: project, book: book, source, console)
    let wishes = project?.check ?? ProjectCheck()
    var options = wishes.scanOptions
    (options.roots, options.members, options.prefixes) = (symbols.roots, symbols.members, symbols.prefixes)
    let input = try sources.input(wishes.selection, texts: fixed, console)
    // Annotations of a pull request, and editors, want paths from where the command was started.
    let folder = sources.onlyFolder(console)
    var reading = AppReading(input, options, console) { console.shortPath(folder + $0) }
    // A check of a folder that reads no file would always pass; the files of a commit may all be others.
    let namesFolder = sources.paths.contains(where: console.isDirectory)
    let file = project.map { console.shownPath($0.path) } ?? ProjectFile.fileName
    if reading.fileCount == 0, !wishes.selection.include.isEmpty, namesFolder, input.list.failures.isEmpty {
      throw Failure("\(file): check.include matches no file that is read; see what it names", exitCode: 2)
    }
    if namesFolder, let pattern = input.list.idleInclude(of: wishes.selection) {
      throw Failure(
        "\(file): \"\(pattern.text.visible)\" in check.include matches no file of the project; --list-files lists them",
        exitCode: 2)
    }
    let texts = SourceTexts(reading.files, texts: input.texts, console)
    let changes = try since.map { try SourceChanges(since: $0, in: reading.roots, console) }
    let earlier = { (commit: String) in
      Self.registry(at: commit, of: project, book, registry, location, console)
    }
    let around = AppSurroundings(texts: texts, files: input.list.files, console: console)
    let (reach, fixedFiles) = (around.reach, around.fixedFiles)
    let subject = CheckSubject(
      files: reading.takeChecked(changes) { texts.bytes($0) }, registry: try RegistryMotions(book),
      symbols: symbols,
      staleExports: try StaleExport.all(
        of: project, source, at: registry, found: reading.exports, console),
      since: changes?.commit.map(earlier), pasts: ["HEAD", "MERGE_HEAD", "HEAD^1", "HEAD^2"].map(earlier),
      thresholds: wishes.thresholds
    ) { symbol, file in fixedFiles.path(file).flatMap { reach.unreadClass(symbol, $0) } }
    judged = JudgedRegistry(registry, console)
    let checker = AppChecker(settings: wishes.rules, only: only)
    let sites = LoadingSites(subject, fixedFiles, reach)
    outcome = CheckOutcome(
      findings: judged.naming(checker.check(subject, obstacle: sites.obstacle)), rules: checker.descriptions,
      coverage: CheckCoverage(
        only: only, of: CheckRules.all.map(\.id), part: since.map { _ in "--since" } ?? sources.partialOption,
        place: try sources.place(below: project.map { console.folder(ofFile: $0.path) }, console)),
      source: { texts.lines($0) }
    ) {
      FindingSummary(
        $0, presets: book.presets.count, files: reading.fileCount, sites: subject.siteCount,
        fromRegistry: subject.useCount)
    }
    unread = reading.unread
    wrappers = wishes.scanOptions.wrappers
    self.subject = subject
    self.around = around
    if let omission = reading.omission { console.note(omission) }
  }

  /// The registry at a commit, with the exports as the project lists them now.
  private static func registry(
    at commit: String, of project: ProjectFile?, _ now: RegistrySnapshot, _ path: String,
    _ location: RegistryOptions, _ console: Console
  ) -> EarlierRegistry {
    EarlierRegistry {
      console.quietly {
        let registry = ComparedRegistry(registry: location.registry, console: console)
        guard let book = try? registry.book("git:\(commit)", allowsNone: true, besides: path),
          let symbols = try? AppSymbols.table(of: project, book: book, book, console)
        else { return nil }
        return EarlierRegistry.Contents(
          symbols: symbols, deprecated: Set(book.presets.filter { $0.deprecated != nil }.map(\.name.text)),
          // What moves the same is what to use instead, renamed or not.
          newNames: Dictionary(
            uniqueKeysWithValues: Renames(from: book, to: now, isOneChange: true).newNames.map {
              ($0.text, $1.text)
            }))
      }
    }
  }
}
