import CommandLineKit
import MotionPhysics
import Presets
import Registry
import StrictJSON

// Every error of the rooms below as a sentence and an exit code: 1 for what was found wrong or refused, 2 for what
// could not be done, 64 for a wrong command line.

/// A failure of a command itself.
struct Failure: CommandFailure {
  let sentence: String
  let exitCode: Int32

  init(_ sentence: String, exitCode: Int32 = 1) {
    self.sentence = sentence
    self.exitCode = exitCode
  }
}

extension RegistryError: CommandFailure {
  public var exitCode: Int32 { isRefusal ? 1 : 2 }
}

extension ResolutionError: CommandFailure {
  public var exitCode: Int32 { 1 }
}

extension ChangeError: CommandFailure {
  public var sentence: String { message.visible }
  public var exitCode: Int32 { 1 }
}

extension MotionError: CommandFailure {
  public var exitCode: Int32 { 64 }
}

extension LiteralError: CommandFailure {
  public var sentence: String { message }
  public var exitCode: Int32 { 64 }
}

extension NameError: CommandFailure {
  public var exitCode: Int32 { 64 }
}

extension JSONProblem: CommandFailure {
  public var exitCode: Int32 { 2 }
}
