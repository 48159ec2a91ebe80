import CLibrary

/// Spreads independent pieces of work over all cores, and hands the results on in the pieces' order.
///
/// Threads of the system, because starting Swift's pool or Dispatch costs more than reading a few files. The calling
/// thread works too, so that one core is no slower than a loop. Results that wait for an earlier one are bounded.
enum WorkQueue {
  /// How many cores there are.
  static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Does all pieces.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are.
  ///   - threads: How many threads work at most, the calling one included.
  ///   - makeWorker: Makes what one thread keeps from piece to piece.
  ///   - work: Does a piece, on any thread.
  ///   - take: Gets each result in order, on the calling thread. When it throws, no further piece is begun.
  static func run<Worker, Result: Sendable, Failure: Error>(
    _ count: Int, threads: Int = coreCount, makeWorker: @escaping @Sendable () -> Worker,
    work: @escaping @Sendable (_ index: Int, _ worker: inout Worker) -> Result,
    take: (_ index: Int, _ result: Result) throws(Failure) -> Void
  ) throws(Failure) {
    let state = WorkState<Result>(count: count, window: max(1, threads) * 64)
    // A thread costs about as much as reading a dozen files.
    let helpers = min(threads, count / 12) - 1
    let started = (0..<max(0, helpers)).compactMap { _ in
      WorkThread {
        var worker = makeWorker()
        while let index = state.claimOrWait() { state.put(work(index, &worker), at: index) }
      }
    }
    defer {
      state.stop()
      for thread in started { thread.join() }
    }
    var worker = makeWorker()
    while true {
      switch state.next() {
      case .take(let results):
        for (index, result) in results { try take(index, result) }
      case .work(let index): state.put(work(index, &worker), at: index)
      case .end: return
      }
    }
  }
}

/// A thread of the system.
private struct WorkThread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// Starts a thread; nil where the system has none left, and the others do the work.
  init?(_ run: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      var started: pthread_t?
      let code = pthread_create(&started, nil, { WorkThread.start($0) }, body.toOpaque())
    #else
      var started: pthread_t? = pthread_t()
      var identifier = pthread_t()
      let code = pthread_create(&identifier, nil, { $0.flatMap { WorkThread.start($0) } }, body.toOpaque())
      started = identifier
    #endif
    guard code == 0, let started else {
      body.release()
      return nil
    }
    thread = started
  }

  func join() { pthread_join(thread, nil) }

  private static func start(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
}
