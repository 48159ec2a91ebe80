import MotionPhysics
import StrictJSON

/// The meaning of a token for a registry of motion.
enum TokenMeaning: Equatable {
  /// A length of time.
  case duration
  /// A unit curve.
  case curve
  /// A curve over a duration.
  case transition
  /// A spring, as many tools write one although the standard has none.
  case spring
  /// A preset of Motionbook's own, whose extension says what it is.
  case preset
  /// Another name for a token; nil for one that the file does not have.
  case alias(of: Int?)
  /// Nothing that moves, by its type.
  case other(String)

  /// Its name with an article.
  var phrase: String {
    switch self {
    case .duration: "a duration"
    case .curve: "a curve"
    case .transition: "a transition"
    case .spring: "a spring"
    case .preset: "a preset"
    case .alias: "another name"
    case .other(let type): "of type \(type)"
    }
  }

  /// The meaning of a type, the words of other tools included; nil for a type that says nothing.
  init?(type: String) {
    switch type.lowercased().filter({ $0 != "-" && $0 != "_" && $0 != " " }) {
    case "duration", "time", "motionduration", "animationduration": self = .duration
    case "cubicbezier", "bezier", "easing", "timingfunction", "easingfunction", "curve", "motioneasing",
      "animationeasing":
      self = .curve
    case "transition", "customtransition", "animation": self = .transition
    case "spring", "customspring", "motionspring", "physics": self = .spring
    default:
      if Self.isOpen(type) { return nil }
      self = .other(type)
    }
  }

  /// Whether a type leaves open what a token is: tools that know no type of motion write these.
  private static func isOpen(_ type: String) -> Bool {
    ["other", "string", "text", "number", "custom", "motion", "timing", "object", ""]
      .contains(type.lowercased())
  }

  /// The meaning of a value that says its own unit or function. Anything else is not guessed (Design Tokens Format
  /// Module 2025.10, section 5.2: tools must not guess a type from a value).
  init?(unmistakable value: JSONValue) {
    if let text = value.string {
      let text = text.lowercased()
      if EasingText.isMeant(text) {
        self = .curve
      } else if text.hasSuffix("s"), (try? Seconds.parse(text)) != nil {
        self = .duration
      } else {
        return nil
      }
      return
    }
    var keys: Set<String> = []
    value.forEachMember { key, _ in keys.insert(key.string ?? "") }
    let words = Set(keys.compactMap(SpringWords.key))
    if keys.contains("duration"), !keys.isDisjoint(with: TransitionWords.curve) {
      self = .transition
    } else if words.isSuperset(of: [.duration, .bounce]) || words.contains(.stiffness) && words.count > 1
      || words.isSuperset(of: [.tension, .friction]) || words.contains(.response) && words.count > 1
    {
      self = .spring
    } else {
      return nil
    }
  }
}
