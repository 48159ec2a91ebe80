import EmbeddedFiles
import Presets
import StrictJSON

/// A file of presets that travels in the binary: real values of a design system, or the starter set.
public struct Pack: Sendable {
  /// Its name, which begins every preset's name in it.
  public let name: String
  /// Its summary, in one sentence.
  public let summary: String
  /// Where the values come from.
  public let source: String
  /// Parts of the original system that the model cannot hold.
  public let unheld: [Unheld]

  /// Something of the original system that is not in the pack.
  public struct Unheld: Hashable, Sendable {
    /// Its name there.
    public let name: String
    /// Why it is not held.
    public let reason: String
  }

  /// Every pack, in the order of `seed/packs.json`.
  public static func all() throws -> [Pack] {
    let document = try RegistryError.reading("seed/packs.json") { () throws(JSONProblem) in
      try JSONDocument(text(of: "packs.json") ?? "")
    }
    return (document.root.member("packs")?.elements ?? []).map { value in
      Pack(
        name: value.member("name")?.string ?? "", summary: value.member("summary")?.string ?? "",
        source: value.member("source")?.string ?? "",
        unheld: (value.member("unheld")?.elements ?? []).map {
          Unheld(name: $0.member("name")?.string ?? "", reason: $0.member("reason")?.string ?? "")
        })
    }
  }

  /// The pack's presets, read through the same door as any import.
  public func presets() throws -> [Preset] {
    var text = RegistryText(Array((Self.text(of: "\(name).json") ?? "").utf8))
    try text.checkReferences()
    if !text.problems.isEmpty { throw RegistryError.problems(text.problems, file: "seed/\(name).json") }
    return text.presets
  }

  private static func text(of file: String) -> String? {
    Embedded.seed.first { $0.path == file }?.text
  }
}
