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
    let options = ScanOptions(
      wrappers: wishes.wrappers, numberWrappers: wishes.numberWrappers, roots: symbols.roots,
      prefixes: symbols.prefixes)
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
    let subject = CheckSubject(
      files: reading.takeChecked(changes) { texts.bytes($0) }, registry: try RegistryMotions(book),
      symbols: symbols,
      staleExports: try StaleExport.all(
        of: project, source, at: registry, found: reading.exports, console),
      since: changes?.commit.map(earlier), past: earlier("HEAD"),
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
    at commit: String, of project: ProjectFile?, _ now: RegistrySnapshot, _ path: String,
    _ location: RegistryOptions,
    _ console: Console
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
      try change(name, fixes, by: fixer, isDryRun: dryRun.dryRun, &outcome)
    }
    tell(of: fixer, left: outcome.left)
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
      targets: xcode.targets, lacking: xcode.project, depends: { gradle.depends($0, on: $1) },
      hasCompose: gradle.namesCompose, package: KnownPackages(console).package(of:),
      libraries: dartLibraries.exporting, aliases: console.aliases(),
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
        let name = console.shortPath(path)
        return texts.bytes(name, at: path).map { (name, $0) }
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

  /// Changes a file, unless it is no longer what was scanned or cannot be written.
  private func change(
    _ name: String, _ fixes: [Fix], by fixer: Fixer, isDryRun: Bool, _ outcome: inout FixOutcome
  ) throws {
    func leaveChanged() {
      outcome.isOutdated = true
      console.note("\(name.visible) has changed meanwhile and is left alone")
    }
    guard let path = texts.path(name), let old = texts.bytes(name) else { return leaveChanged() }
    let new = Fix.apply(fixes, to: old)
    let places = fixer.counts[name]
    var file = FixOutcome.File(name: name, path: path, text: new, places: places ?? 0)
    if isDryRun {
      file.patch = LineDifference(from: old, to: new).text(fromTitle: name, toTitle: name, isWhole: true)
      if !file.patch.hasSuffix("\n") { file.patch += "\n" }
    } else {
      do {
        // Until a disk has the new text it takes long enough for somebody to save the file.
        try console.writeFile(path) {
          if texts.bytes(name) != old { throw ChangedMeanwhile() }
        } parts: {
          try $0(new)
        }
      } catch is ChangedMeanwhile {
        return leaveChanged()
      } catch let error as FileError {
        return outcome.leave(name, fixes, in: old, because: error.reason)
      }
      let count = places.map { "changed \($0.counted("place"))" }
      console.note("\(count ?? "imported what its parts use") in \(name.visible)")
    }
    outcome.files.append(file)
  }

  /// Says what is left, and what is left to do.
  private func tell(of fixer: Fixer, left: [UnfixedPlace]) {
    for place in left { console.note("\(place.file.visible):\(place.line) is left: \(place.reason)") }
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

/// A file is no longer what it was when its change was prepared.
private struct ChangedMeanwhile: Error {}
