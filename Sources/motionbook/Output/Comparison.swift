import MotionPhysics
import Presets

/// Two registries and how they differ, for the renderings of it.
struct Comparison {
  /// A preset that is in both.
  struct Change {
    let before: Preset
    let after: Preset
    /// Nil where the preset cannot be resolved.
    let oldMotion: Motion?
    let newMotion: Motion?
  }

  let old: Book
  let new: Book
  let added: [Preset]
  let removed: [Preset]
  let changed: [Change]
  /// Typed the same, and moving otherwise.
  let affected: [Change]
  /// Rules whose settings differ.
  let settings: [String]

  init(from old: Book, to new: Book) {
    let difference = RegistryDifference(from: old, to: new)
    let oldResolver = Resolver(old)
    let newResolver = Resolver(new)
    func resolved(_ change: RegistryDifference.Change) -> Change {
      Change(
        before: change.before, after: change.after, oldMotion: try? oldResolver.motion(of: change.before),
        newMotion: try? newResolver.motion(of: change.after))
    }
    self.old = old
    self.new = new
    added = difference.added
    removed = difference.removed
    changed = difference.changed.map(resolved)
    // What names a changed preset need not move: a base's duration means nothing to who has one of its own.
    affected = difference.affected.map(resolved).filter { !$0.movesTheSame }
    settings = difference.settings
  }

  var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && changed.isEmpty && affected.isEmpty && settings.isEmpty
  }

  /// How much there is of each, in a few words.
  var headline: String {
    if isEmpty { return "no difference" }
    let counts = [
      (added.count, "added"), (removed.count, "removed"), (changed.count, "changed"),
      (affected.count, affected.count == 1 ? "moves with them" : "move with them"),
      (settings.count, settings.count == 1 ? "setting" : "settings"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension Comparison.Change {
  var movesTheSame: Bool { oldMotion != nil && oldMotion == newMotion }
}
