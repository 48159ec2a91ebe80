import CommandLineKit
import Testing

@testable import motionbook

/// The examples that stand in the help of each command.
@Suite("Examples of the help")
struct HelpExampleTests {
  /// Commands that look at presets: their examples are of packs that a new registry holds.
  private static let looking: Set = ["convert", "nearest", "packs", "plot", "sample", "show", "tweak"]
  /// Commands that other programs come into, or whose page takes long.
  private static let leftOut: Set = ["edit", "gallery", "git-setup"]

  private static func examples(_ command: any Command.Type) -> [(command: String, line: String)] {
    let own = command.info.examples.map { (command.info.name, $0) }
    return own + command.info.subcommands.flatMap { examples($0) }
  }

  @Test("are no wrong command lines, and what looks at presets finds them")
  func examples() throws {
    let examples = Self.examples(Motionbook.self).filter { example in
      !Self.leftOut.contains(example.command) && !example.line.contains("|")
        && !example.line.contains("https:")
    }
    #expect(examples.count > 90)
    for (command, line) in examples {
      let words = shellWords(line).prefix { $0 != ">" }
      #expect(words.first == "motionbook")
      let result = try CommandRunner().run(Array(words.dropFirst()))
      #expect(result.code != 64 && result.code < 3, "\(line): \(result.err)")
      if Self.looking.contains(command) { #expect(result.code == 0, "\(line): \(result.err)") }
    }
  }
}
