import CommandLineKit
import PlainText
import Presets
import Registry

/// A registry that `diff` compares: a registry's file, one as JSON, or either at a revision of git.
struct ComparedRegistry {
  /// The registry that an option names: at a revision it is looked for there, else where a registry always is.
  var registry: String?
  let console: Console

  private static let prefix = "git:"

  /// Whether a word names a registry at a revision.
  static func isRevision(_ word: String) -> Bool { word.hasPrefix(prefix) }

  /// - Parameters:
  ///   - word: `motionbook.db`, `motionbook.json`, `git:REV`, `git:REV:path`.
  ///   - allowsEmpty: Whether an empty file is a registry without presets, as git gives one where two branches began
  ///     with none.
  ///   - allowsNone: Whether a revision before there was a registry has one without presets, where no path was named.
  ///   - other: The registry with which it is compared: where that is now, it was most likely then.
  func book(
    _ word: String, allowsEmpty: Bool = false, allowsNone: Bool = false, besides other: String? = nil
  ) throws -> RegistrySnapshot {
    guard Self.isRevision(word) else { return try bookOfFile(word, allowsEmpty: allowsEmpty) }
    let rest = word.dropFirst(Self.prefix.count)
    // Of git's index: `:1`, and `:1:path`.
    let versionInIndex = GitRevision.versionsInIndex.first { rest == $0 || rest.hasPrefix("\($0):") } ?? ""
    var parts = rest.dropFirst(versionInIndex.count).split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false
    ).map(String.init)
    parts[0] = versionInIndex + parts[0]
    guard let revision = parts.first, !revision.isEmpty, !revision.hasPrefix("-"), parts.last != "" else {
      throw UsageError(
        "\"\(word.visible)\" names no revision; write git:REV or git:REV:path, such as git:main")
    }
    let repository = GitRevision(revision: revision, console: console)
    let files =
      parts.count == 2 ? places(ofNamed: parts[1]) : try registryFiles(at: repository, besides: other)
    if let (file, bytes) = try repository.firstFile(of: files) {
      if RegistryJSON.isMeant(by: file) { return try RegistryJSON.book(word, bytes) }
      return try RegistryStore.open(contents: bytes, as: word).book()
    }
    if allowsEmpty, versionInIndex == ":1" {
      // What both sides added began with nothing.
      let ours = GitRevision(revision: ":2", console: console)
      if try files.contains(where: { try ours.contents(of: $0) != nil }) { return RegistrySnapshot([]) }
    }
    if allowsNone, versionInIndex.isEmpty, parts.count == 1 {
      try repository.refuseLost(files)
      console.note("there was no registry at \(revision.visible) yet: all presets are new since")
      return RegistrySnapshot([])
    }
    throw repository.missing(files)
  }

  private func bookOfFile(_ path: String, allowsEmpty: Bool) throws -> RegistrySnapshot {
    if path == "-" { return try RegistryJSON.book(path, console.readFile(path)) }
    let absolute = try console.registryFile(path, isOperand: true)
    // The copies that git makes of a file have names of their own.
    if RegistryJSON.isMeant(by: path) || !path.hasSuffix(".db"), !Self.isDatabase(absolute, console) {
      let bytes = try console.readFile(path)
      return bytes.isEmpty && allowsEmpty ? RegistrySnapshot([]) : try RegistryJSON.book(path, bytes)
    }
    return try console.openRegistry(absolute, for: .reading).book()
  }

  /// Whether a file is a database, whatever its name.
  static func isDatabase(_ path: String, _ console: Console) -> Bool {
    let mark = OutputFiles.databaseMark
    return console.isRegularFile(path) && console.beginning(ofFile: path, count: mark.count) == mark
  }

  /// Where a path may be, the likeliest first: git counts one from the repository's root, and people from where they are.
  private func places(ofNamed path: String) -> [GitRevision.Place] {
    if path.hasPrefix("/") {
      // The folder may have been there at the revision alone: the nearest around it is asked.
      let folder =
        Console.foldersUpward(from: Self.place(ofAbsolute: path).folder).first(where: console.isDirectory)
        ?? "/"
      return [.init(folder: folder, file: String(path.dropFirst(folder.count).drop { $0 == "/" }))]
    }
    let here = GitRevision.Place(folder: console.currentDirectory, file: path)
    let root = Repository.root(of: console.currentDirectory)
    guard let root, !path.hasPrefix("./"), !path.hasPrefix("../") else { return [here] }
    return [.init(folder: root, file: path), here]
  }

  /// The places of the registry, the likeliest first: the database is often not committed, but its text is.
  private func registryFiles(at revision: GitRevision, besides other: String?) throws -> [GitRevision.Place] {
    let database = RegistrySearch.databaseName
    let text = RegistrySearch.textName
    func places(of path: String) throws -> [GitRevision.Place] {
      let place = Self.place(ofAbsolute: path)
      return [place] + (try revision.oldPlace(of: place).map { [$0] } ?? [])
        + [.init(folder: place.folder, file: text)]
    }
    if let registry, !registry.isEmpty { return try places(of: console.absolutePath(registry)) }
    let others = try other.flatMap(path(ofOther:)).map(places) ?? []
    // What a submodule has is of its own revisions, which the repository around it need not know.
    if try others.contains(where: { try revision.contents(of: $0) != nil }) { return others }
    if let named = console.variable(RegistrySearch.variable), !named.isEmpty, !Self.isRevision(named) {
      return others + (try places(of: console.absolutePath(named)))
    }
    let found: [GitRevision.Place] = folders(with: [database, text]).flatMap { folder in
      [.init(folder: folder, file: database), .init(folder: folder, file: text)]
    }
    return others + (try namedByProject(at: revision).map { [$0] + found } ?? found)
  }

  /// The full path of a file in the repository that is asked, or in one below it such as a submodule; nil for others.
  private func path(ofOther word: String) -> String? {
    if word == "-" || Self.isRevision(word) { return nil }
    let path = console.absolutePath(word)
    guard let root = Repository.root(of: Self.place(ofAbsolute: path).folder) else { return nil }
    let own = Repository.root(of: console.currentDirectory)
    return own.map { root == $0 || root.hasPrefix($0 + "/") } ?? true ? path : nil
  }

  /// The registry that `.motionbook.json` named at the revision, else the one that it names now.
  private func namedByProject(at revision: GitRevision) throws -> GitRevision.Place? {
    let now = { try ProjectFile.nearestIfAny(console).flatMap(place(ofRegistryIn:)) }
    // A registry in another repository has the revisions of that one.
    if let now = try? now(), Repository.root(of: now.folder) != Repository.root(of: console.currentDirectory)
    {
      return now
    }
    for folder in Console.foldersUpward(from: console.currentDirectory) {
      if let bytes = try revision.contents(of: .init(folder: folder, file: ProjectFile.fileName)) {
        // A project file that this version refuses names none, and the names that are always looked for are left.
        let project = try? ProjectFile(path: "\(folder)/\(ProjectFile.fileName)", bytes)
        if let place = project.flatMap(place(ofRegistryIn:)) { return place }
      }
      if console.fileExists("\(folder)/.git") { break }
    }
    return try now()
  }

  /// The registry of a project by its path from the project's folder, which is there whatever became of the registry's
  /// own; by its own folder where that is in another repository, such as a submodule.
  private func place(ofRegistryIn project: ProjectFile) -> GitRevision.Place? {
    let folder = Self.place(ofAbsolute: project.path).folder
    guard let path = project.registry else { return nil }
    let own = Self.place(ofAbsolute: path)
    if console.isDirectory(own.folder), Repository.root(of: own.folder) != Repository.root(of: folder) {
      return own
    }
    guard path.hasPrefix(folder + "/") else { return nil }
    return .init(folder: folder, file: String(path.dropFirst(folder.count + 1)))
  }

  /// The working directory, and the nearest above it in which one of the files is now.
  private func folders(with files: [String]) -> [String] {
    let here = console.currentDirectory
    let nearest = Console.foldersUpward(from: here).first { folder in
      folder != "/" && files.contains { console.fileExists("\(folder)/\($0)") }
    }
    guard let nearest, nearest != here else { return [here] }
    return [here, nearest]
  }

  /// A file by its folder and its name there.
  static func place(ofAbsolute path: String) -> GitRevision.Place {
    guard let slash = path.lastIndex(of: "/") else { return .init(folder: ".", file: path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return .init(folder: folder, file: String(path[path.index(after: slash)...]))
  }
}
