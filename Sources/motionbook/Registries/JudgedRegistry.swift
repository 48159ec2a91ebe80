import CommandLineKit
import Findings
import PlainText

/// The registry that findings are about, in the commands that these name: they are told of it where they would find
/// another one by themselves, and change that.
struct JudgedRegistry {
  private let option: String?

  /// - Parameter path: The registry's path; of standard input no command can be told.
  init(_ path: String, _ console: Console) {
    let own = console.variable(RegistrySearch.variable) ?? (try? RegistrySearch(console).found())
    let isOwn = own.map { console.identity(ofFile: $0) == console.identity(ofFile: path) } ?? false
    option = isOwn || path == "-" ? nil : "--registry \(console.shortPath(path).commandWord) "
  }

  /// Sentences with the commands for this registry.
  func naming(_ text: String) -> String {
    option.map { text.replacing(each: "motionbook ", with: "motionbook " + $0) } ?? text
  }

  func naming(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      var finding = finding
      finding.hint = finding.hint.map(naming)
      return finding
    }
  }
}
