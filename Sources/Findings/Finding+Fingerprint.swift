extension Finding {
  /// Sixteen hexadecimal digits that stay the same when something else in the file or the registry is edited:
  /// made from rule, preset, file, subject and ordinal, not from lines, numbers or the message's wording.
  public var fingerprint: String {
    var hash = FowlerNollVo()
    hash.add(rule)
    hash.add(preset)
    hash.add(place.file?.withoutDotSegment)
    hash.add(subject)
    hash.add(String(ordinal))
    return hash.hexadecimal
  }
}
