import MotionPhysics
import Presets
import StrictJSON
import Testing

/// The spring of a preset in a book.
func spring(_ name: String, in book: RegistrySnapshot) throws -> Spring {
  let motion = try #require(try Resolver(book).motion(named: try PresetName(name)))
  guard case .spring(let spring, _) = motion else {
    Issue.record("\(name) is \(motion.kind)")
    return .smooth
  }
  return spring
}

func typedSpring(_ literal: String) throws -> TypedSpring {
  guard case .spring(let typed) = try MotionLiteral.parse(literal) else {
    throw LiteralError("\(literal) is no spring")
  }
  return typed
}

/// The sentence by which a literal is refused; nil when it is accepted.
func refusal(_ literal: String) -> String? {
  do {
    _ = try MotionLiteral.parse(literal)
    return nil
  } catch {
    return error.message
  }
}

/// A registry's text around presets.
func registry(_ presets: String) -> [UInt8] {
  Array("{\"format\": \"motionbook/1\", \"presets\": [\(presets)]}".utf8)
}

/// Everything that is wrong with presets as JSON.
func problems(_ presets: String) throws -> [JSONProblem] {
  var text = RegistryText(registry(presets))
  try text.checkReferences()
  return text.problems
}

/// The sentence by which a change is refused; nil when it is made.
func changeRefusal<Value>(_ change: () throws -> Value) -> String? {
  do {
    _ = try change()
    return nil
  } catch {
    return (error as? ChangeError)?.message ?? "\(error)"
  }
}

/// Expects mistakes in a preset's members, at places from the preset on, and no others.
func expectProblems(
  of kind: Kind, _ members: String, _ expected: [(path: String, words: String)],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let found = try problems(#"{"name": "a", "kind": "\#(kind.rawValue)", \#(members)}"#)
  #expect(
    found.map(\.path) == expected.map { "presets[0]" + $0.path }, "\(found.map(\.sentence))",
    sourceLocation: sourceLocation)
  for (problem, wanted) in zip(found, expected) {
    #expect(problem.message.contains(wanted.words), "\(problem.message)", sourceLocation: sourceLocation)
  }
}
