extension Finding {
  /// The message with what it is about: `sheet.present: bounce 0.9 is exaggerated`.
  var headline: String {
    let about = [preset, place.path].compactMap { $0 }.joined(separator: ", ")
    return about.isEmpty ? message : about + ": " + message
  }

  /// The headline, and the hint on a line of its own.
  var headlineAndHint: String {
    guard let hint else { return headline }
    return headline + "\n" + hint
  }
}
