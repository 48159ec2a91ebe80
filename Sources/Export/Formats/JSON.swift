import Presets

extension ExportFormat {
  /// The registry itself, as `import` reads it.
  static let json = ExportFormat(
    name: "json",
    summary: "The registry itself: what was typed, to read, merge and import again.",
    fileName: "motionbook.json",
    includesReferences: true,
    kinds: Set(Kind.allCases),
    write: { input, sink in
      try withoutActuallyEscaping(sink) { sink in
        var encoder = RegistryEncoder(sink: sink)
        try encoder.write(settings: input.settings, forEachPreset: input.forEachPreset)
      }
    })
}
