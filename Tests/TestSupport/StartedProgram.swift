import Foundation

/// A program that runs, with its streams in files, as a pipe that is not emptied would stop it.
package final class StartedProgram {
  private let process: Process
  private let streams: [URL]
  /// Seconds; ten times what the longest takes on a busy machine.
  private static let patience = 600.0

  /// How a program ended, and what it wrote.
  package struct Outcome {
    /// The exit code; a signal's number below zero.
    package let status: Int32
    package let out: Data
    package let err: String

    package var text: String { String(decoding: out, as: UTF8.self) }
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - base: Where its streams stand, each with an ending of its own.
  ///   - joinsErrors: Whether what it complains of stands among what it writes.
  package init(_ process: Process, streams base: URL, input: Data, joinsErrors: Bool = false) throws {
    self.process = process
    streams = ["in", "out", "err"].map { base.appendingPathExtension($0) }
    try input.write(to: streams[0])
    for stream in streams[1...] { try Data().write(to: stream) }
    let handles =
      try [FileHandle(forReadingFrom: streams[0])] + streams[1...].map(FileHandle.init(forWritingTo:))
    (process.standardInput, process.standardOutput) = (handles[0], handles[1])
    process.standardError = joinsErrors ? handles[1] : handles[2]
    try Self.receivingSignals { try process.run() }
    // A process that has ended lives on for a while in Foundation, and would hold them.
    for handle in handles { try handle.close() }
  }

  /// A test may be on a thread that blocks nearly all signals, which a process would inherit: then neither an interrupt
  /// nor a limit of time reaches it.
  private static func receivingSignals(_ body: () throws -> Void) throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  package var isRunning: Bool { process.isRunning }

  /// Waits until these words stand in its standard error, or it has ended without them.
  package func waitUntilSaid(_ words: String) throws {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while try !String(decoding: Data(contentsOf: streams[2]), as: UTF8.self).contains(words) {
      guard isRunning, Date() < end else { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  /// Sends a signal, if the program still runs.
  package func signal(_ number: Int32) {
    if process.isRunning { kill(process.processIdentifier, number) }
  }

  /// Its outcome, when it has ended. One that does not end in time is told to, then killed, and so fails its test.
  package func wait() throws -> Outcome {
    // The queue keeps what it was handed until its time, cancelled or not: only the number may be in it.
    let watchdogs = [(SIGTERM, 0.0), (SIGKILL, 10.0)].map { number, more in
      let watchdog = DispatchWorkItem { [process = process.processIdentifier] in kill(process, number) }
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience + more, execute: watchdog)
      return watchdog
    }
    process.waitUntilExit()
    for watchdog in watchdogs { watchdog.cancel() }
    defer { for stream in streams { try? FileManager.default.removeItem(at: stream) } }
    let isKilled = process.terminationReason == .uncaughtSignal
    return Outcome(
      status: isKilled ? -process.terminationStatus : process.terminationStatus,
      out: try Data(contentsOf: streams[1]),
      err: String(decoding: try Data(contentsOf: streams[2]), as: UTF8.self))
  }
}
