import AppScan
import CommandLineKit

/// Goes down from one folder, and adds what it finds to a list.
struct FolderDescent {
  let selection: SourceSelection
  /// Which of the given paths this is.
  let root: Int
  /// What names in reports begin with.
  let prefix: [UInt8]
  /// How many bytes of a full path lead into the folder where the walk began.
  let start: Int
  /// How many lead into the folder where the configuration's patterns begin.
  let base: Int

  /// Adds what is below a folder.
  ///
  /// - Parameters:
  ///   - path: The folder in full, with a slash at its end; the same again afterwards.
  ///   - above: The ignore files of the folders above.
  ///   - isIncluded: Whether `include` has the folder as a whole.
  func walk(
    _ contents: FolderContents, _ path: inout [UInt8], _ above: IgnoreRules?, isIncluded: Bool,
    into list: inout SourceList
  ) {
    let rules = rules(contents, path, above)
    for _ in 0..<contents.linkCount { list.leaveOut(.link) }
    let length = path.count
    for entry in contents.entries {
      path += entry.name
      if let language = entry.language {
        add(path, nameStart: length, language, rules, isIncluded: isIncluded, to: &list)
      } else {
        enter(&path, nameStart: length, rules, isIncluded: isIncluded, list: &list)
      }
      path.removeSubrange(length...)
    }
  }

  private func rules(_ contents: FolderContents, _ path: [UInt8], _ above: IgnoreRules?) -> IgnoreRules? {
    guard contents.hasGit || contents.hasGitIgnore else { return above }
    let folder = Array(path.count == 1 ? path[...] : path.dropLast())
    // A repository in a repository begins anew, as for git.
    let inherited = contents.hasGit ? Repository.rules(atRoot: folder, selection.personal) : above
    return contents.hasGitIgnore ? Repository.adding(folder, to: inherited) : inherited
  }

  private func add(
    _ path: [UInt8], nameStart: Int, _ language: Language, _ rules: IgnoreRules?, isIncluded: Bool,
    to list: inout SourceList
  ) {
    let reason = path.withUnsafeBufferPointer { bytes -> SourceExclusion? in
      if rules?.ignores(bytes, nameStart: nameStart, isFolder: false) == true { return .ignored }
      let (below, belowStart) = (UnsafeBufferPointer(rebasing: bytes[base...]), nameStart - base)
      if !selection.wants(below, nameStart: belowStart, isIncluded: isIncluded) { return .configured }
      let name = UnsafeBufferPointer(rebasing: bytes[nameStart...])
      return SourceExclusion.ofName(name) ?? (selection.includesTests || !TestCode.isFile(name) ? nil : .test)
    }
    if let reason { return list.leaveOut(reason) }
    list.add(
      SourceFile(name: prefix + path[start...], path: path, root: root, start: start, language: language))
  }

  private func enter(
    _ path: inout [UInt8], nameStart: Int, _ rules: IgnoreRules?, isIncluded: Bool, list: inout SourceList
  ) {
    let found = path.withUnsafeBufferPointer { bytes -> Result<SourceSelection.Included, Exclusion> in
      let name = UnsafeBufferPointer(rebasing: bytes[nameStart...])
      if VendoredFolders.contains(name) { return .failure(Exclusion(reason: .vendored)) }
      if rules?.ignores(bytes, nameStart: nameStart, isFolder: true) == true {
        return .failure(Exclusion(reason: .ignored))
      }
      if !selection.includesTests, TestCode.isFolder(name) { return .failure(Exclusion(reason: .test)) }
      let (below, belowStart) = (UnsafeBufferPointer(rebasing: bytes[base...]), nameStart - base)
      let included = selection.entering(below, nameStart: belowStart, isIncluded: isIncluded)
      return included.map { .success($0) } ?? .failure(Exclusion(reason: .configured))
    }
    switch found {
    case .failure(let exclusion): list.leaveOut(exclusion.reason)
    case .success(let included):
      do throws(FileError) {
        let contents = try FolderReader.read(path)
        path.append(UInt8(ascii: "/"))
        walk(contents, &path, rules, isIncluded: included == .wholly, into: &list)
      } catch {
        list.note("\(String(decoding: prefix + path[start...], as: UTF8.self)): \(error.reason)")
      }
    }
  }

  private struct Exclusion: Error {
    let reason: SourceExclusion
  }
}
