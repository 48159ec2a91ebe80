extension Place {
  /// `file:line:column: `, as far as it is known; empty without a file.
  var prefix: String {
    let parts = [file, line?.description, column?.description].prefix { $0 != nil }.compactMap { $0 }
    return parts.isEmpty ? "" : parts.joined(separator: ":") + ": "
  }
}
