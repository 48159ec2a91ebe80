import PlainText

extension Finding {
  /// Sixteen hexadecimal digits that stay the same when something else in the file or the registry is edited:
  /// made from rule, preset, file, subject and ordinal, not from lines, numbers or the message's wording.
  package var fingerprint: String {
    var hash = StableHash()
    hash.add(field: rule)
    hash.add(field: preset)
    hash.add(field: place.file?.withoutDotSegment)
    hash.add(field: subject)
    hash.add(field: String(ordinal))
    return hash.hexadecimal
  }
}
