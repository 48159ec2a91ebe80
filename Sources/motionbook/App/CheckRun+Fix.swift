import AppCheck
import AppScan
import CommandLineKit
import Export
import PlainText

/// The changes that a check can make in the app.
extension CheckRun {
  private var texts: SourceTexts { around.texts }

  /// Applies the changes that are safe, or shows them.
  func fix(_ dryRun: DryRunOption) throws -> FixOutcome {
    let fixer = Fixer(subject, wrappers: wrappers, files: around.fixedFiles, reach: around.reach)
    var outcome = FixOutcome(left: fixer.left)
    for (name, fixes) in Dictionary(grouping: fixer.fixes, by: \.file).sorted(by: { $0.key < $1.key }) {
      try change(name, fixes, by: fixer, isDryRun: dryRun.dryRun, &outcome)
    }
    tell(of: fixer, left: outcome.left)
    return outcome
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
      if let error = console.obstacle(toWriting: path) {
        return outcome.leave(name, fixes, in: old, because: error.reason)
      }
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
    for place in left {
      console.note("\(place.file.visible):\(place.line) is left: \(judged.naming(place.reason))")
    }
    for remark in fixer.remarks { console.note(judged.naming(remark)) }
    for (path, packages) in fixer.unloadedExports.sorted(by: { $0.key < $1.key }) {
      let export = console.shownPath(path)
      let sentence =
        packages.isEmpty
        ? "nothing that was read has used \(export) so far: see that the app loads it"
        : "nothing that was read loads \(export) in \(packages.map(console.shownPath).listed): see that the apps which take "
          + "these load it"
      console.note(sentence + ", or what was changed does not move")
    }
    if fixer.writesMergedClasses {
      console.note(
        "tailwind-merge, which the app uses, does not know the classes of an export: they override no others there, and no "
          + "others them, unless its twMerge is made by `\(TailwindMerge.lines.joined(separator: " "))`")
    }
    if fixer.fixes.isEmpty { console.note("There is nothing that can be changed safely.") }
  }
}

/// What stands around the places of an app: the files in which they are, and the exports that they can use.
struct AppSurroundings {
  let texts: SourceTexts
  let files: [SourceFile]
  let console: Console

  /// The exports that files can use, as their projects, build scripts, packages and configurations say.
  var reach: ExportReach {
    let xcode = XcodeProjects(console)
    let gradle = GradleModules(console)
    let sites = KnownSites(console)
    // Of many places once: all files are read for it.
    lazy var namesTailwind = self.namesTailwind()
    var reach = ExportReach.unknown
    reach.module = { SourceModule.built($0, exists: console.fileExists, holdsProject: xcode.holdsProject) }
    reach.targets = xcode.targets
    reach.lacking = xcode.project
    reach.depends = { gradle.depends($0, on: $1) }
    reach.hasCompose = gradle.namesCompose
    reach.package = sites.packages.package(of:)
    reach.site = sites.folder(of:)
    reach.libraries = dartLibraries.exporting
    reach.aliases = console.aliases()
    reach.keepsKotlinLast = EditorConfigurations(console).keepsKotlinLast
    reach.namesTailwind = { namesTailwind }
    return reach
  }

  private var dartLibraries: DartLibraries {
    DartLibraries(
      files: { folder in ((try? console.names(inFolder: folder)) ?? []).map { folder + "/" + $0 } },
      bytes: { console.isRegularFile($0) ? try? console.readFile($0) : nil })
  }

  var fixedFiles: FixedFiles {
    FixedFiles(
      path: { texts.path($0) },
      library: { path in
        guard path.hasSuffix(".dart"), console.isRegularFile(path) else { return nil }
        let name = console.shortPath(path)
        return texts.bytes(name, at: path).map { (name, $0) }
      },
      loaders: loaders,
      bytes: { texts.bytes($0) })
  }

  /// The full paths of the files that load an export, by themselves or by sheets that they load.
  private func loaders(of export: String) -> [String] {
    let packages = KnownPackages(console)
    var (loaders, sheets): (Set<String>, [String]) = ([], [export])
    while !sheets.isEmpty {
      let named = sheets.map { (path: $0, package: packages.package(of: $0)?.name ?? "") }
      // Also where nothing moves, as in a sheet that only imports others.
      let found = files.compactMap { file -> String? in
        let path = String(decoding: file.path, as: UTF8.self)
        guard !loaders.contains(path), let bytes = written(file) else { return nil }
        let isLoading = named.contains {
          ExportLoading.isNamed(
            $0.path, isExport: $0.path == export, of: $0.package, in: bytes, at: path,
            exists: console.isRegularFile)
        }
        return isLoading ? path : nil
      }
      loaders.formUnion(found)
      sheets = found.filter { Language(fileName: $0)?.isStyleSheet == true }
    }
    return loaders.sorted()
  }

  /// Whether a file of the app that no export wrote names Tailwind 4: `@import "tailwindcss"`, `@tailwindcss/browser`.
  private func namesTailwind() -> Bool {
    files.contains { file in
      guard let bytes = written(file) else { return false }
      return ["\"tailwindcss", "'tailwindcss", "@tailwindcss/"].contains { bytes.holds($0.utf8) }
    }
  }

  /// The contents of a file that no export wrote.
  private func written(_ file: SourceFile) -> [UInt8]? {
    guard let bytes = try? console.readFile(String(decoding: file.path, as: UTF8.self)),
      !ExportMark.isBorne(by: Array(bytes.prefix(ExportMark.reach)))
    else { return nil }
    return bytes
  }
}

/// A file is no longer what it was when its change was prepared.
private struct ChangedMeanwhile: Error {}
