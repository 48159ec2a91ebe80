import CommandLineKit
import MotionPhysics
import Presets
import Registry

struct Tweak: Command {
  static let info = CommandInfo(
    name: "tweak",
    summary: "Changes presets, and shows what moves along.",
    discussion: """
      A derived spring keeps its base: what is typed becomes what is resolved, and the adjustment is what changes. \
      Keys of another system say the spring anew in that system. Of several presets --duration-scale makes all slower or \
      faster together, what is made from them once. Nothing is written when the change, or something \
      that derives from the preset, would leave its range: of several presets all are changed, or none.
      Keyframes, tracks, phases and elements come with --insert, go elsewhere with --move, and go away with --remove.
      """,
    examples: [
      "motionbook tweak apple.snappy --bounce 0.2",
      "motionbook tweak starter.sheet.present --duration-scale 1.2 --dry-run",
      "motionbook tweak 'starter.*' '!starter.spinner' --duration-scale 0.9",
      "motionbook tweak 'starter.*' --kind spring --bounce-by 0.05",
      "motionbook tweak starter.spring.quick --base apple.snappy",
      "motionbook tweak starter.toast.in --allow bounce-exaggerated='it is meant to surprise'",
      "motionbook tweak starter.heart-reaction --track scale --keyframe 2 --to 1.4",
      "motionbook tweak starter.heart-reaction --track scale --insert 2 --to 1.3 --duration 0.1",
      "motionbook tweak starter.reaction-phases --phase move-up --property scale --to 1.3",
      "motionbook tweak starter.dive-deeper --element details --delay 50ms",
      "motionbook tweak starter.dive-deeper --threshold 0.2",
    ])

  @Argument(
    help: "Presets: names or globs, such as sheet.*; !sheet.old leaves one out.", placeholder: "name",
    completion: .presetName, isRequired: true)
  var names: [String]
  @Option(help: "Only presets of these kinds.", isCommaSeparated: true) var kind: [Kind]
  @OptionGroup var change: ChangeOptions
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    let results = try writing.change(on: console) { registry in
      let results = try tweak(registry, console)
      let saved = results.filter { $0.after != $0.before }.map(\.after)
      if !saved.isEmpty { try registry.apply(saved: saved) }
      return results
    }
    try TweakSummary(results, scalesTime: change.durationScale != nil).print(
      asJSON: writing.results.isJSON, on: console)
  }

  /// The results of the change, before anything is written.
  private func tweak(_ registry: RegistryStore, _ console: Console) throws -> [TweakResult] {
    let presets = try NamePatterns(names).presets(of: kind, in: registry)
    if presets.count > 1, case .preset(let partner)? = change.about.change.reduced,
      presets.contains(where: { $0.name == partner })
    {
      console.note("\(partner) is not made its own partner for less motion")
    }
    return try TweakOperation(before: presets) {
      try change.presetChange(for: $0, among: presets.count, console)
    }.results(in: registry)
  }
}

/// A change of one preset or of several, all or nothing: nothing is written when one of them, or something that is made
/// from them, would not be right any more.
struct TweakOperation {
  let before: [Preset]
  let change: (Preset) throws -> PresetChange

  /// The results, in the order of the presets, before anything is written.
  func results(in registry: RegistryStore) throws -> [TweakResult] {
    let dependents = try PendingChange(saved: before).dependents(in: registry)
    let old = TweakResult.State(before, dependents, in: registry)
    let changes = ChangesSoFar(over: old.source)
    var now = Resolver(changes)
    // A base first, so that what is adjusted from it is changed once and not twice.
    var unfit: [(preset: Preset, message: String)] = []
    for preset in try basesFirst(in: old.source) {
      do {
        changes.changed[preset.name] = try applied(to: preset, old, now)
      } catch let error as ChangeError where before.count > 1 {
        unfit.append((preset, error.message))
        continue
      }
      // What becomes a base only now, and was looked up as it was, is resolved anew.
      if changes.lookedUp.contains(preset.name) { now = Resolver(changes) }
    }
    if !unfit.isEmpty { throw refusal(unfit) }
    let changed = changes.changed
    let pending = PendingChange(saved: before.compactMap { changed[$0.name]?.preset })
    try pending.check(in: registry, resolver: now)
    let new = TweakResult.State(pending.source(over: registry), over: registry, resolver: now)
    let settings = try registry.settings
    let names = Set(dependents.map(\.name))
    return try before.compactMap { preset in
      guard let after = changed[preset.name] else { return nil }
      let own =
        before.count == 1
        ? dependents
        : try PendingChange(saved: [preset]).dependents(in: registry).filter { names.contains($0.name) }
      return try TweakResult(
        preset, after.preset, from: old, to: new, dependents: own, notes: after.notes, settings: settings)
    }
  }

  /// Why nothing is changed: all presets that the change does not fit, and how to leave them out.
  private func refusal(_ unfit: [(preset: Preset, message: String)]) -> Failure {
    let most = 10
    let names = unfit.map(\.preset.name).sorted()
    var lines = unfit.sorted { $0.preset.name < $1.preset.name }.prefix(most).map(\.message.visible)
    if names.count > most { lines.append("and \((names.count - most).counted("other"))") }
    let unfitKinds = Set(unfit.map(\.preset.kind))
    let kinds = Kind.allCases.filter { kind in
      !unfitKinds.contains(kind) && before.contains { $0.kind == kind }
    }
    let leaving = names.prefix(most).map { "'!\($0)'" }.joined(separator: " ")
    var remedy = "\(leaving) \(names.count == 1 ? "leaves it" : "leave them") out"
    if !kinds.isEmpty, names.count > 1 {
      remedy = "--kind \(kinds.map(\.rawValue).joined(separator: ",")) leaves them out"
    }
    let separator = lines.count == 1 ? "; " : "\n"
    // Where all of them are left out nothing is left to change.
    if names.count == before.count {
      return Failure(lines.joined(separator: "\n") + separator + "nothing was changed")
    }
    return Failure(lines.joined(separator: "\n") + separator + "nothing was changed: \(remedy)")
  }

  /// Whether a length of time is among the presets that change.
  private func changesDuration(_ name: PresetName) -> Bool {
    before.contains { $0.name == name && $0.kind == .duration }
  }

  private func basesFirst(in source: any PresetSource) throws -> [Preset] {
    if before.count == 1 { return before }
    let depths = try before.map { try source.lineage(of: $0).count }
    return zip(before, depths).sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// - Parameter now: What resolves the presets with those that are changed already.
  private func applied(
    to preset: Preset, _ old: TweakResult.State, _ now: Resolver
  ) throws -> ChangedPreset {
    var wanted = try change(preset)
    var resolver = old.resolver
    if before.count > 1 {
      wanted.scaledElsewhere = Set(before.map(\.name))
      if case .spring(let change)? = wanted.content, preset.content.spring?.base != nil {
        resolver = now
        if case .spring(let oldSpring, _) = try old.resolver.keptMotion(of: preset),
          case .spring(let newSpring, _) = try now.motion(of: preset), oldSpring != newSpring
        {
          wanted.content = .spring(change.after(oldSpring, isNow: newSpring))
        }
      }
      if case .tween(var change)? = wanted.content,
        let name = preset.content.tween?.duration.name, changesDuration(name)
      {
        // Its duration has been changed where it stands.
        change.time = TimeChange()
        wanted.content = .tween(change)
      }
    }
    do {
      let changed = try preset.applying(wanted, resolver: resolver)
      guard case .detachAlias? = wanted.content else { return changed }
      // What it is now takes the rest of the change.
      var whole = try changed.preset.applying(self.change(changed.preset), resolver: resolver)
      whole.notes = changed.notes + whole.notes
      return whole
    } catch let error as MotionError {
      // A number that only another program can have written is no mistake of the command line.
      guard (try? old.resolver.keptMotion(of: preset)) == nil else { throw error }
      throw Failure(
        "\(preset.name) holds a number that is out of its range (\(error.sentence)); change that too, or remove the preset",
        exitCode: 2)
    }
  }
}

/// The presets that are changed already, in front of the registry as it was.
///
/// A resolver may ask it while it grows, as long as no preset is changed that was looked up.
private final class ChangesSoFar: PresetSource {
  var changed: [PresetName: ChangedPreset] = [:]
  private(set) var lookedUp: Set<PresetName> = []
  private let back: any PresetSource

  init(over back: any PresetSource) { self.back = back }

  func preset(named name: PresetName) throws -> Preset? {
    lookedUp.insert(name)
    return try changed[name]?.preset ?? back.preset(named: name)
  }
}
