import Foundation
import Testing

/// The built command, as the patterns are found by variables of the environment.
@Suite("A person's own ignore file")
struct PersonalIgnoreTests {
  private let command: BuiltCommand

  init() throws {
    command = try BuiltCommand()
    try command.shell(
      """
      mkdir -p home/.config/git other/git app/sub; git init -q app
      for name in own mine sub/mine theirs; do echo 'withAnimation(.easeIn(duration: 2)) {}' > app/$name.swift; done
      """
    ).expect(0)
  }

  private func files(_ variables: String) throws -> [String] {
    let script = "\(variables) \"$motionbook\" survey app --json --quiet"
    return try JSONObject(command.shell(script).expect(0).text).objects("sites").map { try $0.string("file") }
  }

  /// The files of the app that git lists by the same variables: those that are expected.
  private func listed(_ variables: String) throws -> [String] {
    let script = "cd app && \(variables) git ls-files --others --exclude-standard | LC_ALL=C sort"
    return try command.shell(script).expect(0).text.split(separator: "\n").map(String.init)
  }

  @Test("counts where git looks for it, below what the repository says")
  func places() throws {
    let home = command.path("home")
    let other = command.path("other")
    let plain = "HOME=\(home) GIT_CONFIG_NOSYSTEM=1"
    for (file, text, variables) in [
      ("home/.config/git/ignore", "mine.swift\n", plain),
      ("other/git/ignore", "/mine.swift\n", plain + " XDG_CONFIG_HOME=\(other)"),
      ("home/.gitconfig", "[core]\n  excludesFile = ~/own.ignore # mine\n", plain),
      ("home/own.ignore", "theirs.swift\nsub/\n", plain),
      (
        "other/global", "[core]\n  excludesfile = \"\(other)/none\"\n",
        plain + " GIT_CONFIG_GLOBAL=\(other)/global"
      ),
      ("app/.gitignore", "!theirs.swift\n", plain),
    ] {
      try command.write(text, to: file)
      #expect(try files(variables) == listed(variables).filter { $0.hasSuffix(".swift") }, "\(file)")
    }
    #expect(try files("") == ["mine.swift", "own.swift", "sub/mine.swift", "theirs.swift"])
    #expect(try files(plain) == ["mine.swift", "own.swift", "theirs.swift"])
  }
}
