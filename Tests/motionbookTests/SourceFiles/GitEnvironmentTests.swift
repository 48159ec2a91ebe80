import Foundation
import Testing

@Suite("The built command and git's surroundings")
struct GitEnvironmentTests {
  private let command: BuiltCommand

  init() throws {
    command = try BuiltCommand()
    try command.run("init").expect(0)
    try command.shell(
      """
      mkdir app && echo 'withAnimation(.easeIn(duration: 2)) { }' > app/a.swift &&
      git init -q . && git add app && git -c user.name=t -c user.email=t@example.com commit -q -m one
      """
    ).expect(0)
  }

  private static let check = "\"$motionbook\" check app --since HEAD --only hand-written-unknown"

  @Test("A hook's variables of another repository mean nothing for the folder that is asked about")
  func variables() throws {
    try command.shell("git worktree add -q tree -b w && cp motionbook.db tree/").expect(0)
    let hook = try command.shell(
      "cd tree && export GIT_DIR=$(git rev-parse --git-dir) GIT_INDEX_FILE=/nonexistent/index && \(Self.check)"
    )
    hook.expect(0)
    #expect(hook.text.contains("No findings"), "\(hook.text)")
    // Every variable that git itself counts as local, but for the settings that a person gives it.
    let local = try command.shell("git rev-parse --local-env-vars").expect(0).text
      .split(separator: "\n").filter { !$0.hasPrefix("GIT_CONFIG_") }
    #expect(local.count > 5)
    for name in local {
      try command.shell("\(name)=/nonexistent \(Self.check)").expect(0)
    }
  }

  @Test("Of another owner's repository git's remedy is told too")
  func owner() throws {
    let refused = try command.shell("GIT_TEST_ASSUME_DIFFERENT_OWNER=1 \(Self.check) 2>&1").expect(2)
    #expect(refused.text.contains("; `git config --global --add safe.directory "), "\(refused.text)")
  }

  @Test("No monitor of the file system and no hook of a repository is run")
  func programs() throws {
    try command.shell(
      """
      git config core.fsmonitor "$PWD/bait"; git config core.hooksPath "$PWD"
      printf '#!/bin/sh\\ntouch "%s/obeyed"\\n' "$PWD" > bait; chmod +x bait; cp bait post-index-change
      touch -d '2001-01-01' app/a.swift
      """
    ).expect(0)
    try command.shell(Self.check).expect(0)
    #expect(!command.exists("obeyed"))
    try command.shell("git diff > /dev/null").expect(0)
    #expect(command.exists("obeyed"), "the bait is none")
  }

  private static let registry =
    #"{"format": "motionbook/1", "presets": [{"name": "a.b", "kind": "duration", "duration": 0.3}]}"#

  @Test("No signature is checked, and no program that a repository names for it is run")
  func signatures() throws {
    try command.shell(
      """
      mkdir signed && cd signed && git init -q . && git config user.name t && git config user.email t@example.com
      echo '\(Self.registry)' > motionbook.json && git add -A && git commit -qm one
      git cat-file commit HEAD | sed '/^committer/a gpgsig -----BEGIN PGP SIGNATURE-----\\n \\n abc' > ../commit
      git reset -q --hard $(git hash-object -t commit -w ../commit)
      printf '#!/bin/sh\\ntouch "%s/../obeyed"\\nexit 1\\n' "$PWD" > ../gpg; chmod +x ../gpg
      git config gpg.program "$PWD/../gpg"; git config log.showSignature true
      """
    ).expect(0)
    try command.shell("cd signed && \"$motionbook\" log && \"$motionbook\" diff git:HEAD motionbook.json")
      .expect(0)
    #expect(!command.exists("obeyed"))
    try command.shell("cd signed && git log > /dev/null").expect(0)
    #expect(command.exists("obeyed"), "the bait is none")
  }

  @Test(
    "What a partial clone lacks is not fetched, so that no program that it names for it is run",
    arguments: ["diff git:HEAD motionbook.json", "log", "check . --since HEAD"])
  func lazyFetch(words: String) throws {
    try command.shell(
      """
      mkdir whole && cd whole && git init -q . && git config user.name t && git config user.email t@example.com
      echo '\(Self.registry)' > motionbook.json && git add -A && git commit -qm one
      git config uploadpack.allowFilter true && git config uploadpack.allowAnySHA1InWant true && cd ..
      git clone -q --no-local --filter=blob:none --no-checkout "file://$PWD/whole" part
      printf '#!/bin/sh\\ntouch "%s/obeyed"\\nexec git-upload-pack "$@"\\n' "$PWD" > pack; chmod +x pack
      git -C part config remote.origin.uploadpack "$PWD/pack"; git -C part reset -q
      cp whole/motionbook.json part/ && echo >> part/motionbook.json
      """
    ).expect(0)
    let outcome = try command.shell("cd part && \"$motionbook\" \(words)")
    #expect(!command.exists("obeyed"))
    outcome.expect(2)
    try command.shell("cd part && git show HEAD:motionbook.json > /dev/null").expect(0)
    #expect(command.exists("obeyed"), "the bait is none")
  }

  @Test("A repository that git does not read is no reason to make one")
  func unreadable() throws {
    try command.shell(
      """
      mkdir broken && cd broken && git init -q . && echo '\(Self.registry)' > motionbook.json
      echo '[broken' > .git/config
      """
    ).expect(0)
    let outcome = try command.shell("cd broken && \"$motionbook\" log")
    outcome.expect(2)
    #expect(outcome.err.contains("bad config") && !outcome.err.contains("git init"), "\(outcome.err)")
  }

  @Test("A bare repository that lies in a tree is not asked")
  func bare() throws {
    try command.shell(
      """
      mkdir -p app/bare && cd app/bare && git init -q --bare . && git config core.bare false &&
      git config core.worktree . && git config core.fsmonitor "touch $PWD/../../obeyed; false" && cp ../a.swift .
      """
    ).expect(0)
    _ = try command.shell(
      "cd app/bare && \"$motionbook\" check . --since HEAD --registry ../../motionbook.db")
    #expect(!command.exists("obeyed"))
  }
}
