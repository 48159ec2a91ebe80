import CommandLineKit
import Presets
import Registry

/// A registry that `diff` compares: a registry's file, one as JSON, or either at a revision of git.
struct ComparedRegistry {
  private let console: Console
  private let location: RegistryOptions

  private static let prefix = "git:"

  init(_ location: RegistryOptions, _ console: Console) {
    self.location = location
    self.console = console
  }

  /// - Parameter word: `motionbook.db`, `motionbook.json`, `git:REV`, `git:REV:path`.
  func book(_ word: String) throws -> Book {
    guard word.hasPrefix(Self.prefix) else { return try bookOfFile(word) }
    let rest = word.dropFirst(Self.prefix.count)
    let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let revision = parts.first, !revision.isEmpty, !revision.hasPrefix("-"), parts.last != "" else {
      throw UsageError("\"\(word)\" names no revision; write git:REV or git:REV:path, such as git:main")
    }
    let repository = GitRevision(revision, console)
    let files = parts.count == 2 ? [place(ofNamed: parts[1])] : registryFiles()
    return try bookOfBlob(try repository.firstFile(of: files), as: word)
  }

  private func bookOfFile(_ path: String) throws -> Book {
    if path != "-" {
      let absolute = try console.registryFile(path)
      if !RegistrySource.isJSON(path) { return try Registry.open(absolute, for: .reading).book() }
    }
    return try RegistrySource.readBook(path, console.readFile(path))
  }

  private func bookOfBlob(_ blob: GitRevision.Blob, as word: String) throws -> Book {
    if RegistrySource.isJSON(blob.file) { return try RegistrySource.readBook(word, blob.bytes) }
    // SQLite reads files, not memory.
    let folder = console.environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let path = console.temporaryPath(beside: "\(folder)/\(RegistryOptions.fileName)")
    defer { try? console.removeFile(path) }
    try console.writeFile(path, blob.bytes)
    do {
      return try Registry.open(path, for: .reading).book()
    } catch let error as RegistryError {
      throw Failure("\(word): a copy of \(blob.file) cannot be read: \(error.sentence)", exitCode: 2)
    }
  }

  private func place(ofNamed path: String) -> GitRevision.Place {
    path.hasPrefix("/") ? Self.place(ofAbsolute: path) : .init(folder: console.currentDirectory, file: path)
  }

  /// The places of the registry, the likeliest first: the database is often not committed, but its text is.
  private func registryFiles() -> [GitRevision.Place] {
    let database = RegistryOptions.fileName
    let text = "motionbook.json"
    let named = location.registry ?? console.environment("MOTIONBOOK_REGISTRY")
    if let named, !named.isEmpty {
      let place = Self.place(ofAbsolute: console.absolutePath(named))
      return [place, .init(folder: place.folder, file: text)]
    }
    return folders(with: [database, text]).flatMap { folder in
      [.init(folder: folder, file: database), .init(folder: folder, file: text)]
    }
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

  private static func place(ofAbsolute path: String) -> GitRevision.Place {
    guard let slash = path.lastIndex(of: "/") else { return .init(folder: ".", file: path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return .init(folder: folder, file: String(path[path.index(after: slash)...]))
  }
}
