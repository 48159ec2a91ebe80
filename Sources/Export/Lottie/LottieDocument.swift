import MotionPhysics
import PlainText
import StrictJSON

/// One Lottie animation: a canvas with a rounded rectangle in its middle (lottie.github.io/lottie-spec 1.0).
struct LottieDocument {
  private static let rectangle = [128.0, 128.0]
  private static let rounding = 24.0
  private static let fill = [0.0, 0.478, 1.0]

  /// The animation as JSON, a line feed at the end.
  let bytes: [UInt8]

  init(_ exported: ExportedPreset, timeline: TrackTimeline, layer: LottieLayer, header: [String]) {
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
      writer.member("w", LottieTarget.side)
      writer.member("h", LottieTarget.side)
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
        LottieProperty.write("x", layer[.positionX], else: [LottieTarget.middle], to: &writer)
        LottieProperty.write("y", layer[.positionY], else: [LottieTarget.middle], to: &writer)
      }
    }
    LottieProperty.write("s", layer[.scale], else: [100, 100], to: &writer)
    LottieProperty.write("r", layer[.rotation], else: [0], to: &writer)
    LottieProperty.write("o", layer[.opacity], else: [100], to: &writer)
    if let skew = layer[.skew] {
      LottieProperty.write("sk", skew, to: &writer)
      LottieProperty.write("sa", [0], to: &writer)
    }
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
          LottieProperty.write("c", layer[.fill], else: fill, to: &writer)
          LottieProperty.write("o", layer[.fillOpacity], else: [100], to: &writer)
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

/// Properties in Lottie's JSON, moving or not.
enum LottieProperty {
  /// A property that a track moves, or that stays where there is none.
  static func write(_ key: String, _ track: LottieTrack?, else values: [Double], to writer: inout JSONWriter)
  {
    if let track { write(key, track, to: &writer) } else { write(key, values, to: &writer) }
  }

  /// A property that stays: a number, or several.
  static func write(_ key: String, _ values: [Double], to writer: inout JSONWriter) {
    writer.object(key) { writer in writeMembers(values, to: &writer) }
  }

  private static func writeMembers(_ values: [Double], to writer: inout JSONWriter) {
    writer.member("a", 0)
    writer.key("k")
    let values = values.map(DecimalText.plainNumber)
    if values.count == 1 { writer.number(values[0]) } else { writer.numbers(values) }
  }

  /// A property that a track moves.
  static func write(_ key: String, _ track: LottieTrack, to writer: inout JSONWriter) {
    writer.object(key) { writer in writeMembers(track, to: &writer) }
  }

  /// The members of such a property.
  static func writeMembers(_ track: LottieTrack, to writer: inout JSONWriter) {
    guard track.keyframes.count > 1 else {
      return writeMembers(track.keyframes.first?.values ?? [], to: &writer)
    }
    writer.member("a", 1)
    writer.objects("k", track.keyframes) { write($1, to: &$0) }
  }

  private static func write(_ keyframe: LottieKeyframe, to writer: inout JSONWriter) {
    writer.member("t", rounded(keyframe.frame))
    writer.key("s")
    writer.numbers(keyframe.values.map(rounded))
    switch keyframe.easing {
    case .hold: writer.member("h", 1)
    case .bezier(let x1, let y1, let x2, let y2):
      write("o", x1, y1, to: &writer)
      write("i", x2, y2, to: &writer)
    }
  }

  /// Arrays: some players read no plain numbers here, and one entry is for all components.
  private static func write(_ key: String, _ x: Double, _ y: Double, to writer: inout JSONWriter) {
    writer.object(key) { writer in
      writer.key("x")
      writer.numbers([DecimalText.plainNumber(x)])
      writer.key("y")
      writer.numbers([DecimalText.plainNumber(y)])
    }
  }

  /// To a millionth, so that mathematical libraries do not show.
  static func rounded(_ number: Double) -> Double { DecimalText.roundedNumber(number, decimals: 6) }
}

/// The tracks of a clip on a layer with one rounded rectangle.
struct LottieLayer {
  /// One track a target.
  let tracks: [LottieTrack]

  /// Puts a clip on a layer.
  ///
  /// - Parameter note: Takes what the layer cannot show.
  init(_ timeline: TrackTimeline, tolerance: Double, note: (String) -> Void) {
    var tracks: [LottieTrack] = []
    let targets = timeline.tracks.flatMap(LottieTarget.all)
    for track in timeline.tracks {
      let property = track.property.visible
      let own = LottieTarget.all(of: track)
      guard let target = own.first else {
        note("\(property) is no property of a shape layer in Lottie, and is left out")
        continue
      }
      guard !tracks.contains(where: { $0.target == target }), !target.isHidden(by: targets) else {
        note("another property moves the layer's \(target.rawValue) already, so \(property) is left out")
        continue
      }
      do throws(MotionError) {
        for target in own {
          tracks.append(try LottieTrack(track.track, target: target, tolerance: tolerance))
        }
      } catch {
        note("\(property) is left out: \(error.sentence)")
      }
    }
    self.tracks = tracks
  }

  /// The keyframes of a target, nil where nothing moves it.
  subscript(target: LottieTarget) -> LottieTrack? { tracks.first { $0.target == target } }
}

extension LottieTarget {
  /// Whether it moves a part of what another moves whole.
  fileprivate func isHidden(by targets: [LottieTarget]) -> Bool {
    (self == .positionX || self == .positionY) && targets.contains(.position)
  }
}
