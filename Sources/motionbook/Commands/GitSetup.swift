import CommandLineKit
import PlainText

struct GitSetup: Command {
  static let info = CommandInfo(
    name: "git-setup",
    summary: "Lets git merge registries by preset, and show databases as text.",
    discussion: """
      Writes merge drivers and a text conversion into git's configuration, and their names for motionbook.json, \
      motionbook.db and the registry that .motionbook.json names into .gitattributes, which is committed. Who has not \
      run this merges by lines, as before; so does git where motionbook cannot read a text.
      Running it again changes nothing, or brings what an older version wrote up to date.
      """,
    examples: ["motionbook git-setup", "motionbook git-setup --global", "motionbook git-setup --remove"])

  @Flag(help: "For all repositories of this person, and not for this one.") var global = false
  @Flag(help: "Take it out again.") var remove = false
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var results: ResultOptions

  /// Configuration, in the order in which it is written. Git takes the exit code 1 for a conflict, and leaves ours where
  /// a driver fails: a database stays whole then, and a text is merged by its lines.
  private static let settings = [
    ("merge.motionbook.name", "Motionbook's merge by preset"),
    (
      "merge.motionbook.driver",
      "motionbook merge %O %A %B -o %A --path %P --conflicts markers; s=$?; test $s -le 1 && exit $s; "
        + "echo 'merged by lines, because motionbook could not merge it:' %P >&2; "
        + "exec git merge-file -q -L ours -L base -L theirs %A %O %B"
    ),
    ("merge.motionbook.recursive", ancestor),
    ("merge.motionbook-database.name", "Motionbook's merge of databases"),
    ("merge.motionbook-database.driver", "motionbook merge %O %A %B -o %A --path %P"),
    ("merge.motionbook-database.recursive", ancestor),
    ("merge.\(ancestor).name", "Motionbook's merge of what two branches began with"),
    (
      "merge.\(ancestor).driver",
      "motionbook merge %O %A %B -o %A --path %P --conflicts base >/dev/null; test $? -le 1 || cat %O >%A"
    ),
    // Where a conversion fails, so does the whole `git diff` or `git log`. By their hashes two stay different.
    (
      "diff.motionbook.textconv",
      "f() { motionbook export --format json --registry \"$1\" || "
        + "echo \"motionbook cannot read this registry: $(git hash-object --no-filters \"$1\")\"; }; f"
    ),
  ]
  /// The driver of a merge of ancestors: two branches that merged one another have two. Where those contradict, what
  /// they began with stands, so that what either branch decided since counts as a change.
  private static let ancestor = "motionbook-ancestor"
  private static let sections = [
    "merge.motionbook", "merge.motionbook-database", "merge.\(ancestor)", "diff.motionbook",
  ]
  private static let textAttributes = " merge=motionbook"
  private static let databaseAttributes = " merge=motionbook-database diff=motionbook"

  func run(_ console: Console) throws {
    try results.print(on: console) {
      let git = Git(folder: console.currentDirectory, console: console, purpose: "git-setup")
      let scope = global ? "--global" : "--local"
      let file = try attributesFile(git, console)
      let isConfigured = try configure(git, scope)
      let isWritten = try writeAttributes(try attributes(git, console), file, console)
      return Answer(answer(file, isWritten: isWritten, isConfigured: isConfigured)) { writer in
        writer.member("attributes", file)
        writer.member("changed", isWritten || isConfigured)
        writer.member("removed", remove)
      }
    }
    dryRun.remark(on: console)
  }

  /// - Returns: Whether git's configuration is another one now.
  private func configure(_ git: Git, _ scope: String) throws -> Bool {
    var isChanged = false
    if remove {
      for section in Self.sections {
        guard try git.run(["config", scope, "--get-regexp", "^\(section)\\."]).status == 0 else { continue }
        if !dryRun.dryRun { _ = try git.output(["config", scope, "--remove-section", section]) }
        isChanged = true
      }
      return isChanged
    }
    for (key, value) in Self.settings {
      let known = try git.run(["config", scope, "--get", key])
      if known.status == 0, known.output.elementsEqual((value + "\n").utf8) { continue }
      if !dryRun.dryRun { _ = try git.output(["config", scope, key, value]) }
      isChanged = true
    }
    return isChanged
  }

  /// The lines of attributes: of the registries that are found by their names, and of the one that `.motionbook.json`
  /// names.
  private func attributes(_ git: Git, _ console: Console) throws -> [String] {
    let names = [RegistrySearch.textName, RegistrySearch.databaseName]
    var paths = names
    if !global, !remove, let named = try ProjectFile.nearestIfAny(console)?.registry {
      let place = ComparedRegistry.place(ofAbsolute: named)
      let there = Git(folder: place.folder, console: console, purpose: "git-setup")
      // A registry in another repository is that one's to merge.
      if let found = Git.place(try there.run(Git.placing)) {
        if found.root != Git.place(try git.run(Git.placing))?.root {
          let folder = console.shortPath(found.root).commandWord
          console.note(
            "\(console.shortPath(named).visible) is in a repository of its own, which merges it by lines until "
              + "`motionbook git-setup` is run in \(folder), too")
        } else if !names.contains(place.file) {
          paths.append(found.prefix + place.file)
        }
      }
    }
    return paths.map { path in
      // Of a pattern as of a text in quotes a backslash takes what follows as it is (gitattributes(5)).
      func escaped(_ text: String, _ characters: String) -> String {
        String(text.flatMap { characters.contains($0) ? ["\\", $0] : [$0] })
      }
      let pattern = escaped(path, "\\*?[")
      let isPlain = pattern.utf8.allSatisfy {
        $0 > 32 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
      }
      return (isPlain ? pattern : "\"\(escaped(pattern, "\"\\"))\"")
        + (RegistryJSON.isMeant(by: path) ? Self.textAttributes : Self.databaseAttributes)
    }
  }

  /// The file of attributes: the repository's, or the person's.
  private func attributesFile(_ git: Git, _ console: Console) throws -> String {
    // A folder's name may have a line feed.
    func line(_ bytes: [UInt8]) -> String {
      String(decoding: bytes.last == 10 ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
    guard global else { return line(try git.output(["rev-parse", "--show-toplevel"])) + "/.gitattributes" }
    let named = try git.run(["config", "--global", "--type=path", "core.attributesFile"])
    if named.status == 0 { return line(named.output) }
    if let folder = PersonalConfiguration.folder(console) { return folder + "/git/attributes" }
    throw Failure("there is no HOME in which git's attributes could stand", exitCode: 2)
  }

  /// Changes the lines of the file, whose other bytes stay as they are.
  ///
  /// - Returns: Whether the file is another one now.
  private func writeAttributes(_ attributes: [String], _ file: String, _ console: Console) throws -> Bool {
    let bytes = console.fileExists(file) ? try console.readFile(file) : []
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    // A file of Windows has a carriage return at the end of each line.
    let known = lines.map { String(decoding: $0.last == 13 ? $0.dropLast() : $0, as: UTF8.self) }
    let wanted =
      remove
      ? zip(lines, known).filter { pair in
        ![Self.textAttributes, Self.databaseAttributes].contains { pair.1.hasSuffix($0) }
      }.map(\.0)
      : lines + attributes.filter { !known.contains($0) }.map { Array($0.utf8)[...] }
    if wanted.count == lines.count { return false }
    if dryRun.dryRun { return true }
    if wanted.isEmpty {
      try console.removeFile(file)
      return true
    }
    try console.makeDirectory(console.folder(ofFile: file))
    return try console.writeFile(file, Array(wanted.joined(separator: [10])) + [10])
  }

  private func answer(_ file: String, isWritten: Bool, isConfigured: Bool) -> String {
    if remove {
      let next = isWritten ? "; changed \(file.visible)" : ""
      return isWritten || isConfigured ? "git merges registries by lines again\(next)" : "nothing to remove"
    }
    let next = isWritten && !global ? "; commit .gitattributes" : ""
    return isWritten || isConfigured
      ? "git merges registries by preset\(next)" : "git merges registries by preset already"
  }
}
