import MotionPhysics
import Presets
import StrictJSON

extension TokenValue {
  /// Writes the value, every number of it.
  func write(to writer: inout JSONWriter) { write(Parts(), to: &writer) }

  /// The parts of a transition that are other tokens.
  struct Parts {
    var duration: PresetName?
    var curve: PresetName?
  }

  /// Writes the value, and names in it the tokens that its parts are.
  func write(_ parts: Parts, to writer: inout JSONWriter) {
    switch value {
    case .duration(let seconds): Self.write(seconds: seconds, to: &writer)
    case .number(let number): writer.number(number)
    case .curve(let numbers): writer.numbers(numbers)
    case .transition(let duration, let delay, let curve):
      writer.object { writer in
        writer.key("duration")
        if let name = parts.duration {
          writer.string(name.tokenReference)
        } else {
          Self.write(seconds: duration, to: &writer)
        }
        writer.key("delay")
        Self.write(seconds: delay, to: &writer)
        writer.key("timingFunction")
        if let name = parts.curve {
          writer.string(name.tokenReference)
        } else {
          writer.numbers(curve)
        }
      }
    }
  }

  /// Milliseconds where they read back to the same seconds, else seconds.
  private static func write(seconds: Double, to writer: inout JSONWriter) {
    let millis = (seconds * 1e6).rounded() / 1e3
    let isExact = millis / 1000 == seconds
    writer.object { writer in
      writer.member("value", isExact ? millis : seconds)
      writer.member("unit", isExact ? "ms" : "s")
    }
  }
}

extension PresetName {
  /// The name as other tokens refer to it.
  var tokenReference: String { "{\(text)}" }
}
