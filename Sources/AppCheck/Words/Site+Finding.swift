import MotionPhysics
import AppScan
import Findings

extension Site {
  /// The motion as findings carry it; nil when it could not be read or is a curve alone.
  package var found: FoundMotion? {
    let numbers = parameters.compactMap { parameter in
      parameter.value.number.map { FoundParameter(parameter.name, $0) }
    }
    switch motion?.kind {
    case .spring(let duration, let ratio)?:
      return FoundMotion(
        kind: .spring, api: api, parameters: numbers, duration: duration,
        bounce: Spring.bounce(dampingRatio: ratio))
    case .tween(let duration, let curve)?:
      return FoundMotion(
        kind: .tween, api: api, parameters: numbers, duration: duration, bezier: curve.bezier)
    case .curve?, nil: return nil
    }
  }

  /// What the site says, without its place: what tells findings apart when lines move.
  var subject: String {
    api + "(" + parameters.map { "\($0.name): \($0.value.text)" }.joined(separator: ", ") + ")"
  }
}

extension Value {
  /// The value as a person would write it.
  var text: String {
    switch self {
    case .number(let number): Site.figure(number)
    case .numbers(let numbers): numbers.map(Site.figure).joined(separator: " ")
    case .text(let text): text
    case .unread: "?"
    }
  }
}

extension MotionMatch {
  /// The match as findings carry it.
  package var nearest: NearestPreset { NearestPreset(preset: preset, distance: distance, at: at) }
}
