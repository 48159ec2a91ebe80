import MotionPhysics
import Presets
import Testing

@testable import Export

@Suite("Springs as their libraries play them")
struct LibrarySpringTests {
  @Test("react-spring's steps are near for slow springs, far for fast ones, and run away for stiff dampers")
  func steps() throws {
    #expect(ReactSpringSteps.gap(of: try Spring(validatingDuration: 0.5, bounce: 0)) < 0.01)
    #expect(ReactSpringSteps.gap(of: try Spring(validatingDuration: 0.01, bounce: 0)) > 0.1)
    #expect(ReactSpringSteps.gap(of: try Spring(validatingDuration: 0.25, bounce: -0.98)) == .infinity)
  }

  @Test("react-spring's springs are 2 % fast at 60 frames a second and 8 % at 120, and the file says so")
  func tempo() throws {
    // A frame takes as many steps of 1 ms as its milliseconds rounded up.
    let tempos = [60.0, 120].map { (1000 / $0).rounded(.up) * $0 / 1000 }
    #expect(abs(tempos[0] - 1.02) < 1e-12 && abs(tempos[1] - 1.08) < 1e-12)
    // The largest gap is seen there: react-spring 9.7.5's own SpringValue has 0.0176 in frames at 60 a second.
    let spring = try Spring(validatingDuration: 0.5, bounce: 0.3)
    let gaps = tempos.map { tempo in
      (0...500).map {
        abs(spring.value(time: Double($0) / 1000 * tempo) - spring.value(time: Double($0) / 1000))
      }
      .max() ?? 0
    }
    #expect(gaps[0] > 0.012 && gaps[0] < 0.02 && gaps[1] > 0.04 && gaps[1] < 0.06, "\(gaps)")
    let text = try ExportedFiles(.reactSpring, ExportInput(RegistrySnapshot(presets()))).text
    #expect(text.contains("is 2 % faster than it should be at 60 frames a second, and 8 % at 120."))
  }

  @Test(
    "react-spring gets a note with the size of what its steps change, or the path baked where that can be seen"
  )
  func reactSpring() throws {
    let files = try ExportedFiles(.reactSpring, ExportInput(RegistrySnapshot(presets())))
    #expect(files.text.contains("fast: {\n    config: {\n      duration: "), "\(files.text)")
    #expect(files.notes.contains { $0.contains("without bounds") })
    #expect(!files.notes.contains { $0.contains("slow") })
    #expect(files.text.contains("slow: { config: { tension: 157."))
  }

  @Test(
    "Reanimated and Animated play no overdamped spring as itself, so its path is baked, and the note says how far off it was",
    arguments: ["reanimated", "react-native"])
  func overdamped(name: String) throws {
    let files = try ExportedFiles(named: name, ExportInput(RegistrySnapshot(presets())))
    #expect(files.notes.contains { $0.contains("as a critical spring, up to ") })
    // checkIfConfigIsValid refuses a damping of 0, and the value would jump.
    #expect(!files.text.contains("damping: 0 ") && !files.text.contains("damping: 0,"))
    #expect(files.notes.contains { $0.hasPrefix("endless: ") && $0.contains("never settles") })
    #expect(files.text.contains("type: \"spring\", mass: 1, stiffness: "))
  }

  private func presets() throws -> [Preset] {
    let book = try ExportGolden.book(
      presets: """
        {"name": "endless", "kind": "spring", "duration": 0.5, "bounce": 1},
        {"name": "fast", "kind": "spring", "duration": 0.01, "bounce": 0},
        {"name": "heavy", "kind": "spring", "duration": 0.25, "bounce": -0.98},
        {"name": "slow", "kind": "spring", "duration": 0.5, "bounce": 0}
        """)
    return book.presets
  }
}
