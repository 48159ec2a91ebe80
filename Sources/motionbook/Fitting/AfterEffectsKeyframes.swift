import CommandLineKit
import MotionPhysics
import PlainText

/// Keyframes as After Effects puts them on the clipboard: a heading, the frames a second, then for each property its name
/// and a table of frames and values, with tabs between them. An expression has one for each frame once it was converted
/// to keyframes.
struct AfterEffectsKeyframes {
  let recording: Recording

  /// Nil for a text that is something else.
  init?(_ bytes: [UInt8], _ reading: SampleReading, _ place: String) throws {
    guard bytes.starts(with: "Adobe After Effects".utf8) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    let cells = lines.map {
      $0.split(separator: "\t").map { $0.trimming(\.isWhitespace) }.filter { !$0.isEmpty }
    }
    guard let rate = cells.first(where: { $0.first == "Units Per Second" })?.last.flatMap(Double.init) else {
      throw Failure("\(place): has no line with its Units Per Second", exitCode: 2)
    }
    // A property's name stands on a line of its own, above the heading of its table.
    let headings = cells.indices.dropFirst().filter { cells[$0].first == "Frame" && cells[$0].count > 1 }
    let tracks = headings.map { (name: cells[$0 - 1].joined(separator: "/"), heading: $0) }
    let wanted = tracks.filter { reading.track == nil || $0.name == reading.track }
    guard let (_, heading) = wanted.first, wanted.count == 1 else {
      throw Failure(
        "\(place): which property? --track is one of \(tracks.map(\.name).listed)", exitCode: 2)
    }
    let end = cells[(heading + 1)...].firstIndex(where: \.isEmpty) ?? lines.endIndex
    // Lines of other properties are left empty, so that a problem has the number of its line.
    let table = lines.indices.map { (heading..<end).contains($0) ? lines[$0] : "" }.joined(separator: "\n")
    var frames = reading
    frames.fps = reading.fps ?? rate
    frames.unit = .frames
    recording = try SampleTable(Array(table.utf8), frames, place).recording
  }
}
