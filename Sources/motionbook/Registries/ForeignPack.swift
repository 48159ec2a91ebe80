import CommandLineKit
import PlainText
import Presets
import Registry

/// A pack that the command does not bring along: a registry as JSON, in a file or in a repository of git.
struct ForeignPack {
  /// The name, from the file's or the repository's.
  let name: String
  /// Where it is, as typed.
  let source: String
  /// `sha256:` and the digest of the text as it is, so that `sha256sum` says the same.
  let digest: String
  /// Its presets, each with the pack as its origin.
  let presets: [Preset]

  private static let prefix = "git:"

  /// Whether a word names such a pack, rather than one of those that the command brings along.
  static func isForeign(_ word: String) -> Bool {
    word.hasPrefix(prefix) || word.contains("/") || word.hasSuffix(".json")
  }

  /// Reads a pack.
  ///
  /// - Throws: ``Failure`` and ``RegistryError`` where it cannot be read, or is wrong in itself.
  init(_ word: String, _ console: Console) throws {
    let bytes: [UInt8]
    if word.hasPrefix(Self.prefix) {
      let address = try RepositoryAddress(String(word.dropFirst(Self.prefix.count)), word)
      name = try Self.name(of: address.isDefaultPath ? address.repository : address.path, word)
      bytes = try address.read(console)
    } else {
      name = try Self.name(of: word, word)
      bytes = try RegistryJSON.bytes(word, console)
    }
    source = word
    digest = "sha256:" + SHA256.hexadecimal(of: bytes)
    let book = try RegistryJSON.book(word, bytes)
    let name = name
    presets = book.presets.map { preset in
      var preset = preset
      preset.origin = name
      return preset
    }
  }

  /// The last part of a path without its ending, mended into a preset's group.
  private static func name(of path: String, _ word: String) throws -> String {
    var last = path.split(separator: "/").last.map(String.init) ?? ""
    for ending in [".json", ".git"] where last.hasSuffix(ending) { last.removeLast(ending.count) }
    if last == "motionbook", let folder = path.split(separator: "/").dropLast().last, folder != ".." {
      last = String(folder)
    }
    let name = NameMending.mended(last)
    if name.isEmpty || name.contains(".") {
      throw Failure("\(word.visible) says no name for a pack; give the file one, such as base.json")
    }
    if try Pack.all().contains(where: { $0.name == name }) {
      throw Failure(
        "\(word.visible) would be the pack \(name), which the command brings along; give the file another name"
      )
    }
    return name
  }
}

/// A file in a repository: `URL#REVISION:PATH`.
private struct RepositoryAddress {
  let repository: String
  var revision = "HEAD"
  var path = RegistrySearch.textName
  var isDefaultPath: Bool { path == RegistrySearch.textName }

  init(_ text: String, _ word: String) throws {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    repository = parts[0]
    if parts.count == 2 {
      let rest = parts[1].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      revision = rest[0]
      if rest.count == 2 { path = rest[1].hasPrefix("./") ? String(rest[1].dropFirst(2)) : rest[1] }
    }
    if repository.isEmpty || repository.hasPrefix("-") || revision.isEmpty || revision.hasPrefix("-")
      || path.isEmpty
    {
      throw UsageError(
        "\"\(word)\" names no file of a repository; write git:URL#REVISION or git:URL#REVISION:PATH")
    }
  }

  /// The file's bytes, fetched into a repository that is removed again.
  func read(_ console: Console) throws -> [UInt8] {
    let folder = console.temporaryPath()
    try console.makeDirectory(folder)
    // A folder that stays behind among temporary ones is harmless; the failure that led here matters more.
    defer { _ = try? console.runProgram(["rm", "-rf", "--", folder]) }
    let git = Git(folder: folder, console: console, purpose: "git:\(repository)", mayFetch: true)
    let isLocal = !repository.contains(":")
    _ = try git.output(["init", "--quiet", "."])
    let place = isLocal ? console.absolutePath(repository) : repository
    _ = try git.output(["fetch", "--quiet", "--depth", "1", "--", place, revision])
    return try git.output(["cat-file", "blob", "FETCH_HEAD:\(path)"])
  }
}
