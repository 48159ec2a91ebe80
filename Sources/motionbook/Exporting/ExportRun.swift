import CommandLineKit
import Export
import PlainText
import Presets

/// One export: which presets, in which format and with which options.
struct ExportRun {
  let content: ExportContent
  private let source: any RegistrySource
  private let selection: Selection
  private let console: Console

  /// - Parameter patterns: Names or globs; none is all presets.
  init(_ content: ExportContent, patterns: [String], source: any RegistrySource, console: Console) throws {
    self.content = try Self.read(content, console)
    self.source = source
    self.console = console
    selection = try Selection(patterns, with: self.content.references, in: source, console)
  }

  /// An export that a project lists.
  ///
  /// - Parameter index: Its place in the list.
  init(_ index: Int, of project: ProjectFile, source: any RegistrySource, console: Console) throws {
    let export = project.exports[index]
    let names = try export.patterns.isEmpty ? [] : source.names()
    for (position, pattern) in export.patterns.enumerated() {
      do {
        _ = try NamePatterns([pattern]).names(among: names)
      } catch let failure as Failure {
        let place = project.place(ofPattern: position, ofExport: index, console)
        throw Failure("\(place): \(failure.sentence)", exitCode: failure.exitCode)
      }
    }
    try self.init(export.content, patterns: export.patterns, source: source, console: console)
  }

  /// Reads the existing file that takes a motion, where one is named.
  private static func read(_ content: ExportContent, _ console: Console) throws -> ExportContent {
    guard case .format(let format, var options) = content, let file = options.into else { return content }
    options.into = OpenedFile(path: console.shortPath(file.path), bytes: try console.readFile(file.path))
    return .format(format, options)
  }

  /// The work that is done with the files of exports.
  enum Work {
    /// They are written, or would be.
    case write(isDryRun: Bool)
    /// They are compared with what would be written; how they differ is printed.
    case check(isShown: Bool)
  }

  /// Writes exports to their places, or checks whether they are up to date there.
  ///
  /// - Throws: ``Failure`` also when an export had nothing to write; the others are written then.
  static func all(
    _ runs: [(run: ExportRun, target: String)], in targets: ExportTargets, _ work: Work,
    _ outcome: inout ExportOutcome
  ) throws {
    let checking = if case .check = work { true } else { false }
    // Before anything is written.
    for (index, (run, target)) in runs.enumerated() {
      if !run.console.isDirectory(target),
        let objection = run.content.objection(to: target, shown: run.console.shownPath(target))
      {
        throw UsageError(objection)
      }
      if let file = run.openedFile { targets.spare(file, "the animation that takes the clip") }
      let claim: (String) throws -> Void = { try targets.claim($0, for: index, isRead: checking) }
      if let path = run.onlyPath(in: target) {
        try claim(path)
      } else if !checking, runs.count > 1 {
        // The presets decide the names.
        _ = try run.files(in: target, claim, isTold: false)
      }
    }
    var empty: [String] = []
    for (index, (run, target)) in runs.enumerated() {
      let claim: (String) throws -> Void = { try targets.claim($0, for: index, isRead: checking) }
      switch work {
      case .check(let isShown):
        // What could not be carried was said when the file was written.
        let files = try run.files(in: target, claim, isTold: false)
        let compared = try files.map { file in
          (
            path: file.path,
            state: try file.compared(isShown: isShown, isAlone: files.count == 1, run.console)
          )
        }
        outcome.add(compared, of: run.content, in: target, isShown: isShown, run.console)
      case .write(let isDryRun):
        let files = try isDryRun ? run.dryRun(to: target, claim) : run.write(to: target, claim)
        if files.isEmpty { empty.append("\(run.content.name), to \(target.visible)") }
        for (path, isNew) in files {
          outcome.add(path, run.content, isNew ? .written : .current, run.console)
        }
      }
    }
    if targets.isProject {
      for (run, target) in runs {
        for path in try run.leftovers(in: target, targets) {
          outcome.add(path, run.content, try run.tidy(path, work), run.console)
        }
      }
    }
    try outcome.judge()
    if empty.isEmpty { return }
    let sentence = "there was nothing to write for \(empty.joined(separator: " and for "))"
    guard targets.isProject, let console = runs.first?.run.console else { throw Failure(sentence) }
    console.note(sentence)
  }

  func names() throws -> [PresetName] { try selection.written() }

  /// Writes to stdout: what is not long whole or not at all, since a preset that cannot be written may stand behind others.
  func print() throws {
    if let severalFiles = content.severalFiles {
      throw UsageError("\(severalFiles), and stdout takes one; say where: -o FOLDER/")
    }
    do {
      try export { _, body in
        var held: [UInt8] = []
        var isLong = false
        try body { bytes in
          if isLong { return try put(bytes) }
          held += bytes
          isLong = held.count > Self.mostHeld
          if isLong {
            try put(held)
            held = []
          }
        }
        try put(held)
      }
    } catch is ReaderGone {
      return
    }
  }

  /// How many bytes wait for the end of an export: more than registries that people have become in any format.
  private static let mostHeld = 4_000_000

  private func put(_ bytes: [UInt8]) throws {
    console.outBytes(bytes)
    if console.outputIsClosed { throw ReaderGone() }
  }

  /// A reader that has gone, as `head` does, needs no more.
  private struct ReaderGone: Error {}

  /// Writes files, each whole or not at all, and leaves those alone that hold the same already.
  ///
  /// - Returns: The paths, and whether each was written anew.
  private func write(
    to target: String, _ claim: (String) throws -> Void
  ) throws -> [(path: String, isNew: Bool)] {
    var written: [(path: String, isNew: Bool)] = []
    try export { file, body in
      let path = self.path(of: file, in: target)
      try claim(path)
      try console.makeDirectory(console.folder(ofFile: path))
      // The registry makes it again.
      written.append((path, try console.writeFile(path, outlastsPower: false, parts: body)))
    }
    return written
  }

  private func dryRun(
    to target: String, _ claim: (String) throws -> Void
  ) throws -> [(path: String, isNew: Bool)] {
    try files(in: target, claim).map { file in
      let isSame = try console.fileExists(file.path) && console.file(file.path, holds: file.bytes)
      return (file.path, !isSame)
    }
  }

  /// The files as they would be written.
  ///
  /// - Parameter isTold: Whether what could not be carried is noted.
  func files(
    in target: String, _ claim: (String) throws -> Void, isTold: Bool = true
  ) throws -> [ExportedFile] {
    var files: [ExportedFile] = []
    try export(isTold: isTold) { file, body in
      let path = self.path(of: file, in: target)
      try claim(path)
      var bytes: [UInt8] = []
      try body { bytes += $0 }
      files.append(ExportedFile(path: path, bytes: bytes))
    }
    return files
  }

  /// The files that it wrote before, for presets that are gone or have other names, and does not write any more.
  private func leftovers(in target: String, _ targets: ExportTargets) throws -> [String] {
    guard case .format(let format, let options) = content, options.into == nil,
      let folder = format.folderOfPresets.map({ path(of: $0, in: target) }), console.isDirectory(folder)
    else { return [] }
    return try console.names(inFolder: folder).map { folder + $0 }.filter { path in
      try console.isRegularFile(path) && !console.isLink(path) && !targets.isClaimed(path)
        && format.isOfPreset(console.beginning(ofFile: path, count: ExportMark.reach))
    }
  }

  /// Removes such a file where exports are written, and says it where they are compared.
  private func tidy(_ path: String, _ work: Work) throws -> ExportOutcome.State {
    switch work {
    case .check(let isShown):
      if isShown { console.out("\(console.shownPath(path)) was written for a preset that is gone".loggable) }
      return .leftover
    case .write(let isDryRun):
      if !isDryRun { try console.removeFile(path) }
      return .removed
    }
  }

  private func export(
    isTold: Bool = true,
    open: (_ file: String, _ body: (_ sink: @escaping ExportOutput.Sink) throws -> Void) throws -> Void
  ) throws {
    // The output does not outlive the export.
    try withoutActuallyEscaping(open) { open in
      switch content {
      case .format(let format, let options):
        try selection.export(options: options) { input in
          try format.export(input, to: ExportOutput(note: { if isTold { console.note($0) } }, open: open))
        }
      case .gallery(let gallery):
        let page = try gallery.page(of: source.book(), showing: Set(selection.written()), console)
        try open(content.fileName) { sink in try sink(page) }
      }
    }
  }

  /// The path of the one file of what writes one; nil for others, whose names the presets decide.
  private func onlyPath(in target: String) -> String? {
    content.severalFiles == nil ? path(of: content.fileName, in: target) : nil
  }

  /// The path of the existing file that takes a motion.
  private var openedFile: String? {
    guard case .format(_, let options) = content else { return nil }
    return options.into?.path
  }

  private func isFolder(_ target: String) -> Bool {
    content.severalFiles != nil || target.hasSuffix("/") || console.isDirectory(target)
  }

  /// A file's own first folder is not put below a folder of that name: `res/values/motion.xml` into `app/src/main/res`.
  private func path(of file: String, in target: String) -> String {
    guard isFolder(target) else { return target }
    let folder = target.hasSuffix("/") ? target : target + "/"
    guard let slash = file.firstIndex(of: "/"), ("/" + folder).hasSuffix("/" + file[...slash]) else {
      return folder + file
    }
    return folder + file[file.index(after: slash)...]
  }
}
