import TestSupport
import Testing

@testable import CommandLineKit

@Suite("Parsing")
struct ParsingTests {
  private func tweak(_ words: String) throws -> Tweak {
    let parsed = try Sample.tool.parse(["tweak"] + words.split(separator: " ").map(String.init))
    return try #require(parsed as? Tweak)
  }

  private func list(_ words: String) throws -> List {
    let parsed = try Sample.tool.parse(["list"] + words.split(separator: " ").map(String.init))
    return try #require(parsed as? List)
  }

  @Test("What is not typed keeps its default")
  func defaults() throws {
    let tweak = try tweak("a")
    #expect(tweak.name == "a")
    #expect(tweak.newName == nil)
    #expect(tweak.extraBounce == nil)
    #expect(tweak.count == 1)
    #expect(!tweak.dryRun)
    let list = try list("")
    #expect(list.patterns.isEmpty && list.kind.isEmpty)
    #expect(list.format == .text && list.framesPerSecond == 60)
  }

  @Test(
    "Options and operands may interleave, and a value may follow a space or an equals sign",
    arguments: [
      "a b --count 2 --to out", "--count=2 a --to=out b", "--to out a --count 2 b", "a -oout --count 2 b",
      "a -o=out b --count 2",
    ])
  func interleaving(words: String) throws {
    let tweak = try tweak(words)
    #expect([tweak.name, tweak.newName, tweak.outputDirectory] == ["a", "b", "out"])
    #expect(tweak.count == 2)
  }

  @Test("Short flags may be joined, and the last may be an option that takes a value")
  func clusters() throws {
    let list = try list("-nqk spring a -kmorph")
    #expect(list.names && list.place.quiet)
    #expect(list.kind == [.spring, .morph])
    #expect(list.patterns == ["a"])
  }

  @Test("A repeated option collects its values, and commas separate them where that is declared")
  func repetition() throws {
    #expect(try list("--kind spring,curve --kind morph").kind == [.spring, .curve, .morph])
  }

  @Test(
    "A word that is a number is a value, not an option",
    arguments: ["-3", "-0.5", "-.5", "+0.2", "-1e-3", "-1E+3", "0", "-0"])
  func numbers(word: String) throws {
    let number = try #require(Double(word))
    #expect(try tweak("a --extra-bounce \(word)").extraBounce == number)
    #expect(try tweak("a --extra-bounce=\(word)").extraBounce == number)
    #expect(try tweak("a -b \(word)").extraBounce == number)
    #expect(try tweak(word).name == word)
  }

  @Test("A negative time with its unit is a value too")
  func negativeTime() throws {
    #expect(try tweak("a --duration-by -50ms").durationBy?.value == -0.05)
  }

  @Test("Words after -- are operands, whatever they look like")
  func terminator() throws {
    let tweak = try tweak("--dry-run -- --count --")
    #expect(tweak.name == "--count" && tweak.newName == "--" && tweak.dryRun)
  }

  @Test("A lone dash is an operand and a value")
  func dash() throws {
    #expect(try tweak("-").name == "-")
    #expect(try tweak("a --to -").outputDirectory == "-")
  }

  @Test("An empty word and a text that starts with a dash and a space are values")
  func odd() throws {
    let command = try Sample.tool.parse(["tweak", "", "--summary", "- slow"]) as? Tweak
    #expect(command?.name == "" && command?.summary == "- slow")
    #expect((try Sample.tool.parse(["tweak", "a", "--summary", ""]) as? Tweak)?.summary == "")
    #expect((try Sample.tool.parse(["tweak", "a", "--summary=a=b"]) as? Tweak)?.summary == "a=b")
  }

  @Test("Options of the root may come before the command and are handed on to it")
  func leadingOptions() throws {
    let command = try Sample.tool.parse(["-q", "--registry", "list", "list", "a"])
    let list = try #require(command as? List)
    #expect(list.place.quiet && list.place.registry == "list" && list.patterns == ["a"])
    #expect(throws: UsageError.self) {
      try Sample.tool.parse(["--registry", "a", "list", "--registry", "b"])
    }
  }

  @Test("Aliases can be typed")
  func names() throws { #expect(try Sample.tool.parse(["ls"]) is List) }

  @Test("Each parse makes a command of its own")
  func independence() throws {
    let first = try tweak("a --count 2")
    let second = try tweak("b")
    #expect(first.count == 2 && second.count == 1)
  }

  @Test(
    "Properties are named in kebab case",
    arguments: [
      ("extraBounce", "extra-bounce"), ("a", "a"), ("toSVGFile", "to-svg-file"), ("svg", "svg"),
      ("writeURL", "write-url"), ("level2Up", "level2-up"),
    ])
  func kebab(label: String, name: String) {
    #expect(kebabCase(label) == name)
  }

  @Test("Any words give a command, a text, or a mistake that is explained", arguments: 0..<200)
  func anything(seed: Int) throws {
    var random = Seeded(seed: UInt64(seed))
    let vocabulary = [
      "list", "tweak", "add", "spring", "clip", "help", "--kind", "--kind=", "--kind=curve", "-n", "-nk",
      "-b", "-b-1", "--",
      "-", "-3", "", "=", "--=", "---", "-h", "a", "--version", "--dry-run", "é", "-é", "--count", "1",
      "--registry", "-=",
    ]
    let words = (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in
      vocabulary.randomElement(using: &random)
    }
    do {
      _ = try Sample.tool.parse(words)
    } catch {
      #expect(error is UsageError || error is CleanExit, "\(words): \(error)")
      #expect(Sample.tool.message(for: error).text.hasSuffix("\n"), "\(words)")
    }
  }
}
