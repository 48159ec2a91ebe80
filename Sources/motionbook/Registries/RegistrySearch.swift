import CommandLineKit
import PlainText
import Presets
import Registry

/// The registry of those who name none: the nearest one, upward from the working directory.
///
/// In each folder that is what `.motionbook.json` names, then `motionbook.db`, then `motionbook.json`.
struct RegistrySearch {
  /// The name of a database and of a text that are found by themselves.
  static let databaseName = "motionbook.db"
  static let textName = "motionbook.json"
  /// The variable of the environment that names another one.
  static let variable = "MOTIONBOOK_REGISTRY"

  private let console: Console

  init(_ console: Console) { self.console = console }

  /// Its path, nil where there is none.
  ///
  /// - Throws: ``Failure`` where it belongs to another user; what is wrong with a project file on the way.
  func nearest() throws -> String? {
    let path = try found()
    if let path { tellDifference(used: path) }
    return path
  }

  /// The same, without a word on what stands beside it.
  func found() throws -> String? {
    for folder in Console.foldersUpward(from: console.currentDirectory) {
      if let path = try registry(in: folder) { return path }
    }
    return nil
  }

  private func registry(in folder: String) throws -> String? {
    let project = try console.file(ProjectFile.fileName, in: folder) { ProjectFile.advice(naming: $0) }
    if let project, let named = try ProjectFile(path: project, try console.readFile(project)).registry {
      return try console.registryFile(named)
    }
    for name in [Self.databaseName, Self.textName] {
      let found = try console.file(name, in: folder) {
        "name it with --registry \($0.commandWord), or with the environment variable \(Self.variable)"
      }
      if let found { return found }
    }
    return nil
  }

  /// Says which one is used where a database and a text stand side by side and differ.
  func tellDifference(used: String) {
    let folder = console.folder(ofFile: used)
    let (database, text) = ("\(folder)/\(Self.databaseName)", "\(folder)/\(Self.textName)")
    guard [database, text].contains(used), console.isRegularFile(database), console.isRegularFile(text) else {
      return
    }
    let shown = (used: console.shownPath(used), other: console.shownPath(used == text ? database : text))
    let beside = "\(shown.used) is used, and \(shown.other) stands beside it"
    let bytes = try? console.readFile(text)
    let stored = try? RegistryStore.open(database, for: .reading).book()
    if let stored, let bytes, let written = try? RegistryEncoder.text(of: stored),
      bytes.elementsEqual(written.utf8)
    {
      return
    }
    guard let stored, let bytes, let read = try? RegistryJSON.book(text, bytes) else {
      // What is wrong with the one that is used the command says itself.
      if (stored == nil) == (used == text) {
        console.noteOnce(
          "\(beside), which cannot be read; motionbook list --registry \(shown.other.commandWord) says why")
      }
      return
    }
    let count = Self.differences(stored, read)
    if count == 0, stored.settings == read.settings { return }
    let difference = count == 0 ? "their settings differ" : "they differ in \(count.counted("preset"))"
    let words = (
      database: console.shownPath(database).commandWord, text: console.shownPath(text).commandWord
    )
    console.noteOnce(
      """
      \(beside): \(difference). To write the text anew: motionbook export --registry \(words.database) -o \
      \(words.text); to take the text in: motionbook import \(words.text) --replace --exact \
      --registry \(words.database)
      """)
  }

  /// The number of presets that are not the same in both.
  private static func differences(_ first: RegistrySnapshot, _ second: RegistrySnapshot) -> Int {
    first.presets.count { second.preset(named: $0.name) != $0 }
      + second.presets.count { first.preset(named: $0.name) == nil }
  }
}

extension RegistrySearch {
  /// What to do for a registry at or above the working directory that a sparse checkout leaves out; nil where there is
  /// none.
  func sparseAdvice() -> String? {
    let folders = Array(Console.foldersUpward(from: console.currentDirectory))
    guard let root = folders.firstIndex(where: { console.fileExists($0 + "/.git") }) else { return nil }
    for folder in folders[...root] {
      for name in [Self.textName, Self.databaseName] {
        let path = (folder == "/" ? "" : folder) + "/" + name
        if console.isLeftOut(path) {
          // Git adds folders, and of a file at its root the pattern.
          let added = folder == folders[root] ? "/" + name : String(folder.dropFirst(folders[root].count + 1))
          return
            "git has \(console.shownPath(path)), which this sparse checkout leaves out: `git -C "
            + "\(folders[root].commandWord) sparse-checkout add \(added.commandWord)` brings it here"
        }
      }
    }
    return nil
  }
}
