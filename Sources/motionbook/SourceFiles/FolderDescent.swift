import AppScan
import CLibrary
import CommandLineKit

/// Goes down from one folder, level by level, and adds what it finds to a list: the folders of a level are read on all
/// cores, and what they hold is judged on one.
struct FolderDescent {
  let selection: SourceSelection
  /// The given path, as a place in ``SourceList/roots``.
  let root: Int
  /// The beginning of names in reports.
  let prefix: [UInt8]
  /// The number of a full path's bytes that lead into the folder where the walk began.
  let start: Int
  /// The number of those that lead into the folder where the configuration's patterns begin.
  let base: Int

  /// A folder whose contents are not known yet.
  private struct Pending {
    /// In full, with a slash at its end.
    let path: [UInt8]
    /// Git's view of the folder above.
    let view: RepositoryView
    /// Whether `include` has the folder as a whole.
    let isIncluded: Bool
  }

  /// A thing that was found in a folder.
  private enum Item {
    case file(SourceFile)
    case leftOut([UInt8], SourceExclusion)
    case failed([UInt8], String)
    /// A folder, by its place among all that were read.
    case folder(Int)
  }

  /// Adds what is below a folder, in the order of the full paths' bytes.
  ///
  /// - Parameters:
  ///   - contents: What stands in the folder itself.
  ///   - path: The folder in full, with a slash at its end.
  ///   - above: What git says of the folder above.
  ///   - isIncluded: Whether `include` has the folder as a whole.
  func walk(
    _ contents: FolderContents, _ path: [UInt8], _ above: RepositoryView, isIncluded: Bool,
    into list: inout SourceList
  ) {
    var level: [Pending] = []
    let first = Pending(path: path, view: above, isIncluded: isIncluded)
    var folders = [items(of: .success(contents), first, 1, &level)]
    while !level.isEmpty {
      let paths = level.map(\.path)
      let firstBelow = folders.count + level.count
      var below: [Pending] = []
      WorkQueue.run(paths.count, makeWorker: {}) { index, _ in
        Result { () throws(FileError) in try FolderReader.read(paths[index].dropLast()) }
      } take: { index, contents in
        folders.append(items(of: contents, level[index], firstBelow, &below))
      }
      level = below
    }
    add(folders, to: &list)
  }

  /// Adds what was found, each folder's in its place.
  private func add(_ folders: [[Item]], to list: inout SourceList) {
    var open = [folders[0][...]]
    while let item = next(in: &open) {
      switch item {
      case .file(let file): list.add(file)
      case .leftOut(let name, let reason): list.leaveOut(name, reason)
      case .failed(let name, let reason): list.fail(name, reason)
      case .folder(let number): open.append(folders[number][...])
      }
    }
  }

  /// The next item of the innermost folder that has one.
  private func next(in open: inout [ArraySlice<Item>]) -> Item? {
    while !open.isEmpty {
      if let item = open[open.count - 1].popFirst() { return item }
      open.removeLast()
    }
    return nil
  }

  /// The contents of a folder, judged; folders that are to be entered go to those of the next level.
  private func items(
    of result: Result<FolderContents, FileError>, _ folder: Pending, _ firstBelow: Int,
    _ below: inout [Pending]
  ) -> [Item] {
    let contents: FolderContents
    switch result {
    case .failure(let error): return [.failed(name(Array(folder.path.dropLast())), error.reason)]
    case .success(let read): contents = read
    }
    let view = view(contents, folder)
    var items: [Item] = contents.links.map { .leftOut(name(folder.path + $0), .link) }
    for entry in contents.entries {
      let path = folder.path + entry.name
      if let language = entry.language {
        items.append(file(path, nameStart: folder.path.count, language, view, isIncluded: folder.isIncluded))
        continue
      }
      switch entering(path, nameStart: folder.path.count, view, isIncluded: folder.isIncluded) {
      case .success(let pending):
        items.append(.folder(firstBelow + below.count))
        below.append(pending)
      case .failure(let exclusion):
        items.append(.leftOut(name(path) + [UInt8(ascii: "/")], exclusion.reason))
      }
    }
    return items
  }

  private func view(_ contents: FolderContents, _ folder: Pending) -> RepositoryView {
    guard contents.hasGit || contents.hasGitIgnore else { return folder.view }
    let path = Array(folder.path.count == 1 ? folder.path[...] : folder.path.dropLast())
    // A repository in a repository begins anew, as for git.
    var view = contents.hasGit ? Repository.view(atRoot: path, selection.personal) : folder.view
    if contents.hasGitIgnore { view.rules = Repository.adding(path, to: view.rules) }
    return view
  }

  private func file(
    _ path: [UInt8], nameStart: Int, _ language: Language, _ view: RepositoryView, isIncluded: Bool
  ) -> Item {
    let reason = path.withUnsafeBufferPointer { bytes -> SourceExclusion? in
      if view.leavesOut(file: bytes, nameStart: nameStart) { return .ignored }
      let (below, belowStart) = (UnsafeBufferPointer(rebasing: bytes[base...]), nameStart - base)
      if !selection.wants(below, nameStart: belowStart, isIncluded: isIncluded) { return .configured }
      let name = UnsafeBufferPointer(rebasing: bytes[nameStart...])
      return SourceExclusion.ofName(name) ?? (selection.includesTests || !TestCode.isFile(name) ? nil : .test)
    }
    if let reason { return .leftOut(name(path), reason) }
    return .file(SourceFile(name: name(path), path: path, root: root, start: start, language: language))
  }

  private func entering(
    _ path: [UInt8], nameStart: Int, _ view: RepositoryView, isIncluded: Bool
  ) -> Result<Pending, Exclusion> {
    var view = view
    return path.withUnsafeBufferPointer { bytes in
      let name = UnsafeBufferPointer(rebasing: bytes[nameStart...])
      if VendoredFolders.contains(name) { return .failure(Exclusion(reason: .vendored)) }
      if view.ignores(folder: bytes, nameStart: nameStart) {
        guard view.tracked?.containsFiles(below: bytes) == true else {
          return .failure(Exclusion(reason: .ignored))
        }
        view.isIgnored = true
      }
      if !selection.includesTests, TestCode.isFolder(name) { return .failure(Exclusion(reason: .test)) }
      let (below, belowStart) = (UnsafeBufferPointer(rebasing: bytes[base...]), nameStart - base)
      guard let included = selection.entering(below, nameStart: belowStart, isIncluded: isIncluded) else {
        return .failure(Exclusion(reason: .configured))
      }
      return .success(
        Pending(path: path + [UInt8(ascii: "/")], view: view, isIncluded: included == .wholly))
    }
  }

  /// A path as reports name it.
  private func name(_ path: [UInt8]) -> [UInt8] { prefix + path[start...] }

  private struct Exclusion: Error {
    let reason: SourceExclusion
  }
}

/// The part of a folder's contents that a walk needs.
struct FolderContents: Sendable {
  struct Entry: Sendable {
    let name: [UInt8]
    /// Nil for a folder.
    let language: Language?
  }

  /// Folders and source files in the order of their full paths: a folder counts with the slash that follows.
  var entries: [Entry] = []
  /// The names of symbolic links, which are not followed: loops, and files that would be read twice.
  var links: [[UInt8]] = []
  /// Whether it has a `.gitignore`.
  var hasGitIgnore = false
  /// Whether it is the root of a repository.
  var hasGit = false
}

/// Reads folders by `readdir`, whose entries say what they are: no call for each file.
enum FolderReader {
  /// A folder's contents.
  ///
  /// - Parameter path: In full.
  /// - Throws: ``FileError`` when it cannot be opened.
  static func read(_ path: ArraySlice<UInt8>) throws(FileError) -> FolderContents {
    // A link that took the folder's place since its parent was read is refused.
    let descriptor = open(SystemPath.terminated(path), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemPath.error(Array(path)) }
    guard let stream = fdopendir(descriptor) else {
      let error = SystemPath.error(Array(path))
      close(descriptor)
      throw error
    }
    defer { closedir(stream) }
    let folderName = Array(path[((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...])
    var contents = FolderContents()
    while let entry = readdir(stream) {
      let type = Int(entry.pointee.d_type)
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        let bytes = bytes.bindMemory(to: UInt8.self)
        let length = bytes.firstIndex(of: 0) ?? bytes.count
        add(
          UnsafeBufferPointer(rebasing: bytes[..<length]), type, below: descriptor, in: folderName,
          to: &contents)
      }
    }
    contents.entries.sort(by: precedes)
    return contents
  }

  private static func add(
    _ name: UnsafeBufferPointer<UInt8>, _ type: Int, below folder: Int32, in folderName: [UInt8],
    to contents: inout FolderContents
  ) {
    let isHidden = name.first == UInt8(ascii: ".")
    if isHidden {
      if name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { return }
      if name.elementsEqual(".git".utf8) { contents.hasGit = true }
    }
    let isFolder = type == Int(DT_DIR) || type == Int(DT_UNKNOWN) && kind(of: name, below: folder) == S_IFDIR
    if isFolder {
      contents.entries.append(FolderContents.Entry(name: Array(name), language: nil))
    } else if isHidden, name.elementsEqual(".gitignore".utf8) {
      contents.hasGitIgnore = true
    } else if let language = Language(name: name, in: folderName) {
      if type == Int(DT_LNK) || type == Int(DT_UNKNOWN) && kind(of: name, below: folder) == S_IFLNK {
        contents.links.append(Array(name))
      } else if type == Int(DT_REG) || type == Int(DT_UNKNOWN) {
        contents.entries.append(FolderContents.Entry(name: Array(name), language: language))
      }
    }
  }

  /// An entry's kind, for file systems whose folders do not say it.
  private static func kind(of name: UnsafeBufferPointer<UInt8>, below folder: Int32) -> mode_t? {
    var status = stat()
    let result = fstatat(folder, SystemPath.terminated(name), &status, AT_SYMLINK_NOFOLLOW)
    return result == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func precedes(_ left: FolderContents.Entry, _ right: FolderContents.Entry) -> Bool {
    let common = min(left.name.count, right.name.count)
    for index in 0..<common where left.name[index] != right.name[index] {
      return left.name[index] < right.name[index]
    }
    return byte(left, at: common) < byte(right, at: common)
  }

  private static func byte(_ entry: FolderContents.Entry, at index: Int) -> UInt8 {
    if index < entry.name.count { return entry.name[index] }
    return entry.language == nil ? UInt8(ascii: "/") : 0
  }
}

extension Language {
  /// The language of a file by its name's bytes.
  ///
  /// - Parameter folder: The name of the folder that it is in.
  init?(name: UnsafeBufferPointer<UInt8>, in folder: [UInt8]) {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, name.count - dot < 8 else { return nil }
    let ending = String(decoding: name[dot...], as: UTF8.self)
    // Of some languages only the files of some folders are read.
    self.init(fileName: ending == ".xml" ? String(decoding: folder, as: UTF8.self) + "/" + ending : ending)
  }

  /// The language of a file by the bytes of its path.
  init?(path: [UInt8]) {
    let start = (path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    let folder = path[..<max(start - 1, 0)]
    let folderName = Array(folder[((folder.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...])
    guard let language = path[start...].withUnsafeBufferPointer({ Language(name: $0, in: folderName) }) else {
      return nil
    }
    self = language
  }
}
