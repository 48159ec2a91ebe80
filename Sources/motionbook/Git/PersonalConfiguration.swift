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
    var path = PersonalConfiguration.folder(variable).map { $0 + "/git/ignore" }
    for file in PersonalConfiguration.files(variable) {
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

/// Where git keeps what a person has set for all repositories (git-config(1)).
enum PersonalConfiguration {
  /// The folder of configurations; nil where there is no home.
  static func folder(_ variable: (String) -> String?) -> String? {
    variable("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 } ?? variable("HOME").map { $0 + "/.config" }
  }

  /// The files that may be there. The last one that says something counts.
  static func files(_ variable: (String) -> String?) -> [String] {
    if let file = variable("GIT_CONFIG_GLOBAL") { return [file] }
    return [folder(variable).map { $0 + "/git/config" }, variable("HOME").map { $0 + "/.gitconfig" }]
      .compactMap(\.self)
  }
}
