// `environ` is a mutable global of C, which Swift 6 cannot prove safe; it is only read here.
@preconcurrency import CLibrary
import PlainText

/// How another program ended and what it wrote.
package struct ProgramResult: Sendable {
  /// Its exit code; 128 and the signal's number if a signal ended it, as shells say it.
  package let status: Int32
  package let output: [UInt8]
  package let errorText: String
}

extension Console {
  /// Runs a program found by PATH, without a shell, with an empty stdin.
  ///
  /// It runs in the folder of this process, which in a captured console need not be ``currentDirectory``:
  /// hand that on as an argument, as in `git -C`. (Glibc hides `posix_spawn_file_actions_addchdir_np` from
  /// Swift.)
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - withheld: Variables of the environment that it shall not see.
  ///   - added: Variables that it sees in place of those of their names.
  package func runProgram(
    _ words: [String], withheld: Set<String> = [], added: [String: String] = [:]
  ) throws(FileError) -> ProgramResult {
    detail("run \(words.joined(separator: " ").visible)")
    let name = words.first ?? ""
    let pipes = [try Pipe(for: name), try Pipe(for: name)]
    let process = try spawn(words, withheld, added, pipes)
    for pipe in pipes { pipe.closeWritingEnd() }
    let texts = try texts(of: pipes.map(\.reading))
    return ProgramResult(
      status: exitStatus(of: process), output: texts[0], errorText: String(decoding: texts[1], as: UTF8.self))
  }

  /// Runs a program that talks to the person itself, such as an editor: it has the streams and the terminal of this
  /// process.
  ///
  /// - Returns: Its exit code; 128 and the signal's number if a signal ended it.
  package func runInteractive(_ words: [String]) throws(FileError) -> Int32 {
    try flush()
    return exitStatus(of: try spawn(words, [], [:], []))
  }

  /// - Parameter pipes: Those of its output and its errors; none hands on the streams of this process.
  private func spawn(
    _ words: [String], _ withheld: Set<String>, _ added: [String: String], _ pipes: [Pipe]
  ) throws(FileError) -> pid_t {
    guard let name = words.first else { throw FileError("", code: ENOENT) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let environment = _NSGetEnviron().pointee
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let environment = environ
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if !pipes.isEmpty { posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0) }
    for (pipe, stream) in zip(pipes, [STDOUT_FILENO, STDERR_FILENO]) {
      posix_spawn_file_actions_adddup2(&actions, pipe.writingNumber, stream)
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Ignored signals are inherited, and other programs expect to die of a closed pipe. So are blocked
    // ones, and a thread of a pool blocks nearly all: such a child could not be interrupted.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let own = added.map { strdup("\($0)=\($1)") }
    defer { for variable in own { free(variable) } }
    var variables = own + inherited(environment, without: withheld.union(added.keys))
    var process = pid_t()
    let code = posix_spawnp(&process, name, &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw FileError(name, code: code) }
    return process
  }

  private func exitStatus(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    _ = retryingInterrupts { waitpid(process, &status, 0) }
    // WIFSIGNALED and WEXITSTATUS are macros that Swift does not import.
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// The variables of an environment but those that are withheld, in the same memory; nil ends them.
private func inherited(
  _ environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, without withheld: Set<String>
) -> [UnsafeMutablePointer<CChar>?] {
  var variables: [UnsafeMutablePointer<CChar>?] = []
  var next = environment
  while let variable = next?.pointee {
    let name = String(cString: variable).prefix { $0 != "=" }
    if !withheld.contains(String(name)) { variables.append(variable) }
    next = next?.advanced(by: 1)
  }
  return variables + [nil]
}

/// Reads all pipes as they fill: a program that waits for room in one would never end another.
private func texts(of pipes: [Descriptor]) throws(FileError) -> [[UInt8]] {
  var texts = Array(repeating: [UInt8](), count: pipes.count)
  var polled = pipes.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
  while polled.contains(where: { $0.fd >= 0 }) {
    _ = retryingInterrupts { poll(&polled, nfds_t(polled.count), -1) }
    for (index, pipe) in pipes.enumerated() where polled[index].revents != 0 {
      // poll(2) passes over negative descriptors.
      if try !pipe.appendBlock(to: &texts[index], size: 65536) { polled[index].fd = -1 }
    }
  }
  return texts
}

private final class Pipe {
  let reading: Descriptor
  private var writing: Descriptor?

  init(for name: String) throws(FileError) {
    var numbers: [Int32] = [-1, -1]
    guard pipe(&numbers) == 0 else { throw FileError(name) }
    for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    reading = Descriptor(numbers[0], name: name, isOwned: true)
    writing = Descriptor(numbers[1], name: name, isOwned: true)
  }

  var writingNumber: Int32 { writing?.number ?? -1 }

  /// The reader sees the end only when all writing ends are closed.
  func closeWritingEnd() {
    writing = nil
  }
}
