import MotionPhysics
import Presets

/// What must be known of all presets while each of them is written, and of what the file has to bring along.
struct SwiftSurvey {
  private let framework: AppleFramework
  /// The presets that code should not mention any more.
  private(set) var deprecations: [PresetName: Deprecation] = [:]
  private var declarations: [Fingerprint: SwiftDeclarations] = [:]
  /// Whether there is a clip.
  private(set) var hasClips = false
  /// Whether there is a curve.
  private(set) var hasCurves = false
  /// Whether a preset has a curve that the framework does not say itself.
  private(set) var hasPieces = false
  private var counts: Set<Int> = []

  init(_ framework: AppleFramework) { self.framework = framework }

  /// How many numbers the values of the presets have, but for one.
  var vectorCounts: [Int] { counts.subtracting([1]).sorted() }

  /// What the file declares of a preset; nothing of one that it does not hold.
  func declarations(of name: PresetName) -> SwiftDeclarations {
    declarations[Fingerprint(name.text)] ?? SwiftDeclarations()
  }

  mutating func add(_ preset: ExportedPreset) {
    if let deprecated = preset.preset.deprecated { deprecations[preset.name] = deprecated }
    declarations[Fingerprint(preset.name.text)] = SwiftDeclarations(preset, isNative: framework.isNative)
    switch preset.motion.kind {
    case .clip: hasClips = true
    case .curve: hasCurves = true
    default: break
    }
    if PiecewiseSupport.isNeeded(preset.motion, isNative: framework.isNative) { hasPieces = true }
    if preset.target == nil {
      counts.formUnion(VectorSupport.counts(preset.motion, clips: framework.hasVectorClips))
    }
  }
}
