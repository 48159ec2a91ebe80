import Presets
import StrictJSON
import Testing

@testable import Export

@Suite("CSV")
struct CSVTests {
  @Test("reads back as the rows that were written")
  func readsBack() throws {
    let input = ExportGolden.input(try ExportGolden.everything())
    let records = try Self.records(ExportedFiles(.csv, input).text)
    #expect(records.first == CSVTable.columns)
    let presets = try input.all()
    #expect(records.count == presets.count + 1)
    for (record, preset) in zip(records.dropFirst(), presets) {
      try #require(record.count == CSVTable.columns.count)
      #expect(record[0] == preset.name.text)
      #expect(record[6] == CSVTable.harmless(preset.preset.summary ?? ""))
      if case .spring(let spring, let delay) = preset.motion {
        let seconds = delay + spring.settlingTime()
        let written = Double(record[3]) ?? .infinity
        #expect(written == seconds || abs(written - seconds) <= 0.5e-6)
      }
    }
  }

  @Test(
    "holds any text in its field",
    arguments: HostileTextTests.texts + ["a,b", "\"", "a\"b\n\"c\"", " a ", ";"])
  func hostile(text: String) throws {
    var preset = try #require(try ExportGolden.everything().presets.first)
    preset.summary = text
    preset.deprecated = .instead(text)
    preset.reduced = nil
    let records = try Self.records(ExportedFiles(.csv, ExportInput(RegistrySnapshot([preset]))).text)
    try #require(records.count == 2)
    #expect(records[1].count == CSVTable.columns.count)
    #expect(records[1][6] == CSVTable.harmless(text))
    #expect(records[1][7] == CSVTable.harmless(text))
  }

  @Test(
    "never begins a field like a formula", arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "  =1", "\t=1", "＝1"])
  func formulas(text: String) { #expect(CSVTable.harmless(text).first == "'") }

  @Test("leaves other texts alone", arguments: ["a = b", "1 - 2", "'", ""])
  func others(text: String) { #expect(CSVTable.harmless(text) == text) }

  /// RFC 4180's grammar, read by itself: records end in CRLF, quotes are doubled.
  private static func records(_ text: String) throws -> [[String]] {
    var records: [[String]] = []
    var fields: [String] = []
    var field = ""
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        scalars.removeFirst()
        field += "\""
      case "\"" where isQuoted: isQuoted = false
      case _ where isQuoted: field.unicodeScalars.append(scalar)
      case "\"":
        try #require(field.isEmpty)
        isQuoted = true
      case ",":
        fields.append(field)
        field = ""
      case "\r":
        try #require(scalars.popFirst() == "\n")
        records.append(fields + [field])
        (fields, field) = ([], "")
      default:
        try #require(scalar != "\n")
        field.unicodeScalars.append(scalar)
      }
    }
    try #require(fields.isEmpty && field.isEmpty && !isQuoted)
    return records
  }
}
