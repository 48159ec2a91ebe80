import AppScan
import CommandLineKit
import PlainText
import Registry

/// `--note` on every command that changes a registry.
struct NoteOption: Options {
  @Option(help: "Why, for the journal that `motionbook log` reads.", placeholder: "text") var note: String?

  private static let mostBytes = 10_000

  func validate() throws {
    guard let note else { return }
    if note.isEmpty || note.utf8.count > Self.mostBytes {
      throw UsageError("--note takes a text of 1 to 10,000 bytes")
    }
  }
}

extension Console {
  /// The origin of this command's change, for the journal.
  func changeOrigin(_ kind: JournalledChange.Kind = .command, note: String? = nil) -> ChangeOrigin {
    ChangeOrigin(
      seconds: secondsSince1970, kind: kind, author: changeAuthor, command: CommandWords.text(of: arguments),
      note: note)
  }

  /// The name that git would write into a commit, else the system's name of the person. Git is not asked, because it
  /// would take as long as a tweak does: its files are read, without what they include.
  private var changeAuthor: String? {
    if let name = variable("GIT_AUTHOR_NAME") { return name }
    let repository = Self.foldersUpward(from: currentDirectory).lazy.map { $0 + "/.git/config" }
      .first { self.isRegularFile($0) }
    for file in [repository].compactMap(\.self) + PersonalConfiguration.files(self).reversed()
    where isRegularFile(file) {
      let text = Array(beginning(ofFile: file, count: 1 << 16))
      if let name = GitConfiguration.value(of: "name", in: "user", text), !name.isEmpty { return name }
    }
    return userName
  }
}

/// A command line as the journal keeps it.
enum CommandWords {
  private static let most = 1000
  /// Words that say nothing of the change: how it is printed, and the note, which stands beside it.
  private static let flags: Set = [
    "--json", "--quiet", "-q", "--verbose", "-v", "--no-color", "--dry-run",
  ]
  private static let options: Set = ["--note", "--registry"]

  /// The words behind the program's name as a shell would take them.
  static func text(of words: [String]) -> String {
    var kept: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        kept += [word] + rest
        break
      }
      if options.contains(word) {
        rest = rest.dropFirst()
      } else if !flags.contains(word), !options.contains(where: { word.hasPrefix($0 + "=") }) {
        kept.append(RepositoryAddress.withoutSecrets(word))
      }
    }
    let text = kept.map(\.shellWord).joined(separator: " ")
    return text.count > most ? text.prefix(most) + "…" : text
  }
}
