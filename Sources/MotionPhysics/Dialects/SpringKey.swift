/// The words with which people type springs.
public enum SpringKey: String, CaseIterable, Hashable, Sendable {
  /// Perceptual duration, or what a dialect means by it; seconds.
  case duration
  /// SwiftUI's bounce.
  case bounce
  /// The period of the undamped spring, seconds.
  case response
  /// damping / (2 √(stiffness mass)).
  case dampingRatio
  /// The mass at the end of the spring.
  case mass
  /// Force per unit of length.
  case stiffness
  /// Force per unit of velocity.
  case damping
  /// What react-spring and Framer call the stiffness; Origami's own scale there.
  case tension
  /// What react-spring and Framer call the damping; Origami's own scale there.
  case friction
  /// SwiftUI's settling duration, seconds.
  case settlingDuration
  /// Origami's bounciness.
  case bounciness
  /// Origami's speed.
  case speed
  /// Motion's visual duration, seconds.
  case visualDuration

  /// Every key, in the order of the declaration. Written out, because the synthesised list is made anew at each use.
  public static let allCases: [SpringKey] = [
    .duration, .bounce, .response, .dampingRatio, .mass, .stiffness, .damping, .tension, .friction,
    .settlingDuration, .bounciness, .speed, .visualDuration,
  ]

  /// The key's place among all keys.
  public var position: Int {
    switch self {
    case .duration: 0
    case .bounce: 1
    case .response: 2
    case .dampingRatio: 3
    case .mass: 4
    case .stiffness: 5
    case .damping: 6
    case .tension: 7
    case .friction: 8
    case .settlingDuration: 9
    case .bounciness: 10
    case .speed: 11
    case .visualDuration: 12
    }
  }
}
