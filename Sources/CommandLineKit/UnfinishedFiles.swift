import CLibrary

/// Files under temporary names, which are removed when an interrupt ends the process. Only a kill leaves them behind.
package enum UnfinishedFiles {
  /// A place in the list.
  package struct Place: Sendable {
    fileprivate let index: Int
  }

  private static let capacity = 64

  /// The paths. Of C, because a signal may come at any moment, and its handler may not ask for memory or a lock.
  nonisolated(unsafe) private static let paths: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
    let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
    paths.initialize(repeating: nil, count: capacity)
    return paths
  }()

  nonisolated(unsafe) private static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    handleSignals()
    return lock
  }()

  /// Adds a file that is about to be made.
  ///
  /// - Returns: Its place; nil when there are too many, and this one would stay behind.
  package static func add(_ path: String) -> Place? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard let index = (0..<capacity).first(where: { paths[$0] == nil }) else { return nil }
    paths[index] = strdup(path)
    return Place(index: index)
  }

  /// Takes a file from the list, as it is finished or gone.
  package static func remove(_ place: Place?) {
    guard let place else { return }
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    // The text is not freed: a handler in another thread may be reading it.
    paths[place.index] = nil
  }

  /// A program that was started to ignore a signal, as by `nohup`, goes on ignoring it.
  private static func handleSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let former = signal(number) { number in
        for index in 0..<UnfinishedFiles.capacity {
          if let path = UnfinishedFiles.paths[index] { unlink(path) }
        }
        signal(number, SIG_DFL)
        raise(number)
      }
      if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }
}
