import CLibrary

/// A file that no other process holds so meanwhile. Programs that do not ask may change it all the same.
package final class FileLock {
  private let descriptor: Descriptor

  /// Waits for the file, as long as it takes.
  ///
  /// A file is replaced by another of its name when it is written: the lock is taken on what stands there in the end.
  ///
  /// - Throws: ``FileError`` where there is no file that can be read.
  package init(_ path: String, _ console: Console) throws(FileError) {
    let absolute = console.absolutePath(path)
    while true {
      let descriptor = try Descriptor(opening: absolute, as: path, O_RDONLY)
      // Some file systems have no locks; there the comparison before writing has to do.
      _ = retryingInterrupts { flock(descriptor.number, LOCK_EX) }
      let held = try descriptor.status()
      if let present = fileStatus(absolute), present.st_ino == held.st_ino, present.st_dev == held.st_dev {
        self.descriptor = descriptor
        return
      }
      guard fileStatus(absolute) != nil else { throw FileError(path) }
    }
  }
}
