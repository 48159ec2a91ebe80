import Foundation
import Presets
import Testing

@testable import Export

@Suite("CSS")
struct CSSTests {
  @Test("stays as it was looked at")
  func golden() throws { try ExportGolden.expect("css") }

  @Test("for Sass stays as it was looked at")
  func sassGolden() throws { try ExportGolden.expect("scss") }

  @Test("for Tailwind stays as it was looked at")
  func tailwindGolden() throws { try ExportGolden.expect("tailwind") }
}
