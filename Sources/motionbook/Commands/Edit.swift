import CommandLineKit
import PlainText
import Presets
import Registry

struct Edit: Command {
  static let info = CommandInfo(
    name: "edit",
    summary: "Opens presets as JSON in your editor, and takes back what you wrote.",
    discussion: """
      The editor is $VISUAL, else $EDITOR, else vi. What comes back goes through the same checks as any change: where \
      something is wrong, the places are shown, nothing is written, and on a terminal the editor opens again. A preset \
      that is new there is added; to remove one there is `motionbook remove`. Where a signal ends the command while the \
      editor is open, what you saved stays in the folder for temporary files, $TMPDIR or else /tmp, as motionbook-*.json.
      """,
    examples: ["motionbook edit heart.reaction", "motionbook edit 'sheet.*' --dry-run"])

  @Argument(
    help: "Presets: names or globs.", placeholder: "name", completion: .presetName, isRequired: true)
  var names: [String]
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    // Read first: a text that is opened to be changed is held until the command ends, and people think long.
    let source = try writing.location.source(console)
    let presets = try NamePatterns(names).presets(in: source).map { try source.existingPreset(named: $0) }
    let file = try EditedFile(presets, console)
    defer { file.remove() }
    while try file.edit() {
      do {
        return try take(file.presets(of: presets, over: source), from: presets, console)
      } catch let error as any CommandFailure where file.mayTryAgain {
        console.error("Error: \(error.sentence)")
        guard file.asksToTryAgain() else { throw ExitCode(1) }
      } catch let error as any CommandFailure {
        let place = file.keep()
        throw Failure("\(error.sentence)\nWhat you wrote is kept in \(place.visible)", exitCode: 1)
      }
    }
    console.note("nothing was changed")
    if writing.results.isJSON { try take(presets, from: presets, console) }
  }

  private func take(_ edited: [Preset], from old: [Preset], _ console: Console) throws {
    let results = try writing.change(on: console) { registry in
      let results = try self.results(edited, old, registry)
      try registry.apply(saved: results.tweaks.filter { $0.after != $0.before }.map(\.after) + results.added)
      return results
    }
    for preset in results.added { console.note("added \(preset.name): \(preset.content.words)") }
    try TweakSummary(results.tweaks, isMany: old.count > 1).print(asJSON: writing.results.isJSON, on: console)
  }

  private func results(
    _ edited: [Preset], _ old: [Preset], _ registry: RegistryStore
  ) throws -> (tweaks: [TweakResult], added: [Preset]) {
    for preset in old where try registry.preset(named: preset.name) != preset {
      throw Failure("\(preset.name) was changed by another program meanwhile")
    }
    let known = Set(old.map(\.name))
    let added = edited.filter { !known.contains($0.name) }
    for preset in added { try registry.checkNewName(preset.name) }
    let byName = Dictionary(edited.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let pending = PendingChange(saved: edited)
    let later = try pending.check(in: registry)
    let dependents = try PendingChange(saved: old).dependents(in: registry)
    let state = TweakResult.State(old, dependents, in: registry)
    let new = TweakResult.State(pending.source(over: registry), over: registry, resolver: later)
    let settings = try registry.settings
    let tweaks = try old.compactMap { preset -> TweakResult? in
      guard var after = byName[preset.name] else { return nil }
      if after != preset, after.origin == preset.origin { after.origin = nil }
      return try TweakResult(
        preset, after, from: state, to: new, dependents: old.count == 1 ? dependents : [], notes: [],
        settings: settings)
    }
    return (tweaks, added)
  }
}

/// Presets as JSON in a file that an editor opens.
private final class EditedFile {
  private let console: Console
  private let path: String
  private var text: [UInt8]
  private var isKept = false

  init(_ presets: [Preset], _ console: Console) throws {
    self.console = console
    // Not among the unfinished files, which a signal removes: what a person saved in it is work.
    path = console.temporaryPath() + ".json"
    text = Array(try RegistryEncoder.text(of: RegistrySnapshot(presets)).utf8)
  }

  /// Opens the editor.
  ///
  /// - Returns: Whether the file is another one now.
  func edit() throws -> Bool {
    // A program that runs this one has no use for an editor that waits for keys.
    guard let editor = console.variable("VISUAL", "EDITOR") ?? (mayTryAgain ? "vi" : nil) else {
      throw Failure("there is no editor to open: set VISUAL or EDITOR", exitCode: 2)
    }
    try console.writeFile(path, text)
    // An editor may come with options, as `code --wait` does, so that a shell takes it apart; the path is no part of it.
    let status = try console.runInteractive(["/bin/sh", "-c", "\(editor) \"$1\"", "sh", path])
    if status != 0 {
      throw Failure("the editor `\(editor)` ended with \(status), so nothing was changed", exitCode: 2)
    }
    let edited = try console.readFile(path)
    if edited == text { return false }
    text = edited
    return true
  }

  func presets(of old: [Preset], over source: any RegistrySource) throws -> [Preset] {
    var read = RegistryText(text)
    try read.checkReferences(over: source, names: source.names)
    if !read.problems.isEmpty {
      throw Failure(read.problems.map(\.sentence).joined(separator: "\n"))
    }
    let names = Set(read.presets.map(\.name))
    if let gone = old.first(where: { !names.contains($0.name) }) {
      throw Failure(
        "\(gone.name) is missing; another name is given by `motionbook rename`, and `motionbook remove` takes it away"
      )
    }
    return read.presets
  }

  /// Whether a person can be asked.
  var mayTryAgain: Bool { console.outputIsTerminal && console.inputIsTerminal }

  func asksToTryAgain() -> Bool {
    console.error("Edit again? [Y/n] ", terminator: "")
    let answer = console.readLine()?.lowercased() ?? "n"
    return !answer.hasPrefix("n")
  }

  /// Leaves the file for another try.
  func keep() -> String {
    isKept = true
    return path
  }

  func remove() { if !isKept { try? console.removeFile(path) } }
}
