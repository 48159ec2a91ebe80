import PlainText

/// Why a motion could not be made from the numbers that were given.
public enum MotionError: Error, Hashable, Sendable {
  /// The parameter is infinite or not a number.
  case notFinite(parameter: String)
  /// The parameter is a number that its system does not allow; `allowed` words the range, as in "greater than
  /// 0".
  case outOfRange(parameter: String, value: Double, allowed: String)
  /// The parameter has the wrong form, or numbers that together make no motion; `reason` says what is wrong.
  case invalid(parameter: String, reason: String)

  /// The error as a sentence without a full stop, ready to stand behind the name of what is wrong.
  public var sentence: String {
    switch self {
    case .notFinite(let parameter):
      "\(parameter) is not a finite number"
    case .outOfRange(let parameter, let value, let allowed):
      "\(parameter) is \(DecimalText.exact(value)), and must be \(allowed)"
    case .invalid(let parameter, let reason):
      "\(parameter): \(reason)"
    }
  }

  /// The key that is wrong.
  public var parameter: String {
    switch self {
    case .notFinite(let parameter), .outOfRange(let parameter, _, _), .invalid(let parameter, _): parameter
    }
  }
}

/// Why a motion of many parts could not be made: the part that is wrong, and why.
public struct PartError: Error, Hashable, Sendable {
  /// The part.
  public let part: MotionPart
  /// Its error, which names the part's own parameter.
  public let error: MotionError
}

/// A part of a sequence of phases or of a morph; numbers count from 0.
public enum MotionPart: Hashable, Sendable {
  /// The motion itself.
  case whole
  /// A phase.
  case phase(Int)
  /// The values of a phase. Parameters are the names of properties.
  case values(phase: Int)
  /// The transition in.
  case present
  /// The transition back.
  case dismiss
  /// An element.
  case element(Int)
  /// The properties of an element. Parameters are their names.
  case properties(element: Int)
  /// A property of an element.
  case property(String, element: Int)
  /// How a gesture drives a morph.
  case interaction
}
