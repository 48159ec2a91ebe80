import AppScan
import Findings
import Presets
import Testing

@testable import AppCheck

@Suite("Overdamped springs where critical ones are played")
struct PlayedSpringTests {
  private static let closing = spring("close", #""mass": 0.3, "stiffness": 121.6, "damping": 15"#)
  private static let critical = spring("calm", #""mass": 0.3, "stiffness": 121.6, "dampingRatio": 1"#)
  private static let soft = spring("soft", #""duration": 0.33, "bounce": 0"#)
  private static let other = spring("slow", #""duration": 2, "bounce": 0"#)

  private static func spring(_ name: String, _ numbers: String) -> String {
    #"{"name": "\#(name)", "kind": "spring", \#(numbers)}"#
  }

  private func findings(
    _ presets: [String], _ text: String? = nil, _ language: Language = .typescript
  ) throws -> [Finding] {
    let registry = #"{"format": "motionbook/1", "presets": ["# + presets.joined(separator: ",") + "]}"
    let book = RegistrySnapshot(RegistryText(Array(registry.utf8)).presets)
    let own = """
      import { withSpring, useReducedMotion } from 'react-native-reanimated';
      x.value = withSpring(0, { mass: 0.3, stiffness: 121.6, damping: 15 });
      """
    let subject = try CheckSubject([CheckedFile(text ?? own, language)], book)
    return AppChecker(settings: ["no-reduced-motion": .off]).check(subject)
  }

  @Test("the numbers of a preset that play otherwise are near it, however far away, and why is said")
  func presetsNumbers() throws {
    let finding = try #require(try findings([Self.closing, Self.other, Self.soft]).first)
    #expect(finding.rule == "hand-written-near" && finding.nearest?.preset == "close")
    #expect(
      finding.message.hasPrefix(
        "Reanimated plays this as critical (its damping ratio is 1.242), so it moves unlike close, which is this "
          + "spring as written. At "))
    #expect(finding.message.contains("ahead of close"))
    #expect(
      finding.hint == "use close; no export listed in .motionbook.json holds it in the format reanimated yet")
  }

  @Test("what is played counts where a preset is that, and where none has the numbers")
  func played() throws {
    let equal = try #require(try findings([Self.closing, Self.critical]).first)
    #expect(equal.rule == "hand-written-equal" && equal.nearest?.preset == "calm")
    let words = "a spring of 0.3121 s and bounce 0 (as which Reanimated plays a damping ratio of 1.242)"
    #expect(equal.message == words + " is calm")
    let near = try #require(try findings([Self.soft]).first)
    #expect(near.rule == "hand-written-near")
    #expect(
      near.message.hasPrefix("Reanimated plays this as critical (its damping ratio is 1.242). At "))
    let unknown = try #require(try findings([Self.other]).first)
    #expect(unknown.rule == "hand-written-unknown")
    #expect(unknown.message.hasPrefix("no preset is near " + words + "; the nearest is slow"))
  }

  @Test("who plays it is named, and what is played as written says nothing of it")
  func players() throws {
    let native = """
      import { Animated } from 'react-native';
      Animated.spring(v, { toValue: 0, mass: 0.3, stiffness: 121.6, damping: 15 }).start();
      """
    #expect(try findings([Self.closing], native).first?.message.hasPrefix("React Native plays") == true)
    let layer = """
      let s = CASpringAnimation(keyPath: "position.y")
      func f() { s.mass = 0.3; s.stiffness = 121.6; s.damping = 15 }
      """
    #expect(
      try findings([Self.closing], layer, .swift).first?.message.hasPrefix("Core Animation plays") == true)
    let web = """
      import { motion } from 'motion/react';
      const A = <motion.div transition={{ type: 'spring', mass: 0.3, stiffness: 121.6, damping: 15 }} />;
      """
    let equal = try #require(try findings([Self.closing], web).first)
    #expect(equal.rule == "hand-written-equal" && !equal.message.contains("plays"))
  }
}
