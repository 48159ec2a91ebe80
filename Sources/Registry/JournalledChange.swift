import CLibrary
import Presets
import StrictJSON

/// A change of a registry as its journal tells it.
public struct JournalledChange: Sendable {
  /// Where a change comes from.
  public enum Kind: String, Sendable {
    /// The state in which the journal began; it cannot be undone.
    case start
    /// A command made it.
    case command
    /// Another program made it, and the next command that wrote noticed.
    case found
    /// It takes another change back.
    case undo
    /// It takes an undo back.
    case redo
  }

  /// A preset, or a setting, before and after a change.
  public struct Version: Sendable {
    /// The preset's name, or the setting's place in the registry's JSON: `rules.near-duplicate`.
    public let name: String
    /// Its canonical JSON as it stood before; nil where there was none.
    public let before: String?
    /// Its canonical JSON as the change left it; nil where it is gone.
    public let after: String?
  }

  /// Its number, from 1 and rising.
  public let id: Int64
  /// Where it comes from, who made it, by what and when.
  public let origin: ChangeOrigin
  /// The presets that changed, sorted by name; perhaps only the first of them.
  public let presets: [Version]
  /// How many presets changed.
  public let presetCount: Int
  /// The settings that changed.
  public let settings: [Version]
}

/// Who changes a registry, by what and when: what its journal says of a change beside the presets.
public struct ChangeOrigin: Sendable {
  /// Seconds since 1970, UTC.
  public var seconds: Int64
  /// Where it comes from.
  public var kind: JournalledChange.Kind
  /// The person.
  public var author: String?
  /// The command's words; nil of what no command made.
  public var command: String?
  /// The person's note.
  public var note: String?
  /// Of an undo the change that it takes back, of a redo the undo.
  public var undoes: Int64?

  /// Says who changes a registry.
  /// - Parameter seconds: since 1970, UTC; nil is now.
  public init(
    seconds: Int64? = nil, kind: JournalledChange.Kind = .command, author: String? = nil,
    command: String? = nil,
    note: String? = nil
  ) {
    self.seconds = seconds ?? Int64(time(nil))
    (self.kind, self.author, self.command, self.note) = (kind, author, command, note)
  }
}

extension Settings {
  /// Each setting as the journal keeps it: its JSON, by its place in the registry's.
  public var texts: [String: String] {
    var texts: [String: String] = [:]
    for (rule, setting) in rules {
      texts[Self.rulePath + rule] = JSONWriter.text(isOnOneLine: true) { setting.write(to: &$0) }
    }
    for (name, pack) in packs {
      texts[Self.packPath + name] = JSONWriter.text(isOnOneLine: true) { pack.write(to: &$0) }
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
      } else if path.hasPrefix(Self.packPath), let pack = TakenPack(root, problems: ProblemList()) {
        packs[String(path.dropFirst(Self.packPath.count))] = pack
      }
    }
  }
}
