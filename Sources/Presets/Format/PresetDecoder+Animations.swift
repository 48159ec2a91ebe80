import StrictJSON

extension PresetDecoder {
  /// A spring's or tween's name, or the motion itself. What has a curve is a tween.
  func animationReference(_ value: JSONValue) -> AnimationReference? {
    if value.kind == .string { return mention(value).map { .preset($0) } }
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    defer { reader.finish() }
    if value.member("curve") != nil { return typedTween(&reader, value).map { .tween($0) } }
    return spring(&reader, value).map { .spring($0) }
  }

  /// Takes an animation that must be there.
  func animation(_ reader: inout ObjectReader, _ key: String, of owner: String) -> AnimationReference? {
    if let value = reader.take(key) { return animationReference(value) }
    problems.add("\(owner) needs \(key), the name of a spring or tween or one itself", at: reader.value)
    return nil
  }
}
