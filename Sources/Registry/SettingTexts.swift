import Presets
import StrictJSON

extension Settings {
  /// Each setting as the journal keeps it: its JSON, by its place in the registry's.
  public var texts: [String: String] {
    var texts: [String: String] = [:]
    for (rule, setting) in rules {
      var writer = JSONWriter(isOnOneLine: true)
      writer.object { writer in
        if let severity = setting.severity { writer.member("severity", severity.rawValue) }
        if let threshold = setting.threshold { writer.member("threshold", threshold) }
      }
      texts[Self.rulePath + rule] = String(decoding: writer.bytes, as: UTF8.self)
    }
    for (pack, digest) in packs {
      var writer = JSONWriter(isOnOneLine: true)
      writer.string(digest)
      texts[Self.packPath + pack] = String(decoding: writer.bytes, as: UTF8.self)
    }
    return texts
  }

  private static let rulePath = "rules."
  private static let packPath = "packs."

  /// The settings of such texts. What is no setting, as another program may have written it, is left out.
  public init(texts: [String: String]) {
    self.init()
    for (path, text) in texts {
      guard let root = (try? JSONDocument(text))?.root else { continue }
      if path.hasPrefix(Self.rulePath) {
        rules[String(path.dropFirst(Self.rulePath.count))] = RuleSetting(
          severity: root.member("severity")?.string.flatMap { RuleSeverity(rawValue: $0) },
          threshold: root.member("threshold")?.number)
      } else if path.hasPrefix(Self.packPath), let digest = root.string {
        packs[String(path.dropFirst(Self.packPath.count))] = digest
      }
    }
  }
}
