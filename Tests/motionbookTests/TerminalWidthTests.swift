import Testing

@Suite("Results on a terminal")
struct TerminalWidthTests {
  @Test(
    "no line is wider than the terminal, and no word is lost",
    arguments: [
      ["show", "starter.heart-reaction"], ["show", "apple.snappy"], ["validate"], ["validate", "--rules"],
      ["export", "--formats"], ["diff", "old.db", "motionbook.db"], ["convert", "apple.snappy"], ["log"],
      ["tweak", "apple.snappy", "--bounce", "0.3", "--dry-run"], ["packs", "apple"],
      ["nearest", "apple.snappy"], ["sample", "starter.dive-deeper", "--fps", "5"], ["list"],
    ], [40, 60, 80])
  func fits(words: [String], width: Int) throws {
    let runner = try CommandRunner()
    try runner.copy("motionbook.db", to: "old.db")
    runner.run("add", "spring", "sheet.present", "--base", "apple.snappy", "--duration", "0.4")
    runner.run(
      "tweak", "apple.snappy", "--bounce", "0.25", "--summary", "A spring for what a hand has moved.")
    let lines = runner.run(words, width: width, isTerminal: true).out
      .replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      let longest = line.split(separator: " ").map(\.count).max() ?? 0
      #expect(line.count <= max(width, longest + width / 2), "\(line)")
    }
  }

  @Test("what no terminal shows is as wide as it is")
  func piped() throws {
    let runner = try CommandRunner()
    let lines = runner.run(["show", "apple.snappy"], width: 40).out.split(separator: "\n")
    #expect(lines.contains { $0.contains("linear(") && $0.count > 100 })
  }
}
