import CommandLineKit
import MotionPhysics
import Presets

/// The presets nearest to what was seen.
struct PresetNeighbours {
  typealias Match = (name: String, animation: Animation, distance: MotionDistance)

  /// The nearest first.
  let matches: [Match]
  private static let count = 3

  /// - Throws: what is wrong with the registry; where there is none, nothing is near.
  init(of fit: MotionFit, _ location: RegistryOptions, _ console: Console) throws {
    guard let animation = fit.fromRest, try location.isThere(console) else {
      matches = []
      return
    }
    var candidates: [(name: PresetName, animation: Animation)] = []
    for preset in ResolvedRegistry(sorted: try location.source(console).book().presets).presets
    where preset.typed.kind == .spring || preset.typed.kind == .tween {
      if let animation = preset.motion?.animation { candidates.append((preset.name, animation)) }
    }
    var search = NearestSearch(to: animation)
    for candidate in candidates { search.add(candidate.animation) }
    matches = search.nearest(Self.count).map { match in
      (candidates[match.index].name.text, candidates[match.index].animation, match.distance)
    }
  }
}

extension MotionFit {
  /// The motion that presets are compared with: from the moment at which it starts, as a recording tells nothing of a
  /// delay. That of the smaller error where neither is justified.
  fileprivate var fromRest: Animation? {
    let isSpring =
      switch verdict {
      case .spring: true
      case .tween: false
      case .neither: (spring?.error.largest ?? .infinity) <= (tween?.error.largest ?? .infinity)
      }
    if isSpring, let spring { return .spring(spring.spring, delay: 0) }
    return tween.map { .tween(.bezier($0.curve), duration: $0.duration, delay: 0) }
  }
}
