import Foundation
import TestSupport

/// A process that runs, with its streams in files.
final class StartedCommand {
  private let process: Process
  private let streams: [URL]
  /// Seconds; ten times what the longest takes on a busy machine.
  private static let patience = 300.0

  init(_ process: Process, streams base: URL, input: Data) throws {
    self.process = process
    streams = ["in", "out", "err"].map { base.appendingPathExtension($0) }
    try input.write(to: streams[0])
    for stream in streams[1...] { try Data().write(to: stream) }
    let handles =
      try [FileHandle(forReadingFrom: streams[0])] + streams[1...].map(FileHandle.init(forWritingTo:))
    (process.standardInput, process.standardOutput, process.standardError) = (
      handles[0], handles[1], handles[2]
    )
    try process.runReceivingSignals()
    // A process that has ended lives on for a while in Foundation, and would hold them.
    for handle in handles { try handle.close() }
  }

  var isRunning: Bool { process.isRunning }

  /// Waits until these words stand in its standard error, or it has ended without them.
  func waitUntilSaid(_ words: String) throws {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while try !String(decoding: Data(contentsOf: streams[2]), as: UTF8.self).contains(words) {
      guard isRunning, Date() < end else { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  /// Sends a signal, if the process still runs.
  func signal(_ number: Int32) {
    if process.isRunning { kill(process.processIdentifier, number) }
  }

  /// What it left behind, when it has ended. One that does not end in time is killed, and so fails its test.
  func wait() throws -> CommandOutcome {
    // The queue keeps what it was handed until its time, cancelled or not: only the number may be in it.
    let watchdog = DispatchWorkItem { [number = process.processIdentifier] in kill(number, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: watchdog)
    process.waitUntilExit()
    watchdog.cancel()
    defer { for stream in streams { try? FileManager.default.removeItem(at: stream) } }
    let isKilled = process.terminationReason == .uncaughtSignal
    return CommandOutcome(
      status: isKilled ? -process.terminationStatus : process.terminationStatus,
      out: try Data(contentsOf: streams[1]),
      err: String(decoding: try Data(contentsOf: streams[2]), as: UTF8.self))
  }
}
