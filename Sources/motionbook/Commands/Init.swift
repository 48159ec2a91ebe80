import CLibrary
import CommandLineKit
import PlainText
import Presets
import Registry
import StrictJSON

struct Init: Command {
  static let info = CommandInfo(
    name: "init",
    summary: "Makes a registry, here or at --registry: a database, or a text where the name ends in .json.",
    discussion: """
      Without options it holds the packs \(defaultPacks.joined(separator: " and ")). A file that is there already \
      is never overwritten.
      """,
    examples: [
      "motionbook init",
      "motionbook init --seed apple,material3",
      "motionbook init --empty",
      "motionbook init --registry motionbook.json",
      "motionbook init --from motionbook.json --registry build/motionbook.db",
    ])

  private static let defaultPacks = ["apple", "starter"]

  @Option(
    help: "Packs to begin with; `motionbook packs` lists them.", placeholder: "pack", isCommaSeparated: true)
  var seed: [String]
  @Flag(help: "Begin without presets.") var empty = false
  @Option(help: "Begin with a registry as JSON; - is stdin.", placeholder: "file", completion: .file)
  var from: String?
  @OptionGroup var writing: WritingOptions

  func validate() throws {
    if [!seed.isEmpty, empty, from != nil].count(where: { $0 }) > 1 {
      throw UsageError("only one of --seed, --empty and --from can be given")
    }
  }

  func run(_ console: Console) throws {
    try writing.print(on: console) {
      let path = try writing.location.newPath(console)
      try refuse(path, console)
      let contents = try contents(console)
      if !writing.isDryRun { try make(path, contents, console) }
      return answer(contents, path)
    }
  }

  private struct Contents {
    var book = RegistrySnapshot([])
    var packs: [Pack] = []
  }

  private func contents(_ console: Console) throws -> Contents {
    if empty { return Contents() }
    if let from {
      let bytes = try RegistryJSON.bytes(from, console)
      return Contents(book: try RegistryJSON.book(RegistryJSON.title(of: from), bytes))
    }
    let packs = try Pack.existing(seed.isEmpty ? Self.defaultPacks : seed)
    return Contents(book: RegistrySnapshot(try packs.flatMap { try $0.presets() }), packs: packs)
  }

  private func refuse(_ path: String, _ console: Console) throws {
    if console.isDirectory(path) { throw RegistryError.folder(path: path) }
    if console.fileExists(path) { throw RegistryError.exists(path: path) }
    let folder = console.folder(ofFile: path)
    let text = folder + "/" + RegistrySearch.textName
    if seed.isEmpty, !empty, from == nil, text != path, console.fileExists(text) {
      let place = writing.location.registry.map { " --registry \($0.commandWord)" } ?? ""
      throw Failure(
        "\(text.visible) is a registry already, and every command finds it; for a database of it write "
          + "`motionbook init --from \(text.commandWord)\(place)`")
    }
    if !console.isDirectory(folder) { throw Failure("there is no folder \(folder.visible)", exitCode: 2) }
  }

  /// Creates the file under another name first, so that it appears whole or not at all.
  private func make(_ path: String, _ contents: Contents, _ console: Console) throws {
    let temporary = console.temporaryPath(beside: path)
    let files = [temporary, temporary + "-journal"]
    let places = files.map { UnfinishedFiles.add($0) }
    defer {
      for file in files where console.fileExists(file) {
        // A hidden file that stays behind is harmless; the failure that led here matters more.
        try? console.removeFile(file)
      }
      for place in places { UnfinishedFiles.remove(place) }
    }
    do {
      let isText = RegistryJSON.isMeant(by: path)
      let registry = try isText ? newText(temporary, console) : RegistryStore.create(temporary)
      registry.origin = console.changeOrigin(.start, note: writing.note.note)
      try registry.write {
        try registry.apply(saved: contents.book.presets)
        if contents.book.settings != Settings() { try registry.save(contents.book.settings) }
      }
    } catch let error as RegistryError {
      throw error.naming(path)
    }
    // Before the file is there: what comes after it would be played back into it.
    try LeftoverFiles(registry: path, console: console).setAside()
    console.hold(HeldSignals())
    if try !console.moveFile(temporary, toNew: path) { throw RegistryError.exists(path: path) }
    console.workIsDone = true
  }

  private func newText(_ path: String, _ console: Console) throws -> RegistryStore {
    try RegistryStore.ofText(RegistrySnapshot([]), path: path) { book in
      try console.writeFile(path, Array(RegistryEncoder.text(of: book).utf8))
    }
  }

  private func answer(_ contents: Contents, _ path: String) -> Answer {
    let source = contents.packs.isEmpty ? "" : " of \(Pack.text(of: contents.packs))"
    let presets = contents.book.presets
    let count = presets.isEmpty ? "no presets" : presets.count.counted("preset") + source
    return Answer("made \(path.visible) with \(count)") { writer in
      writer.member("registry", path)
      writer.member("packs", contents.packs.map(\.name))
      writer.member("presets", presets.count)
    }
  }
}

/// Files that a registry that is gone has left beside its place: SQLite would play its journal back into a new one.
struct LeftoverFiles {
  let registry: String
  let console: Console

  /// The endings that SQLite adds to a database's name for its journal, its log and the memory that the log's users
  /// share.
  private static let suffixes = ["-journal", "-wal", "-shm"]

  /// Takes them out of the way. What may hold data is kept under another name, as the registry may only have been moved
  /// away; what holds none is removed.
  ///
  /// - Throws: ``Failure`` when something stands there that is no file.
  func setAside() throws {
    // Another process has made one meanwhile, and what is beside it is its own.
    if console.fileExists(registry) { return }
    for suffix in Self.suffixes {
      let path = registry + suffix
      guard console.fileExists(path) else { continue }
      guard console.isRegularFile(path) else {
        throw Failure(
          "\(path.visible) is no file, and stands where SQLite keeps one while the registry is changed; remove it",
          exitCode: 2)
      }
      // A journal whose first byte is zero has been played back, or was never needed.
      if suffix == "-shm" || (console.beginning(ofFile: path, count: 1).first ?? 0) == 0 {
        try console.removeFile(path)
      } else {
        try keep(path)
      }
    }
  }

  private func keep(_ path: String) throws {
    for number in 1...99 {
      let name = number == 1 ? "\(path).old" : "\(path).old\(number)"
      guard try console.moveFile(path, toNew: name) else { continue }
      return console.note(
        "\(path.visible) was left by an interrupted change of a registry that is gone; it is kept as \(name.visible), "
          + "which can be removed if that registry is not wanted back")
    }
    throw Failure("\(path.visible) was left by a registry that is gone; remove it", exitCode: 2)
  }
}
