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
