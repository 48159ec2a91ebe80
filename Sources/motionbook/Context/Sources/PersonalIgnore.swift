import AppScan

/// The patterns that a person keeps for all repositories: those of the file that `core.excludesFile` of their git
/// names, else of `~/.config/git/ignore` (gitignore(5)). What git does not show them is not theirs to mend, and a
/// checkout elsewhere does not have it.
enum PersonalIgnore {
  /// The patterns; nil when there are none.
  ///
  /// - Parameter variable: A variable of the environment.
  static func patterns(_ variable: (String) -> String?) -> GitIgnore? {
    let home = variable("HOME")
    let configuration =
      variable("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 } ?? home.map { $0 + "/.config" }
    // The last one that says it counts (git-config(1)).
    let files =
      variable("GIT_CONFIG_GLOBAL").map { [$0] }
      ?? [configuration.map { $0 + "/git/config" }, home.map { $0 + "/.gitconfig" }].compactMap { $0 }
    var path = configuration.map { $0 + "/git/ignore" }
    for file in files {
      guard let text = SmallFile.read(Array(file.utf8), followsLinks: true) else { continue }
      path = GitConfiguration.value(of: "excludesfile", in: "core", text) ?? path
    }
    guard var path else { return nil }
    if path.hasPrefix("~/"), let home { path = home + path.dropFirst(1) }
    guard path.hasPrefix("/"), let text = SmallFile.read(Array(path.utf8), followsLinks: true) else {
      return nil
    }
    let ignore = GitIgnore(text)
    return ignore.isEmpty ? nil : ignore
  }
}
