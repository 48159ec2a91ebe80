import Foundation
import TestSupport
import Testing

/// Files that are no source, or none that a person wrote.
@Suite("The built command and hostile sources")
struct HostileSourceTests {
  private let command: BuiltCommand

  init() throws { command = try BuiltCommand(presets: Texts.spring("mine")) }

  /// Runs the command with an address space of 1.5 GB, in which nothing that grows faster than a file has room.
  private func limited(_ words: String) throws -> StartedProgram.Outcome {
    let outcome = try command.shell("ulimit -v 1500000; exec \"$motionbook\" \(words)")
    #expect(
      !outcome.err.contains("Fatal error") && !outcome.err.contains("Crash"), "\(outcome.err.prefix(500))")
    return outcome
  }

  @Test(
    "hundreds of thousands of brackets, strings that never end, NULs: what stands before is read",
    arguments: Extent.cases(HostileSource.all))
  func contents(_ source: HostileSource) throws {
    try command.makeFolder("app")
    for (title, bytes) in HostileSource.rests {
      try command.write(Data(source.motion.utf8) + bytes, to: "app/\(title).\(source.ending)")
    }
    let survey = try JSONObject(try limited("survey app --json").expect(0).text)
    #expect(try survey.object("summary").number("files") == Double(HostileSource.rests.count))
    let files = Set(try survey.objects("sites").map { try $0.string("file") })
    #expect(files.contains("nothing.\(source.ending)"))
    #expect(files.contains("nul.\(source.ending)"))
    #expect(files.count > HostileSource.rests.count / 2, "\(files.sorted())")
    try limited("check app").expect(1)
  }

  @Test("what is left out is counted on stderr, in every way of printing")
  func omissions() throws {
    try command.makeFolder("app")
    try command.write(HostileSource.all[0].motion, to: "app/own.swift")
    try command.write("", to: "app/huge.ts")
    #expect(truncate(command.path("app/huge.ts"), 50 << 20) == 0)
    try command.write(String(repeating: "a{b;}", count: 1 << 20), to: "app/bundle.js")
    for words in ["survey app", "survey app --json", "survey app --write - ", "survey app --svg -"] {
      let outcome = try limited(words).expect(0)
      #expect(outcome.err == "left out: 1 minified, 1 larger than 8 MB\n", "\(words)")
    }
    for words in ["check app", "check app --json", "check app --format junit"] {
      let outcome = try limited(words).expect(1)
      #expect(outcome.err == "left out: 1 minified, 1 larger than 8 MB\n", "\(words)")
    }
    #expect(try command.run("survey", "app", "--json", "--quiet").err.isEmpty)
  }

  @Test("UTF-16 is not passed unread", arguments: ["fffe", "feff"])
  func utf16(mark: String) throws {
    let bytes = mark == "fffe" ? "\\377\\376a\\000" : "\\376\\377\\000a"
    let outcome = try command.shell("printf '\(bytes)' > a.css; \"$motionbook\" check a.css").expect(2)
    #expect(outcome.err.contains("a.css: it is UTF-16; save it as UTF-8"), "\(outcome.err)")
  }

  @Test("A sentence that refuses something does not repeat all of it")
  func shortRefusals() throws {
    try command.shell(
      """
      (printf 'time'; seq -f ',column-%g' 1 50000 | tr -d '\\n'; echo; echo 0,1) > wide.csv
      printf '{"format": "motionbook/1", "presets": [{"name": "a", "kind": "duration", "duration": ' > long.json
      head -c 300000 /dev/zero | tr '\\0' 9 >> long.json; printf '}]}' >> long.json
      """
    ).expect(0)
    for words in [["fit", "wide.csv"], ["validate", "long.json"]] {
      let outcome = try command.run(words)
      #expect(outcome.status != 0 && outcome.err.utf8.count + outcome.out.count < 1000, "\(words)")
    }
  }

  @Test("50 MB on stdin are left out too")
  func stdin() throws {
    let outcome = try command.shell(
      "head -c 50000000 /dev/zero | \"$motionbook\" check - --stdin-filename a.swift")
    #expect(outcome.expect(0).err == "left out: 1 larger than 8 MB\n")
  }

  @Test("lines that end with a carriage return too are quoted like others")
  func carriageReturns() throws {
    try command.write("let a = 1\r\nwithAnimation(.easeIn(duration: 2)) {}\r\nlet b = 1\r\n", to: "a.swift")
    let lines = try command.run("check", "a.swift", "--only", "hand-written-unknown").expect(1).text
    #expect(
      lines.contains(
        "    2 | withAnimation(.easeIn(duration: 2)) {}\n      |                ^~~~~~~~~~~~~~~~~~~\n"),
      "\(lines)")
  }
}
