import Testing

@testable import CommandLineKit

@Suite("Help")
struct HelpTests {
  @Test("The root's help lists options and visible subcommands and says where to read on")
  func root() throws {
    #expect(
      try Sample.tool.help(for: []) == """
        OVERVIEW: Keep shapes.

        USAGE: sample [--registry <file>] [--quiet] <subcommand>

        OPTIONS:
          --registry <file>       The file with the shapes.
          -q, --quiet             Print results and errors only.
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          list, ls                List shapes.
          tweak                   Change a shape.
          add                     Add a shape.
          fail                    Fail in many ways.

          See 'sample help <subcommand>' for detailed help.

        """)
  }

  @Test("A command's help has discussion, usage, arguments, choices, defaults and examples")
  func leaf() throws {
    #expect(
      try Sample.tool.help(for: ["list"]) == """
        OVERVIEW: List shapes.

        One row a shape, sorted by name.
        Patterns are globs.

        USAGE: sample list [<pattern> ...] [--kind <kind> ...] [--format <format>]
               [--frames-per-second <frames-per-second>] [--names] [--registry <file>]
               [--quiet]

        ARGUMENTS:
          <pattern>               What names must match.

        OPTIONS:
          -k, --kind <kind>       Only this kind; may be repeated. (values: spring,
                                  curve, morph)
          -f, --format <format>   How to print. (values: text, json, sarif, github,
                                  junit, xcode; default: text)
          --frames-per-second <frames-per-second>
                                  Frames in a second. (default: 60)
          -n, --names             Print names only.
          --registry <file>       The file with the shapes.
          -q, --quiet             Print results and errors only.
          -h, --help              Show help information.

        EXAMPLES:
          sample list 'sheet.*'
          sample list --kind spring --format json

        """)
  }

  @Test("A group's help names the whole path in its last line, and long summaries wrap at the text column")
  func group() throws {
    #expect(
      try Sample.tool.help(for: ["add"]) == """
        OVERVIEW: Add a shape.

        USAGE: sample add <subcommand>

        OPTIONS:
          -h, --help              Show help information.

        SUBCOMMANDS:
          spring                  Add a spring with a summary that is long enough to
                                  need a second line in help.
          clip                    Add a clip.

          See 'sample help add <subcommand>' for detailed help.

        """)
  }

  @Test("Every way to ask prints the same bytes to stdout and exits with 0")
  func spellings() throws {
    let paths = [[], ["list"], ["add"], ["add", "spring"], ["tweak"]]
    for path in paths {
      let expected = Outcome(output: try Sample.tool.help(for: path))
      for words in [["help"] + path, ["help", "help"] + path, path + ["-h"], path + ["--help"]] {
        #expect(Outcome.of(words) == expected, "\(words)")
      }
    }
    #expect(Outcome.of(["help", "ls"]) == Outcome.of(["list", "-h"]))
  }

  @Test("A command that only groups others shows its help when no subcommand is given")
  func noSubcommand() throws {
    #expect(Outcome.of([]) == Outcome.of(["--help"]))
    #expect(Outcome.of(["add"]) == Outcome.of(["add", "--help"]))
    #expect(Outcome.of(["--quiet"]) == Outcome.of(["--help"]))
  }

  @Test("Help is shown whatever else is wrong with the line, but not for a word after --")
  func helpWins() {
    #expect(Outcome.of(["tweak", "a", "b", "c", "--bogus", "--help"]) == Outcome.of(["help", "tweak"]))
    #expect(Outcome.of(["tweak", "--", "--help"]).output.hasPrefix("--help "))
  }

  @Test("No line is wider than asked for, unless one word is", arguments: [40, 60, 80, 100, 200])
  func width(columns: Int) {
    let lines = Outcome.of(["help", "list"], environment: ["COLUMNS": "\(columns)"]).output
      .split(separator: "\n")
    let isWhole = { (line: Substring) in line.hasPrefix("  sample") || line.hasPrefix("  --frames-per-second")
    }
    for line in lines where !isWhole(line) && !line.contains("[--frames-per-second") {
      #expect(line.count <= max(columns, 46), "\(line)")
    }
  }

  @Test("More than twelve options become one word in the usage line; arguments stay")
  func manyOptions() throws {
    #expect(
      try CommandLineTool(root: Crowd.self).help(for: []).contains(
        "USAGE: crowd [<options>] <name>\n"))
  }

  @Test("The version goes to stdout, and only a tool that has one offers it")
  func version() throws {
    #expect(Outcome.of(["--version"]) == Outcome(output: "1.2.3\n"))
    #expect(try !CommandLineTool(root: Crowd.self).help(for: []).contains("--version"))
    #expect(throws: UsageError.self) { try CommandLineTool(root: Crowd.self).parse(["--version"]) }
  }
}

private struct Crowd: Command {
  static var info: CommandInfo { CommandInfo(name: "crowd", summary: "Too many.") }

  @Flag(help: "") var a: Bool
  @Flag(help: "") var b: Bool
  @Flag(help: "") var c: Bool
  @Flag(help: "") var d: Bool
  @Flag(help: "") var e: Bool
  @Flag(help: "") var f: Bool
  @Flag(help: "") var g: Bool
  @Flag(help: "") var h: Bool
  @Flag(help: "") var i: Bool
  @Flag(help: "") var j: Bool
  @Flag(help: "") var k: Bool
  @Flag(help: "") var l: Bool
  @Flag(help: "") var m: Bool
  @Argument(help: "") var name: String
}
