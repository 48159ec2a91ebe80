import AppScan

/// What is typed for presets at a place of an app: hints say it, and fixes write it.
extension SymbolTable {
  /// The symbol of a preset where it can stand at a site; nil where no export of the app has what is taken there.
  func symbol(_ preset: String, at site: Site) -> PresetSymbol? {
    site.role == .number ? nil : symbol(preset, on: site.platform, format: site.role.format)
  }

  /// The code for the presets of a match; nil where the app's exports lack one of them.
  func code(_ match: MotionMatch, at site: Site) -> String? {
    guard let symbol = symbol(match.preset, at: site) else { return nil }
    switch match.part {
    case .whole: return symbol.code(whole: match, at: site)
    case .duration: return symbol.code(.duration)
    case .curve: return symbol.code(.easing)
    case .pair:
      guard let curve = match.curve.flatMap({ self.symbol($0, at: site) }) else { return nil }
      let isText = [.css, .cssInJS, .tailwind].contains(site.platform)
      return symbol.code(.duration) + (isText ? " " : " and ") + curve.code(.easing)
    }
  }
}

extension PresetSymbol {
  /// The code for a part of the preset, which is all of it where the platform has no parts.
  func code(_ part: Part) -> String { parts[part] ?? use }

  /// The code for all of the preset: one variable where a transition takes it, else its parts.
  fileprivate func code(whole match: MotionMatch, at site: Site) -> String {
    guard let transition = parts[.transition] else { return use }
    if site.role == .transition, match.delay == 0, site.place.companion == nil,
      !site.parameters.contains(where: { $0.name == "delay" })
    {
      return transition
    }
    return code(.duration) + " " + code(.easing)
  }
}
