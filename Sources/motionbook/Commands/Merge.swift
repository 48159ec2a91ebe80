import CommandLineKit
import PlainText
import Presets
import Registry
import StrictJSON

struct Merge: Command {
  static let info = CommandInfo(
    name: "merge",
    summary: "Merges two registries that began as one, by preset and member.",
    discussion: """
      Each is a registry's file, a registry as JSON, or git:REV, as diff takes them; git::1, git::2 and git::3 are \
      what git's index keeps of a conflict: what both began with, ours, theirs. Renames are followed, a spring's \
      parameters stay together, and the result is checked as any registry is. Without -o it is printed as JSON.
      The exit code is 1 when both sides changed the same: what one side says then stands in the result, or both do, or \
      with --conflicts base what they began with.
      With `motionbook git-setup` git calls this by itself.
      """,
    examples: [
      "motionbook merge git:main~3 motionbook.json git:main -o motionbook.json",
      "motionbook merge git::1 git::2 git::3 -o motionbook.json --conflicts theirs",
      "motionbook merge base.json ours.json theirs.json --json",
    ])

  /// The text that stands where both sides changed the same.
  enum Conflicts: String, CaseIterable, ArgumentValue {
    case ours, theirs, base, markers

    var side: MergeSide {
      switch self {
      case .ours, .markers: .ours
      case .theirs: .theirs
      case .base: .base
      }
    }
  }

  @Argument(help: "The registry that both began with.", completion: .file) var base: String
  @Argument(help: "The registry into which is merged.", completion: .file) var ours: String
  @Argument(help: "The other one.", completion: .file) var theirs: String
  @Option(
    help: "Where to write: a registry that is there, or a file of JSON.", placeholder: "file", name: "output",
    short: "o", completion: .file)
  var target: String?
  @Option(help: "What stands where both changed the same. Default: ours.") var conflicts: Conflicts?
  @Option(help: "The file's name in messages, as git knows it.", placeholder: "file", completion: .file)
  var path: String?
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var note: NoteOption
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  func validate() throws {
    if [base, ours, theirs].count(where: { $0 == "-" }) > 1 {
      throw UsageError("only one of the registries can be read from stdin")
    }
    if results.isJSON, target == "-" { throw UsageError("stdout carries one document: --json or -o -") }
    if results.isJSON, target == nil, conflicts == .markers {
      throw UsageError("--json prints the conflicts; to have markers too, name a file with -o")
    }
  }

  func run(_ console: Console) throws {
    let registry = ComparedRegistry(registry: location.registry, console: console)
    let books = try [(base, "base"), (ours, "ours"), (theirs, "theirs")].map { word, version in
      try naming(path.map { "\($0) (\(version))" }) { try registry.book(word, allowsEmpty: true) }
    }
    let merge = { side in RegistryMerge(base: books[0], ours: books[1], theirs: books[2], preferring: side) }
    let chosen = merge(conflicts?.side ?? .ours)
    let text =
      try conflicts == .markers && !chosen.conflicts.isEmpty
      ? MergeText.text(ours: chosen.mergedAsDecided, theirs: merge(.theirs).mergedAsDecided)
      : RegistryEncoder.text(of: chosen.merged)
    let answer = MergeAnswer(merge: chosen, file: path ?? target)
    if let target {
      if !dryRun.dryRun { try naming(path) { try write(chosen, text, to: target, console) } }
      try answer.print(asJSON: results.isJSON, on: console)
      dryRun.remark(on: console)
    } else if results.isJSON {
      try answer.print(asJSON: true, on: console)
    } else {
      console.out(text, terminator: "")
      for line in answer.text(for: console).split(separator: "\n") { console.note(String(line)) }
    }
    if !chosen.conflicts.isEmpty { throw ExitCode(1) }
  }

  /// Does what may fail of a copy that git made, which a person knows by another name.
  private func naming<Value>(_ name: String?, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as RegistryError {
      throw name.map { error.naming($0) } ?? error
    }
  }

  private func write(_ merge: RegistryMerge, _ text: String, to target: String, _ console: Console) throws {
    let path = console.absolutePath(target)
    guard ComparedRegistry.isDatabase(path, console) else {
      if target.hasSuffix(".db") {
        throw Failure(
          "there is no registry \(target.visible) to write into; write JSON with -o motionbook.json, and make one of it "
            + "with `motionbook init --from motionbook.json`", exitCode: 2)
      }
      // The text into which is merged was read as a registry, wherever in it the format stands.
      let isOurs = console.identity(ofFile: target).map { $0 == console.identity(ofFile: ours) } ?? false
      try OutputFiles(sparing: [], console).write(
        target, Array(text.utf8), as: .registry, replacesOthers: isOurs)
      return
    }
    if conflicts == .markers, !merge.conflicts.isEmpty {
      throw Failure("a database holds no markers; take --conflicts ours or theirs. Nothing was written.")
    }
    let registry = try console.openRegistry(path, for: .writing)
    registry.origin.note = note.note
    // Git's copies are gone when somebody reads the journal.
    if let path = self.path { registry.origin.command = CommandWords.text(of: ["merge", path]) }
    try registry.write {
      let plan = try ImportPlan(merge.merged.presets, exactly: registry.names(), into: registry)
      try registry.apply(saved: plan.added + plan.replaced, removed: plan.removed)
      try registry.save(merge.merged.settings)
    }
  }
}

/// The outcome of a merge: where both sides changed the same, and what moves as on neither side.
struct MergeAnswer: CommandResult {
  let merge: RegistryMerge
  /// The file, as a person knows it.
  let file: String?

  func text(for console: Console) -> String {
    var lines = merge.conflicts.flatMap(lines)
    if !merge.newMotions.isEmpty {
      lines.append("moves as on neither side: " + merge.newMotions.map(\.text).listed)
    }
    let place = file.map { " in \($0.visible)" } ?? ""
    lines.append(
      merge.conflicts.isEmpty
        ? "merged \(merge.merged.presets.count.counted("preset"))\(place)"
        : "\(merge.conflicts.count.counted("conflict"))\(place)")
    return lines.joined(separator: "\n")
  }

  private func lines(_ conflict: MergeConflict) -> [String] {
    let place = [conflict.preset?.text ?? "", conflict.path].filter { !$0.isEmpty }.joined(separator: "  ")
    let words = ["conflict", place, conflict.reason ?? ""]
    var lines = [words.filter { !$0.isEmpty }.joined(separator: ": ")]
    if conflict.base == nil, conflict.ours == nil, conflict.theirs == nil { return lines }
    var table = Table()
    for (label, tree, motion) in [
      ("before", conflict.base, nil), ("ours", conflict.ours, conflict.motions.ours),
      ("theirs", conflict.theirs, conflict.motions.theirs),
    ] {
      let outline = motion.map { MotionDescription($0).outline } ?? ""
      table.add(["  \(label)", tree?.words.visible ?? "-", outline])
    }
    lines.append(table.text)
    if let own = conflict.motions.ours?.animation, let other = conflict.motions.theirs?.animation {
      let distance = own.distance(to: other)
      lines.append(
        "  they are \(DecimalText.percent(distance.distance)) of the travel apart at \(DecimalText.seconds(distance.time))"
      )
    }
    return lines
  }

  func write(to writer: inout JSONWriter) {
    writer.objects("conflicts", merge.conflicts) { writer, conflict in
      writer.member("name", conflict.preset?.text)
      writer.member("path", conflict.path)
      writer.member("base", conflict.base)
      writer.member("ours", conflict.ours)
      writer.member("theirs", conflict.theirs)
      writer.member("reason", conflict.reason)
    }
    writer.member("new", merge.newMotions.map(\.text))
  }
}
