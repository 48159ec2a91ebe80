import MotionPhysics
import Presets
import Testing

@testable import Export

@Suite("Panda and Tamagui")
struct StyleSystemTests {
  @Test("A spring is Tamagui's own: its period in milliseconds and its bounce, which are the registry's")
  func tamagui() throws {
    let input = ExportGolden.input(try ExportGolden.everything())
    let text = try ExportedFiles(.tamagui, input).text
    var springs = 0
    for exported in try input.all() {
      guard case .spring(let spring, _) = exported.motion, spring.damping > 0 else { continue }
      let lead = "\n  \(TamaguiExporter.name(exported.name)): { duration: "
      let start = try #require(text.range(of: lead), "\(exported.name)")
      let numbers = text[start.upperBound...].prefix { $0 != "}" }.split(separator: ", bounce: ")
      let duration = try #require(numbers.first.flatMap { Double($0) })
      let bounce = try #require(numbers.last.flatMap { Double($0.dropLast()) })
      // A driver takes the period of an undamped spring of mass 1: 2π over the root of the stiffness.
      let again = try Spring(validatingDuration: duration / 1000, bounce: bounce)
      for step in 1...20 {
        let time = spring.duration * Double(step) / 10
        #expect(abs(again.value(time: time) - spring.value(time: time)) < 1e-6, "\(exported.name)")
      }
      springs += 1
    }
    #expect(springs > 10)
  }

  @Test("What only one of Tamagui's drivers plays, and a name that it keeps for itself, are said")
  func tamaguiLosses() throws {
    let book = try ExportGolden.book(
      presets: #"""
        {"name": "ease", "kind": "spring", "duration": 0.4},
        {"name": "plain", "kind": "tween", "curve": "easeIn", "duration": 0.2},
        {"name": "stairs", "kind": "tween", "curve": {"steps": 3}, "duration": 0.2}
        """#)
    let exported = try ExportedFiles(.tamagui, ExportInput(book))
    #expect(
      exported.notes == [
        "ease: Tamagui keeps this name for itself, so no `transition` finds it; give it another",
        "stairs: only the CSS driver plays its curve; those of Motion, Reanimated and React Native know Beziers alone and "
          + "play a curve of their own",
      ])
    #expect(exported.text.matches(of: #/Note: only the CSS driver/#).count == 1)
  }

  @Test("Each of Panda's tokens is CSS's own value, with its replacement for less motion")
  func panda() throws {
    let input = ExportGolden.input(try ExportGolden.everything())
    let text = try ExportedFiles(.panda, input).text
    let css = try ExportedFiles(.css, input).text
    for exported in try input.all() {
      guard case .spring(let spring, _) = exported.motion, spring.damping > 0 else { continue }
      let easing = try LinearEasing(baking: spring, tolerance: 0.002)
      let name = PandaPreset.name(exported.name)
      #expect(text.contains("\"\(name)\": { value: ") && text.contains(easing.text), "\(name)")
    }
    #expect(text.contains("_motionReduce: \"0.01ms\""))
    // The names of keyframes are those of the style sheet, so that both may stand in one page.
    for match in css.matches(of: #/@keyframes ([a-z0-9-]+) /#) {
      #expect(text.contains("\"\(match.1)\": {"), "\(match.1)")
    }
  }

  @Test("Panda's tokens refer to those that they are made of")
  func references() throws {
    let book = try ExportGolden.book(
      presets: #"""
        {"name": "calm", "kind": "alias", "of": "fade", "reduced": "none"},
        {"name": "duration.fast", "kind": "duration", "duration": 0.15},
        {"name": "enter", "kind": "curve", "points": [[0, 0], [0.3, 1], [1, 1]]},
        {"name": "fade", "kind": "tween", "curve": "enter", "duration": "duration.fast", "delay": 0.1},
        {"name": "pulse", "kind": "alias", "of": "spin"},
        {"name": "spin", "kind": "clip", "initial": {"rotation": 0},
         "tracks": [{"property": "rotation", "keyframes": [{"type": "linear", "to": 360, "duration": 1}]}]}
        """#)
    let text = try ExportedFiles(.panda, ExportGolden.input(book)).text
    for line in [
      #""duration-fast": { value: "150ms" },"#, #""fade": { value: "{durations.duration-fast}" },"#,
      #""fade": { value: "{easings.enter}" },"#, #""fade--delay": { value: "100ms" },"#,
      #""calm": { value: { base: "{durations.fade}", _motionReduce: "0.01ms" } },"#,
      #""calm": { value: { base: "{easings.fade}", _motionReduce: "steps(1, jump-start)" } },"#,
      #""pulse": { value: "{animations.spin}" },"#,
    ] {
      #expect(text.contains(line), "\(line) is not in \(text)")
    }
  }

  @Test("Panda registers a custom property once, however many keyframes move it")
  func registered() throws {
    let book = try ExportGolden.book(
      presets: #"""
        {"name": "card", "kind": "sequence", "mode": "loop", "phases": [
          {"name": "a", "values": {"hue": 0}, "animation": {"duration": 0.3, "bounce": 0}},
          {"name": "b", "values": {"hue": 1}, "animation": {"duration": 0.3, "bounce": 0}}]}
        """#)
    let exported = try ExportedFiles(.panda, ExportGolden.input(book)).text
    #expect(exported.split(separator: "\n").filter { $0.contains("--motion-card--hue\": {") }.count == 1)
  }
}
