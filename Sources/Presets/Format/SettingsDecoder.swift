import StrictJSON

/// Reads the settings of a registry.
struct SettingsDecoder {
  let problems: ProblemList

  func settings(_ value: JSONValue) -> Settings {
    guard var reader = ObjectReader(value, problems: problems) else { return Settings() }
    var settings = Settings()
    if let rules = reader.take("rules") {
      if rules.kind != .object { problems.add("rules must be an object", at: rules) }
      let decoder = PresetDecoder(problems: problems)
      rules.forEachMember { key, member in
        decoder.refuse(key, among: settings.rules.keys)
        if let setting = ruleSetting(member) { settings.rules[key.string ?? ""] = setting }
      }
    }
    reader.finish()
    return settings
  }

  private func ruleSetting(_ value: JSONValue) -> RuleSetting? {
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    defer { reader.finish() }
    let severity: RuleSeverity? = reader.word("severity")
    return RuleSetting(severity: severity, threshold: reader.number("threshold"))
  }
}
