import Testing

@testable import motionbook

@Suite("copy, rename and remove")
struct RenameCommandTests {
  @Test("References follow a rename")
  func follows() throws {
    let runner = try CommandRunner()
    runner.run("add", "spring", "sheet.present", "--base", "apple.snappy")
    runner.run("add", "alias", "press", "apple.snappy")
    #expect(runner.run("rename", "apple.snappy", "brand.snappy").code == 0)
    #expect(try runner.json("show", "sheet.present", "--json").string("base") == "brand.snappy")
    #expect(try runner.json("show", "press", "--json").object("typed").string("of") == "brand.snappy")
    #expect(runner.run("show", "apple.snappy").code == 1)
  }

  @Test("A kept name is a deprecated alias")
  func keepAlias() throws {
    let runner = try CommandRunner()
    #expect(runner.run("rename", "apple.snappy", "brand.snappy", "--keep-alias").code == 0)
    let alias = try runner.json("show", "apple.snappy", "--json")
    #expect(try alias.string("kind") == "alias")
    #expect(try alias.string("deprecated") == "brand.snappy")
    #expect(try alias.object("spring").number("bounce") == 0.15)
  }

  @Test("A text is said to keep no old name")
  func text() throws {
    let runner = try CommandRunner.empty()
    runner.run("init", "--empty", "--registry", "m.json")
    let text = ["--registry", "m.json"]
    _ = runner.run(["add", "duration", "fast", "1"] + text)
    #expect(runner.run(["rename", "fast", "quick"] + text).err.hasPrefix("a text keeps no old names: "))
    #expect(runner.run(["rename", "quick", "fast", "--keep-alias"] + text).err.isEmpty)
    runner.run("add", "duration", "fast", "1")
    #expect(runner.run("rename", "fast", "quick").err.isEmpty)
  }

  @Test(
    "A deprecation's replacement follows a rename and a replacement, and a removal names who still says it")
  func replacements() throws {
    let runner = try CommandRunner.empty()
    runner.run("add", "spring", "card.open", "--duration", "0.4", "--summary", "x", "--reduced", "none")
    runner.run("rename", "card.open", "card.show", "--keep-alias")
    let renamed = runner.run("rename", "card.show", "card.appear")
    #expect(renamed.out.contains("deprecations that follow: card.open\n"), "\(renamed.out)")
    func deprecated() throws -> String { try runner.json("show", "card.open", "--json").string("deprecated") }
    #expect(try deprecated() == "card.appear")
    #expect(runner.run("rename", "--group", "card", "panel", "--dry-run").code == 0)
    runner.run("add", "spring", "card.come", "--duration", "0.9", "--summary", "x", "--reduced", "none")
    #expect(
      runner.run("replace", "card.appear", "card.come").out.contains("deprecations that follow: card.open\n"))
    #expect(try deprecated() == "card.come")
    #expect(runner.run("validate", "--strict").code == 0)
    let removed = runner.run("remove", "card.come", "--detach")
    #expect(
      removed.out.contains(
        "deprecations that still name what is gone: card.open; `motionbook tweak card.open --deprecated TEXT`"
      ))
    #expect(runner.run("validate", "--strict").out.contains("names card.come, and there is no such preset"))
  }

  @Test("What takes the place of the preset that its own deprecation names is no longer deprecated")
  func replacedReplacement() throws {
    let runner = try CommandRunner()
    runner.run("tweak", "apple.smooth", "--deprecated", "apple.snappy")
    #expect(
      runner.run("replace", "apple.snappy", "apple.smooth").out.contains(
        "apple.smooth is no longer deprecated"))
    #expect(try runner.json("show", "apple.smooth", "--json").isNull("deprecated"))
  }

  @Test("A name that is taken or a group is refused")
  func refusals() throws {
    let runner = try CommandRunner()
    #expect(runner.run("rename", "apple.snappy", "apple.smooth").code == 1)
    #expect(runner.run("rename", "apple.snappy", "starter").code == 1)
    #expect(runner.run("rename", "apple.snapy", "x").err.contains("did you mean \"apple.snappy\""))
    #expect(runner.run("rename", "apple.snappy", "apple.snappy.fast").code == 0)
  }

  @Test("A copy is equal but for its name and origin")
  func copy() throws {
    let runner = try CommandRunner()
    #expect(runner.run("copy", "starter.heart-reaction", "heart.beat").code == 0)
    let copy = try runner.json("show", "heart.beat", "--json")
    let original = try runner.json("show", "starter.heart-reaction", "--json")
    #expect(try copy.object("clip").number("duration") == original.object("clip").number("duration"))
    #expect(copy.isNull("origin"))
  }

  @Test("What is used is not removed, and the refusal says by what")
  func used() throws {
    let runner = try CommandRunner()
    runner.run("add", "spring", "sheet.present", "--base", "apple.snappy", "--extra-bounce", "0.1")
    let refused = runner.run("remove", "apple.snappy")
    #expect(refused.code == 1)
    #expect(refused.err.contains("sheet.present"))
    #expect(refused.err.contains("--detach"))
    let detached = runner.run("remove", "apple.snappy", "--detach")
    #expect(detached.code == 0)
    let shown = try runner.json("show", "sheet.present", "--json")
    #expect(shown.isNull("base"))
    #expect(try shown.object("spring").number("bounce") == 0.25)
    #expect(runner.run("show", "apple.snappy").code == 1)
  }

  @Test(
    "A partner for less motion is not lost: what takes its place is asked for, apart from what is detached")
  func reduced() throws {
    let runner = try CommandRunner.empty()
    for words in [
      ["calm", "--duration", "0.3"], ["slow", "--duration", "0.9"], ["made", "--base", "calm"],
      ["shown", "--duration", "0.5", "--reduced", "calm"], ["child", "--base", "shown"],
      ["both", "--base", "calm", "--reduced", "calm"],
    ] {
      #expect(runner.run(["add", "spring"] + words).code == 0)
    }
    let before = try runner.bytes("motionbook.db")
    for words in [["--detach"], ["--reduced-to", "none"], ["--detach", "--reduced-to", "calm"], []] {
      let refused = runner.run(["remove", "calm"] + words)
      #expect(refused.code == 1, "\(words)")
      #expect(refused.err.contains("calm replaces both, shown when") == !words.contains("--reduced-to"))
      #expect(refused.err.contains("calm is used by both, made;") == !words.contains("--detach"))
      #expect(try runner.bytes("motionbook.db") == before)
    }
    let removed = runner.run("remove", "calm", "--detach", "--reduced-to", "slow")
    #expect(
      removed.out
        == "removed calm\nwith values of their own now: both, made\nwith slow for less motion now: both, shown\n"
    )
    for name in ["both", "shown", "child"] {
      #expect(try runner.json("show", name, "--json").string("reduced") == "slow", "\(name)")
    }
    let json = try runner.json("remove", "slow", "--reduced-to", "none", "--json")
    #expect(try json.strings("reduced") == ["both", "shown"] && json.strings("detached").isEmpty)
    #expect(try runner.json("show", "child", "--json").string("reduced") == "none")
  }

  @Test("A rename takes partners for less motion along, and leaves them with a kept alias")
  func renamedPartner() throws {
    for keep in [[], ["--keep-alias"]] {
      let runner = try CommandRunner.empty()
      #expect(runner.run("add", "spring", "calm", "--duration", "0.3").code == 0)
      #expect(runner.run("add", "spring", "shown", "--duration", "0.5", "--reduced", "calm").code == 0)
      #expect(runner.run(["rename", "calm", "quiet"] + keep).code == 0)
      #expect(try runner.json("show", "shown", "--json").string("reduced") == "quiet")
    }
  }

  @Test("Detaching keeps what tweens, clips and aliases do")
  func detach() throws {
    let runner = try CommandRunner()
    let sample = ["sample", "starter.heart-reaction", "--times", "0.5,1,1.5", "--json"]
    let before = runner.run(sample).out
    #expect(before.contains("velocity"))
    #expect(runner.run("remove", "starter.spring.bouncy", "--detach").code == 0)
    #expect(runner.run(sample).out == before)
  }
}
