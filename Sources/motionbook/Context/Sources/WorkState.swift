import CLibrary

/// What the threads of a ``WorkQueue`` share. Every member is read and written under one lock, which is why it may be
/// passed between threads.
final class WorkState<Result: Sendable>: @unchecked Sendable {
  /// What the thread that takes the results does next.
  enum Step {
    case take([(index: Int, result: Result)])
    case work(Int)
    case end
  }

  private let count: Int
  private let window: Int
  /// The first piece that nobody has begun.
  private var begun = 0
  /// The first piece whose result has not been taken.
  private var taken = 0
  /// Results by their place modulo the window.
  private var results: [Result?]
  private var isStopped = false
  private var isTakerWaiting = false

  // The system's objects must not move, as members of a class could be copied to be passed.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let resultIsThere = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let roomIsThere = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// - Parameter window: How many pieces may be begun beyond the first whose result has not been taken.
  init(count: Int, window: Int) {
    self.count = count
    self.window = window
    results = Array(repeating: nil, count: min(window, max(count, 1)))
    pthread_mutex_init(lock, nil)
    pthread_cond_init(resultIsThere, nil)
    pthread_cond_init(roomIsThere, nil)
  }

  deinit {
    pthread_cond_destroy(roomIsThere)
    pthread_cond_destroy(resultIsThere)
    pthread_mutex_destroy(lock)
    roomIsThere.deallocate()
    resultIsThere.deallocate()
    lock.deallocate()
  }

  /// The next piece for a helping thread; nil at the end.
  func claimOrWait() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while !isStopped, begun < count, begun >= taken + results.count { pthread_cond_wait(roomIsThere, lock) }
    return claim()
  }

  /// Keeps the result of a piece.
  func put(_ result: Result, at index: Int) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    results[index % results.count] = result
    if isTakerWaiting, index == taken { pthread_cond_signal(resultIsThere) }
  }

  /// What the taking thread does next: it takes what is ready, else works, else waits.
  func next() -> Step {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      let ready = takeReady()
      if !ready.isEmpty { return .take(ready) }
      if taken == count { return .end }
      if begun < taken + results.count, let index = claim() { return .work(index) }
      isTakerWaiting = true
      pthread_cond_wait(resultIsThere, lock)
      isTakerWaiting = false
    }
  }

  /// Lets the helping threads end after what they are doing.
  func stop() {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    isStopped = true
    pthread_cond_broadcast(roomIsThere)
  }

  private func claim() -> Int? {
    guard !isStopped, begun < count else { return nil }
    begun += 1
    return begun - 1
  }

  private func takeReady() -> [(index: Int, result: Result)] {
    var ready: [(index: Int, result: Result)] = []
    while taken < begun, let result = results[taken % results.count] {
      results[taken % results.count] = nil
      ready.append((taken, result))
      taken += 1
    }
    if !ready.isEmpty { pthread_cond_broadcast(roomIsThere) }
    return ready
  }
}
