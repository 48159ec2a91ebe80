import Presets

extension ExportFormat {
  static let json = ExportFormat(
    name: "json",
    summary: "The registry itself: what was typed, to read, merge and import again.",
    example: "motionbook export --format json -o motionbook.json",
    fileName: "motionbook.json",
    isData: true,
    references: .everything,
    write: { input, output in
      try output.bytes("motionbook.json") { sink in
        var encoder = RegistryEncoder(sink: sink)
        try encoder.write(settings: input.settings, forEachPreset: input.presets.forEach)
      }
    })
}
