import AppScan
import CLibrary
import CommandLineKit
import PlainText

/// Finds the source files below paths, in the same order every time.
struct SourceWalk {
  private let selection: SourceSelection
  private let currentDirectory: [UInt8]
  private var list = SourceList()

  /// - Parameter currentDirectory: Where relative paths begin, in full.
  init(_ selection: SourceSelection = SourceSelection(), currentDirectory: String) {
    self.selection = selection
    self.currentDirectory = Array(currentDirectory.utf8)
  }

  /// The files below paths that a person typed.
  ///
  /// A folder that is typed is walked, whatever its name; a file that is typed is read unless the configuration, its
  /// name or its text leave it out.
  static func files(
    at paths: [String], _ selection: SourceSelection, currentDirectory: String
  ) throws -> SourceList {
    var walk = SourceWalk(selection, currentDirectory: currentDirectory)
    for path in paths { try walk.add(typed: Array(path.utf8), isOnly: paths.count == 1) }
    walk.list.removeRepeated()
    return walk.list
  }

  /// The files of a list that another program made. Folders and files that are no sources are left out there,
  /// which is no failure.
  static func files(
    listed paths: [[UInt8]], _ selection: SourceSelection, currentDirectory: String
  ) -> SourceList {
    var walk = SourceWalk(selection, currentDirectory: currentDirectory)
    let root = walk.list.addRoot(walk.currentDirectory)
    for path in paths {
      guard let full = SystemPath.resolved(walk.absolute(path)) else {
        let error = SystemPath.error(path)
        if Language(path: walk.absolute(path)) != nil { walk.list.fail(path, error.reason) }
        continue
      }
      guard SystemPath.kind(of: full) == S_IFREG else { continue }
      if walk.isBelowVendored(path) {
        walk.list.leaveOut(path, .vendored)
      } else {
        walk.add(file: full, as: path, root: root, folder: walk.currentDirectory)
      }
    }
    return walk.list
  }

  /// The one file that stdin stands for. It need not be there.
  static func files(
    unsaved path: [UInt8], _ selection: SourceSelection, currentDirectory: String
  ) -> SourceList {
    var walk = SourceWalk(selection, currentDirectory: currentDirectory)
    let typed = walk.absolute(path)
    let typedFolder = SystemPath.folder(of: typed)
    let folder = SystemPath.resolved(typedFolder) ?? typedFolder
    let root = walk.list.addRoot(folder)
    let full = folder + typed[(typed.lastIndex(of: UInt8(ascii: "/")) ?? 0)...]
    walk.add(file: full, as: path, root: root, folder: folder)
    return walk.list
  }

  private mutating func add(typed path: [UInt8], isOnly: Bool) throws {
    guard let full = SystemPath.resolved(absolute(path)) else { throw SystemPath.error(path) }
    switch SystemPath.kind(of: full) {
    case S_IFDIR:
      let root = list.addRoot(full)
      var name = isOnly ? [] : path
      if let last = name.last, last != UInt8(ascii: "/") { name.append(UInt8(ascii: "/")) }
      try walk(full, root: root, prefix: name)
    case S_IFREG:
      let folder = SystemPath.folder(of: full)
      let root = list.addRoot(folder)
      if !add(file: full, as: path, root: root, folder: folder, isTyped: true) {
        list.note("\(String(decoding: path, as: UTF8.self).visible): in no language that is read")
      }
    default:
      throw FileError(path: String(decoding: path, as: UTF8.self), reason: "neither a file nor a folder")
    }
  }

  /// Adds one file, unless something leaves it out; false when it is no source.
  @discardableResult
  private mutating func add(
    file path: [UInt8], as name: [UInt8], root: Int, folder: [UInt8], isTyped: Bool = false
  ) -> Bool {
    let nameStart = (path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    guard let language = Language(path: path) else { return false }
    let exclusion = path[nameStart...].withUnsafeBufferPointer { SourceExclusion.ofName($0) }
    let start = path.starts(with: folder + [UInt8(ascii: "/")]) ? folder.count + 1 : 1
    if !selection.wants(alone: Array(path[selection.base(below: Array(path[..<start]))...])) {
      list.leaveOut(name, .configured)
    } else if let exclusion {
      list.leaveOut(name, exclusion)
    } else if isTyped, (SystemPath.status(of: path)?.st_size ?? 0) > ScanLimits.fileBytes {
      // Who names a file wants to know of it.
      list.fail(name, SourceExclusion.tooLarge.words)
    } else {
      list.add(SourceFile(name: name, path: path, root: root, start: start, language: language))
    }
    return true
  }

  /// Whether a folder of a listed path is of vendored code.
  private func isBelowVendored(_ path: [UInt8]) -> Bool {
    path.split(separator: UInt8(ascii: "/")).dropLast().contains {
      $0.withUnsafeBufferPointer(VendoredFolders.contains)
    }
  }

  private func absolute(_ path: [UInt8]) -> [UInt8] {
    path.first == UInt8(ascii: "/") ? path : currentDirectory + [UInt8(ascii: "/")] + path
  }

  private mutating func walk(_ folder: [UInt8], root: Int, prefix: [UInt8]) throws {
    var path = folder
    if path.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
    let contents = try FolderReader.read(folder[...])
    let base = selection.base(below: path)
    let own = Array(path[base...].dropLast())
    if !own.isEmpty, selection.exclude.contains(where: { $0.matchesPathOrFolder(own) }) {
      return list.leaveOut(prefix, .configured)
    }
    let descent = FolderDescent(
      selection: selection, root: root, prefix: prefix, start: path.count, base: base)
    descent.walk(
      contents, path, Repository.view(above: folder, selection.personal),
      isIncluded: selection.wants(alone: own), into: &list)
  }
}
