import MotionPhysics
import StrictJSON

/// Writes a preset in the registry's JSON, what was typed exactly as it was.
public enum PresetEncoder {
  /// Writes one preset as an object.
  public static func write(_ preset: Preset, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", preset.name.text)
      writer.member("kind", preset.kind.rawValue)
      if let summary = preset.summary { writer.member("summary", summary) }
      writeMembers(of: preset.content, to: &writer)
      writeAbout(preset, to: &writer)
    }
  }

  /// Writes what was typed of any content as members of an object that is open.
  public static func writeMembers(of content: Content, to writer: inout JSONWriter) {
    switch content {
    case .spring(let spring): writeMembers(of: spring, to: &writer)
    case .curve(let shape): writeMembers(of: shape, to: &writer)
    case .duration(let seconds): writer.member("duration", seconds)
    case .tween(let tween): writeMembers(of: tween, to: &writer)
    case .clip(let clip): writeMembers(of: clip, to: &writer)
    case .sequence(let sequence): writeMembers(of: sequence, to: &writer)
    case .morph(let morph): writeMembers(of: morph, to: &writer)
    case .alias(let target): writer.member("of", target.text)
    }
  }

  /// Writes what a preset says beside its content and its summary as members of an object that is open.
  package static func writeAbout(_ preset: Preset, to writer: inout JSONWriter) {
    if let reduced = preset.reduced { writer.member("reduced", reduced.text) }
    if let role = preset.role { writer.member("role", role.rawValue) }
    switch preset.deprecated {
    case .plain: writer.member("deprecated", true)
    case .instead(let text): writer.member("deprecated", text)
    case nil: break
    }
    if !preset.allow.isEmpty {
      writer.object("allow") { writer in
        for (rule, reason) in preset.allow.sorted(by: { $0.key < $1.key }) { writer.member(rule, reason) }
      }
    }
    if let origin = preset.origin { writer.member("origin", origin) }
    if let text = preset.extensions { writeExtensions(text, to: &writer) }
  }

  private static func writeExtensions(_ text: String, to writer: inout JSONWriter) {
    // Checked when it was read: a text that is none any more is left out rather than breaking the file.
    guard let document = try? JSONDocument(text) else { return }
    writer.key("extensions")
    writer.value(document.root)
  }

  /// Writes what was typed of a spring as members of an object that is open.
  public static func writeMembers(of spring: TypedSpring, to writer: inout JSONWriter) {
    switch spring.parameters {
    case .standalone(let parameters):
      if let dialect = parameters.form.dialect { writer.member("dialect", dialect) }
      for (key, value) in parameters.typed { writer.member(key.rawValue, value) }
    case .adjusted(let adjustment):
      writer.member("base", adjustment.base.text)
      if let duration = adjustment.duration { writer.member("duration", duration) }
      if let scale = adjustment.durationScale { writer.member("durationScale", scale) }
      if let extraBounce = adjustment.extraBounce { writer.member("extraBounce", extraBounce) }
    }
    if let delay = spring.delay { writer.member("delay", delay) }
  }

  /// Writes a curve's members into an object that is open.
  public static func writeMembers(of shape: CurveShape, to writer: inout JSONWriter) {
    switch shape {
    case .bezier(let x1, let y1, let x2, let y2):
      writer.key("bezier")
      writer.numbers([x1, y1, x2, y2])
    case .points(let points):
      writer.array("points") { writer in
        for point in points { writer.numbers([point.x, point.y]) }
      }
    case .steps(let count, let jump):
      writer.member("steps", count)
      if let jump { writer.member("jump", jump.rawValue) }
    case .path(let path):
      writer.member("path", path)
    }
  }

  static func writeMembers(of tween: TypedTween, to writer: inout JSONWriter) {
    write(tween.curve, key: "curve", to: &writer)
    switch tween.duration {
    case .seconds(let seconds): writer.member("duration", seconds)
    case .preset(let name): writer.member("duration", name.text)
    }
    if let delay = tween.delay { writer.member("delay", delay) }
  }

  private static func write(_ curve: CurveReference, key: String, to writer: inout JSONWriter) {
    switch curve {
    case .named(let curve): writer.member(key, curve.name)
    case .preset(let name): writer.member(key, name.text)
    case .inline(let shape): writer.object(key) { writeMembers(of: shape, to: &$0) }
    }
  }

  private static func writeMembers(of clip: Clip, to writer: inout JSONWriter) {
    if let driver = clip.driver { writer.member("driver", driver.rawValue) }
    if let loops = clip.loops { writer.member("loops", loops) }
    writer.object("initial") { writer in
      for initial in clip.initial { write(initial.value, key: initial.property, to: &writer) }
    }
    writer.array("tracks") { writer in
      for track in clip.tracks {
        writer.object { writer in
          writer.member("property", track.property)
          writer.array("keyframes") { writer in
            for keyframe in track.keyframes { write(keyframe, to: &writer) }
          }
        }
      }
    }
  }

  private static func write(_ keyframe: ClipKeyframe, to writer: inout JSONWriter) {
    writer.object { writer in
      switch keyframe.motion {
      case .linear(let duration, let curve):
        writer.member("type", "linear")
        write(keyframe.to, key: "to", to: &writer)
        writer.member("duration", duration)
        if let curve { write(curve, key: "curve", to: &writer) }
      case .spring(let duration, let spring, let startVelocity):
        writer.member("type", "spring")
        write(keyframe.to, key: "to", to: &writer)
        if let duration { writer.member("duration", duration) }
        if let spring { write(spring, to: &writer) }
        if let startVelocity { write(startVelocity, key: "startVelocity", to: &writer) }
      case .cubic(let duration, let startVelocity, let endVelocity):
        writer.member("type", "cubic")
        write(keyframe.to, key: "to", to: &writer)
        writer.member("duration", duration)
        if let startVelocity { write(startVelocity, key: "startVelocity", to: &writer) }
        if let endVelocity { write(endVelocity, key: "endVelocity", to: &writer) }
      case .move:
        writer.member("type", "move")
        write(keyframe.to, key: "to", to: &writer)
      }
    }
  }

  private static func write(_ spring: SpringReference, to writer: inout JSONWriter) {
    switch spring {
    case .preset(let name): writer.member("spring", name.text)
    case .inline(let typed): writer.object("spring") { writeMembers(of: typed, to: &$0) }
    }
  }

  /// Writes a value as a number or an array of numbers.
  public static func write(_ value: Components, key: String, to writer: inout JSONWriter) {
    writer.key(key)
    if value.isScalar { writer.number(value[0]) } else { writer.numbers(value.array) }
  }
}
