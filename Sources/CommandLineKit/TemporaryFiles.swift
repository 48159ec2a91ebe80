import CLibrary

/// Files under names of their own that are to take another's place. A signal that ends the process takes those along
/// that have not: their names say nothing to whoever finds them.
enum TemporaryFiles {
  /// Remembers a path until eight others have come: what has been renamed or removed meanwhile is simply not there.
  static func add(_ path: String) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    let place = next % mostRemembered
    next += 1
    let old = remembered[place]
    remembered[place] = strdup(path)
    free(old)
  }

  /// Lets the signals by which people and systems end a process remove the files before it ends of them.
  static func areRemovedBySignals() {
    // Made now, because making it allocates.
    _ = remembered
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { number in
        // Only what POSIX allows in a handler: no allocation, no lock.
        for place in 0..<mostRemembered {
          if let path = remembered[place] { unlink(path) }
        }
        signal(number, SIG_DFL)
        raise(number)
      }
      // Whoever started the process in the background, or with nohup, wants it to go on.
      if isIgnored(before) { signal(number, SIG_IGN) }
    }
  }

  /// Functions of C cannot be compared, their addresses can.
  private static func isIgnored(_ handler: sighandler_t?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

private let mostRemembered = 8
// All behind the lock, but for the handler, which only reads.
private nonisolated(unsafe) let lock: UnsafeMutablePointer<pthread_mutex_t> = {
  let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  pthread_mutex_init(lock, nil)
  return lock
}()
private nonisolated(unsafe) var next = 0
private nonisolated(unsafe) let remembered: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
  let places = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: mostRemembered)
  places.initialize(repeating: nil, count: mostRemembered)
  return places
}()
