import CommandLineKit
import MotionPhysics
import PlainText

/// Samples as text in columns: CSV with commas, semicolons, tabs or spaces, with or without a line of headings.
struct SampleTable {
  let recording: Recording

  /// - Parameter place: The file, for errors.
  init(_ bytes: [UInt8], _ reading: SampleReading, _ place: String) throws {
    var columns: Columns?
    var times: [Double] = []
    var values: [Double] = []
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let line = Self.trimmed(line)
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      // Spreadsheets say in a line of its own what separates the cells, which the lines themselves show.
      if columns == nil, line.count == 5, line.starts(with: "sep=".utf8) { continue }
      if columns == nil {
        let found = try Columns(line, reading, place: "\(place):\(number)")
        columns = found
        if found.isHeading { continue }
      }
      guard let columns else { continue }
      guard let (time, value) = columns.numbers(line, count: times.count) else {
        throw Failure(
          "\(place):\(number): \"\(String(decoding: line.prefix(60), as: UTF8.self))\" has no number for "
            + "\(columns.words)", exitCode: 2)
      }
      guard times.count < Int(Ranges.samples.highest) else {
        throw Failure(
          "\(place):\(number): more than \(DecimalText.exact(Ranges.samples.highest)) samples", exitCode: 2)
      }
      times.append(time)
      values.append(value)
    }
    recording = try Failure.naming(place) { try Recording(times: times, values: values) }
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x0D || byte == 0x09 }
    let line = line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
    guard let last = line.lastIndex(where: { !isBlank($0) }) else { return [] }
    return line[...last].drop(while: isBlank)
  }
}

/// Which columns of a table hold times and values.
private struct Columns {
  /// Whether the line that told them is one of headings.
  let isHeading: Bool
  /// nil where the samples are counted.
  private let time: Int?
  private let value: Int
  private let separator: UInt8
  private let hasDecimalCommas: Bool
  private let scale: Double

  /// - Parameter line: The first one.
  init(_ line: ArraySlice<UInt8>, _ reading: SampleReading, place: String) throws {
    let separators = [UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: " ")]
    separator = separators.first(where: line.contains) ?? UInt8(ascii: ",")
    hasDecimalCommas = separator == UInt8(ascii: ";") || separator == UInt8(ascii: "\t")
    let names = Self.cells(line, separator).map { cell in
      String(decoding: cell, as: UTF8.self).filter { $0 != "\"" && !$0.isWhitespace }
    }
    let decimalCommas = hasDecimalCommas
    isHeading = !Self.cells(line, separator).allSatisfy { Self.number($0, decimalCommas) != nil }
    let isTime = { (name: String) in
      let word = name.lowercased()
      return word == "t" || word == "ms" || word == "s" || word.hasPrefix("time") || word.hasPrefix("t_")
        || word.hasPrefix("t(") || word.hasPrefix("frame") || word.hasPrefix("milli") || word.hasPrefix("sec")
    }
    let counted = names.count == 1
    time = counted ? nil : isHeading ? names.firstIndex(where: isTime) ?? 0 : 0
    let timeColumn = time
    let others = names.indices.filter { $0 != timeColumn }
    if let column = reading.column {
      let position = Int(column).map { $0 - 1 }
      guard let found = names.firstIndex(of: column) ?? position, names.indices.contains(found) else {
        throw Failure(
          "\(place): there is no column \"\(column)\"; there are \(names.listed)",
          exitCode: 2)
      }
      value = found
    } else if others.count > 1, isHeading {
      // Of x and y one is as likely as the other.
      let words = others.map { names[$0].lowercased() }
      let wished = ["value", "position"] + (words.contains("x") ? [] : ["y"])
      guard let wished = others.first(where: { wished.contains(names[$0].lowercased()) }) else {
        let options = others.map { names[$0] }.listed
        throw Failure("\(place): which column holds the values? --column is one of \(options)", exitCode: 2)
      }
      value = wished
    } else if others.count > 1 {
      throw Failure(
        "\(place): the lines have \(names.count) columns; say which holds the values, such as --column 2",
        exitCode: 2)
    } else {
      value = others.first ?? 0
    }
    if time == nil {
      guard let fps = reading.fps else {
        throw Failure(
          "\(place): the lines have no time; say how many there are a second, such as --fps 60", exitCode: 2)
      }
      scale = 1 / fps
    } else {
      scale = try reading.scale(heading: isHeading ? names[time ?? 0] : "")
    }
  }

  var words: String {
    time.map { "columns \($0 + 1) and \(value + 1)" } ?? "column \(value + 1)"
  }

  func numbers(_ line: ArraySlice<UInt8>, count: Int) -> (Double, Double)? {
    let cells = Self.cells(line, separator)
    guard value < cells.count, let number = Self.number(cells[value], hasDecimalCommas) else { return nil }
    guard let time else { return (Double(count) * scale, number) }
    guard time < cells.count, let at = Self.number(cells[time], hasDecimalCommas) else { return nil }
    return (at * scale, number)
  }

  private static func cells(_ line: ArraySlice<UInt8>, _ separator: UInt8) -> [ArraySlice<UInt8>] {
    line.split(separator: separator, omittingEmptySubsequences: separator == UInt8(ascii: " "))
  }

  private static func number(_ cell: ArraySlice<UInt8>, _ hasDecimalCommas: Bool) -> Double? {
    var digits: [UInt8] = []
    digits.reserveCapacity(cell.count)
    for byte in cell where byte != 0x20 && byte != UInt8(ascii: "\"") {
      let isComma = hasDecimalCommas && byte == UInt8(ascii: ",")
      guard byte.isDigit || isComma || "+-.eE".utf8.contains(byte) else { return nil }
      digits.append(isComma ? UInt8(ascii: ".") : byte)
    }
    return Double(String(decoding: digits, as: UTF8.self))
  }
}
