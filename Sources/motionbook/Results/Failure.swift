import PlainText
import CommandLineKit
import Export
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

  /// Reads what a file says; what is wrong with it is said behind the file's name.
  static func naming<Value>(_ file: String, _ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch let error as any CommandFailure {
      throw Failure("\(file): \(error.sentence)", exitCode: 2)
    }
  }
}

extension RegistryError: CommandFailure {
  /// 1 for what was refused, 2 for what could not be done.
  package var exitCode: Int32 { isRefusal ? 1 : 2 }
}

extension ExportError: CommandFailure {
  /// 1 for names and numbers that the format refuses, 64 for an option with a value that it does not take.
  package var exitCode: Int32 {
    if case .option = self { return 64 }
    return 1
  }
}

extension ResolutionError: CommandFailure {
  package var exitCode: Int32 { 1 }
}

extension ChangeError: CommandFailure {
  package var sentence: String { message.visible }
  package var exitCode: Int32 { 1 }
}

extension MotionError: CommandFailure {
  package var exitCode: Int32 { 64 }
}

extension LiteralError: CommandFailure {
  package var sentence: String { message.visible }
  package var exitCode: Int32 { 64 }
}

extension NameError: CommandFailure {
  package var exitCode: Int32 { 64 }
}

extension JSONProblem: CommandFailure {
  package var exitCode: Int32 { 2 }
}
