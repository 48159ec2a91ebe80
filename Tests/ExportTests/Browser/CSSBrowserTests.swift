import Foundation
import MotionPhysics
import Presets
import Testing

@testable import Export

/// Chromium plays what was exported; the core says where everything must be.
@Suite("CSS in a browser", .enabled(if: Chromium.program != nil, "needs chromium: apt-get install chromium"))
struct CSSBrowserTests {
  @Test("plays every preset as the core does, within the stated error, with and without linear()")
  func equalMotion() throws {
    let sheets = try PlayedSheet.all()
    let old = sheets.map { $0.withoutLinear }
    let answers = try SheetProbe.ask((sheets + old).map(\.probe))
    for (sheet, answer) in zip(sheets, answers) {
      #expect(!answer.reducesMotion)
      #expect(answer.refused == [])
      sheet.expectSameKeyframes(answer)
      for played in sheet.timings { played.expect(answer, error: sheet.error(of: played, linear: true)) }
      for played in sheet.animations { played.expect(answer, sheet) }
    }
    for (sheet, answer) in zip(old, answers.dropFirst(sheets.count)) {
      #expect(answer.refused == [])
      for played in sheet.timings {
        #expect(answer.timings[played.name]?.easing.contains("linear(") == false)
        played.expect(answer, error: sheet.error(of: played, linear: false))
      }
    }
  }

  @Test("plays the partner of every preset where less motion is asked for")
  func reducedMotion() throws {
    let sheets = try PlayedSheet.all(reduced: true)
    let answers = try SheetProbe.ask(sheets.map(\.probe), reducesMotion: true)
    for (sheet, answer) in zip(sheets, answers) {
      #expect(answer.reducesMotion)
      for played in sheet.timings { played.expect(answer, error: 0.01) }
      for animation in sheet.animations { animation.expectReduced(answer) }
    }
    let everything = try #require(answers.last)
    #expect(everything.timings["motion-spring-bouncy"]?.duration == "0.01ms")
    #expect(everything.timings["motion-spring-delayed"]?.delay == "80ms")
    #expect(everything.timings["motion-sheet-open"]?.duration == "333.333333ms")
    #expect(everything.animations["motion-clip-pulse"]?.names == "none")
  }
}
