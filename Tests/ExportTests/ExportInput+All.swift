@testable import Export

extension ExportInput {
  /// Every preset and what it resolves to, in memory.
  func all() throws -> [ExportedPreset] {
    var presets: [ExportedPreset] = []
    try forEach { presets.append($0) }
    return presets
  }
}
