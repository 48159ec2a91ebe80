import CLibrary

/// A file that no other process holds so meanwhile. Programs that do not ask may change it all the same.
package final class FileLock {
  private let descriptor: Descriptor

  /// Waits for the file, as long as the patience lasts.
  ///
  /// A file is replaced by another of its name when it is written: the lock is taken on what stands there in the end.
  ///
  /// - Throws: ``FileError`` where there is no file that can be read, for a pipe with a name, and where another process
  ///   still holds it in the end.
  package init(_ path: String, _ console: Console, patience: LockPatience) throws(FileError) {
    let absolute = console.absolutePath(path)
    var attempt: Int32 = 0
    while true {
      // Opening a pipe must not wait; for files the flag means nothing.
      let descriptor = try Descriptor(opening: absolute, as: path, O_RDONLY | O_NONBLOCK)
      let held = try descriptor.status()
      if held.isPipe { throw .pipe(path) }
      while descriptor.isLockedByAnother() {
        guard patience.wait(attempt) else { throw FileError(path: path, reason: LockPatience.inVain) }
        attempt += 1
      }
      guard let present = fileStatus(absolute) else { throw FileError(path) }
      if FileIdentity(present) == FileIdentity(held) {
        self.descriptor = descriptor
        return
      }
    }
  }
}

extension Descriptor {
  /// Tries to take the file's lock, and tells whether another process has it.
  fileprivate func isLockedByAnother() -> Bool {
    // Some file systems have no locks; there the comparison before writing has to do.
    retryingInterrupts { flock(number, LOCK_EX | LOCK_NB) } != 0 && errno == EWOULDBLOCK
  }
}
