import Foundation
import TestSupport
import Testing

/// The command in surroundings that programs meet outside of a terminal.
@Suite("The built command and its streams")
struct StandardStreamTests {
  private let command: BuiltCommand
  private let text: String

  init() throws {
    command = try BuiltCommand()
    try command.run("init").expect(0)
    text = try command.run("export").expect(0).text
  }

  @Test(
    "writes to streams by their paths",
    arguments: [
      "\"$motionbook\" export -o /dev/stdout | cat", "\"$motionbook\" export -o /dev/fd/1 | cat",
      "\"$motionbook\" export -o /proc/self/fd/1 | cat", "\"$motionbook\" export -o /dev/stdout > f; cat f",
      "\"$motionbook\" export -o /dev/fd/3 3> f; cat f",
      "\"$motionbook\" export -o /dev/stderr 2>&1 1>&- | head -n -1",
      "bash -c '\"$motionbook\" export -o >(cat > f); sleep 1'; cat f",
      "mkfifo p; cat p & sleep 1; \"$motionbook\" export -o p; wait",
    ])
  func paths(script: String) throws {
    let outcome = try command.shell(script)
    // What goes to stderr has the note behind it.
    #expect(
      outcome.text.hasPrefix(text) || outcome.text == String(text.dropLast()),
      "\(outcome.text.prefix(200)) \(outcome.err)")
    #expect(!command.exists("made"))
  }

  @Test(
    "reads streams by their paths",
    arguments: [
      "\"$motionbook\" validate - < full.json", "cat full.json | \"$motionbook\" validate -",
      "bash -c '\"$motionbook\" import --dry-run <(cat full.json)'",
      "\"$motionbook\" import --dry-run /dev/stdin < full.json",
      "\"$motionbook\" import --dry-run /dev/fd/3 3< full.json",
    ])
  func reading(script: String) throws {
    try command.write(text, to: "full.json")
    try command.shell(script).expect(0)
  }

  @Test(
    "waits for a stream that another program has told not to wait",
    .enabled(if: Self.hasPython, "needs python3"))
  func nonBlocking() throws {
    let script = """
      import os, subprocess, sys, time
      r, w = os.pipe(); os.set_blocking(w, False); os.set_blocking(r, True)
      p = subprocess.Popen([os.environ['motionbook'], 'sample', 'apple.snappy', '--fps', '20000'], stdout=w)
      os.close(w); time.sleep(0.5); n = 0
      while True:
        block = os.read(r, 65536)
        if not block: break
        n += len(block)
      r2, w2 = os.pipe(); os.set_blocking(r2, False)
      q = subprocess.Popen([os.environ['motionbook'], 'validate', '-'], stdin=r2, stdout=subprocess.DEVNULL)
      os.close(r2); time.sleep(0.5); os.write(w2, open('full.json', 'rb').read()); os.close(w2)
      print(p.wait(), n > 200000, q.wait())
      """
    try command.write(text, to: "full.json")
    try command.write(script, to: "script.py")
    #expect(try command.shell("python3 script.py").expect(0).text == "0 True 0\n")
  }

  @Test("says when a limit of the file size stops it, and leaves nothing half behind")
  func fileSizeLimit() throws {
    try command.write(BuiltCommand.manyPresets(3000), to: "many.json")
    let before = try command.bytes("motionbook.db")
    let files = try command.files()
    for words in ["export --registry many.json -o big.json", "import many.json"] {
      let outcome = try command.shell("ulimit -f 8; \"$motionbook\" \(words)")
      outcome.expectSentence(naming: words.hasPrefix("export") ? "File too large" : "motionbook.db")
    }
    #expect(try command.files() == files && command.bytes("motionbook.db") == before)
  }

  @Test(
    "does not let a closed stream take a file's place",
    arguments: ["<&- >&- 2>&-", ">&-", "<&-", "2>&-", ">&- 2>&-"])
  func closed(streams: String) throws {
    let before = try command.bytes("motionbook.db")
    for words in ["list", "tweak apple.snappy --bounce 0.3 --dry-run", "export -o all.json", "init"] {
      let outcome = try command.shell("\"$motionbook\" \(words) \(streams)")
      let isWritten = words.hasPrefix("list") || words.hasPrefix("tweak")
      let expected: Int32 =
        words == "init" ? 1 : isWritten && streams.contains(">&-") && !streams.hasPrefix("2") ? 2 : 0
      #expect(outcome.status == expected, "\(words) \(streams): \(outcome.err)")
    }
    #expect(try command.bytes("motionbook.db") == before)
    #expect(try command.bytes("all.json") == Data(text.utf8))
  }

  @Test("reads its words where there is no descriptor left and no /proc")
  func words() throws {
    let outcome = try command.shell(
      "exec 3>&- 4>&- 5>&-; ulimit -n 3; \"$motionbook\" list --json < /dev/null")
    // The loader of a command that is not linked statically needs a descriptor itself.
    if outcome.status == 127 { return }
    #expect(outcome.status == 2, "\(outcome.text.prefix(200)) \(outcome.err)")
    let usage = try command.shell("ulimit -n 3; \"$motionbook\" no-such-command")
    #expect(usage.status != 0 && !usage.text.contains("SUBCOMMANDS"))
  }

  @Test("is not stopped by what only looks like its files")
  func pretenders() throws {
    try command.shell("mkfifo .motionbook.json registry.json package.json; mkdir app; echo x > app/a.swift")
      .expect(0)
    try command.run("export", "--all").expectSentence(naming: ".motionbook.json", "a pipe")
    try command.remove(".motionbook.json")
    try command.run("list", "--registry", "registry.json").expectSentence(naming: "registry.json", "a pipe")
    try command.run("export", "-o", "package.json").expectSentence(naming: "package.json", "a pipe")
    try command.run("survey", "app").expect(0)
    try command.shell(
      "rm package.json registry.json; truncate -s 200G package.json registry.json .motionbook.json"
    )
    .expect(0)
    try command.run("list", "--registry", "registry.json").expectSentence(naming: "registry.json", "64 MB")
    try command.run("check", "app").expectSentence(naming: ".motionbook.json", "64 MB")
    try command.remove(".motionbook.json")
    try command.run("survey", "app").expect(0)
    try command.run("import", "/dev/zero").expectSentence(naming: "/dev/zero", "64 MB")
    try command.shell("\"$motionbook\" validate - < /dev/zero").expectSentence(
      naming: "standard input", "64 MB")
  }

  @Test("names the file in the way of an output")
  func targets() throws {
    try command.run("plot", "apple.snappy", "--svg", "/").expectSentence(naming: "/: Is a directory")
    try command.run("plot", "apple.snappy", "--svg", ".").expectSentence(naming: ".: Is a directory")
    try command.run("plot", "apple.snappy", "--svg", "").expectSentence(naming: "an empty path")
    try command.run("export", "--format", "css", "-o", "motionbook.db/").expectSentence(
      naming: "motionbook.db")
    // A folder that is missing is made; a file is none.
    try command.run("export", "-o", "motionbook.db/of/these.json").expectSentence(naming: "motionbook.db/of")
  }

  @Test("works in a folder whose name is no text, and says which word of a command line is none")
  func bytes() throws {
    let made = try command.shell(
      """
      d="$(printf 'caf\\351')"; mkdir "$d" && cd "$d" && "$motionbook" init && "$motionbook" list --names | head -1 &&
      "$motionbook" tweak apple.snappy --bounce 0.3 && "$motionbook" export -o all.json && mkdir app &&
      echo 'withAnimation(.easeIn(duration: 2)) { }' > app/a.swift && "$motionbook" survey app &&
      "$motionbook" export --check -o all.json
      """)
    made.expect(0)
    #expect(made.text.contains("apple."))
    // A path in words for git is a text: what cannot be said is refused with a sentence.
    try command.shell("cd caf*; git init -q .; \"$motionbook\" check app --since HEAD").expectSentence(
      naming: "git")
    let word = try command.shell("\"$motionbook\" import \"$(printf 'caf\\351.json')\"")
    word.expectSentence(naming: "caf\u{FFFD}.json", "UTF-8")
  }

  private static let hasPython =
    (try? Program.run(["python3", "-c", "0"]).status) == 0
}
