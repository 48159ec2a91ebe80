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

  @Test("The documentation lists every property with its unit and its words on each platform")
  func documentation() throws {
    let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../../docs").standardizedFileURL
    try Golden.expect(
      Self.page, equals: "properties.md", in: folder,
      sourceLocation: SourceLocation(
        fileID: #fileID, filePath: #filePath, line: #line, column: #column))
  }

  private static var page: String {
    let names = MotionProperty.all.map { property in
      let count =
        property.counts.count == 1
        ? "\(property.counts.lowerBound)" : "\(property.counts.lowerBound) to \(property.counts.upperBound)"
      return [
        "`\(property.name)`", count, unit(property.unit), property.meaning,
        property.otherNames.map { "`\($0)`" }.joined(separator: ", "),
      ]
    }
    let words = MotionProperty.all.map { property in
      let words = property.words
      return ["`\(property.name)`"]
        + [
          words.css, words.motion, words.reactNative, words.swiftUI, words.coreAnimation, words.compose,
          words.flutter, words.lottie,
        ].map { $0 ?? "" }
    }
    return """
      # Properties

      A clip, a sequence or a morph moves properties by name. These names mean the same on every platform, however they are
      spelled: `corner-radius` is `cornerRadius`. A property of another name, or with another count of numbers, is carried
      as a value of its own - a custom property in CSS, a member of the state elsewhere - and moves nothing until the app
      reads it; `motionbook validate` says so with a note, `unknown-property`.

      \(table(["Property", "Numbers", "Unit", "What it says", "Other names"], names))

      What each is on the platforms:

      \(table(
        [
          "Property", "CSS", "Motion", "React Native", "SwiftUI", "Core Animation", "Compose", "Flutter", "Lottie",
        ], words))

      """
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

  private static func table(_ columns: [String], _ rows: [[String]]) -> String {
    ([columns, columns.map { _ in "---" }] + rows).map { cells in
      "|" + cells.map { $0.isEmpty ? " " : " \($0) " }.joined(separator: "|") + "|"
    }.joined(separator: "\n")
  }
}
