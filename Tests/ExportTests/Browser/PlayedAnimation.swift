import Foundation
import MotionPhysics
import Presets
import Testing

@testable import Export

/// A clip or a sequence in a browser.
struct PlayedAnimation {
  let name: String
  let isEndless: Bool
  let reduced: ReducedPartner?
  /// How much time of the core one millisecond of the browser is.
  private let secondsPerMillisecond: Double
  private let end: Double
  private let values: (Double) -> [PropertyValue]

  init?(_ exported: ExportedPreset, name: String) {
    self.name = name
    reduced = exported.reduced
    switch exported.motion {
    case .clip(let timeline, let driver, let loops):
      isEndless = loops || driver == .progress
      secondsPerMillisecond = driver == .progress ? timeline.duration : 0.001
      end = timeline.duration
      values = { timeline.values(time: loops ? $0.truncatingRemainder(dividingBy: timeline.duration) : $0) }
    case .sequence(let sequence):
      isEndless = sequence.mode == .loop
      secondsPerMillisecond = 0.001
      // Several cycles, because motion is carried from one to the next.
      end = sequence.duration * (isEndless ? 5 : 1.5)
      values = { sequence.values(time: $0) }
    default: return nil
    }
  }

  private var times: [Double] { (0..<50).map { (Double($0) + 0.37) / 50 * end } }

  /// The CSS properties that are read, and where the numbers of the core's are in them.
  private var places: [(css: String, property: Int, slots: [Int], initial: Double)] {
    values(0).enumerated().flatMap { index, value -> [(String, Int, [Int], Double)] in
      let numbers = Array(0..<value.value.count)
      switch value.property {
      case "x", "offset": return [("translate", index, numbers, 0)]
      case "y": return [("translate", index, [1], 0)]
      case "rotation": return [("rotate", index, [0], 0)]
      case "opacity", "scale": return [(value.property, index, numbers, 1)]
      case "axis", "color":
        return numbers.map { ("--\(value.property)-\($0 + 1)", index, [0], 0) }
      default: return value.property == "glow" ? [("--glow", index, [0], 0)] : []
      }
    }
  }

  var probe: SheetProbe.Animation {
    SheetProbe.Animation(
      name: name, times: times.map { $0 / secondsPerMillisecond }, properties: places.map(\.css))
  }

  func expect(_ answer: SheetProbe.Answer, _ sheet: PlayedSheet) {
    guard let seen = answer.animations[name] else {
      Issue.record("\(name) was not played")
      return
    }
    if end == 0 { return #expect(seen.names == "none") }
    #expect(seen.names != "none", "\(name)")
    expect(seen.values) { css, _ in
      let group = String(css.trimmingPrefix("--")).replacing(/-[2-9]$/, with: "-1")
      let keyframes = ["\(name)--\(group)", "\(name)--\(group)-lead"]
      return keyframes.map { sheet.error(ofKeyframes: $0) }.max() ?? 0
    }
  }

  /// - Parameters:
  ///   - seen: For each time the text of each property.
  ///   - error: The error that stands beside a CSS property, by its name and that of the core's property.
  func expect(_ seen: [[String]], error: (_ css: String, _ property: String) -> Double) {
    let properties = values(0).map(\.property)
    for (column, place) in places.enumerated() {
      let stated = error(place.css, properties[place.property])
      for (row, time) in times.enumerated() {
        let numbers = Self.numbers(seen[row][column])
        for (component, slot) in place.slots.enumerated() {
          let number = slot < numbers.count ? numbers[slot] : place.initial
          let index = place.css.hasPrefix("--") && place.slots == [0] ? Self.component(place.css) : component
          // Where a value jumps, either side may be seen.
          let near = [time - 2e-6, time, time + 2e-6].map { values($0)[place.property].value[index] }
          let slack = stated + 2e-5 * max(1, abs(near[1]))
          let isNear = number >= (near.min() ?? 0) - slack && number <= (near.max() ?? 0) + slack
          #expect(
            isNear, "\(name) \(place.css) at \(time) is \(number), and should be \(near[1]) within \(slack)")
          if !isNear { return }
        }
      }
    }
  }

  func expectReduced(_ answer: SheetProbe.Answer) {
    guard let reduced, let seen = answer.animations[name] else { return }
    if case .preset(let partner, let motion) = reduced, motion.isKeyframed {
      let keyframes = "motion-" + partner.text.replacing(".", with: "-") + "--"
      #expect(seen.names.hasPrefix(keyframes), "\(name) plays \(seen.names)")
    } else if isEndless {
      #expect(seen.names == "none", "\(name)")
    } else {
      #expect(seen.animation.contains(" 0.01ms "), "\(name): \(seen.animation)")
    }
  }

  /// `--axis-2` is the second number.
  private static func component(_ property: String) -> Int {
    property.last.flatMap { Int(String($0)) }.map { $0 - 1 } ?? 0
  }

  /// The numbers of a computed value: `20px -3.5px` and `none`.
  private static func numbers(_ text: String) -> [Double] {
    text.split(separator: " ").compactMap { Double($0.replacing("px", with: "").replacing("deg", with: "")) }
  }
}
