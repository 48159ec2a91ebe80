import Foundation
import Presets
import TestSupport
import Testing

@Suite("Properties that presets move")
struct MotionPropertyTests {
  @Test("A name means one property for each count of numbers, in any spelling")
  func unambiguous() {
    var taken: Set<String> = []
    for property in MotionProperty.all {
      #expect(property.places.count == property.counts.upperBound, "\(property.name)")
      for name in [property.name] + property.otherNames {
        for count in property.counts {
          #expect(taken.insert("\(name.lowercased()) \(count)").inserted, "\(name) of \(count)")
          #expect(MotionProperty.named(name, count: count) == property)
          let dashed = name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
          #expect(MotionProperty.named(dashed, count: count) == property, "\(dashed)")
        }
      }
    }
    #expect(MotionProperty.named("glow", count: 1) == nil)
    #expect(MotionProperty.named("opacity", count: 2) == nil)
  }

  @Test("Both tables of the documentation have a row for every property, with what the code says of it")
  func documentation() throws {
    let file = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../../docs/properties.md").standardizedFileURL
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    let properties = MotionProperty.all
    try #require(rows.count == 2 * properties.count)
    for ((property, meaning), words) in zip(zip(properties, rows), rows.dropFirst(properties.count)) {
      let counts = property.counts
      let count = counts.count == 1 ? "\(counts.lowerBound)" : "\(counts.lowerBound) to \(counts.upperBound)"
      let otherNames = property.otherNames.map { "`\($0)`" }.joined(separator: ", ")
      try #require(meaning.count == 5 && words.count == 9, "\(property.name)")
      #expect(meaning[0...2] == ["`\(property.name)`", count, Self.unit(property.unit)])
      #expect(!meaning[3].isEmpty && meaning[4] == otherNames, "\(property.name)")
      #expect(words[0] == meaning[0] && words[5] == property.keyPath ?? "", "\(property.name)")
    }
  }

  private static func unit(_ unit: MotionProperty.Unit) -> String {
    switch unit {
    case .share: "0 to 1"
    case .factor: "times its own"
    case .points: "points: pixels of CSS, dp of Android"
    case .degrees: "degrees clockwise"
    case .color: "red, green, blue and, where there are four, opacity, 0 to 1 in sRGB"
    }
  }
}
