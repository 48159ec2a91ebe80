import Foundation
import MotionPhysics
import Presets
import StrictJSON
import Testing

@testable import Export

@Suite("TypeScript in node", .enabled(if: TypeScriptRun.isPossible, TypeScriptRun.missing))
struct TypeScriptRunTests {
  @Test("Motion: types, and every number is the core's, as it is written")
  func motion() throws {
    let run = try run(
      "motion", use: "const ease: readonly number[] = motionPresets.fade.standard.ease; void ease;")
    try compare(run)
  }

  @Test("react-spring: types, and every number is the core's, as it is written")
  func reactSpring() throws {
    let run = try run(
      "react-spring", use: "const n: number = motionPresets.sheet.present.config.tension; void n;")
    try compare(run, inside: "config", library: ReactSpringSystem(tolerance: 0.002).library) { spring in
      ["tension": spring.stiffness, "friction": spring.damping, "mass": spring.mass]
    }
  }

  @Test("Reanimated: types of version 4, and every number is the core's, as it is written")
  func reanimated() throws {
    let run = try run(
      "reanimated",
      use: """
        import { withSpring, withTiming } from "react-native-reanimated";
        import { withMotion } from "./motion";
        export const a = () => withSpring(1, motionPresets.sheet.present) + withTiming(1, motionPresets.fade.quick)
          + withMotion(1, motionPresetsFor(true).sheet.present) + withMotion(1, motionPresets.spring.delayed);
        """)
    try compare(run)
    let present = try #require(value(run.exports["reducedMotion"], "sheet.present") as? [String: Any])
    #expect(present["reduceMotion"] as? String == "never")
  }

  @Test("React Native: types of its Animated, and every number is the core's, as it is written")
  func reactNative() throws {
    let run = try run(
      "react-native",
      use: """
        import { Animated } from "react-native";
        import { animateTo } from "./motion";
        export const play = (value: Animated.Value) => [
          animateTo(value, 1, motionPresets.sheet.present), animateTo(value, 1, motionPresetsFor(true).fade.quick),
          Animated.spring(value, { toValue: 1, useNativeDriver: true, ...motionPresets.sheet.present }),
          value.interpolate(motionPresets.clip.keyframes.tracks.opacity),
        ];
        """)
    try compare(run)
  }

  @Test("Web Animations: the browser's own types, and each linear() is the core's")
  func webAnimations() throws {
    let run = try run(
      "waapi",
      use: """
        export const play = (element: Element) => [
          element.animate({ opacity: [0, 1] }, motionPresets.sheet.present),
          element.animate(motionPresets.clip.keyframes.keyframes, motionPresets.clip.keyframes.options),
        ];
        """)
    try forEach { exported in
      guard case .spring(let spring, let delay) = exported.motion, spring.damping > 0 else { return }
      let easing = try LinearEasing(baking: spring, tolerance: 0.002)
      let value = try #require(self.value(run.exports["motion"], exported) as? [String: Any])
      #expect(value["easing"] as? String == easing.text)
      #expect(double(value["duration"]) == Double(easing.durationMillis))
      #expect(abs((double(value["delay"]) ?? .nan) - delay * 1000) < 1e-9)
    }
  }

  private func run(_ format: String, use: String) throws -> TypeScriptRun {
    let text = try TypeScriptTests.text(format)
    let run = try TypeScriptRun(
      text,
      use: "import { motionPresets, motionPresetsFor } from \"./motion\";\nvoid motionPresetsFor(true);\n"
        + use)
    #expect(run.exports["isChosen"] as? Bool == true)
    return run
  }

  private func forEach(_ body: (ExportedPreset) throws -> Void) throws {
    try ExportGolden.input(ExportGolden.everything()).forEach(body)
  }

  /// Springs by each number, curves that are functions at eighths, clips at every hundredth.
  private func compare(
    _ run: TypeScriptRun, inside key: String? = nil,
    library: StyleKeys.Library = ReactNativeSystem(tolerance: 0.002).library,
    _ numbers: (Spring) -> [String: Double] = {
      ["stiffness": $0.stiffness, "damping": $0.damping, "mass": $0.mass]
    }
  ) throws {
    var springs = 0
    try forEach { exported in
      let found = value(run.exports["motion"], exported)
      switch exported.motion {
      case .spring(let spring, _):
        // What the library cannot play is left out.
        guard let object = found as? [String: Any] else {
          #expect(spring.damping == 0, "\(exported.name)")
          return
        }
        let values = try #require((key.map { object[$0] } ?? object) as? [String: Any])
        if values["easing"] != nil {
          try compareBaked(values, with: spring, exported.name)
          springs += 1
          return
        }
        for (name, number) in numbers(spring) {
          let found = try #require(double(values[name]), "\(exported.name).\(name)")
          #expect(WrittenNumber.isSame(found, number), "\(exported.name).\(name)")
        }
        #expect(values["duration"] == nil && values["bounce"] == nil)
        springs += 1
      case .curve(let curve): compare(curve, found, exported.name)
      case .clip(let timeline, _, _): compare(timeline, found, exported.name, library)
      default: break
      }
    }
    #expect(springs > 15)
  }

  /// A spring that the library would play as another one: its path over its settling time.
  private func compareBaked(_ values: [String: Any], with spring: Spring, _ name: PresetName) throws {
    let milliseconds = try #require(double(values["duration"]))
    let samples = try #require((values["easing"] as? [String: Any])?["samples"] as? [String])
    for (index, sample) in samples.compactMap(Double.init).enumerated() {
      let truth = spring.value(time: Double(index) / 8 * milliseconds / 1000)
      #expect(abs(sample - truth) < 0.0021, "\(name) at \(index)/8")
    }
    #expect(samples.count == 9)
  }

  private func compare(_ curve: UnitCurve, _ found: Any?, _ name: PresetName) {
    guard let samples = (found as? [String: Any])?["samples"] as? [String] else { return }
    for (index, sample) in samples.compactMap(Double.init).enumerated() {
      #expect(abs(sample - curve.value(at: Double(index) / 8)) < 1e-9, "\(name) at \(index)/8")
    }
  }

  /// The tracks of one number: `tracks.x` with its lines, or Motion's keyframes where they are straight.
  private func compare(
    _ timeline: TrackTimeline, _ found: Any?, _ name: PresetName, _ library: StyleKeys.Library
  ) {
    guard let tracks = (found as? [String: Any])?["tracks"] as? [String: Any] else { return }
    var styles = StyleKeys(library)
    for track in timeline.tracks where track.track.initial.isScalar {
      let member = styles.members(of: track.property, [.number(0)]).first?.key ?? ""
      // As a key of the module it is quoted and escaped where it must be.
      let key = (try? JSONDocument(member))?.root.string ?? member
      guard let lines = tracks[key] as? [String: Any] else {
        Issue.record("\(name) has no \(member)")
        continue
      }
      let places = doubles(lines["range"] ?? lines["input"] ?? lines["inputRange"])
      let values = doubles(lines["output"] ?? lines["outputRange"])
      #expect(places.count > 1 && places.count == values.count)
      let all = values + [track.track.initial[0]]
      let span = (all.max() ?? 0) - (all.min() ?? 0)
      for (index, place) in places.enumerated().dropFirst() where places[index - 1] < place {
        let middle = (places[index - 1] + place) / 2
        let value = (values[index - 1] + values[index]) / 2
        let truth = track.track.value(time: middle * timeline.duration)[0]
        #expect(abs(value - truth) <= 0.002 * span + 1e-9, "\(name).\(track.property) at \(middle)")
      }
    }
  }

  private func double(_ found: Any?) -> Double? { (found as? String).flatMap(Double.init) }

  private func doubles(_ found: Any?) -> [Double] {
    // An angle may stand with its unit.
    (found as? [String] ?? []).compactMap { Double($0.replacing("deg", with: "")) }
  }

  private func value(_ root: Any?, _ exported: ExportedPreset) -> Any? {
    value(root, TypeScriptNames.path(exported.name).joined(separator: "."))
  }

  private func value(_ root: Any?, _ path: String) -> Any? {
    path.split(separator: ".").reduce(root) { ($0 as? [String: Any])?[String($1)] }
  }
}
