import Presets

extension ExportFormat {
  static let androidXML = ExportFormat(
    name: "android-xml",
    summary:
      "Android resources, res/ below -o: path interpolators, milliseconds and the numbers of spring forces.",
    example: "motionbook export --format android-xml -o app/src/main/",
    kinds: [.spring, .curve, .duration, .tween, .alias],
    fileName: "res",
    folderOfPresets: "res/interpolator/",
    beginningOfFiles: XMLComment.declaration,
    options: [.prefix, .tolerance, .material],
    symbols: { [try .androidXML($0)] },
    write: { input, output in
      let resources = try AndroidResources(input.options)
      // Curves are baked once, and names are checked before anything is written.
      let files = AndroidFiles()
      try input.forEach { exported in
        let entries = resources.entries(exported)
        for remark in entries.remarks { output.note(remark, of: exported.name) }
        try files.add(exported, entries)
      }
      try files.write([XMLComment.declaration] + GeneratedHeader.lines.map(XMLComment.line), to: output)
    })
}

extension GeneratedSymbols {
  /// `R.integer.motion_fade_duration` in code, `@integer/motion_fade_duration` in resources.
  static func androidXML(_ input: ExportInput) throws -> GeneratedSymbols {
    let resources = try AndroidResources(input.options)
    var symbols: [GeneratedSymbol] = []
    try input.forEach { symbols.append(resources.symbol(of: $0)) }
    // Floats and styles are the app's own too, under any name, and no check reads where those are declared.
    let prefixes = ["integer", "interpolator"].flatMap { type in
      AndroidResource.forms(type, resources.prefix + "_").map(\.text)
    }
    return GeneratedSymbols(
      platforms: ["android-view"], prefixes: prefixes, needsImport: false, symbols: symbols)
  }
}

extension AndroidResources {
  fileprivate func symbol(of preset: ExportedPreset) -> GeneratedSymbol {
    var names: [String: String] = [:]
    var parts: [GeneratedPart: String] = [:]
    let resources = entries(preset).resources
    for resource in resources {
      let suffix = resource.name.dropFirst(name(preset.name).count)
      for (form, text) in AndroidResource.forms(resource.type, resource.name) {
        names["\(form) \(resource.type)\(suffix)"] = text
      }
      if case .tween = preset.motion, let part = Self.part(resource, suffix) { parts[part] = resource.inCode }
    }
    // A spring's two numbers; else the one resource, or the curve.
    let numbers = resources.filter { $0.type == "dimen" }.map(\.inCode)
    let one = resources.first { $0.type == "interpolator" } ?? resources.first
    let use = numbers.isEmpty ? one?.inCode ?? preset.name.text : numbers.joined(separator: " and ")
    return GeneratedSymbol(preset: preset.name, use: use, names: names, parts: parts)
  }

  private static func part(_ resource: AndroidResource, _ suffix: Substring) -> GeneratedPart? {
    switch (resource.type, suffix) {
    case ("integer", "_duration"): .duration
    case ("integer", "_delay"): .delay
    case ("interpolator", ""): .easing
    default: nil
    }
  }
}

extension AndroidResource {
  /// A resource as code names it.
  fileprivate var inCode: String { "R.\(type).\(name)" }

  /// A resource as sources name it: in code, and in another resource.
  fileprivate static func forms(_ type: String, _ name: String) -> [(form: String, text: String)] {
    [("code", "R.\(type).\(name)"), ("resource", "@\(type)/\(name)")]
  }
}
