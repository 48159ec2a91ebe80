import Presets

/// A preset and the resources that it is written as.
struct AndroidPreset {
  let preset: ExportedPreset
  let entries: AndroidResources.Entries

  /// What stands in the file of values; nil where all of it stands in a file of its own.
  var valueLines: [String]? {
    let elements = entries.resources.compactMap(\.valueElement)
    guard !elements.isEmpty || entries.resources.isEmpty else { return nil }
    return comments(PresetRemarks.notes(entries.remarks)) + elements
  }

  /// The files of its own: names without their ending, and the lines.
  var interpolators: [(name: String, lines: [String])] {
    entries.resources.compactMap { resource in
      guard case .interpolator(let element, let remark) = resource.content else { return nil }
      return (resource.name, comments([remark].compactMap { $0 }) + element)
    }
  }

  private func comments(_ remarks: [String]) -> [String] {
    (PresetRemarks.lines(of: preset) + remarks).map(XMLComment.line)
  }
}
