import MotionPhysics
import StrictJSON

/// One Lottie animation: a canvas with a rounded rectangle in its middle (lottie.github.io/lottie-spec 1.0).
struct LottieDocument {
  /// The width and height of the canvas, points.
  static let side = 512
  /// The middle of the canvas.
  static let middle = Double(side) / 2
  private static let rectangle = [128.0, 128.0]
  private static let rounding = 24.0
  private static let fill = [0.0, 0.478, 1.0]

  /// The animation as JSON, a line feed at the end.
  let bytes: [UInt8]

  /// Writes an animation.
  init(_ exported: ExportedPreset, timeline: KeyframeTimeline, layer: LottieLayer, header: [String]) {
    // A canvas must be open for some time.
    let end = max(LottieProperty.rounded(timeline.duration * LottieTrack.rate), 1)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("v", "5.7.0")
      writer.member("ver", 10000)
      writer.member("nm", exported.name.text)
      writer.object("meta") { writer in
        writer.member("g", header.first)
        writer.member("d", (PresetRemarks.lines(of: exported) + header.dropFirst()).joined(separator: "\n"))
      }
      writer.member("fr", LottieTrack.rate)
      writer.member("ip", 0)
      writer.member("op", end)
      writer.member("w", Self.side)
      writer.member("h", Self.side)
      writer.member("assets", [])
      writer.array("layers") { writer in
        writer.object { writer in Self.write(layer, named: exported.name.text, end: end, to: &writer) }
      }
    }
    bytes = Array(writer.text.utf8)
  }

  private static func write(
    _ layer: LottieLayer, named name: String, end: Double, to writer: inout JSONWriter
  ) {
    writer.member("ty", 4)
    writer.member("nm", name)
    writer.member("ind", 1)
    writer.member("ip", 0)
    writer.member("op", end)
    writer.member("st", 0)
    writer.object("ks") { writer in writeTransform(layer, to: &writer) }
    writer.array("shapes") { writer in
      writer.object { writer in
        writer.member("ty", "gr")
        writer.array("it") { writer in writeShapes(layer, to: &writer) }
      }
    }
  }

  private static func writeTransform(_ layer: LottieLayer, to writer: inout JSONWriter) {
    LottieProperty.write("a", [0, 0], to: &writer)
    if let position = layer[.position] {
      LottieProperty.write("p", position, to: &writer)
    } else {
      writer.object("p") { writer in
        writer.member("s", true)
        LottieProperty.write("x", layer[.positionX], else: [middle], to: &writer)
        LottieProperty.write("y", layer[.positionY], else: [middle], to: &writer)
      }
    }
    LottieProperty.write("s", layer[.scale], else: [100, 100], to: &writer)
    LottieProperty.write("r", layer[.rotation], else: [0], to: &writer)
    LottieProperty.write("o", layer[.opacity], else: [100], to: &writer)
  }

  /// The rectangle and its fill, in a group for each direction that is scaled by itself.
  private static func writeShapes(_ layer: LottieLayer, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("ty", "gr")
      writer.array("it") { writer in
        writer.object { writer in
          writer.member("ty", "rc")
          LottieProperty.write("p", [0, 0], to: &writer)
          LottieProperty.write("s", layer[.size], else: rectangle, to: &writer)
          LottieProperty.write("r", layer[.roundness], else: [rounding], to: &writer)
        }
        writer.object { writer in
          writer.member("ty", "fl")
          LottieProperty.write("c", fill, to: &writer)
          LottieProperty.write("o", [100], to: &writer)
        }
        writeTransform(scale: layer[.scaleY], to: &writer)
      }
    }
    writeTransform(scale: layer[.scaleX], to: &writer)
  }

  private static func writeTransform(scale: LottieTrack?, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("ty", "tr")
      LottieProperty.write("a", [0, 0], to: &writer)
      LottieProperty.write("p", [0, 0], to: &writer)
      LottieProperty.write("s", scale, else: [100, 100], to: &writer)
      LottieProperty.write("r", [0], to: &writer)
      LottieProperty.write("o", [100], to: &writer)
    }
  }
}
