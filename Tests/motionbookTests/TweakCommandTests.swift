import Testing

@testable import motionbook

@Suite("tweak")
struct TweakCommandTests {
  @Test("A tweak prints before and after, and every preset that moves along")
  func movesAlong() throws {
    let runner = try CommandRunner()
    runner.run("add", "spring", "sheet.present", "--base", "apple.snappy", "--duration", "0.4")
    runner.run("add", "spring", "sheet.dismiss", "--base", "sheet.present", "--duration-scale", "0.8")
    runner.run("add", "alias", "button.press", "apple.snappy")
    let tweaked = try runner.json("tweak", "apple.snappy", "--bounce", "0.25", "--json")
    #expect(try tweaked.string("name") == "apple.snappy")
    #expect(try tweaked.object("before").object("spring").number("bounce") == 0.15)
    #expect(try tweaked.object("after").object("spring").number("bounce") == 0.25)
    let affected = try tweaked.objects("affected")
    #expect(try affected.map { try $0.string("name") } == ["button.press", "sheet.dismiss", "sheet.present"])
    for preset in affected { #expect(try preset.object("after").object("spring").number("bounce") == 0.25) }
    #expect(try runner.json("show", "sheet.dismiss", "--json").object("spring").number("bounce") == 0.25)
  }

  @Test("What is typed of a derived spring becomes what it resolves to, as the shortest decimal")
  func derived() throws {
    let runner = try CommandRunner()
    runner.run("add", "spring", "base", "--duration", "0.5", "--bounce", "0.1")
    runner.run("add", "spring", "derived", "--base", "base")
    let tweaked = try runner.json("tweak", "derived", "--bounce", "0.3", "--json")
    #expect(try tweaked.object("after").object("typed").number("extraBounce") == 0.2)
    #expect(try tweaked.object("after").object("spring").number("bounce") == 0.3)
    let refused = runner.run("tweak", "derived", "--stiffness", "200")
    #expect(refused.code == 1)
    #expect(refused.err.contains("--detach"))
    #expect(runner.run("tweak", "derived", "--detach", "--stiffness", "200").code == 0)
    #expect(try runner.json("show", "derived", "--json").object("typed").number("stiffness") == 200)
    #expect(try runner.json("show", "derived", "--json").isNull("base"))
  }

  @Test("A key of another system says the spring anew in it, and says so")
  func otherSystem() throws {
    let runner = try CommandRunner()
    runner.run("add", "spring", "card", "--duration", "0.5", "--bounce", "0.2")
    let result = runner.run("tweak", "card", "--stiffness", "200")
    #expect(result.code == 0)
    #expect(result.err.contains("card is now said as mass, stiffness, damping"))
    let damping = try runner.json("show", "card", "--json").object("typed").number("damping")
    #expect(abs(damping - 0.8 * 4 * .pi / 0.5) < 1e-12)
  }

  @Test(
    "All keys of another system replace what was typed, also of a spring that this system could not say",
    arguments: [
      ["--bounciness", "10", "--speed", "8"], ["--visual-duration", "0.4", "--bounce", "0.3"],
      ["--tension", "170", "--friction", "26"],
    ])
  func wholeOtherSystem(keys: [String]) throws {
    let runner = try CommandRunner()
    for (name, bounce) in [("calm", "0"), ("flat", "-0.2"), ("lively", "0.3")] {
      runner.run("add", "spring", "k.\(name)", "--duration", "0.5", "--bounce", bounce)
      let result = runner.run(["tweak", "k.\(name)"] + keys)
      #expect(result.code == 0, "\(result.err)")
    }
    let springs = try ["calm", "flat", "lively"].map {
      let spring = try runner.json("show", "k.\($0)", "--json").object("spring")
      return [try spring.number("duration"), try spring.number("bounce")]
    }
    #expect(springs[0] == springs[1] && springs[1] == springs[2], "\(springs)")
  }

  @Test("A spring that is scaled keeps the words and numbers that were typed, as far as they stay")
  func ownWords() throws {
    let runner = try CommandRunner()
    runner.run("add", "spring", "held", "--response", "0.5", "--damping-ratio", "0.7", "--reduced", "none")
    let result = runner.run("tweak", "held", "--duration-scale", "0.9")
    #expect(
      result.out.contains("\n  response  0.5 -> 0.45\n") && !result.err.contains("now said"), "\(result)")
    #expect(!runner.run("export", "held").out.contains("00000"))
    #expect(runner.run("tweak", "held", "--bounce-by", "0.1").out.contains("dampingRatio  0.7 -> 0.6\n"))
    runner.run("tweak", "held", "--damping-ratio", "0.7")
    #expect(try runner.json("show", "held", "--json").object("spring").number("bounce") == 0.3)
  }

  @Test(
    "Adjustments add to and multiply what is there",
    arguments: [
      (["--duration-by", "50ms"], 0.55, 0.15), (["--duration-by", "-0.1"], 0.4, 0.15),
      (["--duration-scale", "1.2"], 0.6, 0.15), (["--bounce-by", "-0.25"], 0.5, -0.1),
      (["--bounce-by", "0.15", "--duration", "0.3"], 0.3, 0.3),
    ])
  func adjustments(options: [String], duration: Double, bounce: Double) throws {
    let runner = try CommandRunner()
    #expect(runner.run(["tweak", "apple.snappy"] + options).code == 0)
    let spring = try runner.json("show", "apple.snappy", "--json").object("spring")
    #expect(try spring.number("duration") == duration)
    #expect(try spring.number("bounce") == bounce)
    #expect(try runner.json("show", "apple.snappy", "--json").isNull("origin"))
  }

  @Test("A tweak that takes a dependent out of its range is refused, names it, and changes nothing")
  func dependents() throws {
    let runner = try CommandRunner()
    runner.run("add", "spring", "wild", "--base", "apple.bouncy", "--extra-bounce", "0.6")
    let before = try runner.bytes("motionbook.db")
    let result = runner.run("tweak", "apple.bouncy", "--bounce", "0.5")
    #expect(result.code == 1)
    #expect(result.err.contains("wild would no longer be right"))
    #expect(try runner.bytes("motionbook.db") == before)
  }

  @Test("A base cannot be a preset that derives from the tweaked one")
  func cycles() throws {
    let runner = try CommandRunner()
    runner.run("add", "spring", "a", "--base", "apple.smooth")
    runner.run("add", "spring", "b", "--base", "a")
    let result = runner.run("tweak", "a", "--base", "b")
    #expect(result.code == 1)
    #expect(result.err.contains("made from itself"))
  }

  @Test("Everything said about a preset can be set and taken back")
  func about() throws {
    let runner = try CommandRunner()
    runner.run(
      "tweak", "apple.smooth", "--summary", "Calm.", "--role", "spatial", "--reduced", "none", "--deprecated",
      "Use starter.spring.smooth.", "--allow", "missing-reduced=it is a cut already")
    var shown = try runner.json("show", "apple.smooth", "--json")
    #expect(try shown.string("summary") == "Calm.")
    #expect(try shown.string("reduced") == "none")
    #expect(try shown.string("deprecated") == "Use starter.spring.smooth.")
    runner.run(
      "tweak", "apple.smooth", "--summary", "", "--no-reduced", "--deprecated", "", "--allow",
      "missing-reduced=")
    shown = try runner.json("show", "apple.smooth", "--json")
    #expect(shown.isNull("summary"))
    #expect(shown.isNull("reduced"))
    #expect(shown.isNull("deprecated"))
  }

  @Test("A deprecation that names no preset is warned of, with the name that is meant")
  func misspeltReplacement() throws {
    let runner = try CommandRunner()
    let misspelt = runner.run("tweak", "apple.smooth", "--deprecated", "starter.spring.smoth")
    #expect(misspelt.code == 0 && misspelt.err.contains("there is no such preset [unknown-replacement]"))
    #expect(misspelt.err.contains("did you mean starter.spring.smooth?"))
    #expect(
      runner.run("tweak", "apple.smooth", "--deprecated", "apple.smooth").err.contains("names itself"))
    for text in ["starter.spring.smooth", "unused", "since 2.0", "2.0"] {
      #expect(runner.run("tweak", "apple.smooth", "--deprecated", text).err.isEmpty, "\(text)")
    }
  }

  @Test("Clips: all durations at once, or one keyframe")
  func clips() throws {
    let runner = try CommandRunner()
    let before = try runner.json("show", "starter.shake", "--json").object("clip").number("duration")
    #expect(runner.run("tweak", "starter.shake", "--time-scale", "2").code == 0)
    let after = try runner.json("show", "starter.shake", "--json").object("clip").number("duration")
    #expect(abs(after - 2 * before) < 1e-9)
    #expect(
      runner.run(
        "tweak", "starter.heart-reaction", "--track", "scale", "--keyframe", "1", "--duration", "0.4"
      ).code == 0)
    let missing = runner.run(
      "tweak", "starter.heart-reaction", "--track", "size", "--keyframe", "1", "--to", "2")
    #expect(missing.code == 1)
    #expect(missing.err.contains("there is no track \"size\""))
  }

  @Test("Rules warn on stderr and do not block")
  func warnings() throws {
    let runner = try CommandRunner()
    let result = runner.run("tweak", "apple.bouncy", "--bounce", "0.6")
    #expect(result.code == 0)
    #expect(result.err.contains("[bounce-exaggerated]"))
    #expect(!runner.run("tweak", "apple.bouncy", "--bounce", "0.6", "--json").out.contains("exaggerated"))
  }

  @Test("A tweak that looks at a few of a group warns of no mismatch that the whole group has not")
  func partOfGroup() throws {
    let runner = try CommandRunner(packs: ["starter"])
    let result = runner.run("tweak", "starter.spring.bouncy", "--bounce", "0.35")
    #expect(result.code == 0 && !result.err.contains("character-mismatch"), "\(result.err)")
    #expect(runner.run("validate", "--strict").code == 0)
  }

  @Test(
    "A member that a spring gains or loses is told by its own path, and another system's parameters as one")
  func paths() throws {
    let runner = try CommandRunner()
    runner.run("add", "spring", "a", "--base", "apple.snappy", "--extra-bounce", "0.05")
    let lost = try runner.json("tweak", "a", "--bounce", "0.15", "--json").objects("changes")
    #expect(try lost.map { try $0.string("path") } == ["extraBounce"])
    #expect(try lost[0].number("before") == 0.05 && lost[0].isNull("after"))
    let gained = try runner.json("tweak", "a", "--duration", "0.9", "--json").objects("changes")
    #expect(try gained.map { try $0.string("path") } == ["duration"] && gained[0].isNull("before"))
    runner.run("add", "spring", "b", "--duration", "0.5")
    let other = try runner.json("tweak", "b", "--stiffness", "200", "--json").objects("changes")
    #expect(try other.map { try $0.string("path") } == [""])
  }

  @Test("What does not move along is not listed, and a change of words is shown")
  func still() throws {
    let runner = try CommandRunner()
    runner.run("add", "spring", "fixed", "--base", "apple.snappy", "--duration", "0.4")
    let tweaked = try runner.json("tweak", "apple.snappy", "--duration", "0.6", "--json")
    #expect(try tweaked.objects("affected").isEmpty)
    #expect(
      runner.run("tweak", "apple.smooth", "--summary", "Calm.").out.contains("-> \"Calm.\""))
    let clip = runner.run(
      "tweak", "starter.shake", "--track", "x", "--keyframe", "1", "--to", "-9")
    #expect(clip.out.contains("\n  tracks.x[0].to  -8 -> -9\n"), "\(clip.out)")
  }

  @Test("A misspelt reference gets the nearest name suggested")
  func suggestions() throws {
    let runner = try CommandRunner()
    for words in [
      ["add", "alias", "a", "apple.snapy"], ["tweak", "apple.smooth", "--reduced", "starter.fade.qick"],
      ["add", "tween", "t", "--curve", "starter.curve.entr", "--duration", "0.3"],
    ] {
      let result = runner.run(words)
      #expect(result.code == 1)
      #expect(result.err.contains("did you mean"), "\(result.err)")
    }
  }

  @Test("A registry as JSON on stdin is read")
  func standardInput() throws {
    let runner = try CommandRunner()
    let text = runner.run("export").out
    #expect(
      runner.run(["list", "--names", "--registry", "-"], input: text).out == runner.run("list", "--names").out
    )
  }

  @Test(
    "An option of another kind is refused with what the preset does not have",
    arguments: [
      ("brief", ["--bounce-by", "0.1"], "brief is a duration, which has no spring's parameters to change"),
      ("brief", ["--delay", "0.1"], "brief is a duration, which has no spring's parameters to change"),
      ("fade", ["--detach"], "fade is a tween, which has no spring's parameters to change"),
      ("bend", ["--duration-by", "1"], "bend is a curve, which has no spring's parameters to change"),
      ("apple.snappy", ["--steps", "4"], "apple.snappy is a spring, which has no curve's shape to change"),
      ("apple.snappy", ["--curve", "linear"], "apple.snappy is a spring, which has no curve to change"),
      ("bend", ["--duration", "0.3"], "bend is a curve, which has no duration to change"),
      ("fade", ["--time-scale", "2"], "fade is a tween, which has no clip's keyframes to change"),
      ("fade", ["--animation", "none"], "fade is a tween, which has no sequence's phases to change"),
      (
        "fade", ["--cap", "0.5"],
        "fade is a tween, which has no morph's elements, transitions or gesture to change"
      ),
    ])
  func otherKinds(name: String, options: [String], message: String) throws {
    let runner = try CommandRunner()
    runner.run("add", "duration", "brief", "0.2")
    runner.run("add", "curve", "bend", "--steps", "3")
    runner.run("add", "tween", "fade", "--duration", "brief", "--curve", "linear")
    let refused = runner.run(["tweak", name] + options)
    #expect(refused.code == 1 && refused.err.contains(message), "\(refused.err)")
  }

  @Test("A change by nothing changes nothing: a tween keeps its duration's name, a spring its factor")
  func byNothing() throws {
    let runner = try CommandRunner()
    runner.run("add", "duration", "brief", "0.2")
    runner.run("add", "tween", "fade", "--duration", "brief", "--curve", "linear")
    runner.run("add", "spring", "away", "--base", "apple.snappy", "--duration-scale", "0.7")
    let before = runner.run("export").out
    for options in [["--duration-scale", "1"], ["--duration-by", "0"]] {
      for name in ["fade", "away"] {
        let result = runner.run(["tweak", name] + options)
        #expect(result.code == 0 && result.out.contains("is like that already"), "\(result.out)\(result.err)")
      }
    }
    #expect(runner.run("export").out == before)
  }

  @Test("usedBy names what uses the preset and what moves along, whether or not the change reaches it")
  func usedBy() throws {
    let runner = try CommandRunner()
    runner.run("add", "spring", "a", "--base", "apple.snappy", "--duration", "0.4")
    runner.run("add", "alias", "b", "a")
    runner.run("add", "spring", "c", "--duration", "0.2", "--bounce", "0", "--reduced", "apple.snappy")
    let json = try runner.json("tweak", "apple.snappy", "--bounce", "0.3", "--json")
    #expect(try json.object("after").strings("usedBy").suffix(2) == ["a", "c"])
    let moved = try json.objects("affected").first { try $0.string("name") == "a" }
    #expect(try moved?.object("before").strings("usedBy") == ["b"])
    #expect(try moved?.object("after").strings("usedBy") == ["b"])
  }

  @Test("A delay that a factor of the duration leaves as it is, is said")
  func keptDelay() throws {
    let runner = try CommandRunner()
    runner.run("add", "spring", "late", "--duration", "0.3", "--bounce", "0", "--delay", "0.2")
    runner.run("add", "tween", "fade", "--duration", "0.3", "--curve", "easeOut", "--delay", "0.1")
    let kept = runner.run("tweak", "late", "fade", "--duration-scale", "2").err
    #expect(kept.contains("late keeps its delay of 0.2 s; --delay changes it"), "\(kept)")
    #expect(kept.contains("fade keeps its delay of 0.1 s; --delay changes it"), "\(kept)")
    #expect(!runner.run("tweak", "late", "--duration-scale", "2", "--delay", "0.4").err.contains("keeps"))
  }
}
