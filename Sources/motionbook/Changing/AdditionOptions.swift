import CommandLineKit
import PlainText
import Presets
import Registry
import StrictJSON

/// The options of every `add`.
struct AdditionOptions: Options {
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var note: NoteOption
  @OptionGroup var about: AboutOptions
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  /// The registry, to change; of a dry run a copy in memory.
  func registry(_ console: Console) throws -> RegistryStore {
    try location.writableRegistry(console, isDryRun: dryRun.dryRun, note: note.note)
  }

  /// Adds the preset that a motion makes.
  ///
  /// - Parameter delay: Seconds, in place of the motion's own.
  func add(
    _ motion: String, as kind: Kind, named name: PresetName, delay: Double? = nil, _ console: Console
  ) throws {
    let content = try MotionText.isMotion(motion) ? MotionText.parse(motion) : MotionText.word(motion)
    guard let content else {
      let isName = (try? PresetName(motion)) != nil
      throw UsageError(
        "\"\(motion.visible)\" is no motion, such as duration=0.5,bounce=0.3"
          + (isName ? "; `motionbook copy` and `motionbook add alias` take a preset's name" : ""))
    }
    let preset = Preset(name: name, content: delay.map(content.delayed) ?? content)
    guard preset.kind == kind else {
      throw Failure(
        "that motion is \(preset.kind.phrase); add it with `motionbook add \(preset.kind.rawValue)`",
        exitCode: 64)
    }
    try add(preset, console)
  }

  func add(_ preset: Preset, _ console: Console) throws { try add([preset], console) }

  /// Adds presets, all or none, prints them, and says what the rules find in them.
  ///
  /// - Parameter isMany: Whether several were asked for, however many there are.
  func add(_ presets: [Preset], isMany: Bool = false, _ console: Console) throws {
    let presets = presets.map { preset in
      var preset = preset
      about.apply(to: &preset)
      return preset
    }
    let registry = try registry(console)
    // What cannot be read must be found before anything is written.
    let settings = try registry.settings
    try registry.add(presets)
    dryRun.remark(on: console)
    let source = PendingChange(saved: presets).source(over: registry)
    try AddedPresets(presets: presets, isMany: isMany, source: source).print(
      asJSON: results.isJSON, on: console)
    try TweakWarnings.print(
      of: presets, in: TweakResult.State(source, over: registry), settings: settings, on: console)
  }
}

private struct AddedPresets: CommandResult {
  let presets: [Preset]
  let isMany: Bool
  let source: any PresetSource

  func text(for console: Console) -> String {
    let resolver = Resolver(source)
    return presets.map { preset in
      // What it comes to, where that is not what was typed.
      let motion = (try? resolver.motion(of: preset)).map { MotionDescription($0) }
      let numbers = motion?.springNumbers(beside: preset.content.words)
      let more = [numbers, motion?.settling(), motion?.takingOfParts].compactMap(\.self).joined(
        separator: ", ")
      return "added \(preset.name): \(preset.content.words)" + (more.isEmpty ? "" : " (\(more))")
    }.joined(separator: "\n")
  }

  func write(to writer: inout JSONWriter) throws {
    let shape = PresetJSON(source)
    if !isMany, let preset = presets.first {
      return try shape.writeMembers(of: preset, usedBy: [], to: &writer)
    }
    try writer.objects("presets", presets) { try shape.writeMembers(of: $1, usedBy: [], to: &$0) }
  }
}
