import AppScan
import Presets
import Testing

@testable import AppCheck

@Suite("Typed springs")
struct TypedSpringTests {
  private static let native = "import { withSpring } from 'react-native-reanimated'\nx.value = withSpring(1, "

  private func starter(_ text: String, _ language: Language) -> RegistrySnapshot {
    MotionSurvey(files: [CheckedFile(text, language)], fileCount: 1).starter()
  }

  private func numbers(_ text: String, _ language: Language) -> (dialect: String?, [String: Double])? {
    let presets = starter(text, language).presets
    guard presets.count == 1, case .spring(let spring) = presets[0].content,
      case .standalone(let numbers) = spring.parameters
    else { return nil }
    return (
      numbers.form.dialect,
      Dictionary(uniqueKeysWithValues: numbers.typed.map { ($0.key.rawValue, $0.value) })
    )
  }

  @Test(
    "the registry to begin with has the words of Reanimated, with the mass that it has by itself",
    arguments: [
      ("{ stiffness: 900, damping: 100 }", nil, ["mass": 4, "stiffness": 900, "damping": 100]),
      ("{ damping: 60 }", nil, ["mass": 4, "stiffness": 900, "damping": 60]),
      ("{ mass: 1, stiffness: 700, damping: 25 }", nil, ["mass": 1, "stiffness": 700, "damping": 25]),
      ("{ duration: 550, dampingRatio: 0.8 }", "reanimated", ["duration": 0.55, "dampingRatio": 0.8]),
    ] as [(String, String?, [String: Double])])
  func reanimated(config: String, dialect: String?, expected: [String: Double]) throws {
    let found = try #require(numbers(Self.native + config + ")\n", .typescript))
    #expect(found.dialect == dialect && found.1 == expected)
  }

  @Test(
    "the registry to begin with has the words of Motion, whose duration is another than SwiftUI's",
    arguments: [
      ("duration: 0.6, bounce: 0.3", "motion", ["duration": 0.6, "bounce": 0.3]),
      ("bounce: 0.2", "motion", ["duration": 0.8, "bounce": 0.2]),
      ("visualDuration: 0.5, bounce: 0.2", "motion", ["visualDuration": 0.5, "bounce": 0.2]),
      ("stiffness: 300, damping: 20, duration: 2", nil, ["stiffness": 300, "damping": 20]),
    ] as [(String, String?, [String: Double])])
  func motion(words: String, dialect: String?, expected: [String: Double]) throws {
    let text = """
      import { motion } from 'motion/react'
      export const A = () => <motion.div animate={{ x: 1 }} transition={{ type: "spring", \(words) }} />

      """
    let found = try #require(numbers(text, .typescript))
    #expect(found.dialect == dialect && found.1 == expected)
  }

  @Test("a spring whose words no registry has comes back in the last digit")
  func otherWords() throws {
    let text = "withAnimation(.spring(response: 0.3, dampingFraction: 0.7).speed(0.9)) { x = 1 }\n"
    let found = try #require(numbers(text, .swift))
    let (duration, bounce) = (try #require(found.1["duration"]), try #require(found.1["bounce"]))
    #expect(abs(duration - 0.3 / 0.9) < 1e-12 && abs(bounce - 0.3) < 1e-12)
  }
}
