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
      motionbook log -n 1
      motionbook show first --json | grep '"bounce": 0.3' | head -1
      git status --short
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.err)")
    #expect(outcome.text.contains(#""duration": 0.4"#))
    #expect(outcome.text.contains("  merge motionbook.db\n"), "\(outcome.text)")
    #expect(outcome.text.contains(#""bounce": 0.3"#))
  }

  /// Two branches that merged one another, and each kept its own `a`: git merges what they began with first, and that
  /// contradicts itself.
  private static func crisscross(_ file: String) -> String {
    """
    motionbook init --from ../presets.json --registry \(file) >/dev/null; motionbook git-setup >/dev/null
    git add -A; git commit -qm base; git branch side
    motionbook tweak a --bounce 0.3 >/dev/null; git commit -qam main
    git checkout -q side; motionbook tweak a --bounce 0.4 >/dev/null; git commit -qam side
    main=$(git rev-parse main); side=$(git rev-parse side)
    git merge -q --no-edit $main >/dev/null 2>&1 && exit 3
    git checkout $side -- \(file) 2>/dev/null; git commit -qam 'side keeps 0.4'
    git checkout -q main; git merge -q --no-edit $side >/dev/null 2>&1 && exit 4
    git checkout $main -- \(file) 2>/dev/null; git commit -qam 'main keeps 0.3'
    """
  }

  @Test(
    "Branches that merged one another and kept different values conflict again: neither decision is overturned",
    arguments: ["motionbook.json", "motionbook.db"])
  func crisscross(file: String) throws {
    let outcome = try run(
      """
      \(Self.crisscross(file))
      motionbook tweak c --duration 0.9 >/dev/null; git commit -qam 'main: c'
      git checkout -q side; motionbook add spring new --duration 0.7 >/dev/null 2>&1; git commit -qam 'side: new'
      git checkout -q main; git merge --no-edit side && exit 5
      git status --short; git checkout -q --ours \(file)
      motionbook show a --json | grep '"bounce": 0.3' | head -1
      git checkout -qm \(file) 2>/dev/null || git checkout -q -m -- \(file)
      if test \(file) = motionbook.json; then sed -e '/^<<<<<<</d' -e '/^=======/,/^>>>>>>>/d' -i motionbook.json; fi
      motionbook list --names | tr '\\n' ' '
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.err)")
    #expect(
      outcome.text.contains("conflict: a: ") || outcome.text.contains("conflict: a\n"), "\(outcome.text)")
    #expect(outcome.text.contains("UU \(file)") && outcome.text.contains(#""bounce": 0.3"#))
    #expect(outcome.text.hasSuffix("a b c new "), "\(outcome.text)")
  }

  @Test(
    "A decision that both branches have, and one of them changed since, merges clean",
    arguments: ["motionbook.json", "motionbook.db"])
  func decided(file: String) throws {
    let outcome = try run(
      """
      \(Self.crisscross(file))
      git checkout -q side; motionbook tweak a --bounce 0.3 >/dev/null; git commit -qam 'side gives in'
      git checkout -q main; motionbook tweak c --duration 0.9 >/dev/null; git commit -qam 'main: c'
      git merge -q --no-edit side >/dev/null
      motionbook show a --json | grep '"bounce": 0.3' | head -1; motionbook show c | grep 0.9
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.err)")
  }

  @Test("Where the driver fails, a text is merged by its lines, and a database stays whole and is a conflict")
  func failingDriver() throws {
    let outcome = try run(
      """
      motionbook git-setup >/dev/null
      \(Self.branches)
      rm ../bin/motionbook; git merge side -m merged 2>&1 && exit 3
      grep -c '^<<<<<<<\\|^=======\\|^>>>>>>>' motionbook.json; git status --short
      git merge --abort; ln -s "$motionbook" ../bin/motionbook
      git checkout -q side; sed -i 's/"kind"/kind/' motionbook.json; git commit -qam broken; git checkout -q main
      git merge side -m merged 2>&1 && exit 4
      grep -c '^<<<<<<<' motionbook.json; git merge --abort
      git checkout -qb databases; motionbook init --from ../presets.json >/dev/null; git add -A; git commit -qm base
      git branch other; motionbook tweak a --bounce 0.3 >/dev/null; git commit -qam ours
      git checkout -q other; motionbook tweak c --duration 0.4 >/dev/null; git commit -qam theirs
      rm ../bin/motionbook; git merge databases -m merged 2>&1 && exit 5
      git status --short; git show HEAD:motionbook.db >../head.db; cmp motionbook.db ../head.db
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.err)")
    #expect(outcome.text.contains("merged by lines, because motionbook could not merge it: motionbook.json"))
    #expect(outcome.text.contains("\nUU motionbook.json"), "\(outcome.text)")
    #expect(outcome.text.contains("motionbook.json (theirs) is wrong in"), "\(outcome.text)")
    #expect(outcome.text.contains("UU motionbook.db"))
  }

  @Test("A text with git's markers says so, and what to do")
  func markersInText() throws {
    let outcome = try run(
      """
      motionbook git-setup >/dev/null
      \(Self.branches)
      edit tweak first --duration 0.4; git commit -qam conflict
      git merge -q side -m merged >/dev/null && exit 3
      for command in list validate 'tweak first --bounce 0' 'validate --format github'
      do motionbook $command --registry motionbook.json 2>&1 && exit 4; done
      motionbook import motionbook.json --registry work.db 2>&1 && exit 5
      motionbook merge git:$(git merge-base HEAD MERGE_HEAD) git:HEAD git:MERGE_HEAD -o motionbook.json \\
        --conflicts theirs >/dev/null && exit 6
      motionbook show first --registry motionbook.json | grep typed
      """)
    let place = #"motionbook.json:21:1: git's conflict markers stand here, at "first""#
    #expect(outcome.text.contains(place), "\(outcome.text) \(outcome.err)")
    #expect(
      outcome.text.split(separator: "\n").count { $0.contains("git's conflict markers") } >= 5,
      "\(outcome.text)")
    #expect(
      outcome.text.contains(
        "motionbook.json --conflicts theirs -o "
      ))
    #expect(outcome.text.hasSuffix("duration 0.5, bounce 0.3\n"), "\(outcome.text) \(outcome.err)")
  }

  @Test(
    "What git's index keeps of a conflict decides it for one side, in a merge, a rebase and a cherry-pick")
  func versionsInIndex() throws {
    let outcome = try run(
      """
      motionbook git-setup >/dev/null
      \(Self.branches)
      edit tweak first --duration 0.4; git commit -qam conflict; git branch ours
      decide() { motionbook merge git::1 git::2 git::3:motionbook.json --conflicts $1 -o motionbook.json >/dev/null && exit 3
        motionbook show $2 --registry motionbook.json | grep typed; }
      motionbook merge git::1 git::2 git::3 2>&1 && exit 4
      git merge -q side -m merged >/dev/null 2>&1 && exit 5
      (mkdir sub; cd sub; motionbook diff git::2 ../motionbook.json 2>&1 >/dev/null | grep markers)
      decide theirs first; decide ours first; git merge --abort
      git rebase -q side >/dev/null 2>&1 && exit 6
      decide theirs first; git rebase --abort
      git checkout -q side; git cherry-pick ours >/dev/null 2>&1 && exit 7
      decide ours a; git cherry-pick --abort
      git checkout -q --orphan new; git rm -qf motionbook.json; motionbook init --empty --registry motionbook.json >/dev/null
      motionbook add spring first --duration 1 --registry motionbook.json >/dev/null; git add -A; git commit -qm new
      git merge -q --allow-unrelated-histories ours >/dev/null 2>&1 && exit 8
      decide ours first
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.err)")
    #expect(
      outcome.text.contains("git's index has no version 1 of motionbook.db or motionbook.json"),
      "\(outcome.text)")
    #expect(outcome.text.contains("git's conflict markers stand here"), "\(outcome.text)")
    let typed = outcome.text.split(separator: "\n").filter { $0.contains("typed") }
    #expect(typed.count == 5, "\(outcome.text)")
  }

  @Test(
    "A registry with a pattern's characters in its path is merged by preset, and one of a root with a line feed"
  )
  func paths() throws {
    let outcome = try run(
      """
      mkdir -p 'a b/[x]'; motionbook init --empty --registry 'a b/[x]/m*n.json' >/dev/null
      printf '{"registry": "a b/[x]/m*n.json"}' >.motionbook.json
      motionbook git-setup >/dev/null; git check-attr merge -- 'a b/[x]/m*n.json' 'a b/x/mn.json'
      mkdir '../new
      line'; cd '../new
      line'; git init -q; motionbook init --empty --registry motionbook.json >/dev/null; git add -A; git commit -qm first
      motionbook add duration d 0.2 >/dev/null; motionbook log; motionbook undo 2>&1 || true
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.err)")
    #expect(outcome.text.contains("m*n.json: merge: motionbook\n"), "\(outcome.text)")
    #expect(outcome.text.contains("mn.json: merge: unspecified\n"), "\(outcome.text)")
    #expect(outcome.text.contains("+ d"), "\(outcome.text)")
    #expect(outcome.text.contains("git restore --staged --worktree motionbook.json"), "\(outcome.text)")
  }

  @Test("What git will not tell is said with what helps")
  func refused() throws {
    let outcome = try run(
      """
      motionbook init --from ../presets.json --registry motionbook.json >/dev/null; git add -A; git commit -qm first
      GIT_TEST_ASSUME_DIFFERENT_OWNER=1 motionbook log 2>&1 && exit 3
      git config log.showRoot false; git config log.follow true; motionbook undo 2>&1 || true
      printf 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n' >pointer.db
      motionbook list --registry pointer.db 2>&1 && exit 4
      printf '{\n<<<<<<< ours\n"registry": "a"\n=======\n"registry": "b"\n>>>>>>> theirs\n}\n' >.motionbook.json
      motionbook list 2>&1 && exit 5
      rm .motionbook.json
      git checkout -qb side; git rm -q motionbook.json; git commit -qm gone; git checkout -q -
      motionbook add duration d 0.2 >/dev/null; git commit -qam changed; git merge side >/dev/null && exit 6
      motionbook merge git::1 git::2 git::3 -o motionbook.json 2>&1 || true
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.err)")
    #expect(outcome.text.contains("safe.directory"), "\(outcome.text)")
    #expect(outcome.text.contains("it began with"), "\(outcome.text)")
    #expect(outcome.text.contains("pointer.db is a pointer of Git LFS"), "\(outcome.text)")
    #expect(
      outcome.text.contains(".motionbook.json:2:1: git's conflict markers stand here: keep"),
      "\(outcome.text)")
    #expect(outcome.text.contains("that side has removed it"), "\(outcome.text)")
  }

  @Test("A registry that .motionbook.json names elsewhere is merged by preset too, and found at a revision")
  func elsewhere() throws {
    let outcome = try run(
      """
      printf '{"registry": "design/motion.json"}' >.motionbook.json; mkdir design sub
      motionbook init --from ../presets.json --registry design/motion.json >/dev/null
      git config merge.motionbook.driver 'motionbook merge %O %A %B -o %A --path %P --conflicts markers'
      (cd sub; motionbook git-setup; motionbook git-setup); cat .gitattributes
      git config merge.motionbook.driver | grep -c merge-file
      git add -A; git commit -qm base; git branch side
      motionbook rename a first >/dev/null; git commit -qam main
      (cd sub; motionbook diff git:HEAD~1 git:HEAD | grep '~ a -> first'; motionbook diff git:HEAD ../design/motion.json)
      git checkout -q side; motionbook tweak a --bounce 0.3 >/dev/null; git commit -qam side
      git checkout -q main; git merge -q side -m merged >/dev/null
      motionbook show first --json | grep '"bounce": 0.3' | head -1
      motionbook git-setup --remove >/dev/null; test ! -e .gitattributes; git config --get-regexp motionbook && exit 3
      exit 0
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.err)")
    #expect(
      outcome.text.hasPrefix(
        """
        git merges registries by preset; commit .gitattributes
        git merges registries by preset already
        motionbook.json merge=motionbook
        motionbook.db merge=motionbook-database diff=motionbook
        design/motion.json merge=motionbook
        1

        """), "\(outcome.text)")
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

  @Test("A database that cannot be read, or no motionbook, stops neither git's diff nor its log")
  func unreadableDatabase() throws {
    let outcome = try run(
      """
      motionbook git-setup >/dev/null; motionbook init --empty >/dev/null; echo 1 >z.txt; git add -A; git commit -qm 1
      echo no >motionbook.db; echo 2 >z.txt; git commit -qam 2; : >motionbook.db; echo 3 >z.txt; git commit -qam 3
      git diff HEAD~2 | grep '^+3'; git log -p | grep '^+[123]$' | tr '\\n' ' '
      git diff HEAD~1 HEAD | grep -c '^[-+]motionbook cannot read this registry: '
      rm ../bin/motionbook; git diff HEAD~2 | grep '^+3'
      """)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.err)")
    #expect(outcome.text == "+3\n+3 +2 +1 2\n+3\n", "\(outcome.text)")
  }
}
