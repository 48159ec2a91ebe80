import AppCheck
import AppScan
import CommandLineKit
import Export
import Findings
import PlainText
import Presets

/// One check of an app: its files read and compared with the registry.
struct CheckRun {
  let outcome: CheckOutcome
  let unread: UnreadFiles
  private let subject: CheckSubject
  private let wrappers: [String]
  private let texts: SourceTexts
  private let files: [SourceFile]
  private let console: Console

  init(
    sources: SourceOptions, project: ProjectFile?, registry: String, _ location: RegistryOptions,
    since: String?, only: [String], _ console: Console
  ) throws {
    self.console = console
    let source = try console.registrySource(registry)
    let book = try source.book()
    let symbols = try AppSymbols.table(of: project, book: book, source, console)
    let wishes = project?.check ?? ProjectCheck()
    let options = ScanOptions(
      wrappers: wishes.wrappers, numberWrappers: wishes.numberWrappers, roots: symbols.roots,
      prefixes: symbols.prefixes)
    let input = try sources.input(wishes.selection, console)
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
    let texts = SourceTexts(reading.paths, stdin: input.text, console)
    let changes = try since.map { try SourceChanges(since: $0, in: reading.roots, console) }
    let subject = CheckSubject(
      files: reading.takeChecked(changes) { texts.bytes($0) }, registry: try RegistryMotions(book),
      symbols: symbols,
      staleExports: try StaleExport.all(
        of: project, source, at: registry, found: reading.exports, console),
      since: changes?.commit.map { Self.registry(at: $0, of: project, location, console) },
      thresholds: wishes.thresholds)
    let checker = AppChecker(settings: wishes.rules, only: only)
    outcome = CheckOutcome(
      findings: checker.check(subject), rules: checker.descriptions,
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
    wrappers = wishes.wrappers
    self.subject = subject
    self.texts = texts
    files = input.list.files
    if let omission = reading.omission { console.note(omission) }
  }

  /// The registry at a commit, with the exports as the project lists them now.
  private static func registry(
    at commit: String, of project: ProjectFile?, _ location: RegistryOptions, _ console: Console
  ) -> EarlierRegistry {
    EarlierRegistry {
      console.quietly {
        let registry = ComparedRegistry(registry: location.registry, console: console)
        guard let book = try? registry.book("git:\(commit)", allowsNone: true),
          let symbols = try? AppSymbols.table(of: project, book: book, book, console)
        else { return nil }
        return (symbols, Set(book.presets.filter { $0.deprecated != nil }.map(\.name.text)))
      }
    }
  }

  /// Whether a file of the app that no export wrote names Tailwind 4: `@import "tailwindcss"`, `@tailwindcss/browser`.
  private func namesTailwind() -> Bool {
    files.contains { file in
      guard let bytes = try? console.readFile(String(decoding: file.path, as: UTF8.self)),
        !ExportMark.isBorne(by: Array(bytes.prefix(ExportMark.reach)))
      else { return false }
      return ["\"tailwindcss", "'tailwindcss", "@tailwindcss/"].contains { bytes.holds($0.utf8) }
    }
  }

  /// Applies the changes that are safe, or shows them.
  func fix(_ dryRun: DryRunOption) throws -> FixOutcome {
    let fixer = Fixer(subject, wrappers: wrappers, files: fixedFiles, reach: reach)
    var outcome = FixOutcome(left: fixer.left)
    for (name, fixes) in Dictionary(grouping: fixer.fixes, by: \.file).sorted(by: { $0.key < $1.key }) {
      guard let patch = try change(name, fixes, by: fixer, isDryRun: dryRun.dryRun) else { continue }
      outcome.files.append(.init(name: name, places: fixer.counts[name] ?? 0, patch: patch))
    }
    tell(of: fixer)
    dryRun.remark(on: console)
    return outcome
  }

  /// The exports that files can use, as their projects, build scripts, packages and configurations say.
  private var reach: ExportReach {
    let xcode = XcodeProjects(console)
    let gradle = GradleModules(console)
    // Of many places once: all files are read for it.
    lazy var namesTailwind = self.namesTailwind()
    return ExportReach(
      module: { SourceModule.built($0, exists: console.fileExists, holdsProject: xcode.holdsProject) },
      targets: xcode.targets, depends: { gradle.depends($0, on: $1) }, hasCompose: gradle.namesCompose,
      package: KnownPackages(console).package(of:), libraries: dartLibraries.exporting,
      aliases: console.aliases(),
      namesTailwind: { namesTailwind })
  }

  private var dartLibraries: DartLibraries {
    DartLibraries(
      files: { folder in ((try? console.names(inFolder: folder)) ?? []).map { folder + "/" + $0 } },
      bytes: { console.isRegularFile($0) ? try? console.readFile($0) : nil })
  }

  private var fixedFiles: FixedFiles {
    FixedFiles(
      path: { texts.path($0) },
      library: { path in
        guard path.hasSuffix(".dart"), console.isRegularFile(path) else { return nil }
        return (try? console.readFile(path)).map { (console.shortPath(path), $0) }
      },
      names: { export in
        // Also where nothing moves, as in a sheet that only imports others.
        files.contains { file in
          let path = String(decoding: file.path, as: UTF8.self)
          guard let bytes = try? console.readFile(path) else { return false }
          return ExportLoading.isNamed(export, in: bytes, at: path)
        }
      },
      bytes: { texts.bytes($0) })
  }

  /// Changes a file.
  ///
  /// - Returns: On a dry run the changes as `patch` takes them, else an empty text; nil for a file that is left alone.
  private func change(_ name: String, _ fixes: [Fix], by fixer: Fixer, isDryRun: Bool) throws -> String? {
    guard let path = texts.path(name) ?? fixer.libraries[name],
      let old = texts.bytes(name) ?? (try? console.readFile(path))
    else { return nil }
    let new = Fix.apply(fixes, to: old)
    if isDryRun {
      let patch = LineDifference(from: old, to: new).text(fromTitle: name, toTitle: name, isWhole: true)
      return patch.hasSuffix("\n") ? patch : patch + "\n"
    }
    // What is being edited at this moment is not overwritten.
    guard try console.readFile(path) == old else {
      console.note("\(name.visible) has changed meanwhile and is left alone")
      return nil
    }
    try console.writeFile(path, new)
    let count = fixer.counts[name].map { "changed \($0.counted("place"))" }
    console.note("\(count ?? "imported what its parts use") in \(name.visible)")
    return ""
  }

  /// Says what is left, and what is left to do.
  private func tell(of fixer: Fixer) {
    for place in fixer.left { console.note("\(place.file.visible):\(place.line) is left: \(place.reason)") }
    for remark in fixer.remarks { console.note(remark) }
    for path in fixer.unusedExports {
      console.note(
        "nothing that was read has used \(console.shortPath(path).visible) so far: see that the app loads it, or what was "
          + "changed does not move")
    }
    if fixer.writesMergedClasses {
      console.note(
        "tailwind-merge, which the app uses, does not know the classes of an export: they override no others there, and no "
          + "others them, unless its twMerge is made by `\(TailwindMerge.lines.joined(separator: " "))`")
    }
    if fixer.fixes.isEmpty { console.note("There is nothing that can be changed safely.") }
  }
}

/// The contents of an app's files by the names that reports give them, read again where they are needed: few files
/// have findings.
private final class SourceTexts: @unchecked Sendable {
  private let console: Console
  private let paths: [String: String]
  private let stdin: [UInt8]?
  private var quoted: (file: String, lines: [String])?

  /// - Parameter stdin: What stands in for the one file that was read.
  init(_ paths: [String: String], stdin: [UInt8]?, _ console: Console) {
    self.paths = paths
    self.stdin = stdin
    self.console = console
  }

  /// A file's full path; nil for a file in which nothing was found.
  func path(_ name: String) -> String? { paths[name] }

  /// A file's contents; nil when they can no longer be read.
  func bytes(_ name: String) -> [UInt8]? { stdin ?? paths[name].flatMap { try? console.readFile($0) } }

  /// A file's lines; those of the last file are kept, as findings are sorted by file.
  func lines(_ name: String) -> [String]? {
    if let quoted, quoted.file == name { return quoted.lines }
    guard let bytes = bytes(name) else { return nil }
    // By bytes: of characters, a carriage return and the line feed after it are one.
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    quoted = (name, lines)
    return lines
  }
}
