import MotionPhysics

/// What a file declares of a preset. A rename leads from one declaration to the same of another preset: a fix-it that
/// put a type in a value's place would not compile.
enum SwiftDeclaration: UInt16 {
  /// A spring or a tween.
  case animation = 1
  /// SwiftUI's `Spring`, beside the animation.
  case spring = 2
  /// The function that chooses between an animation and its reduced partner.
  case choice = 4
  case curve = 8
  /// A curve of a type of the file's own.
  case pieces = 16
  case seconds = 32
  /// The type of a clip.
  case clip = 64
  /// The type of a sequence's phases.
  case phases = 128
  case morph = 256
}

/// Everything that a file declares of a preset.
struct SwiftDeclarations: Sendable {
  private var bits: UInt16 = 0

  init() {}

  /// - Parameter isNative: Whether the framework has a curve itself.
  init(_ preset: ExportedPreset, isNative: (UnitCurve) -> Bool) {
    switch preset.motion {
    case .spring: insert([.animation, .spring])
    case .tween: insert([.animation])
    case .curve(let curve): insert([isNative(curve) ? .curve : .pieces])
    case .duration: insert([.seconds])
    case .clip: insert([.clip])
    case .sequence: insert([.phases])
    case .morph: insert([.morph])
    }
    if preset.motion.animation != nil, preset.hasAnimatedPartner { insert([.choice]) }
  }

  private mutating func insert(_ declarations: [SwiftDeclaration]) {
    for declaration in declarations { bits |= declaration.rawValue }
  }

  func contains(_ declaration: SwiftDeclaration) -> Bool { bits & declaration.rawValue != 0 }

  /// What a person means who names the preset.
  var main: SwiftDeclaration? {
    [.animation, .curve, .pieces, .seconds, .clip, .phases, .morph].first(where: contains)
  }
}

extension ExportedPreset {
  /// Whether an animation, or none at all, replaces it when a person asks for less motion.
  fileprivate var hasAnimatedPartner: Bool {
    switch reduced {
    case .cut: true
    case .preset(_, let motion): motion.animation != nil
    case .elsewhere, nil: false
    }
  }
}
