/// Finds the motions of Android's views in Java, where a duration is given to a method: what is assigned is a variable, or a
/// field of the app's own.
enum JavaViewReader: PlatformReader {
  static let shapes = AndroidViewReader.shapes.filter { !$0.callees.contains("duration") }
  static let words = AndroidViewReader.words

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    AndroidViewReader.read(source, at: index, word: word, into: &scan)
  }

  static func finish(_ source: Source, into scan: inout ScanContext) {
    AndroidViewReader.finish(source, into: &scan)
  }
}
