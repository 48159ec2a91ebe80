import AppScan
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
      WorkQueue.run(paths.count) { index in
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
        items.append(.leftOut(name(path) + [UInt8(ascii: "/")], exclusion))
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
  ) -> Result<Pending, SourceExclusion> {
    var view = view
    return path.withUnsafeBufferPointer { bytes in
      let name = UnsafeBufferPointer(rebasing: bytes[nameStart...])
      if VendoredFolders.contains(name) { return .failure(.vendored) }
      if view.ignores(folder: bytes, nameStart: nameStart) {
        guard view.tracked?.containsFiles(below: bytes) == true else { return .failure(.ignored) }
        view.isIgnored = true
      }
      if !selection.includesTests, TestCode.isFolder(name) { return .failure(.test) }
      let (below, belowStart) = (UnsafeBufferPointer(rebasing: bytes[base...]), nameStart - base)
      guard let included = selection.entering(below, nameStart: belowStart, isIncluded: isIncluded) else {
        return .failure(.configured)
      }
      return .success(
        Pending(path: path + [UInt8(ascii: "/")], view: view, isIncluded: included == .wholly))
    }
  }

  /// A path as reports name it.
  private func name(_ path: [UInt8]) -> [UInt8] { prefix + path[start...] }
}
