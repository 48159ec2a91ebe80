import MotionPhysics
import Presets

/// The facts about all presets that the writing of each needs, and what the file has to bring along.
struct SwiftUsage {
  private let framework: AppleFramework
  /// The presets that code should not mention any more.
  private(set) var deprecations: [PresetName: Deprecation] = [:]
  /// The successors of these, where they are known.
  private(set) var successors: [PresetName: PresetName] = [:]
  private var declarations: [PresetName: Set<SwiftDeclaration>] = [:]
  /// The kinds of motion that there are.
  private(set) var kinds: Set<Kind> = []
  /// Whether a preset has a curve that the framework does not say itself.
  private(set) var hasPieces = false
  private var counts: Set<Int> = []

  init(_ framework: AppleFramework) { self.framework = framework }

  /// How many numbers the values of the presets have, but for one.
  var vectorCounts: [Int] { counts.subtracting([1]).sorted() }

  /// The declarations of a preset; none if the file does not contain it.
  func declarations(of name: PresetName) -> Set<SwiftDeclaration> { declarations[name] ?? [] }

  mutating func add(_ preset: ExportedPreset) {
    if let deprecated = preset.preset.deprecated { deprecations[preset.name] = deprecated }
    if let successor = preset.successor { successors[preset.name] = successor }
    declarations[preset.name] = SwiftDeclaration.all(of: preset, framework)
    kinds.insert(preset.motion.kind)
    if preset.motion.curves.contains(where: { !framework.isNative($0) }) { hasPieces = true }
    // There must be types for values of several numbers.
    if preset.target == nil, preset.motion.kind != .clip || framework.hasVectorClips {
      counts.formUnion(preset.motion.valueCounts)
    }
  }
}

extension Motion {
  /// Every curve that it is or follows, but for those between keyframes.
  var curves: [UnitCurve] {
    if case .curve(let curve) = self { return [curve] }
    return animations.compactMap { if case .tween(let curve, _, _) = $0 { curve } else { nil } }
  }
}

/// A declaration of a preset. A rename leads from one declaration to the same of another preset: a fix-it that
/// put a type in a value's place would not compile.
enum SwiftDeclaration: Hashable {
  /// A spring or a tween.
  case animation
  /// SwiftUI's `Spring`, beside the animation.
  case spring
  /// The function that chooses between an animation and its reduced partner.
  case choice
  case curve
  /// The function that makes an animation of a curve.
  case timed
  /// A curve of a type of the file's own.
  case pieces
  case seconds
  /// The type that a clip, a sequence's phases or a morph is, by the end of its name.
  case type(_ suffix: String)

  /// Everything that a file declares of a preset.
  static func all(of preset: ExportedPreset, _ framework: AppleFramework) -> Set<SwiftDeclaration> {
    let motion = preset.motion
    if let curve = motion.curve { return framework.isNative(curve) ? [.curve, .timed] : [.pieces] }
    if motion.duration != nil { return [.seconds] }
    if motion.animation == nil { return Set(framework.suffix(motion).map { [.type($0)] } ?? []) }
    var declarations: Set<SwiftDeclaration> = motion.kind == .spring ? [.animation, .spring] : [.animation]
    if preset.isReduced(where: { $1.animation != nil }) { declarations.insert(.choice) }
    return declarations
  }

  /// The declaration that the preset's name means.
  static func main(_ declarations: Set<SwiftDeclaration>) -> SwiftDeclaration? {
    declarations.first { $0 != .spring && $0 != .choice && $0 != .timed }
  }
}
