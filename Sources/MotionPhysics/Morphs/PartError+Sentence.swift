// What errors print as. Not in Embedded Swift, whose modules hold no words.
#if !hasFeature(Embedded)
  import PlainText

  extension MotionError: CustomStringConvertible {
    /// Its sentence.
    public var description: String { sentence }
  }

  extension PartError: CustomStringConvertible {
    /// The error as a sentence that begins with where in the motion it is, as in `phases[1].animation.delay`.
    public var sentence: String { atPath.sentence }

    /// Its sentence.
    public var description: String { sentence }

    /// The part's error with the path of what is wrong in the motion for its parameter.
    package var atPath: MotionError {
      let path = part == .whole ? error.parameter : "\(part).\(error.parameter)"
      return switch error {
      case .notFinite: .notFinite(parameter: path)
      case .outOfRange(_, let value, let allowed):
        .outOfRange(parameter: path, value: value, allowed: allowed)
      case .invalid(_, let reason): .invalid(parameter: path, reason: reason)
      }
    }
  }

  extension MotionPart: CustomStringConvertible {
    /// Where the part stands in the motion, which is also its place in a preset's JSON.
    public var description: String {
      switch self {
      case .whole: "whole"
      case .phase(let index): "phases[\(index)]"
      case .values(let phase): "phases[\(phase)].values"
      case .present: Morph.Direction.present.rawValue
      case .dismiss: Morph.Direction.dismiss.rawValue
      case .element(let index): "elements[\(index)]"
      case .properties(let element): "elements[\(element)].properties"
      case .property(let name, let element): "elements[\(element)].properties.\(name)"
      case .interaction: "interactive"
      }
    }
  }
#endif
