extension String {
  /// Parts one after the other. An export is made of short texts, and an interpolation of so few grows its memory
  /// several times.
  init(parts: String...) {
    self = ""
    var count = 0
    for part in parts { count += part.utf8.count }
    reserveCapacity(count)
    for part in parts { self += part }
  }
}
