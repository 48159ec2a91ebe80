/// A thread of the system, because starting Swift's pool or Dispatch costs more than reading a few files.
package struct SystemThread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// How many threads can run at once.
  package static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Starts a thread; nil where the system has none left, and the others do the work.
  package init?(_ run: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      var started: pthread_t?
      let code = pthread_create(&started, nil, { SystemThread.start($0) }, body.toOpaque())
    #else
      var started: pthread_t? = pthread_t()
      var identifier = pthread_t()
      let code = pthread_create(&identifier, nil, { $0.flatMap { SystemThread.start($0) } }, body.toOpaque())
      started = identifier
    #endif
    guard code == 0, let started else {
      body.release()
      return nil
    }
    thread = started
  }

  /// Waits for its end.
  package func join() { pthread_join(thread, nil) }

  private static func start(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
}

extension SystemThread {
  /// Does two things at the same time, the first on a thread of its own.
  package static func both<First: Sendable, Second>(
    _ first: @escaping @Sendable () -> First, and second: () -> Second
  ) -> (First, Second) {
    let result = Pending<First>()
    guard coreCount > 1, let thread = SystemThread({ result.value = first() }) else {
      return (first(), second())
    }
    let other = second()
    thread.join()
    return (result.value ?? first(), other)
  }

  /// The result that a thread hands over: written before it ends and read after.
  private final class Pending<Value>: @unchecked Sendable {
    var value: Value?
  }
}
