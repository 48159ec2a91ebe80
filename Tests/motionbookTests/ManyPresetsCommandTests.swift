import Testing

@testable import motionbook

@Suite("Changes of several presets")
struct ManyPresetsCommandTests {
  private static func sheets() throws -> CommandRunner {
    let runner = try CommandRunner()
    try runner.add(
      """
      {"name": "sheet.present", "kind": "spring", "duration": 0.5, "bounce": 0.1},
      {"name": "sheet.dismiss", "kind": "spring", "base": "sheet.present", "durationScale": 0.8},
      {"name": "sheet.quick", "kind": "spring", "base": "sheet.present", "duration": 0.2, "extraBounce": 0.1},
      {"name": "sheet.time", "kind": "duration", "duration": 0.3},
      {"name": "sheet.fade", "kind": "tween", "curve": "easeInOut", "duration": "sheet.time"},
      {"name": "toast", "kind": "alias", "of": "sheet.present"}
      """)
    return runner
  }

  private func duration(_ runner: CommandRunner, _ name: String) throws -> Double {
    let shown = try runner.json("show", name, "--json")
    switch try shown.string("kind") {
    case "duration": return try shown.number("duration")
    case let kind: return try shown.object(kind).number("duration")
    }
  }

  @Test("Each preset changes once, also where its base, or its duration, changes with it")
  func once() throws {
    let runner = try Self.sheets()
    let names = ["sheet.present", "sheet.dismiss", "sheet.quick", "sheet.time", "sheet.fade"]
    let before = try names.map { try duration(runner, $0) }
    let result = runner.run("tweak", "sheet.*", "--duration-scale", "0.5")
    #expect(result.code == 0, "\(result.err)")
    for (name, old) in zip(names, before) {
      #expect(try abs(duration(runner, name) - old * 0.5) < 1e-9, "\(name)")
    }
    #expect(result.out.hasPrefix("changed "))
    #expect(result.out.contains("sheet.present  0.5 s") && result.out.contains("->"))
    #expect(result.out.contains("what moves along:") && !result.out.contains("like that already"))
    // What is fixed to its base keeps the link.
    let dismiss = try runner.json("show", "sheet.dismiss", "--json").object("typed")
    #expect(try dismiss.number("durationScale") == 0.8)
    #expect(
      try runner.json("show", "sheet.fade", "--json").object("typed").string("duration") == "sheet.time")
  }

  @Test("What has no time is said to be left, and what does not fit is all named, with the kinds that do")
  func unfit() throws {
    let runner = try Self.sheets()
    #expect(
      runner.run("tweak", "apple.core-animation.*", "--duration-scale", "1.1").out
        == "nothing to change\n4 are curves, which have no duration\n")
    let refused = runner.run("tweak", "sheet.*", "--bounce-by", "0.05")
    #expect(
      refused.err
        == """
        Error: sheet.fade is a tween, which has no spring's parameters to change
        sheet.time is a duration, which has no spring's parameters to change
        nothing was changed: --kind spring leaves them out

        """)
    // What leaves all of them out leaves nothing to change.
    let all = runner.run("tweak", "sheet.fade", "sheet.time", "--bounce-by", "0.05")
    #expect(all.err.hasSuffix("change\nnothing was changed\n"), "\(all.err)")
    let changed = runner.run("tweak", "sheet.*", "--kind", "spring", "--bounce-by", "0.05")
    #expect(changed.code == 0 && !changed.out.contains("sheet.fade"), "\(changed.err)")
    let none = runner.run("tweak", "sheet.*", "--kind", "clip,morph", "--summary", "x")
    #expect(none.err == "Error: none of the 5 presets is a clip or a morph\n")
    #expect(runner.run("remove", "sheet.*", "--kind", "tween").out == "removed sheet.fade\n")
  }

  @Test("Of several presets that get a partner for less motion the partner itself is spared")
  func ownPartner() throws {
    let runner = try Self.sheets()
    let result = runner.run("tweak", "sheet.*", "--reduced", "sheet.fade")
    #expect(result.code == 0 && result.err.contains("sheet.fade is not made its own partner for less motion"))
    #expect(try runner.json("show", "sheet.fade", "--json").isNull("reduced"))
    #expect(result.out.contains("sheet.present  reduced  not set -> sheet.fade"))
    #expect(result.out.contains("sheet.quick    reduced  inherited -> sheet.fade"))
  }

  @Test("All or nothing: one that cannot take the change keeps all as they are")
  func allOrNothing() throws {
    let runner = try Self.sheets()
    let before = try runner.bytes("motionbook.db")
    let refused = runner.run("tweak", "sheet.*", "toast", "--bounce", "0.2")
    #expect(refused.code == 1)
    #expect(try runner.bytes("motionbook.db") == before)
    let misspelt = runner.run("tweak", "sheet.*", "sheet.presnt", "--summary", "x")
    #expect(misspelt.err.contains("sheet.present"))
    #expect(try runner.bytes("motionbook.db") == before)
    #expect(runner.run("tweak", "sheet", "--summary", "x").err.contains("'sheet.*'"))
    #expect(runner.run("tweak", "sheet.*", "--summary", "x", "--dry-run").code == 0)
    #expect(try runner.bytes("motionbook.db") == before)
  }

  @Test("An exclamation mark leaves out, and --json lists each change")
  func exclusion() throws {
    let runner = try Self.sheets()
    let json = try runner.json(
      "tweak", "sheet.*", "!sheet.time", "!sheet.fade", "--bounce-by", "0.1", "--json")
    let changed = try json.objects("changed")
    #expect(try changed.map { try $0.string("name") } == ["sheet.dismiss", "sheet.present", "sheet.quick"])
    for name in ["sheet.dismiss", "sheet.present"] {
      #expect(try abs(runner.json("show", name, "--json").object("spring").number("bounce") - 0.2) < 1e-9)
    }
    #expect(
      try abs(runner.json("show", "sheet.quick", "--json").object("spring").number("bounce") - 0.3) < 1e-9)
    let exported = runner.run("export", "!apple.*", "!starter.*").out
    #expect(exported.contains("sheet.present") && !exported.contains("apple."))
  }

  @Test("A group is renamed as a whole, and what mentions it follows")
  func renameGroup() throws {
    let runner = try Self.sheets()
    let result = runner.run("rename", "--group", "sheet", "drawer.sheet")
    #expect(result.code == 0, "\(result.err)")
    #expect(result.out.contains("renamed 5 presets") && result.out.contains("used by: toast"))
    #expect(
      try runner.json("show", "drawer.sheet.dismiss", "--json").string("base") == "drawer.sheet.present")
    #expect(try runner.json("show", "toast", "--json").object("typed").string("of") == "drawer.sheet.present")
    #expect(runner.run("list", "sheet.*").code == 1)
    #expect(runner.run("rename", "drawer.*", "apple.*", "--dry-run").code == 0)
    #expect(runner.run("rename", "--group", "nothing", "x").code == 1)
    #expect(runner.run("rename", "drawer.*", "x").code == 64)
    #expect(runner.run("rename", "--group", "drawer", "panel", "--keep-alias").code == 0)
    #expect(
      try runner.json("show", "drawer.sheet.present", "--json").string("deprecated") == "panel.sheet.present")
  }

  @Test("The copies of a group mention one another")
  func copyGroup() throws {
    let runner = try Self.sheets()
    #expect(runner.run("copy", "sheet.*", "drawer.*").code == 0)
    #expect(try runner.json("show", "drawer.dismiss", "--json").string("base") == "drawer.present")
    #expect(try runner.json("show", "sheet.dismiss", "--json").string("base") == "sheet.present")
    // All of a second time would be there already, so none is added.
    #expect(runner.run("copy", "sheet.*", "drawer.*").code == 1)
  }

  @Test("Replacing makes every user use the other preset, with an alias left behind or none")
  func replace() throws {
    let runner = try Self.sheets()
    let refused = runner.run("replace", "sheet.present", "sheet.dismiss")
    #expect(refused.code == 1 && refused.err.contains("--detach"))
    let result = runner.run("replace", "sheet.present", "apple.smooth")
    #expect(result.code == 0, "\(result.err)")
    #expect(result.out.contains("sheet.quick") && result.out.contains("removed sheet.present"))
    #expect(try runner.json("show", "sheet.quick", "--json").string("base") == "apple.smooth")
    #expect(try runner.json("show", "toast", "--json").object("typed").string("of") == "apple.smooth")
    #expect(runner.run("show", "sheet.present").code == 1)
    #expect(runner.run("replace", "apple.smooth", "sheet.time").code == 1)
    #expect(runner.run("replace", "sheet.time", "starter.duration.fast", "--keep-alias").code == 0)
    #expect(try runner.json("show", "sheet.time", "--json").string("kind") == "alias")
    #expect(try duration(runner, "sheet.fade") == 0.15)
  }

  @Test("Several are removed together, with what they mention of one another, or none is")
  func remove() throws {
    let runner = try Self.sheets()
    let before = try runner.bytes("motionbook.db")
    #expect(runner.run("rm", "sheet.*").err.contains("used by toast"))
    #expect(try runner.bytes("motionbook.db") == before)
    #expect(runner.run("rm", "sheet.*", "nothing").code == 1)
    #expect(try runner.bytes("motionbook.db") == before)
    let json = try runner.json("rm", "sheet.*", "!sheet.present", "--json")
    #expect(try json.strings("names") == ["sheet.dismiss", "sheet.fade", "sheet.quick", "sheet.time"])
    #expect(runner.run("rm", "sheet.present", "--detach").out.contains("with values of their own now: toast"))
    #expect(try runner.json("show", "toast", "--json").string("kind") == "spring")
  }

  @Test("A spring that stands alone gets a base, and moves as before or as the base")
  func base() throws {
    let runner = try Self.sheets()
    runner.run("add", "spring", "own", "--stiffness", "200", "--damping", "20")
    let before = try runner.json("sample", "own", "--times", "0.05,0.1,0.3", "--json").objects("samples")
    #expect(runner.run("tweak", "own", "--base", "apple.snappy").code == 0)
    let own = try runner.json("show", "own", "--json")
    #expect(try own.string("base") == "apple.snappy")
    let after = try runner.json("sample", "own", "--times", "0.05,0.1,0.3", "--json").objects("samples")
    for (old, new) in zip(before, after) {
      #expect(try abs(old.number("value") - new.number("value")) < 1e-9)
    }
    runner.run("add", "spring", "other", "--duration", "0.2")
    #expect(runner.run("tweak", "other", "--base", "apple.snappy", "--follow").code == 0)
    #expect(try duration(runner, "other") == 0.5)
    #expect(runner.run("tweak", "sheet.present", "--base", "sheet.dismiss").code == 1)
    #expect(runner.run("tweak", "sheet.present", "--extra-bounce", "0.1").err.contains("--base"))
    #expect(runner.run("tweak", "sheet.present", "--bounce", "0.1", "--bounce-by", "0.1").code == 64)
    #expect(runner.run("tweak", "sheet.present", "--duration", "0.1", "--duration-scale", "2").code == 64)
  }

  @Test("A preset becomes an alias in its place and comes back, and a role is taken back")
  func aliasAndBack() throws {
    let runner = try Self.sheets()
    #expect(runner.run("tweak", "sheet.dismiss", "--of", "sheet.present").code == 0)
    #expect(try runner.json("show", "sheet.dismiss", "--json").string("kind") == "alias")
    #expect(runner.run("tweak", "sheet.dismiss", "--of", "sheet.dismiss").code == 1)
    #expect(runner.run("tweak", "sheet.dismiss", "--detach").code == 0)
    let back = try runner.json("show", "sheet.dismiss", "--json")
    #expect(try back.string("kind") == "spring" && duration(runner, "sheet.dismiss") == 0.5)
    runner.run("tweak", "sheet.present", "--role", "spatial")
    #expect(try runner.json("show", "sheet.present", "--json").string("role") == "spatial")
    runner.run("tweak", "sheet.present", "--role", "none")
    #expect(try runner.json("show", "sheet.present", "--json").isNull("role"))
  }

  @Test("Keyframes, tracks, phases and elements are added, moved and removed")
  func parts() throws {
    let runner = try CommandRunner()
    func typed(_ name: String) throws -> JSONObject {
      try runner.json("show", name, "--json").object("typed")
    }
    func done(_ words: String...) {
      #expect(runner.run(words).code == 0, "\(words): \(runner.run(words).err)")
    }
    let clip = "starter.heart-reaction"
    let count = try typed(clip).objects("tracks")[0].objects("keyframes").count
    done("tweak", clip, "--track", "scale", "--insert", "2", "--to", "1.3", "--duration", "0.1")
    var keyframes = try typed(clip).objects("tracks")[0].objects("keyframes")
    #expect(try keyframes.count == count + 1 && keyframes[1].number("to") == 1.3)
    done("tweak", clip, "--track", "scale", "--keyframe", "2", "--move", "1")
    keyframes = try typed(clip).objects("tracks")[0].objects("keyframes")
    #expect(try keyframes[0].number("to") == 1.3)
    done("tweak", clip, "--track", "scale", "--keyframe", "1", "--remove")
    #expect(try typed(clip).objects("tracks")[0].objects("keyframes").count == count)
    done(
      "tweak", clip, "--track", "opacity", "--initial", "1", "--insert", "1", "--to", "0", "--duration", "0.2"
    )
    #expect(try typed(clip).objects("tracks").last?.string("property") == "opacity")
    done("tweak", clip, "--track", "opacity", "--remove")
    #expect(try !typed(clip).object("initial").has("opacity"))
    let sequence = "starter.reaction-phases"
    done("tweak", sequence, "--phase", "rest", "--insert", "4", "--animation", "apple.smooth")
    #expect(try typed(sequence).objects("phases").last?.string("name") == "rest")
    done("tweak", sequence, "--phase", "rest", "--move", "2")
    #expect(try typed(sequence).objects("phases")[1].string("name") == "rest")
    done("tweak", sequence, "--phase", "rest", "--remove")
    let morph = "starter.dive-deeper"
    done(
      "tweak", morph, "--element", "badge", "--insert", "1", "--property", "opacity", "--from", "0", "--to",
      "1")
    #expect(try typed(morph).objects("elements")[0].string("name") == "badge")
    done("tweak", morph, "--element", "badge", "--move", "3")
    #expect(try typed(morph).objects("elements")[2].string("name") == "badge")
    done("tweak", morph, "--element", "badge", "--remove")
    #expect(runner.run("tweak", morph, "--element", "nope", "--remove").code == 1)
    #expect(runner.run("tweak", clip, "--track", "scale", "--keyframe", "99", "--remove").code == 1)
    #expect(runner.run("tweak", clip, "--track", "scale", "--insert", "99", "--to", "1").code == 1)
    #expect(runner.run("tweak", clip, "--track", "scale", "--insert", "1", "--remove").code == 64)
  }

  @Test("All are made slower or faster at once, of whatever kind, each once; what has no time stays")
  func scaled() throws {
    let runner = try CommandRunner()
    runner.run("add", "alias", "tap", "starter.spring.quick")
    let names = try runner.json("list", "--json").objects("presets").map { preset in
      (name: try preset.string("name"), kind: try preset.string("kind"))
    }
    func lengths() throws -> [Double?] {
      try names.map { name, kind in
        ["curve", "duration"].contains(kind)
          ? nil : try runner.json("sample", name, "--fps", "1", "--json").number("duration")
      }
    }
    let before = try lengths()
    let shares = runner.run("show", "starter.peek-the-edge").out
    let curves = runner.run("export", "*curve*", "apple.core-animation.*").out
    let result = runner.run("tweak", "*", "--duration-scale", "0.5")
    #expect(result.code == 0, "\(result.err)")
    for (name, pair) in zip(names, zip(before, try lengths())) where name.name != "starter.peek-the-edge" {
      guard let old = pair.0, let new = pair.1 else { continue }
      // In a clip springs may settle as in SwiftUI, whose thresholds know no scale of time.
      let tolerance = name.kind == "clip" ? 0.03 : 1e-6
      #expect(abs(new - old / 2) < tolerance * old, "\(name): \(old) -> \(new)")
    }
    #expect(runner.run("show", "starter.peek-the-edge").out == shares)
    #expect(runner.run("export", "*curve*", "apple.core-animation.*").out == curves)
    #expect(runner.run("tweak", "starter.curve.enter", "--duration-scale", "0.5").code == 1)
    let refused = runner.run("tweak", "starter.peek-the-edge", "--time-scale", "2")
    #expect(refused.code == 1 && refused.err.contains("no time that could be scaled"), "\(refused.err)")
  }

  @Test(
    "An alias gets its own values and takes the rest of a change; a keyframe's time is changed by a sum too")
  func detachedAndTimed() throws {
    let runner = try CommandRunner()
    runner.run("add", "alias", "tap", "apple.smooth")
    #expect(runner.run("tweak", "tap", "--bounce", "0.1", "--detach").code == 0)
    let tap = try runner.json("show", "tap", "--json")
    #expect(try tap.string("kind") == "spring" && tap.object("spring").number("bounce") == 0.1)
    #expect(runner.run("tweak", "apple.smooth", "--detach", "--steps", "3").code == 1)
    let keyframe = ["tweak", "starter.heart-reaction", "--track", "scale", "--keyframe", "1"]
    let longer = runner.run(keyframe + ["--duration-by", "40ms"])
    #expect(longer.out.contains("duration  0.36 -> 0.4\n"), "\(longer.out)\(longer.err)")
    #expect(runner.run(keyframe + ["--duration-by", "-2"]).code == 1)
  }
}
