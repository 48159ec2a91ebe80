import AppScan

/// The code for presets at a place of an app: hints say it, and fixes write it.
extension SymbolTable {
  /// The symbol of a preset where it can stand at a site of a file; nil where no export of the app has what is taken there.
  /// A file of Sass takes the export for Sass where there is one, and no other file does. Resources take no place of
  /// numbers: they are hints.
  func symbol(_ preset: String, at site: Site, in file: String) -> PresetSymbol? {
    let isLiteral = site.role == .literal
    if site.role.reasonAgainstExports != nil, !isLiteral { return nil }
    let symbols = symbols(preset, on: site.platform, format: site.role.format, for: file)
    let fitting = symbols.first { symbol in
      (symbol.format == "scss") == file.hasSuffix(".scss") && symbol.format != Self.resources
    }
    // Sass's functions come to their values.
    if isLiteral { return fitting.flatMap { $0.format == "scss" ? $0 : nil } }
    return fitting ?? symbols.first
  }

  /// A symbol of each format for a preset on a platform, in the order of the exports: of several exports of one format
  /// that one's which stands nearest to a file, as each package of a repository may have its own.
  ///
  /// - Parameter format: The format whose symbols will do; nil for any.
  func symbols(
    _ preset: String, on platform: AppPlatform, format: String?, for file: String
  ) -> [PresetSymbol] {
    var nearest: [PresetSymbol] = []
    for symbol in symbols(preset, on: platform, format: format) {
      guard let index = nearest.firstIndex(where: { $0.format == symbol.format }) else {
        nearest.append(symbol)
        continue
      }
      if symbol.foldersShared(with: file) > nearest[index].foldersShared(with: file) {
        nearest[index] = symbol
      }
    }
    return nearest
  }

  /// The format of what Android's resources name, and views take beside Compose's numbers.
  static let resources = "android-xml"

  /// The code for the presets of a match; nil where the app's exports lack one of them.
  func code(_ match: MotionMatch, at site: Site, in file: String) -> String? {
    code(match, at: site) { named($0, at: site, in: file) }
  }

  /// The symbol that a hint names.
  private func named(_ preset: String, at site: Site, in file: String) -> PresetSymbol? {
    guard site.platform == .androidView,
      let resource = symbol(preset, on: .androidView, format: Self.resources)
    else { return symbol(preset, at: site, in: file) }
    return site.role == .resource ? resource.inResources : resource
  }

  private func code(_ match: MotionMatch, at site: Site, _ symbol: (String) -> PresetSymbol?) -> String? {
    guard let found = symbol(match.preset) else { return nil }
    // It moves so already, and the curve would ease something else too.
    if site.role == .bareDuration, match.isEqual { return found.code(.duration) }
    switch match.part {
    case .whole: return found.code(whole: match, at: site)
    case .duration: return found.code(.duration)
    case .curve: return found.code(.easing)
    case .pair:
      guard let curve = match.curve.flatMap(symbol) else { return nil }
      if site.platform == .swiftui { return curve.animation(duration: found.use) }
      return found.code(.duration) + (site.platform.isStyled ? " " : " and ") + curve.code(.easing)
    }
  }

  /// The name of the export's file that has the preset of a match, where the names of several exports begin alike, so that
  /// the code alone says another motion in a file that imports another of them; nil where it leaves no doubt.
  func origin(_ match: MotionMatch, at site: Site, in file: String) -> String? {
    guard let symbol = named(match.preset, at: site, in: file), symbol.replacement == .whereImported,
      !site.platform.isStyled, let path = symbol.module?.path
    else { return nil }
    func ending(_ path: String) -> Substring? { path.split(separator: ".").last }
    // What is written in another language no file can take for it.
    let alike = files(sharing: symbol.root).filter { ending($0) == ending(path) }
    return alike.count > 1 ? ModulePath.name(path) : nil
  }

  /// The code for the presets of a match as it would stand in the source; nil where the two of a pair stand apart there.
  func replacement(_ match: MotionMatch, at site: Site, in file: String) -> String? {
    if site.role == .resource { return nil }
    if match.part == .pair, site.platform != .swiftui, !site.platform.isStyled { return nil }
    return code(match, at: site) { symbol($0, at: site, in: file) }
  }
}

extension PresetSymbol {
  /// The code for a part of the preset, which is all of it where the platform has no parts.
  func code(_ part: Part) -> String { parts[part] ?? use }

  /// The symbol of Android's resources as other resources name it: `@integer/fade_duration` of `R.integer.fade_duration`.
  fileprivate var inResources: PresetSymbol {
    func resource(_ code: String) -> String {
      let words = code.split(separator: ".")
      return words.count == 3 ? "@\(words[1])/\(words[2])" : code
    }
    var symbol = self
    symbol.use = resource(use)
    symbol.parts = parts.mapValues(resource)
    return symbol
  }

  /// The code in SwiftUI for an animation of which this is the curve: `Motion.standard(duration: Motion.short)`.
  func animation(duration: String) -> String { "\(use)(duration: \(duration))" }

  /// The code for all of the preset: one variable where a transition takes it, else its parts.
  fileprivate func code(whole match: MotionMatch, at site: Site) -> String {
    if site.takesTransition(match), let transition = parts[.transition] { return transition }
    guard let duration = parts[.duration], let easing = parts[.easing] else { return use }
    return duration + (site.platform.isStyled ? " " : " and ") + easing
  }
}

extension Site {
  /// Whether one variable for all of a transition, which holds the preset's duration, its easing function and its delay,
  /// may stand for what is written there: where neither waits, and nothing of it stands elsewhere.
  func takesTransition(_ match: MotionMatch) -> Bool {
    role == .transition && match.part == .whole && match.delay == 0 && place.companion == nil
      && !parameters.contains { $0.name == "delay" }
  }
}
