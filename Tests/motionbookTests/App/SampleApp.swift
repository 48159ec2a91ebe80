import Foundation

/// A small app in four languages, written for the purpose, below `app/` of a runner's folder.
struct SampleApp {
  let runner: CommandRunner

  static let card = """
    import SwiftUI

    struct Card: View {
      @Environment(\\.accessibilityReduceMotion) var reduceMotion
      var body: some View {
        content
          .animation(.bouncy, value: isOpen)
          .onTapGesture { withAnimation(.spring(response: 0.5, dampingFraction: 0.72)) { isOpen.toggle() } }
          .transition(.opacity.animation(.easeInOut(duration: 3)))
      }
    }

    """

  static let sheet = """
    @media (prefers-reduced-motion: reduce) { .card { transition: none } }
    .card { transition: opacity 1.25s cubic-bezier(0.1, 0.9, 0.2, 1); }
    .token { animation-timing-function: var(--motion-apple-bouncy-easing); }

    """

  init() throws {
    runner = try CommandRunner()
    try runner.write(Self.card, to: "app/Sources/Card.swift")
    try runner.write(Self.sheet, to: "app/web/card.css")
    try runner.write("let x = 1\n", to: "app/Sources/Other.swift")
  }

  /// The findings of `check --json`, each as rule and place.
  func findings(_ words: String...) throws -> [String] {
    let result = runner.run(["check", "app", "--json"] + words)
    let document = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
    let findings = document?["findings"] as? [[String: Any]] ?? []
    return findings.map { "\($0["rule"] ?? "") \($0["file"] ?? ""):\($0["line"] ?? "")" }
  }
}
