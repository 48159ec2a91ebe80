import CommandLineKit
import Presets
import Registry
import StrictJSON

/// What an import, or the seeding of a pack, did.
struct ImportSummary {
  let plan: ImportPlan

  /// Prints counts, and the names of what was there before.
  func print(on console: Console, asJSON: Bool) {
    if asJSON { return console.outBytes(json.utf8) }
    console.out(
      "added \(plan.added.count), replaced \(plan.replaced.count), removed \(plan.removed.count), "
        + "unchanged \(plan.unchanged)")
    if !plan.replaced.isEmpty { console.out("replaced: " + NameList.text(plan.replaced.map(\.name))) }
    if !plan.removed.isEmpty { console.out("removed: " + NameList.text(plan.removed)) }
  }

  private var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("added", plan.added.map(\.name.text))
      writer.member("replaced", plan.replaced.map(\.name.text))
      writer.member("removed", plan.removed.map(\.text))
      writer.member("unchanged", plan.unchanged)
    }
    return writer.text
  }
}
