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

  /// The beginning of its custom properties.
  private let base: String

  /// - Parameter base: The preset's name in CSS, or that of the preset that it stands for.
  init?(_ exported: ExportedPreset, name: String, base: String) {
    self.name = name
    self.base = base
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

  /// The CSS properties that are read, and which of the core's properties and numbers is each number in them. What the
  /// numbers must be is said here anew, by the meaning of each property, and not by what the exporter says.
  private var places: [(css: String, property: Int, slots: [Int], initial: Double)] {
    let values = values(0)
    let isScaled = values.contains { $0.property == "scale" && $0.value.count == 1 }
    return values.enumerated().flatMap { index, value -> [(String, Int, [Int], Double)] in
      let numbers = Array(0..<value.value.count)
      switch value.property {
      case "x", "offset": return [("translate", index, numbers, 0)]
      case "y": return [("translate", index, [1], 0)]
      case "rotation": return [("rotate", index, [0], 0)]
      case "scaleX" where !isScaled: return [("scale", index, [0], 1)]
      case "scaleY" where !isScaled: return [("scale", index, [1], 1)]
      // The matrix of a vertical stretch: matrix(1, 0, 0, y, 0, 0).
      case "scaleY": return [("transform", index, [3], 1)]
      case "opacity", "scale": return [(value.property, index, numbers, 1)]
      case "color": return [("color", index, numbers, 0)]
      case "backgroundColor": return [("background-color", index, numbers, 0)]
      case "blur": return [("filter", index, numbers, 0)]
      case "cornerRadius": return [("border-top-left-radius", index, numbers, 0)]
      case "width": return [("width", index, numbers, 0)]
      case "axis": return numbers.map { ("--\(base)--axis-\($0 + 1)", index, [0], 0) }
      case "glow", "heading", "distance": return [("--\(base)--\(value.property)", index, [0], 0)]
      default: return []
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
      let own = css.hasPrefix("--") ? String(css.split(separator: "--").last ?? "") : css
      let group = own.replacing(/-[2-9]$/, with: "-1").replacing("-top-left", with: "")
      let keyframes = ["\(base)--\(group)", "\(base)--\(group)-lead"]
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
        let numbers = Self.numbers(seen[row][column], of: place.css)
        for (component, slot) in place.slots.enumerated() {
          let number = slot < numbers.count ? numbers[slot] : place.initial
          let index = place.css.hasPrefix("--") && place.slots == [0] ? Self.component(place.css) : component
          // Where a value jumps, either side may be seen.
          let near = [time - 2e-6, time, time + 2e-6].map {
            Self.shown(values($0)[place.property].value[index], by: place.css)
          }
          // Browsers keep colours in 255 steps, and write an opacity with as few decimals as tell those apart.
          let steps = place.css.hasSuffix("color") ? (slot == 3 ? 1 : 0.6) / 255 : 2e-5
          // They lay out by sixtieths of a pixel at least.
          let slack = stated + steps * max(1, abs(near[1])) + (place.css == "width" ? 1.0 / 60 : 0)
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
    if case .preset(let partner, let motion) = reduced, motion.kind.isKeyframed {
      let keyframes = "motion-" + partner.text.replacing(".", with: "-") + "--"
      #expect(seen.names.hasPrefix(keyframes), "\(name) plays \(seen.names)")
    } else if isEndless {
      #expect(seen.names == "none", "\(name)")
    } else {
      #expect(seen.animation.contains(" 0.01ms "), "\(name): \(seen.animation)")
    }
  }

  /// What there is to see of a number: no length is negative, no share beyond 0 and 1.
  private static func shown(_ number: Double, by css: String) -> Double {
    switch css {
    case "opacity", "color", "background-color": min(max(number, 0), 1)
    case "width", "filter", "border-top-left-radius": max(number, 0)
    default: number
    }
  }

  /// `--axis-2` is the second number.
  private static func component(_ property: String) -> Int {
    property.last.flatMap { Int(String($0)) }.map { $0 - 1 } ?? 0
  }

  /// The numbers of a computed value: `20px -3.5px`, `matrix(1, 0, 0, 1, 0, 0)`, `rgb(12, 0, 255)` as shares and
  /// `none`.
  private static func numbers(_ text: String, of css: String) -> [Double] {
    let plain = text.replacing(/[a-z]+\(|px|deg|\)/, with: "")
    let numbers = plain.split { $0 == " " || $0 == "," || $0 == "/" }.compactMap { Double($0) }
    // One factor is that of both directions.
    if css == "scale", numbers.count == 1 { return numbers + numbers }
    return css.hasSuffix("color")
      ? numbers.enumerated().map { $0.offset < 3 ? $0.element / 255 : $0.element } : numbers
  }
}
