/// The signals that would end the process, held back while something is done whole or not at all. Those that the process
/// ignores are none.
package struct HeldSignals {
  private var held = sigset_t()
  private var former = sigset_t()

  /// Holds them back from this thread on, until ``release()``.
  package init() {
    sigemptyset(&held)
    for number in [SIGINT, SIGTERM, SIGHUP] where !Self.isIgnored(number) { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &former)
  }

  /// Whether one of them has come meanwhile.
  package var isPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return [SIGINT, SIGTERM, SIGHUP].contains { number in
      withUnsafePointer(to: held) { sigismember($0, number) } == 1 && sigismember(&pending, number) == 1
    }
  }

  /// Lets them come.
  package mutating func release() { pthread_sigmask(SIG_SETMASK, &former, nil) }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
