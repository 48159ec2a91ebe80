import MotionPhysics
import Presets
import Registry

/// Every spring and tween that can be nearest to a motion, without their names: of 100,000 only a few are asked for.
struct NearestCandidates {
  private var animations: [(key: Int64, animation: Animation)] = []
  private let nameOfKey: (Int64) throws -> PresetName?

  init(_ library: RegistrySource) throws {
    switch library {
    case .registry(let registry):
      nameOfKey = { try registry.name(of: $0) }
      try registry.resolvedSprings().forEach { entry in
        animations.append((entry.identifier, .spring(try entry.spring(), delay: entry.delay)))
      }
      let resolver = Resolver(registry)
      try registry.forEachTween { identifier, preset in
        if let animation = try resolver.motion(of: preset).animation {
          animations.append((identifier, animation))
        }
      }
    case .book(let book):
      nameOfKey = { book.presets[Int($0)].name }
      let resolver = Resolver(book)
      for (index, preset) in book.presets.enumerated() where preset.kind == .spring || preset.kind == .tween {
        if let animation = try resolver.motion(of: preset).animation {
          animations.append((Int64(index), animation))
        }
      }
    }
  }

  func forEach(_ body: (_ key: Int64, _ animation: Animation) -> Void) {
    for candidate in animations { body(candidate.key, candidate.animation) }
  }

  /// A candidate's name; nil for one inside another preset.
  func name(of key: Int64) throws -> PresetName? { try nameOfKey(key) }
}
