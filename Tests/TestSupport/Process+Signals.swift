import Foundation

extension Process {
  /// Runs it with no signal blocked. A test may be on a thread that blocks nearly all of them, which a process would
  /// inherit: then neither an interrupt nor a limit of time reaches it.
  package func runReceivingSignals() throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
