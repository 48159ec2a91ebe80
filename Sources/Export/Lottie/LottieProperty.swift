import StrictJSON

/// Properties in Lottie's JSON, moving or not.
enum LottieProperty {
  /// A property that a track moves, or that stays where there is none.
  static func write(_ key: String, _ track: LottieTrack?, else values: [Double], to writer: inout JSONWriter)
  {
    if let track { write(key, track, to: &writer) } else { write(key, values, to: &writer) }
  }

  /// A property that stays: a number, or several.
  static func write(_ key: String, _ values: [Double], to writer: inout JSONWriter) {
    writer.object(key) { writer in
      writer.member("a", 0)
      writer.key("k")
      if values.count == 1 { writer.number(values[0]) } else { writer.numbers(values) }
    }
  }

  /// A property that a track moves.
  static func write(_ key: String, _ track: LottieTrack, to writer: inout JSONWriter) {
    guard track.keyframes.count > 1 else {
      return write(key, track.keyframes.first?.values ?? [], to: &writer)
    }
    writer.object(key) { writer in
      writer.member("a", 1)
      writer.array("k") { writer in
        for keyframe in track.keyframes { write(keyframe, to: &writer) }
      }
    }
  }

  private static func write(_ keyframe: LottieKeyframe, to writer: inout JSONWriter) {
    writer.object { writer in
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
  }

  /// Arrays: some players read no plain numbers here, and one entry is for all components.
  private static func write(_ key: String, _ x: Double, _ y: Double, to writer: inout JSONWriter) {
    writer.object(key) { writer in
      writer.key("x")
      writer.numbers([x])
      writer.key("y")
      writer.numbers([y])
    }
  }

  /// To a millionth, so that mathematical libraries do not show.
  static func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 + 0 }
}
