import CLibrary

extension Console {
  /// Gives a file another name on the same file system, and never overwrites.
  ///
  /// A hard link is made and the old name removed, because `rename` would replace what another process has put
  /// there meanwhile. File systems without hard links get a placeholder first, which only its maker replaces.
  ///
  /// - Returns: False if there is something at the new path already; nothing has changed then.
  package func moveFile(_ path: String, toNew newPath: String) throws(FileError) -> Bool {
    let (source, target) = (absolutePath(path), absolutePath(newPath))
    if link(source, target) == 0 {
      unlink(source)
      return true
    }
    switch errno {
    case EEXIST: return false
    case EPERM, ENOTSUP, ENOSYS: return try claimAndMove(source, target, as: newPath)
    default: throw FileError(newPath)
    }
  }

  private func claimAndMove(_ source: String, _ target: String, as name: String) throws(FileError) -> Bool {
    do {
      _ = try Descriptor(opening: target, as: name, O_WRONLY | O_CREAT | O_EXCL)
    } catch {
      if fileExists(target) { return false }
      throw error
    }
    guard rename(source, target) == 0 else {
      let error = FileError(name)
      unlink(target)
      throw error
    }
    return true
  }
}
