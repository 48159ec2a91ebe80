import CLibrary

/// Spreads independent pieces of work over all cores, and hands the results on in the pieces' order.
///
/// The calling thread works too, so that one core is no slower than a loop.
enum WorkQueue {
  /// Does all pieces.
  ///
  /// - Parameters:
  ///   - threads: How many threads work at most, the calling one included.
  ///   - work: Does a piece, on any thread.
  ///   - take: Gets each result in order, on the calling thread.
  static func run<Result: Sendable>(
    _ count: Int, threads: Int = SystemThread.coreCount,
    work: @escaping @Sendable (_ index: Int) -> Result, take: (_ index: Int, _ result: Result) -> Void
  ) {
    let shared = SharedWork<Result>(count: count, window: max(1, threads) * 64)
    // A thread costs about as much as reading a dozen files.
    let helpers = (0..<max(0, min(threads, count / 12) - 1)).compactMap { _ in
      SystemThread {
        while case .work(let index) = shared.next(takesResults: false) { shared.put(work(index), at: index) }
      }
    }
    defer { for helper in helpers { helper.join() } }
    while true {
      switch shared.next(takesResults: true) {
      case .take(let index, let result): take(index, result)
      case .work(let index): shared.put(work(index), at: index)
      case .end: return
      }
    }
  }
}

/// The pieces that are begun and the results that wait, read and written under one lock. Bounded: at most a window of
/// pieces is begun beyond the first whose result has not been taken.
private final class SharedWork<Result: Sendable>: @unchecked Sendable {
  enum Step {
    case take(Int, Result)
    case work(Int)
    case end
  }

  private let count: Int
  private let window: Int
  private var begun = 0
  private var taken = 0
  private var results: [Int: Result] = [:]
  // The system's objects must not move, as members of a class could be copied to be passed.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(count: Int, window: Int) {
    self.count = count
    self.window = window
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  /// The next thing to do: what is ready is taken, else a piece is begun, else the thread waits.
  func next(takesResults: Bool) -> Step {
    locked {
      while true {
        if takesResults, let result = results.removeValue(forKey: taken) {
          taken += 1
          pthread_cond_broadcast(changed)
          return .take(taken - 1, result)
        }
        if (takesResults ? taken : begun) == count { return .end }
        if begun < min(count, taken + window) {
          begun += 1
          return .work(begun - 1)
        }
        pthread_cond_wait(changed, lock)
      }
    }
  }

  func put(_ result: Result, at index: Int) {
    locked {
      results[index] = result
      if index == taken { pthread_cond_broadcast(changed) }
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
