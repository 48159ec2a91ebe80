import Foundation
import TestSupport
import Testing

@testable import CommandLineKit
import PlainText

/// The words up to the cursor, and those that a shell should offer for the last one.
struct CompletionCase: Sendable, CustomTestStringConvertible {
  let words: [String]
  let offers: [String]

  init(_ line: String, _ offers: [String]) {
    words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    self.offers = offers
  }

  var testDescription: String { words.joined(separator: " ") }
}

private let names = ["sheet.fade", "sheet.present"]

private let cases = [
  CompletionCase("sample l", ["list"]),
  CompletionCase("sample add ", ["clip", "help", "spring"]),
  CompletionCase("sample -q add s", ["spring"]),
  CompletionCase("sample --registry tweak add s", ["spring"]),
  CompletionCase("sample help a", ["add"]),
  CompletionCase("sample list --kind ", ["curve", "morph", "spring"]),
  CompletionCase("sample list -k m", ["morph"]),
  CompletionCase("sample ls -n --format j", ["json", "junit"]),
  CompletionCase("sample list --n", ["--names"]),
  CompletionCase("sample tweak --du", ["--duration-by"]),
  CompletionCase("sample tweak sheet.p", ["sheet.present"]),
  CompletionCase("sample list a b sheet.", names),
  CompletionCase("sample tweak sheet.fade sheet", []),
  CompletionCase("sample tweak --summary s", []),
  CompletionCase("sample --generate-completion-script z", ["zsh"]),
]

private func isInstalled(_ shell: String) -> Bool {
  (try? Console.captured().runProgram([shell, "-c", "exit 0"]))?.status == 0
}

private func lines(_ words: [String]) throws -> [String] {
  let result = try Console.captured().runProgram(words)
  #expect(result.errorText == "")
  return String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init).sorted()
}

private func quoted(_ words: [String]) -> String {
  words.map(\.singleQuoted).joined(separator: " ")
}

@Suite("Completion")
struct CompletionTests {
  private static let tool = "sample() { printf '%s\\n' sheet.present sheet.fade; }\n"

  @Test(
    "Bash offers what may follow", .enabled(if: isInstalled("bash"), "needs bash: apt-get install bash"),
    arguments: cases)
  func bash(line: CompletionCase) throws {
    let script = """
      \(Self.tool)\(Sample.tool.completionScript(for: .bash))
      COMP_WORDS=(\(quoted(line.words))); COMP_CWORD=\(line.words.count - 1)
      _sample
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    #expect(try lines(["bash", "-c", script]) == line.offers)
  }

  @Test(
    "Bash completes a value that it split at the equals sign",
    .enabled(if: isInstalled("bash"), "needs bash: apt-get install bash"))
  func bashEqualsSign() throws {
    try bash(line: CompletionCase("sample list --kind = sp", ["spring"]))
    try bash(line: CompletionCase("sample list --kind =", ["curve", "morph", "spring"]))
    try bash(line: CompletionCase("sample list --kind = spring --n", ["--names"]))
  }

  @Test(
    "Bash offers files and folders where they are meant",
    .enabled(if: isInstalled("bash"), "needs bash: apt-get install bash"))
  func bashFiles() throws {
    let folder = try TemporaryFolder()
    try folder.console().makeDirectory("a folder")
    try folder.console().writeFile("a file", [])
    let start = folder.path("a")
    let offers = { (words: [String]) in
      let script = """
        \(Sample.tool.completionScript(for: .bash))
        COMP_WORDS=(\(quoted(words + [start]))); COMP_CWORD=\(words.count)
        _sample
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      return try lines(["bash", "-c", script])
    }
    #expect(try offers(["sample", "add", "clip"]) == [start + " file", start + " folder"])
    #expect(try offers(["sample", "tweak", "--to"]) == [start + " folder"])
  }

  // Outside a line editor zsh's own functions cannot run, so they are replaced by ones that print what they are given.
  @Test(
    "Zsh offers what may follow",
    .enabled(if: isInstalled("zsh"), "needs zsh: apt-get install zsh"), arguments: cases)
  func zsh(line: CompletionCase) throws {
    let script = """
      \(Self.tool)
      compdef() { }
      compset() { }
      compadd() { shift; print -rl -- "$@" }
      _describe() { local name="${@[-1]}"; print -rl -- "${(@)${(@P)name}%%:*}" }
      \(Sample.tool.completionScript(for: .zsh))
      words=(\(quoted(line.words))); CURRENT=\(line.words.count)
      _sample
      """
    let last = try #require(line.words.last)
    #expect(try lines(["zsh", "-f", "-c", script]).filter { $0.hasPrefix(last) } == line.offers)
  }

  @Test(
    "Fish offers what may follow", .enabled(if: isInstalled("fish"), "needs fish: apt-get install fish"),
    arguments: cases)
  func fish(line: CompletionCase) throws {
    let script = """
      function sample; printf '%s\\n' sheet.present sheet.fade; end
      \(Sample.tool.completionScript(for: .fish))
      complete -C \(line.words.joined(separator: " ").singleQuoted)
      """
    let offers = try lines(["fish", "--no-config", "-c", script]).map { $0.prefix { $0 != "\t" } }
    #expect(offers.map(String.init) == line.offers)
  }

  /// Names of presets in a registry that somebody else has made, in the words of each shell's worst expansion. `%@` is
  /// a file that comes to be where a shell obeys.
  private static let hostileNames = [
    "$(touch %@)", "`touch %@`", "sheet;touch %@", "sheet.$(touch${IFS}%@)", "sheet'$(touch %@)'", "*", "a b",
    "sheet*(e:'touch %@':)", "{sheet,$(touch %@)}", "<(touch %@)", "(touch %@)", "sheet.ok",
  ]

  @Test(
    "No shell runs what a name says, and Bash offers only what is a name", arguments: Shell.allCases,
    ["", "sheet", "$", "sheet.o"])
  func hostile(shell: Shell, start: String) throws {
    guard isInstalled(shell.rawValue) else { return }
    let folder = try TemporaryFolder()
    let bait = folder.path("obeyed")
    let names = Self.hostileNames.map { $0.replacingOccurrences(of: "%@", with: bait) }
    try folder.write(Data((names.joined(separator: "\n") + "\n").utf8), to: "names")
    let script = Sample.tool.completionScript(for: shell)
    let text: String
    switch shell {
    case .bash:
      text = """
        sample() { cat \(folder.path("names").singleQuoted); }
        \(script)
        COMP_WORDS=(sample tweak \(start.singleQuoted)); COMP_CWORD=2
        _sample
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    case .zsh:
      text = """
        sample() { cat \(folder.path("names").singleQuoted); }
        compdef() { }
        compadd() { shift; print -rl -- "$@" }
        _describe() { }
        \(script)
        setopt glob_subst extended_glob
        words=(sample tweak \(start.singleQuoted)); CURRENT=3
        _sample
        """
    case .fish:
      text = """
        function sample; cat \(folder.path("names").singleQuoted); end
        \(script)
        complete -C \("sample tweak \(start)".singleQuoted)
        """
    }
    let flags = shell == .zsh ? ["-f"] : shell == .fish ? ["--no-config"] : []
    let result = try Console.captured().runProgram([shell.rawValue] + flags + ["-c", text])
    #expect(!folder.exists("obeyed"), "\(shell) ran a name")
    let offers = String(decoding: result.output, as: UTF8.self)
    if shell == .bash, start != "$" { #expect(offers.split(separator: "\n") == ["sheet.ok"]) }
    if start == "sheet.o" { #expect(offers.contains("sheet.ok"), "\(result.errorText)") }
  }

  @Test("Every shell accepts its script", arguments: Shell.allCases)
  func syntax(shell: Shell) throws {
    guard isInstalled(shell.rawValue) else { return }
    let folder = try TemporaryFolder()
    try folder.write(Data(Sample.tool.completionScript(for: shell).utf8), to: "script")
    #expect(try lines([shell.rawValue, "-n", folder.path("script")]) == [])
  }

  @Test("The script is printed for the shell that is named, or else for the one in SHELL")
  func request() {
    let expected = Outcome(output: Sample.tool.completionScript(for: .zsh))
    #expect(Outcome.of(["--generate-completion-script", "zsh"]) == expected)
    #expect(Outcome.of(["--generate-completion-script=zsh"]) == expected)
    #expect(Outcome.of(["--generate-completion-script"], environment: ["SHELL": "/bin/zsh"]) == expected)
    #expect(Outcome.of(["--generate-completion-script"]).code == 64)
  }
}
