import Foundation
import MotionPhysics
import Presets
import TestSupport
import Testing

@testable import Export

/// Browsers play the exported keyframes and options; the core says where everything must be.
@Suite(
  "Web Animations in browsers",
  .enabled(if: TypeScriptRun.tsc != nil, "needs tsc: apt-get install node-typescript"))
struct WebAnimationsBrowserTests {
  @Test(
    "plays every preset as the core does, within the stated error",
    arguments: Browser.players, Extent.cases(["", "apple", "starter"]))
  func equalMotion(browser: Browser, pack: String) throws {
    let book = try pack.isEmpty ? PlayedBook.everything() : ExportGolden.pack(pack)
    let input = ExportGolden.input(book)
    let played = try input.all().compactMap { Played($0, in: book) }
    var probe = WebAnimationsProbe()
    for one in played {
      if let animation = one.animation {
        probe.animations.append(animation.probe)
      } else if one.exported.motion.animation != nil || one.exported.motion.kind == .curve {
        probe.timings.append(WebAnimationsProbe.Timing(name: one.name, shares: PlayedTiming.shares))
      }
    }
    let answer = try probe.ask(browser, ExportedFiles(.waapi, input).text)
    for one in played { try one.expect(answer) }
    #expect(answer.timings.count + answer.animations.count > 5)
  }

  /// A preset of the module.
  private struct Played {
    let exported: ExportedPreset
    let name: String
    let animation: PlayedAnimation?
    /// The lines of the comment above it.
    private let remarks: [String]

    /// Nil of what the format cannot carry.
    init?(_ exported: ExportedPreset, in book: RegistrySnapshot) {
      var notes = TypeScriptNotes(book.end(of: exported.name))
      let system = WebAnimationsSystem(tolerance: 0.002)
      guard (try? system.value(of: exported.motion, &notes)) != nil else { return nil }
      self.exported = exported
      remarks = notes.remarks
      name = TypeScriptNames.path(exported.name).joined(separator: ".")
      animation = PlayedAnimation(
        exported, name: name, base: CSSName.base(book.end(of: exported.name), prefix: "motion"))
    }

    func expect(_ answer: WebAnimationsProbe.Answer) throws {
      if let animation, let values = answer.animations[name] {
        animation.expect(values) { _, property in
          remarks.filter { remark in
            remark.prefix { $0 != ":" }.split(separator: ", ").contains { $0 == property }
          }.map(Self.error).max() ?? 0
        }
      }
      guard let timing = answer.timings[name] else { return }
      // Computed lengths have but six digits.
      let error = (remarks.map(Self.error).max() ?? 0) + 5e-6
      let played = PlayedTiming(name: name, motion: exported.motion)
      if case .curve(let curve) = exported.motion {
        return played.expect(timing.values, error: error) { curve.value(at: $0) }
      }
      let animation = try #require(exported.motion.animation)
      let seconds = try #require(timing.duration) / 1000
      #expect(abs((timing.delay ?? .nan) - animation.delay * 1000) < 1e-9)
      #expect(animation.delay == 0 || timing.start == 0)
      played.expect(timing.values, error: error) { animation.value(at: animation.delay + $0 * seconds) }
    }

    private static func error(_ remark: String) -> Double {
      remark.firstMatch(of: /within ([0-9.e-]+[0-9])/).flatMap { Double($0.1) } ?? 0
    }
  }
}
