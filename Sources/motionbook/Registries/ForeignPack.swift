import CommandLineKit
import PlainText
import Presets
import Registry

/// A pack that the command does not bring along: a registry as JSON, in a file or in a repository of git.
struct ForeignPack {
  /// Where it is, as typed, without what would let a reader of the registry in.
  let source: String
  /// `sha256:` and the digest of the text as it is, so that `sha256sum` says the same.
  let digest: String
  private let content: [Preset]

  /// Whether a word names such a pack, rather than one of those that the command brings along.
  static func isForeign(_ word: String) -> Bool {
    RepositoryAddress.isMeant(by: word) || word.contains("/") || word.hasSuffix(".json")
  }

  init(_ word: String, _ console: Console) throws {
    let bytes =
      try RepositoryAddress.isMeant(by: word)
      ? RepositoryAddress(word).read(console) : RegistryJSON.bytes(word, console)
    source = RepositoryAddress.withoutSecrets(word)
    digest = "sha256:" + SHA256.hexadecimal(of: bytes)
    content = try RegistryJSON.book(word, bytes).presets
  }

  /// Its presets, each with the pack as its origin.
  func presets(of name: String) -> [Preset] { content.map { $0.of(pack: name) } }

  /// The name that its file or its repository gives it: the last part of a path without its ending, mended into a preset's
  /// group.
  func ownName() throws -> String {
    let address = try RepositoryAddress.isMeant(by: source) ? RepositoryAddress(source) : nil
    let path = address.map { $0.isDefaultPath ? $0.repository : $0.path } ?? source
    var last = path.split(separator: "/").last.map(String.init) ?? ""
    for ending in [".json", ".git"] where last.hasSuffix(ending) { last.removeLast(ending.count) }
    if last == "motionbook", let folder = path.split(separator: "/").dropLast().last, folder != ".." {
      last = String(folder)
    }
    let name = NameMending.mended(last)
    if name.isEmpty || name.contains(".") {
      throw Failure("\(source.visible) says no name for a pack; give it one with --as, such as --as base")
    }
    try Self.refuseKnown(name)
    return name
  }

  /// Refuses the name of a pack that the command brings along.
  static func refuseKnown(_ name: String) throws {
    if try Pack.all().contains(where: { $0.name == name }) {
      throw Failure(
        "\(name) is a pack that the command brings along; give this one another name with --as NAME")
    }
  }

  /// The file of a pack, in whatever revision: by it a pack is known from another that has its name.
  static func place(of source: String) -> String {
    guard RepositoryAddress.isMeant(by: source), let address = try? RepositoryAddress(source) else {
      return source.hasPrefix("./") ? String(source.dropFirst(2)) : source
    }
    return "\(address.repository):\(address.path)"
  }
}

/// A file in a repository: `git:URL#REVISION:PATH`.
struct RepositoryAddress {
  let repository: String
  var revision = "HEAD"
  var path = RegistrySearch.textName
  var isDefaultPath: Bool { path == RegistrySearch.textName }

  private static let prefix = "git:"

  static func isMeant(by word: String) -> Bool { word.hasPrefix(prefix) }

  init(_ word: String) throws {
    let parts = word.dropFirst(Self.prefix.count)
      .split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
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

  /// A word without the user and the password of a web address: what is taken is known by it for years, and by everybody.
  static func withoutSecrets(_ word: String) -> String {
    let parts = word.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard word.hasPrefix(prefix + "http"), parts.count > 2, let at = parts[2].lastIndex(of: "@") else {
      return word
    }
    return (parts[..<2] + [parts[2][at...].dropFirst()] + parts[3...]).joined(separator: "/")
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
