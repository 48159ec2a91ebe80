import AppScan
import Findings
import Testing

@testable import AppCheck

@Suite("What tells findings in apps apart")
struct FindingIdentityTests {
  @Test("what is found on changed lines is known apart from its like on lines that stayed")
  func ordinals() throws {
    let lines = (0..<3).map { "a\($0).animation(.easeInOut(duration: 9), value: x)" }
    let files = [("A.swift", SwiftApp.view(lines))]
    let all = try SwiftApp(files).findings()
    let changed = try SwiftApp(files, lines: [2...2]).findings()
    #expect(all.map(\.place.line) == [2, 3, 4] && changed.map(\.place.line) == [2])
    #expect(changed.first?.fingerprint() == all.last?.fingerprint())
  }

  @Test(
    "the order of arguments changes no fingerprint",
    arguments: [
      (
        Language.typescript, "import { withSpring } from 'react-native-reanimated'\nwithSpring(1, { ? })",
        "damping: 15, stiffness: 90, mass: 1", "mass: 1, stiffness: 90, damping: 15"
      ),
      (
        .kotlin, "import androidx.compose.animation.core.*\nval b = spring<Float>(?)",
        "dampingRatio = 0.6f, stiffness = 300f", "stiffness = 300f, dampingRatio = 0.6f"
      ),
      (
        .dart, "f() => AnimatedOpacity(?, child: x);",
        "duration: Duration(milliseconds: 900), curve: Curves.easeOut",
        "curve: Curves.easeOut, duration: Duration(milliseconds: 900)"
      ),
    ])
  func argumentOrder(language: Language, text: String, one: String, other: String) throws {
    let findings = try [one, other].map { arguments in
      let file = CheckedFile(text.replacing("?", with: arguments), language)
      return AppChecker(only: ["hand-written-unknown"]).check(try CheckSubject([file]))
    }
    #expect(findings[0].count == 1)
    #expect(findings[0].map { $0.fingerprint() } == findings[1].map { $0.fingerprint() })
  }
}
