import Presets
import StrictJSON

extension ExportFormat {
  /// Reference samples for an app's own tests.
  static let samples = ExportFormat(
    name: "samples",
    summary:
      "Golden samples: time, value and velocity of every preset with a tolerance, for an app's own tests.",
    example: "motionbook export --format samples --tolerance 0.001 -o motion.samples.json",
    kinds: Set(Kind.allCases),
    fileName: "motion.samples.json",
    isData: true,
    options: [.tolerance],
    write: { input, output in
      let header = GeneratedHeader.lines
      try output.bytes("motion.samples.json") { sink in
        var writer = JSONWriter()
        try writer.object { writer in
          writer.member("generatedBy", header)
          writer.member("about", SampleSheet.about)
          try writer.array("presets") { writer in
            try input.forEach { exported in
              SampleSheet(exported, tolerance: input.options.tolerance, note: output.note(_:of:)).write(
                to: &writer)
              if writer.bytes.count > CodeText.partSize { try sink(writer.takeBytes()) }
            }
          }
        }
        try sink(writer.takeBytes() + [UInt8(ascii: "\n")])
      }
    })
}
