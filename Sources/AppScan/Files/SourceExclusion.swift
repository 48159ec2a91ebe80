import PlainText

/// Why a file of the tree is not read for motions. Stories and previews are not left out.
package enum SourceExclusion: String, Error, CaseIterable, Hashable, Sendable {
  /// A `.gitignore` leaves it out.
  case ignored
  /// The configuration's `exclude` leaves it out, or its `include` does not have it.
  case configured
  /// It stands in a folder of other people's or built code: `node_modules`, `Pods`, `build`.
  case vendored
  /// It is one of the app's tests.
  case test
  /// Its name or its first lines say that a program wrote it.
  case generated
  /// Motionbook's own export wrote it.
  case export
  /// It is made small by a program.
  case minified
  /// It is larger than ``ScanLimits/fileBytes``.
  case tooLarge
  /// It is a symbolic link.
  case link
  /// It is a style sheet in Stylus.
  case stylus
  /// It is in Objective-C.
  case objectiveC

  /// A number of files in a few words: "3 generated", "1 test".
  package func words(for count: Int) -> String {
    let isSeveral = count != 1 && (self == .test || self == .link)
    return "\(count) \(words)\(isSeveral ? "s" : "")"
  }

  /// Why one file or folder is left out, in a few words.
  package var words: String {
    switch self {
    case .ignored: "ignored by git"
    case .configured: "left out by the configuration"
    case .vendored: "vendored or built"
    case .test: "test"
    case .generated: "generated"
    case .export: "exported by motionbook"
    case .minified: "minified"
    case .tooLarge: "larger than \(ScanLimits.fileBytes >> 20) MB"
    case .link: "symbolic link"
    case .stylus: "in Stylus, which is not read"
    case .objectiveC: "in Objective-C, which is not read"
    }
  }

  /// Why a file is left out by the last part of its path alone; nil when it is not.
  package static func ofName(_ name: UnsafeBufferPointer<UInt8>) -> SourceExclusion? {
    let ending = name.lastIndex(of: UInt8(ascii: ".")).map { name[$0...] }
    func ends(with endings: [String]) -> Bool {
      endings.contains { ending?.elementsEqual($0.utf8) ?? false }
    }
    if ends(with: [".styl", ".stylus"]) { return .stylus }
    if ends(with: [".m", ".mm"]) { return .objectiveC }
    if MinifiedText.isName(name) { return .minified }
    return GeneratedText.isName(name) ? .generated : nil
  }

  /// Why a file is left out by all that it holds; nil when it is not.
  package static func ofText(_ text: UnsafeBufferPointer<UInt8>) -> SourceExclusion? {
    if text.count > ScanLimits.fileBytes { return .tooLarge }
    if let author = GeneratedText.author(of: text) { return author }
    return MinifiedText.isMinified(text) || MinifiedText.isBuilt(text) ? .minified : nil
  }
}

/// Code that a program wrote: by the file's name, or by the comment it begins with.
enum GeneratedText {
  /// Whether a file's name says so, by the conventions of the generators.
  static func isName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let ending = name.count - 6
    return name.hasMark(among: marks)
      || ending > 0 && (name.reads("_pb.js", at: ending) || name.reads("_pb.ts", at: ending))
  }

  private static let marks: Set<String> = [
    "generated.swift", "generated.kt", "generated.dart", "generated.ts", "generated.tsx", "generated.js",
    "generated.css", "gen.ts", "gen.tsx", "gen.js", "gen.dart", "gen.swift", "gen.kt", "g.dart", "gr.dart",
    "freezed.dart", "mocks.dart", "pb.dart", "pbenum.dart", "pbgrpc.dart", "pbjson.dart", "pbserver.dart",
    "pb.swift", "grpc.swift", "pb.kt", "pb.ts", "pb.js",
  ]

  /// ``SourceExclusion/export`` or ``SourceExclusion/generated`` when the first comments say so.
  static func author(of text: UnsafeBufferPointer<UInt8>) -> SourceExclusion? {
    var header = HeaderComments(text)
    while let line = header.next() {
      // What `Export` writes into the first line of every file with comments.
      if line.reads("Made by motionbook.", at: 0) || line.reads("Made by motionbook from ", at: 0) {
        return .export
      }
      if isGenerated(line) { return .generated }
    }
    return nil
  }

  /// Capitals and `@generated` count anywhere. Words of a sentence count where they are about the file, because
  /// people write "the generated accessors" and "possibly auto-generated" over their own code.
  private static func isGenerated(_ line: HeaderComments.Line) -> Bool {
    // Every phrase has one of these; most lines have neither.
    guard ByteSearch.holds(line, oneOf: ["generated"]) || line.end(of: "DO NOT") != nil else { return false }
    return capitals.contains { line.end(of: $0) != nil } || isMarked(line)
      || beginnings.contains { line.readsIgnoringCase($0, at: 0) }
  }

  private static func isMarked(_ line: HeaderComments.Line) -> Bool {
    guard let end = line.end(of: "@generated") else { return false }
    guard end < line.endIndex else { return true }
    return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(line[end] | 0x20)
  }

  private static let capitals: [StaticString] = [
    "DO NOT EDIT", "DO NOT MODIFY", "GENERATED CODE", "AUTOGENERATED",
  ]
  private static let beginnings: [StaticString] = [
    "generated by ", "generated using ", "generated with ", "generated from ", "generated file",
    "generated code", "code generated ", "auto-generated", "auto generated", "autogenerated",
    "automatically generated", "this file is generated", "this file was generated", "this file is auto",
    "this file was auto", "this file has been auto", "this code is generated", "this code was generated",
    "this code is auto", "this code was auto", "this is a generated file", "this is an auto",
    "the following file content was generated", "file generated by ",
  ]
}

/// Code that a program made small, for machines alone.
enum MinifiedText {
  /// Whether a file's name says so: `app.min.js`, `main.bundle.js`, `3.chunk.js`, `app.8d3f01ab.css`.
  static func isName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.hasMark(among: marks) || isHashed(name)
  }

  /// Whether the name of a script or style sheet ends with the hash of what it holds: eight or more figures of a
  /// hexadecimal number, or eight small letters, capitals and digits in any order.
  private static func isHashed(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), name.count - dot > 2, name.count - dot < 5,
      Array("cjm".utf8).contains(name[dot + 1])
    else { return false }
    guard let sign = name[..<dot].lastIndex(where: { !$0.isDigit && !$0.isLetter }),
      ".-_".utf8.contains(name[sign])
    else { return false }
    let hash = name[(sign + 1)..<dot]
    let digits = hash.count(where: \.isDigit)
    guard digits > 1, digits < hash.count else { return false }
    if hash.count >= 8, hash.allSatisfy({ $0.isDigit || $0 | 0x20 <= UInt8(ascii: "f") }) { return true }
    let small = hash.count { $0 >= UInt8(ascii: "a") }
    // A word with a number behind it is none: `TabBar12`.
    return hash.count == 8 && small > 1 && digits + small < 8
      && zip(hash, hash.dropFirst()).contains { $0.isDigit && !$1.isDigit }
  }

  private static let marks: Set<String> = [
    "min.js", "min.css", "min.mjs", "min.cjs", "bundle.js", "bundle.css", "bundle.mjs", "chunk.js",
    "chunk.css", "chunk.mjs",
  ]

  /// Whether a program made a text of many files, which then need not be small: its last line names a map of sources,
  /// or nearly every line is a rule without white space.
  static func isBuilt(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count >= ScanLimits.builtBytes else { return false }
    if namesSourceMap(text) { return true }
    var (packed, other, start) = (0, 0, 0)
    let text = UnsafeBufferPointer(rebasing: text[..<min(text.count, ScanLimits.minifiedSample)])
    // Nearly all files are known by their first lines.
    while start < text.count, other <= 4 + packed / 8 {
      let end = ByteSearch.first(UInt8(ascii: "\n"), in: text, from: start) ?? text.count
      let line = text[start..<end]
      if isPacked(line) { packed += 1 } else if line.contains(where: { $0 > 0x20 }) { other += 1 }
      start = end + 1
    }
    return start >= text.count && packed >= ScanLimits.packedRules
  }

  /// Whether the last line is `//# sourceMappingURL=…`, also in a comment of a style sheet.
  private static func namesSourceMap(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = text.count
    while end > 0, text[end - 1] <= 0x20 { end -= 1 }
    var start = end
    while start > 0, end - start < ScanLimits.headerLineBytes, text[start - 1] != 0x0A { start -= 1 }
    return text.reads("//# sourceMappingURL=", at: start) || text.reads("/*# sourceMappingURL=", at: start)
  }

  /// Whether a line is a whole rule without white space: `.a{color:red;margin:0}`.
  private static func isPacked(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard line.count > 12, line.contains(UInt8(ascii: "{")), line.contains(UInt8(ascii: ":")),
      line.last(where: { $0 > 0x20 }) == UInt8(ascii: "}")
    else { return false }
    return ![": ", "{ ", "; ", " {"].contains { line.holds($0.utf8) }
  }

  /// Whether most of a text stands in very long lines of statements. A long line of data alone - an image, a
  /// path of a drawing - has next to no semicolons and braces, minified code a tenth.
  static func isMinified(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count >= ScanLimits.minifiedBytes else { return false }
    let text = UnsafeBufferPointer(rebasing: text[..<min(text.count, ScanLimits.minifiedSample)])
    var (start, dense) = (0, 0)
    while start < text.count {
      // Where a line ends in the next bytes, all before it are short: most texts are looked at in large steps.
      let near = UnsafeBufferPointer(rebasing: text[start..<min(start + ScanLimits.lineBytes, text.count)])
      if let end = near.lastIndex(of: UInt8(ascii: "\n")) {
        start += end + 1
        continue
      }
      let end = ByteSearch.first(UInt8(ascii: "\n"), in: text, from: start) ?? text.count
      if end - start > ScanLimits.lineBytes, isDense(UnsafeBufferPointer(rebasing: text[start..<end])) {
        dense += end - start
      }
      start = end + 1
    }
    return dense * 2 > text.count
  }

  private static func isDense(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    let marks = line.count { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    return marks * 100 > line.count
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the last two parts between the dots of a file's name are a mark: `card.g.dart` bears `g.dart`.
  fileprivate func hasMark(among marks: Set<String>) -> Bool {
    guard let last = lastIndex(of: UInt8(ascii: ".")),
      let before = self[..<last].lastIndex(of: UInt8(ascii: ".")), before > 0
    else { return false }
    return marks.contains(String(decoding: self[(before + 1)...], as: UTF8.self))
  }
}
