import PlainText
import Presets
import MotionbookSQLite
import StrictJSON

import CLibrary

/// Why a registry could not be opened, read or changed. Nothing has been written then.
public enum RegistryError: Error, Sendable, CustomStringConvertible {
  /// There is no file.
  case missing(path: String)
  /// There is a file already where one is to be made.
  case exists(path: String)
  /// The path is a folder.
  case folder(path: String)
  /// The file is an SQLite file, but no registry.
  case foreign(path: String, what: String)
  /// The file is a registry as a text, by its name, where a database is to be opened.
  case text(path: String)
  /// The path leads to a pipe or a device.
  case noFile(path: String)
  /// No file can be made at the path.
  case uncreatable(path: String)
  /// There is no folder to make the file in.
  case folderless(path: String)
  /// The file may be read and not written.
  case readOnly(path: String)
  /// The file was written by a newer version.
  case newer(path: String, version: Int, supported: Int)
  /// The file's migrations are not the ones that this version knows.
  case edited(path: String, reason: String)
  /// A crash left a journal beside the file, and it cannot be rolled back here.
  case unrecovered(path: String, DatabaseError)
  /// The journal beside the file was left by an interrupted change of another state of it: undoing that would damage
  /// it.
  case mispaired(path: String, reason: String)
  /// The file's tables, indexes and triggers are not those that the migrations of its version make.
  case foreignSchema(path: String, differences: [String])
  /// A folder or a pipe stands where SQLite keeps a file while the registry is changed.
  case obstructed(path: String)
  /// SQLite refused.
  case database(DatabaseError)
  /// A preset's rows do not belong together: another tool has taken some away.
  case damaged(path: String, reason: String)
  /// A preset of that name does not exist.
  case unknown(PresetName, suggestion: String?)
  /// The request is refused, with what is wrong and what to do.
  case refused(String)
  /// A text that was to be imported is wrong in one or more places.
  case problems([JSONProblem], file: String)

  /// The meaning of an SQLite error for a registry.
  init(_ error: DatabaseError, path: String) {
    if error.isNotADatabase {
      self =
        path.lowercased().hasSuffix(".json")
        ? .text(path: path) : .foreign(path: path, what: "no SQLite file")
    } else if error.isCannotOpen, error.sql != nil, error.isForbidden || error.systemError == ENOENT {
      // Opening has succeeded, so that what cannot be opened is the journal beside the file; SQLite tries to make it, and
      // then whether it is there.
      self = .readOnly(path: path)
    } else if error.isCannotOpen, error.sql != nil {
      self = .database(error)
    } else if error.systemError == ENOENT {
      self = .missing(path: path)
    } else if error.systemError == EISDIR {
      self = .folder(path: path)
    } else {
      self = .database(error)
    }
  }

  /// Its sentence on one line: of several problems the first.
  package var firstProblem: String {
    guard case .problems(let problems, let file) = self, let first = problems.first else { return sentence }
    return first.line(in: file)
  }

  /// Whether the work found something wrong, rather than could not be done.
  public var isRefusal: Bool {
    switch self {
    case .unknown, .refused, .exists: true
    case .database(let error): error.isConstraint
    default: false
    }
  }

  /// The sentence for people: the mistake, its place, and the remedy.
  public var sentence: String {
    switch self {
    case .missing(let path):
      "there is no registry at \(path.visible); make one with `motionbook init --registry \(path.commandWord)`"
    case .exists(let path):
      "\(path.visible) exists already and is left as it is; remove it first, or choose another place with --registry"
    case .folder(let path):
      "\(path.visible) is a folder; a registry is a file, such as \(path.visible)/motionbook.db"
    case .foreign(let path, let what): "\(path.visible) is \(what), not a registry of Motionbook"
    case .text(let path):
      "\(path.visible) is a text and not a database: its bytes are read by RegistryText, and changed behind "
        + "RegistryStore.ofText"
    case .noFile(let path): "\(path.visible) is no file, but a pipe or a device; a registry is a file"
    case .uncreatable(let path):
      "\(path.visible) cannot be made, because its folder may not be written; choose another place with --registry"
    case .folderless(let path):
      "\(path.visible) cannot be made, because there is no such folder; make it first"
    case .readOnly(let path):
      "\(path.visible) may be read but not written; make the file and its folder writable"
    case .newer(let path, let version, let supported):
      "\(path.visible) is of version \(version), and this motionbook knows versions up to \(supported); update motionbook"
    case .edited(let path, let reason): "\(path.visible): \(reason.visible)"
    case .unrecovered(let path, let error):
      "\(path.visible): an interrupted change must be undone first, and that failed (\(error.message)); "
        + "make the file and its folder writable and try again"
    case .mispaired(let path, let reason):
      "\(path.visible): the journal \(path.visible)-journal beside it was left by an interrupted change and does not fit the file: "
        + "\(reason). Both are left as they are. If the file was put back since, as by git checkout or cp, remove the "
        + "journal; else restore the file from a copy"
    case .foreignSchema(let path, let differences):
      "\(path.visible) is not as motionbook makes a registry: \(Self.list(differences)). Another program has changed it: undo "
        + "that, or restore the file from a copy"
    case .obstructed(let path):
      "\(path.visible) is no file, and stands where SQLite keeps one while the registry is changed; remove it"
    case .database(let error): error.sentence.visible
    case .damaged(let path, let reason): "\(path.visible) is damaged: \(reason.visible)"
    case .unknown(let name, let suggestion):
      "there is no preset \"\(name)\"" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
    case .refused(let message): message
    case .problems(let problems, let file):
      ([
        problems.count == 1
          ? "\(file.visible) is wrong in one place:" : "\(file.visible) is wrong in \(problems.count) places:"
      ]
        + problems.map { $0.line(in: file) }).joined(separator: "\n")
    }
  }

  /// Its sentence.
  public var description: String { sentence }
}

extension RegistryError {
  /// A preset's name that is none: what stands in such a row was not written by motionbook.
  static func noName(_ text: String, path: String) -> RegistryError {
    .damaged(
      path: path,
      reason:
        "\"\(text.visible)\" stands where a preset's name should; `motionbook validate` lists all that are none, "
        + "and the file should be restored from a copy")
  }

  /// Reads a text; what is wrong with it is wrong with the file.
  package static func reading<Value>(
    _ file: String, _ read: () throws(JSONProblem) -> Value
  ) throws(RegistryError) -> Value {
    do { return try read() } catch { throw .problems([error], file: file) }
  }

  private static func list(_ differences: [String]) -> String {
    let most = 3
    let shown = differences.prefix(most).joined(separator: ", ")
    return differences.count > most
      ? shown + " and \((differences.count - most).counted("more difference"))" : shown
  }

  /// The same error of a file that has a temporary name, or a copy's.
  public func naming(_ path: String) -> RegistryError {
    switch self {
    case .database(var error):
      error.path = path
      return .database(error)
    case .missing: return .missing(path: path)
    case .exists: return .exists(path: path)
    case .folder: return .folder(path: path)
    case .foreign(_, let what): return .foreign(path: path, what: what)
    case .text: return .text(path: path)
    case .noFile: return .noFile(path: path)
    case .uncreatable: return .uncreatable(path: path)
    case .folderless: return .folderless(path: path)
    case .readOnly: return .readOnly(path: path)
    case .newer(_, let version, let supported):
      return .newer(path: path, version: version, supported: supported)
    case .edited(_, let reason): return .edited(path: path, reason: reason)
    case .unrecovered(_, let error): return .unrecovered(path: path, error)
    case .foreignSchema(_, let differences): return .foreignSchema(path: path, differences: differences)
    case .obstructed: return .obstructed(path: path)
    case .damaged(_, let reason): return .damaged(path: path, reason: reason)
    case .problems(let problems, _): return .problems(problems, file: path)
    // The journal beside a file has the file's own name.
    case .mispaired, .unknown, .refused: return self
    }
  }
}

extension JSONProblem {
  /// The problem in the form that editors and terminals make links of.
  package func line(in file: String) -> String {
    let place = "\((self.file ?? file).visible):\(place.line):\(place.column): "
    return place + (path.isEmpty ? message : "\(path): \(message)").visible
  }
}
