extension Int {
  /// "1 preset", "2 presets": the number and what it counts, whose plural ends in an s.
  package func counted(_ noun: String) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(noun)s"
  }
}
