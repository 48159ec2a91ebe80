import MotionPhysics
import Presets
import StrictJSON

extension SampledPath {
  /// One JSON document.
  func json(at times: [Double]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("name", name)
      writer.member("kind", kind.rawValue)
      writer.member("duration", duration, reason: noDurationReason)
      if let outcome { writer.member("outcome", outcome.rawValue) }
      writer.array("samples") { writer in
        for time in times { write(at: time, to: &writer) }
      }
    }
    return writer.text
  }

  private func write(at time: Double, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("time", time)
      switch path {
      case .scalar(let run):
        let sample = run.sample(at: time)
        writer.member("value", sample.value)
        writer.member("velocity", sample.velocity, reason: Self.verticalReason)
      case .properties(let motion):
        writer.object("values") { writer in
          for property in motion.values(time: time) {
            writer.object(property.property) { writer in
              PresetEncoder.write(property.value, key: "value", to: &writer)
              PresetEncoder.write(property.velocity, key: "velocity", to: &writer)
              if !property.velocity.norm.isFinite { writer.member("velocityReason", Self.verticalReason) }
            }
          }
        }
      }
    }
  }
}
