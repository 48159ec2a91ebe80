import CommandLineKit
import PlainText

/// `motionbook git-setup`
struct GitSetup: Command {
  static let info = CommandInfo(
    name: "git-setup",
    summary: "Lets git merge registries by preset, and show databases as text.",
    discussion: """
      Writes a merge driver and a text conversion into git's configuration, and their names for motionbook.json and \
      motionbook.db into .gitattributes, which is committed. Who has not run this merges by lines, as before.
      Running it again changes nothing.
      """,
    examples: ["motionbook git-setup", "motionbook git-setup --global", "motionbook git-setup --remove"])

  @Flag(help: "For all repositories of this person, and not for this one.") var global = false
  @Flag(help: "Take it out again.") var remove = false
  @OptionGroup var results: ResultOptions

  /// Configuration, in the order in which it is written.
  private static let settings = [
    ("merge.motionbook.name", "Motionbook's merge by preset"),
    (
      "merge.motionbook.driver",
      "motionbook merge %O %A %B -o %A --path %P --conflicts markers"
    ),
    ("merge.motionbook-database.name", "Motionbook's merge of databases"),
    ("merge.motionbook-database.driver", "motionbook merge %O %A %B -o %A --path %P"),
    ("diff.motionbook.textconv", "motionbook export --format json --registry"),
  ]
  private static let sections = ["merge.motionbook", "merge.motionbook-database", "diff.motionbook"]
  private static let attributes = [
    "motionbook.json merge=motionbook", "motionbook.db merge=motionbook-database diff=motionbook",
  ]

  func run(_ console: Console) throws {
    try results.print(on: console) {
      let git = Git(folder: console.currentDirectory, console: console, purpose: "git-setup")
      let scope = global ? "--global" : "--local"
      let file = try attributesFile(git, console)
      if remove {
        for section in Self.sections { _ = try git.run(["config", scope, "--remove-section", section]) }
      } else {
        for (key, value) in Self.settings { _ = try git.output(["config", scope, key, value]) }
      }
      let isChanged = try writeAttributes(file, console)
      return Answer(answer(file, isChanged)) { writer in
        writer.member("attributes", file)
        writer.member("changed", isChanged)
        writer.member("removed", remove)
      }
    }
  }

  /// The file of attributes: the repository's, or the person's.
  private func attributesFile(_ git: Git, _ console: Console) throws -> String {
    func line(_ bytes: [UInt8]) -> String { String(decoding: bytes.prefix { $0 != 10 }, as: UTF8.self) }
    guard global else { return line(try git.output(["rev-parse", "--show-toplevel"])) + "/.gitattributes" }
    let named = try git.run(["config", "--global", "--type=path", "core.attributesFile"])
    if named.status == 0 { return line(named.output) }
    if let folder = console.environment("XDG_CONFIG_HOME"), !folder.isEmpty {
      return folder + "/git/attributes"
    }
    guard let home = console.environment("HOME"), !home.isEmpty else {
      throw Failure("there is no HOME in which git's attributes could stand", exitCode: 2)
    }
    return home + "/.config/git/attributes"
  }

  /// - Returns: Whether the file is another one now.
  private func writeAttributes(_ file: String, _ console: Console) throws -> Bool {
    let text = console.fileExists(file) ? String(decoding: try console.readFile(file), as: UTF8.self) : ""
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let others = lines.filter { !Self.attributes.contains($0) }
    let present = lines.count - others.count
    if remove ? present == 0 : present == Self.attributes.count { return false }
    let wanted = remove ? others : others + Self.attributes
    if wanted.isEmpty {
      try console.removeFile(file)
      return true
    }
    if let slash = file.lastIndex(of: "/") { try console.makeDirectory(String(file[..<slash])) }
    return try console.writeFile(file, Array((wanted.joined(separator: "\n") + "\n").utf8))
  }

  private func answer(_ file: String, _ isChanged: Bool) -> String {
    if remove {
      return isChanged ? "git merges registries by lines again; changed \(file.visible)" : "nothing to remove"
    }
    let next = global ? "" : "; commit .gitattributes"
    return isChanged
      ? "git merges registries by preset\(next)" : "git merges registries by preset already"
  }
}
