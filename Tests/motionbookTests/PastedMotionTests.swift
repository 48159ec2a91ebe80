import Presets
import Testing

@testable import motionbook

@Suite("Motions that are pasted in")
struct PastedMotionTests {
  private static let texts: [(text: String, words: String)] = [
    (".spring(response: 0.5, dampingFraction: 0.7)", "response 0.5, dampingRatio 0.7"),
    ("Spring(duration: 0.3, bounce: 0.1)", "duration 0.3, bounce 0.1"),
    (".snappy", "duration 0.5, bounce 0.15"),
    ("spring(dampingRatio = 0.8f, stiffness = 380f)", "dampingRatio 0.8, stiffness 380"),
    ("{ type: \"spring\", stiffness: 170, damping: 26 }", "stiffness 170, damping 26"),
    ("type: \"spring\", stiffness: 170, damping: 26", "stiffness 170, damping 26"),
    ("{ type: \"spring\", duration: 0.5, bounce: 0.3 }", "motion: duration 0.5, bounce 0.3"),
    ("{ tension: 170, friction: 26 }", "tension 170, friction 26"),
    ("SpringDescription(mass: 1, stiffness: 170, damping: 26)", "mass 1, stiffness 170, damping 26"),
    ("withSpring(1, { mass: 2, stiffness: 170, damping: 26 })", "mass 2, stiffness 170, damping 26"),
    ("spring(1, 80, 10, 0)", "mass 1, stiffness 80, damping 10"),
    ("spring(2 80.5 10 0)", "mass 2, stiffness 80.5, damping 10"),
    ("spring(0.8, 380)", "dampingRatio 0.8, stiffness 380"),
    ("response=0.5,dampingFraction=0.7", "response 0.5, dampingRatio 0.7"),
    ("uiKit:duration=0.5,bounce=20%", "duration 0.5, bounce 0.2"),
    ("cubic-bezier(0.4, 0, 0.2, 1)", "bezier 0.4, 0, 0.2, 1"),
    ("linear(0, 0.5 20%, 1)", "3 points"), ("steps(4, jump-end)", "4 steps, jump end"),
    ("150ms ease-in-out 20ms", "0.15 s, easeInOut, delay 0.02"),
    ("transition: opacity .2s ease", "0.2 s, bezier 0.25, 0.1, 0.25, 1"),
    ("300ms cubic-bezier(0.4,0,0.2,1)", "0.3 s, bezier 0.4, 0, 0.2, 1"), ("300ms", "0.3 s"),
    ("0.3 s", "0.3 s"), ("CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)", "bezier 0.4, 0, 0.2, 1"),
    (".easeInOut(duration: 0.31).delay(0.1)", "0.31 s, easeInOut, delay 0.1"),
    (
      "tween(durationMillis = 300, easing = CubicBezierEasing(0.2f, 0f, 0f, 1f))",
      "0.3 s, bezier 0.2, 0, 0, 1"
    ),
    ("duration-300 ease-in-out", "0.3 s, bezier 0.4, 0, 0.2, 1"),
    ("transition={{ duration: 0.3, ease: [0.4, 0, 0.2, 1] }}", "0.3 s, bezier 0.4, 0, 0.2, 1"),
    ("Curves.easeInOut", "bezier 0.42, 0, 0.58, 1"), ("FastOutSlowInEasing", "bezier 0.4, 0, 0.2, 1"),
    ("ease-in-out", "bezier 0.42, 0, 0.58, 1"), ("ease", "bezier 0.25, 0.1, 0.25, 1"),
    ("duration=0.5,bezier=0.4,0,0.2,1", "0.5 s, bezier 0.4, 0, 0.2, 1"),
    ("duration=150 ms,curve=ease-in-out", "0.15 s, easeInOut"),
    (
      "Animated.spring(x, { toValue: 1, friction: 7, tension: 40, useNativeDriver: true })",
      "origami: tension 40, friction 7"
    ),
    (
      "UIView.animate(withDuration: 0.3, delay: 0.1, options: .curveEaseOut) { view.bounds = .zero }",
      "0.3 s, easeOut, delay 0.1"
    ),
    (
      "UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [], animations: {})",
      "duration 0.3192790132713508, bounce 0.3"
    ),
    (
      "el.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300, easing: \"ease-out\" })",
      "0.3 s, easeOut"
    ),
    (
      "animate(el, { opacity: 1 }, { type: \"spring\", stiffness: 100, damping: 10 })",
      "stiffness 100, damping 10"
    ),
    (
      "gsap.to(el, { opacity: 1, duration: 0.5, ease: \"power2.out\" })",
      "0.5 s, bezier 0.33333333333333337, 1, 0.6666666666666667, 1"
    ),
    (
      "useSpring({ from: { opacity: 0 }, to: { opacity: 1 }, config: { tension: 170, friction: 26 } })",
      "tension 170, friction 26"
    ),
    (
      "AnimatedOpacity(opacity: 1, duration: const Duration(milliseconds: 300), curve: Curves.easeOut)",
      "0.3 s, easeOut"
    ),
    ("CurvedAnimation(parent: controller, curve: Curves.easeOut)", "bezier 0, 0, 0.58, 1"),
    (
      "animateFloatAsState(x, spring(dampingRatio = 0.8f, stiffness = 380f), label = \"alpha\")",
      "dampingRatio 0.8, stiffness 380"
    ),
    (
      "withAnimation(.spring(response: 0.5, dampingFraction: 0.7), completionCriteria: .removed) { }",
      "response 0.5, dampingRatio 0.7"
    ),
    (
      "withSpring(1, { mass: 1, damping: 15, stiffness: 120, overshootClamping: true })",
      "mass 1, stiffness 120, damping 15"
    ),
    ("{ type: \"spring\", stiffness: 300, damping: 30, restDelta: 0.001 }", "stiffness 300, damping 30"),
  ]

  @Test("Motions of all platforms keep the words and numbers that were copied", arguments: texts.indices)
  func read(index: Int) throws {
    let (text, words) = Self.texts[index]
    let content = try MotionText.isMotion(text) ? MotionText.parse(text) : MotionText.word(text)
    #expect(content?.words == words)
  }

  @Test("A misspelt parameter and a text that is no motion are refused, and nothing is guessed")
  func refusals() throws {
    for text in [
      ".spring(respons: 0.5)", ".spring(response: 0.5, dampingFracton: 0.7)", "hello there", "{ a: 1 }",
      "spring(dampingRato = 0.8f, stiffness = 380f)", "duration=0.5,bonce=0.3", "duration=0.5,bounce=3",
      "spring(1, 80, 10, 5)", "spring(1, 80, 10, 0, 1)", "spring(0, 80, 10, 0)",
    ] {
      #expect(throws: (any Error).self, "\(text)") { try MotionText.parse(text) }
    }
    for text in [
      "spring(1 100 10 5)", ".interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 5)",
      "withSpring(1, { stiffness: 100, damping: 10, velocity: 5 })",
      "UIView.animate(springDuration: 0.5, bounce: 0.2, initialSpringVelocity: 5) {}",
    ] {
      let error = #expect(throws: LiteralError.self) { try MotionText.parse(text) }
      #expect(error?.message.contains("starts with a velocity of 5") == true, "\(error as Any)")
    }
    for text in [
      "transition: opacity 200ms ease, transform 300ms ease-out", "hover:duration-300 duration-100",
    ] {
      let error = #expect(throws: LiteralError.self) { try MotionText.parse(text) }
      #expect(error?.message.contains("several motions") == true, "\(error as Any)")
    }
    for text in [
      "cubic-bezier(2, 0, 0.2, 1)", "300ms cubic-bezier(2, 0, 0.2, 1)", "cubic-bezier(2,0,.2,1) 1s",
    ] {
      let error = #expect(throws: LiteralError.self) { try MotionText.parse(text) }
      #expect(error?.message.contains("x1 is 2, and must be from 0 to 1") == true, "\(error as Any)")
    }
    #expect(MotionText.word("sheet.presnt") == nil)
    let runner = try CommandRunner()
    #expect(runner.run("show", "apple.snapy").err.contains("did you mean \"apple.snappy\""))
  }

  @Test("Every command that takes a motion takes a pasted one, and every dialect's prefix")
  func commands() throws {
    let runner = try CommandRunner()
    let spring = ".spring(response: 0.5, dampingFraction: 0.7)"
    for words in [
      ["show", spring], ["plot", spring], ["sample", spring], ["nearest", spring], ["convert", spring],
      ["show", "framer:duration=1,dampingRatio=0.5"], ["plot", "framer:duration=1,dampingRatio=0.5"],
      ["nearest", "framer:duration=1,dampingRatio=0.5"], ["add", "spring", "a.a", spring],
      ["add", "spring", "a.b", "framer:duration=1,dampingRatio=0.5"],
      ["add", "spring", "a.c", "duration=0.4,bounce=0.2"],
      ["add", "curve", "a.d", "linear(0, 0.5 20%, 1)"], ["add", "tween", "a.e", "300ms ease-in-out"],
      ["add", "curve", "a.f", "--bezier", "cubic-bezier(0.4, 0, 0.2, 1)"],
      ["add", "curve", "a.g", "--points", "linear(0, 0.5 20%, 1)"],
      ["add", "curve", "a.h", "--points", "[[0, 0], [0.3, 1.05], [1, 1]]"],
      ["add", "curve", "a.i", "--steps", "steps(4, jump-end)"],
      ["add", "tween", "a.j", "--curve", "ease-in-out", "--duration", "150 ms"],
      ["tweak", "starter.reaction-phases", "--phase", "move-up", "--animation", spring],
      ["sample", "starter.dive-deeper", "--scrub", "50%"],
    ] {
      let result = runner.run(words)
      #expect(result.code == 0, "\(words): \(result.err)")
    }
    #expect(try runner.json("show", "a.a", "--json").object("typed").number("response") == 0.5)
  }

  @Test("A motion needs no registry, and a preset's name comes before a keyword of that name")
  func registries() throws {
    #expect(try CommandRunner(packs: []).run("convert", "ease-in-out").code == 0)
    let runner = try CommandRunner()
    runner.run("add", "spring", "ease", "--duration", "0.5")
    #expect(try runner.json("show", "ease", "--json").string("kind") == "spring")
  }

  @Test("A bounce over a base is worked out, and what is wrong names options")
  func options() throws {
    let runner = try CommandRunner()
    runner.run("add", "spring", "x", "--base", "apple.snappy", "--bounce", "0.4")
    #expect(try runner.json("show", "x", "--json").object("typed").number("extraBounce") == 0.25)
    let missing = runner.run("add", "spring", "y", "--duration-scale", "2").err
    #expect(missing.contains("--duration-scale adjusts a base; write --base NAME too"))
    #expect(runner.run("add", "spring", "y", "--stiffness", "5").err.contains("--damping is missing"))
    let curve = runner.run("add", "tween", "y", "--curve", "easeinout", "--duration", "0.3").err
    #expect(curve.contains("did you mean \"easeInOut\""))
    #expect(runner.run("add", "spring", "y", "300ms ease").code == 64)
  }

  @Test("A new preset says what it comes to, and what the rules find in it")
  func warnings() throws {
    let result = try CommandRunner().run("add", "spring", "zz", "--stiffness", "170", "--damping", "0.5")
    #expect(result.out.contains("settles in 27"))
    #expect(result.err.contains("warning: zz:"))
  }

  @Test("A misspelt curve of a motion gets the nearest one suggested, and a time in JSON may have its unit")
  func nearMisses() throws {
    let runner = try CommandRunner()
    for command in ["show", "plot", "nearest"] {
      let result = runner.run(command, "duration=0.3,curve=easeinout")
      #expect(result.code == 1 && result.err.contains("did you mean \"easeInOut\"?"), "\(result.err)")
    }
    let clip = #"""
      {"kind": "clip", "initial": {"scale": 1}, "tracks": [{"property": "scale", "keyframes": [
        {"type": "linear", "to": 2, "duration": "100ms"}, {"type": "spring", "to": 1, "duration": "0.2 s"}]}]}
      """#
    #expect(runner.run(["add", "clip", "pop", "-"], input: clip).code == 0)
    #expect(try runner.json("show", "pop", "--json").object("clip").number("duration") == 0.3)
    #expect(runner.run("export", "pop").out.contains("\"duration\": 0.1"))
    for wrong in ["\"100\"", "\"fast\"", "\"1e400ms\"", "true"] {
      let refused = runner.run(
        ["add", "clip", "bad", "-"], input: clip.replacing("\"100ms\"", with: wrong))
      #expect(refused.code == 2 && refused.err.contains("duration"), "\(refused.err)")
    }
    let tween = runner.run(
      ["import", "-"],
      input: Texts.registry(#"{"name": "t", "kind": "tween", "curve": "linear", "duration": "100ms"}"#))
    #expect(tween.code != 0 && tween.err.contains("a time is written as seconds: 0.1"), "\(tween.err)")
  }

  @Test(
    "a misspelt system is told, with all of them and the nearest", arguments: ["nearest", "convert", "show"])
  func misspeltSystem(command: String) throws {
    let result = try CommandRunner().run(command, "framr:tension=300,friction=40")
    #expect(result.code == 1 || result.code == 64)
    #expect(
      result.err.contains("did you mean \"framer\"?") && result.err.contains("origami"), "\(result.err)")
  }
}
