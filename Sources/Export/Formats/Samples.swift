import Presets
import StrictJSON

extension ExportFormat {
  static let samples = ExportFormat(
    name: "samples",
    summary:
      "Golden samples: time, value and velocity of every preset with a tolerance, for an app's own tests.",
    example: "motionbook export --format samples --tolerance 0.001 -o motion.samples.json",
    fileName: "motion.samples.json",
    isData: true,
    options: [.tolerance],
    write: { input, output in
      try output.object("motion.samples.json", about: SampleSheet.about) { writer, sink in
        try writer.array("presets") { writer in
          try input.forEach { exported in
            let sheet = try SampleSheet(
              exported, tolerance: input.options.tolerance, note: output.note(_:of:))
            sheet.write(to: &writer)
            if writer.count > CodeText.partSize { try sink(writer.takeBytes()) }
          }
        }
      }
    })
}

extension ExportOutput {
  /// Writes a file that is one object of JSON: what made it, how to read it, and what the body writes.
  func object(
    _ file: String, about: [String], _ body: (_ writer: inout JSONWriter, _ sink: Sink) throws -> Void
  ) throws {
    try bytes(file) { sink in
      var writer = JSONWriter()
      try writer.object { writer in
        writer.member("generatedBy", GeneratedHeader.lines)
        writer.member("about", about)
        try body(&writer, sink)
      }
      try sink(writer.takeBytes() + [UInt8(ascii: "\n")])
    }
  }
}

/// A preset's samples as JSON.
struct SampleSheet {
  private let exported: ExportedPreset
  private let tolerance: Double
  private let motions: [SampledMotion]

  /// How to read the file, for the author of a test.
  static let about = [
    "Each row of samples is [time, value..., velocity...]: seconds, then the property's numbers, then their velocities "
      + "in units per second. Where axis is progress, it is a share from 0 to 1, and velocities are per progress.",
    "Without a property the value goes from 0 to 1. Times at which a value or a velocity jumps are left out.",
    "tolerance is absolute, in the property's own unit. That of velocities is for the platform's own springs: lines "
      + "that stand for a curve have the right place, not the right slope.",
  ]

  /// - Throws: ``ExportError`` for a morph of more numbers than can be sampled while one waits.
  init(_ exported: ExportedPreset, tolerance: Double, note: ExportOutput.Note) throws(ExportError) {
    if let excess = SampledMotion.excess(of: exported.motion) {
      throw .tooFine(exported.name, reason: excess)
    }
    self.exported = exported
    self.tolerance = tolerance
    motions = SampledMotion.all(of: exported.motion)
    if case .elsewhere(let name) = exported.reduced {
      note(
        "its partner \(name) is not part of this export; its name is written, not its samples", exported.name)
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", exported.name.text)
      writer.member("kind", exported.motion.kind.rawValue)
      if let target = exported.target { writer.member("of", target.text) }
      if let reduced = exported.reduced { writer.member("reduced", reduced.text) }
      writer.objects("runs", motions) { write($1, to: &$0) }
    }
  }

  private func absolute(_ size: Double) -> Double {
    let tolerance = tolerance * (size > 0 ? size : 1)
    return SampleNumber.rounded(tolerance, size: tolerance)
  }

  private func write(_ motion: SampledMotion, to writer: inout JSONWriter) {
    if let direction = motion.direction { writer.member("direction", direction.rawValue) }
    writer.member("axis", motion.axis.rawValue)
    writer.member("duration", motion.duration.map { SampleNumber.rounded($0, size: $0) })
    writer.objects("tracks", motion.tracks) { write($1, to: &$0) }
  }

  private func write(_ track: SampledTrack, to writer: inout JSONWriter) {
    writer.member("property", track.property)
    writer.member("components", track.count)
    writer.object("tolerance") { writer in
      writer.member("value", absolute(track.span))
      writer.member("velocity", absolute(track.speed))
    }
    writer.array("samples") { writer in
      for sample in track.samples { writer.numbers([sample.place] + sample.value + sample.velocity) }
    }
  }
}
