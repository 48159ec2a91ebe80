import TestSupport
import Testing

/// What a run that looks at a part of an app says of a baseline of all of it.
@Suite("A baseline, and runs that look at a part")
struct PartialBaselineTests {
  /// An app in a repository with a baseline of its findings.
  private func app() throws -> SampleApp {
    let app = try SampleApp()
    try TestRepository.make(in: app.runner.path)
    #expect(app.runner.run("check", ".", "--write-baseline", "base.json").code == 0)
    return app
  }

  @Test(
    "what was not looked for is not mended",
    arguments: [
      ["--since", "HEAD"], ["--only", "unknown-symbol"], ["--files-from", "list.txt"],
    ])
  func mended(words: [String]) throws {
    let app = try app()
    try app.runner.write("app/Sources/Other.swift\n", to: "list.txt")
    let paths = words[0] == "--files-from" ? [] : ["."]
    let result = app.runner.run(["check"] + paths + words + ["--baseline", "base.json"])
    #expect(result.code == 0 && !result.err.contains("mended"), "\(result.err)")
    let validated = app.runner.run("validate", "--baseline", "base.json")
    #expect(!validated.err.contains("mended"), "\(validated.err)")
  }

  @Test("one more of a kind on a changed line is new, wherever it stands among those that are known")
  func oneMore() throws {
    let app = try app()
    let motion = "      .transition(.opacity.animation(.easeInOut(duration: 3)))\n"
    let card = SampleApp.card.replacing("    content\n", with: "    content\n" + motion)
    try app.runner.write(card, to: "app/Sources/Card.swift")
    let result = app.runner.run("check", ".", "--since", "HEAD", "--baseline", "base.json")
    #expect(result.code == 1 && result.out.contains("Card.swift:7:"), "\(result.out)")
    // The same motion on a line that was edited is none more.
    let edited = SampleApp.card.replacing("opacity.animation", with: "scale.animation")
    try app.runner.write(edited, to: "app/Sources/Card.swift")
    #expect(app.runner.run("check", ".", "--since", "HEAD").code == 1)
    #expect(app.runner.run("check", ".", "--since", "HEAD", "--baseline", "base.json").code == 0)
  }

  @Test("what has moved is not called mended, and conflict markers are told with what to do")
  func moved() throws {
    let app = try app()
    try TestRepository.git(app.runner.path, "mv", "app/web/card.css", "app/web/other.css")
    let result = app.runner.run("check", ".", "--baseline", "base.json")
    #expect(result.err.contains("mended, moved or changed; write"), "\(result.err)")
    let text = try app.runner.read("base.json")
    try app.runner.write("{\n<<<<<<< HEAD\n" + text, to: "base.json")
    let marked = app.runner.run("check", ".", "--baseline", "base.json")
    #expect(
      marked.code == 2 && marked.err.contains("--write-baseline base.json writes it anew"), "\(marked.err)")
    #expect(app.runner.run("check", ".", "--write-baseline", "base.json").code == 0)
  }

  @Test("of a folder it is said that only a baseline of that folder is mended by it")
  func folder() throws {
    let app = try app()
    let part = app.runner.run("check", "app/web", "--baseline", "base.json")
    #expect(part.err.contains("not found in app/web: if it was written of that alone"), "\(part.err)")
    #expect(!app.runner.run("check", "app", "--baseline", "base.json").err.contains("mended"))
  }

  @Test("it is not written over with less, unless what is missing is mended")
  func written() throws {
    let app = try app()
    let before = try app.runner.read("base.json")
    for words in [["check", ".", "--since", "HEAD"], ["check", ".", "--only", "unknown-symbol"]] {
      let refused = app.runner.run(words + ["--write-baseline", "base.json"])
      #expect(
        refused.code == 1 && refused.err.contains("for which this run has not looked"), "\(refused.err)")
      #expect(try app.runner.read("base.json") == before)
    }
    #expect(app.runner.run("check", ".", "--since", "HEAD", "--write-baseline", "new.json").code == 0)
    try app.runner.write("let x = 1\n", to: "app/Sources/Card.swift")
    let anew = app.runner.run("check", ".", "--write-baseline", "base.json")
    #expect(anew.code == 0 && anew.err.contains(" that it held"), "\(anew.err)")
  }
}
