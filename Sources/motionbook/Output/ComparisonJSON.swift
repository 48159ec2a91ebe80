import Presets
import StrictJSON

extension Comparison {
  /// As one JSON document.
  func json() throws -> String {
    let before = PresetJSON(old, resolver: Resolver(old))
    let after = PresetJSON(new, resolver: Resolver(new))
    let oldUsers = old.users()
    let newUsers = new.users()
    func write(_ changes: [Change], _ key: String, to writer: inout JSONWriter) throws {
      try writer.array(key) { writer in
        for change in changes {
          let name = change.after.name
          try writer.object { writer in
            writer.member("name", name.text)
            writer.key("before")
            try before.write(change.before, usedBy: oldUsers[name] ?? [], to: &writer)
            writer.key("after")
            try after.write(change.after, usedBy: newUsers[name] ?? [], to: &writer)
          }
        }
      }
    }
    var writer = JSONWriter()
    try writer.object { writer in
      try writer.array("added") { writer in
        for preset in added { try after.write(preset, usedBy: newUsers[preset.name] ?? [], to: &writer) }
      }
      try writer.array("removed") { writer in
        for preset in removed { try before.write(preset, usedBy: oldUsers[preset.name] ?? [], to: &writer) }
      }
      try write(changed, "changed", to: &writer)
      try write(affected, "affected", to: &writer)
      if !settings.isEmpty { writer.array("settings") { writer in writeSettings(to: &writer) } }
    }
    return writer.text
  }

  private func writeSettings(to writer: inout JSONWriter) {
    for rule in settings {
      writer.object { writer in
        writer.member("rule", rule)
        Self.write(old.settings.rules[rule], "before", to: &writer)
        Self.write(new.settings.rules[rule], "after", to: &writer)
      }
    }
  }

  private static func write(_ setting: RuleSetting?, _ key: String, to writer: inout JSONWriter) {
    guard let setting else { return writer.member(key, String?.none) }
    writer.object(key) { writer in
      writer.member("severity", setting.severity?.rawValue)
      writer.member("threshold", setting.threshold)
    }
  }
}
