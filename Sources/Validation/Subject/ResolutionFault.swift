import MotionPhysics
import Presets

/// Why a preset stands for nothing, or mentions what is not there.
struct ResolutionFault {
  enum Reason {
    /// Nothing bears the name.
    case missing(PresetName)
    /// What bears the name is of another kind.
    case wrongKind(PresetName, found: MotionKind, wanted: WantedKind)
    /// It is made from itself; the presets on the way round, and which of them it is.
    case cycle([Int], position: Int)
    /// Its own numbers are out of range.
    case parameter(MotionError)
    /// Its base's numbers, adjusted, are out of range.
    case adjusted(MotionError)
  }

  /// The preset's place.
  let preset: Int
  /// Where in the preset.
  let path: String
  let reason: Reason
}
