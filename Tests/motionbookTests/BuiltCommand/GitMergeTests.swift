import Foundation
import TestSupport
import Testing

@Suite("Real git merges registries by preset", .timeLimit(.minutes(5)))
struct GitMergeTests {
  private static let presets = """
    {"name": "a", "kind": "spring", "duration": 0.5, "bounce": 0.2},
    {"name": "b", "kind": "spring", "base": "a", "extraBounce": 0.1},
    {"name": "c", "kind": "duration", "duration": 0.2}
    """

  /// The command as `motionbook` in the PATH, and a repository in which `main` and `side` part after one commit.
  private static let start = """
    set -e
    mkdir bin home; ln -s "$motionbook" bin/motionbook
    export PATH="$PWD/bin:$PATH" HOME="$PWD/home" GIT_CONFIG_NOSYSTEM=1
    git config --global user.name Test; git config --global user.email test@example.com
    git config --global init.defaultBranch main
    mkdir app; cd app; git init -q
    """

  private func run(_ script: String) throws -> StartedProgram.Outcome {
    let command = try BuiltCommand()
    try command.write(Texts.registry(Self.presets), to: "presets.json")
    return try command.shell(Self.start + "\n" + script)
  }

  /// Ours renames `a`, theirs changes it and derives from it: lines conflict, presets do not.
  private static let branches = """
    edit() { motionbook "$@" --registry work.db >/dev/null; motionbook export --registry work.db -o motionbook.json 2>/dev/null; }
    motionbook init --from ../presets.json --registry work.db >/dev/null; echo work.db >.gitignore
    motionbook export --registry work.db -o motionbook.json 2>/dev/null
    git add -A; git commit -qm base; cp work.db base.db; echo base.db >>.gitignore
    git checkout -qb side; edit tweak a --bounce 0.3; edit add spring d --base a --extra-bounce 0.05
    git commit -qam side; cp base.db work.db
    git checkout -q main; edit rename a first; git commit -qam main
    """

  @Test("A text merges, rebases, is picked and popped, and is right afterwards")
  func text() throws {
    let outcome = try run(
      """
      motionbook git-setup >/dev/null; motionbook git-setup | grep -q already
      \(Self.branches)
      git merge -q side -m merged >/dev/null
      motionbook validate motionbook.json --only dangling-reference >/dev/null
      motionbook list --names --registry motionbook.json | tr '\\n' ' '
      motionbook show d --json --registry motionbook.json | grep -c '"base": "first"'
      git reset -q --hard HEAD~1; git rebase -q side >/dev/null; motionbook list --names --registry motionbook.json | tr '\\n' ' '
      git reset -q --hard ORIG_HEAD; git cherry-pick side >/dev/null; motionbook list --names --registry motionbook.json | tr '\\n' ' '
      git reset -q --hard HEAD~1; cp base.db work.db; edit tweak c --duration 0.3; git stash -q; git merge -q side -m again >/dev/null
      git stash pop -q >/dev/null; motionbook list --names --registry motionbook.json | tr '\\n' ' '
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.err)")
    #expect(outcome.text == "b c d first 2\nb c d first b c d first a b c d ")
  }

  @Test("A conflict stops git, and the text has the markers that its users know")
  func conflict() throws {
    let outcome = try run(
      """
      motionbook git-setup >/dev/null
      \(Self.branches)
      edit tweak first --duration 0.4; git commit -qam conflict
      git merge side -m merged && exit 3
      grep -c '^<<<<<<<\\|^=======\\|^>>>>>>>' motionbook.json
      git status --short
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.err)")
    #expect(outcome.text.contains("3\n"))
    #expect(outcome.text.contains("UU motionbook.json"))
  }

  @Test("A database merges in place, and its difference is shown as text")
  func database() throws {
    let outcome = try run(
      """
      motionbook git-setup >/dev/null; git add -A
      motionbook init --from ../presets.json >/dev/null; git add -A; git commit -qm base
      git checkout -qb side; motionbook tweak a --bounce 0.3 >/dev/null; git commit -qam side
      git checkout -q main; motionbook rename a first >/dev/null; motionbook tweak c --duration 0.4 >/dev/null
      git diff | grep '^[+-] .*duration'
      git commit -qam main; git merge -q side -m merged
      motionbook show first --json | grep '"bounce": 0.3' | head -1
      git status --short
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.err)")
    #expect(outcome.text.contains(#""duration": 0.4"#))
    #expect(outcome.text.contains(#""bounce": 0.3"#))
  }

  @Test("Without the driver git merges by lines, as before")
  func withoutDriver() throws {
    let outcome = try run(
      """
      printf 'motionbook.json merge=motionbook\\n' >.gitattributes; git add -A
      \(Self.branches)
      git merge side -m merged >/dev/null && exit 3
      grep -c '^<<<<<<<' motionbook.json
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.err)")
  }

  @Test("--remove takes out what was put in, and leaves the rest")
  func remove() throws {
    let outcome = try run(
      """
      printf '*.png binary\\n' >.gitattributes
      motionbook git-setup >/dev/null; motionbook git-setup --remove >/dev/null; cat .gitattributes
      git config --get-regexp motionbook && exit 3
      motionbook git-setup --global >/dev/null; cat ../home/.config/git/attributes | wc -l
      motionbook git-setup --global --remove >/dev/null; test ! -e ../home/.config/git/attributes
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.err)")
    #expect(outcome.text == "*.png binary\n2\n")
  }
}
