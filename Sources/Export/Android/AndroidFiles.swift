import Presets

/// The files of resources, kept until all names are known to be different.
final class AndroidFiles {
  private let heading: [String]
  private let values = LaterText(indentation: "    ", depth: 1)
  private var names = GroupedNames(format: "android-xml", count: 0)
  private let interpolators = Spool()
  /// The files of interpolators in their order, each with how many bytes it has.
  private var index: [(name: String, count: Int)] = []

  init(heading: [String]) { self.heading = heading }

  /// Adds a preset.
  ///
  /// - Throws: ``ExportError/collision(_:_:identifier:format:)`` when two resources share a name: a preset
  ///   `fade.duration` is one, and so is the duration of `fade`.
  func add(_ preset: AndroidPreset) throws {
    let name = preset.preset.name
    for resource in preset.entries.resources {
      try names.claim(resource.identifier, by: name.text, of: name)
    }
    if let lines = preset.valueLines {
      if !values.isEmpty { try values.line() }
      try values.lines(lines)
    }
    for (name, lines) in preset.interpolators {
      var count = 0
      var text = CodeText { bytes in
        count += bytes.count
        try self.interpolators.append(bytes)
      }
      try text.lines(heading + lines)
      try text.flush()
      index.append((name, count))
    }
  }

  /// Writes everything.
  func write(to output: ExportOutput) throws {
    try output.text("res/values/motion.xml", indentation: "    ") { text in
      try text.lines(heading)
      try text.block("<resources>", end: "</resources>") { text in try text.later(values) }
    }
    try interpolators.read { read in
      for (name, count) in index {
        let bytes = try read(count)
        try output.bytes("res/interpolator/\(name).xml") { sink in try sink(bytes) }
      }
    }
  }
}
