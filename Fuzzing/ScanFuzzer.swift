// A libFuzzer target for the lexers and readers of AppScan; Scripts/fuzz builds it together with the room, so that it
// sees what is internal.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The language of this run, with a scanner that has wrappers and exports to look for.
private let language = Language(rawValue: environment("FUZZ_LANGUAGE")) ?? .swift
private let options = ScanOptions(
  wrappers: ["withMotion"],
  numberWrappers: [NumberWrapper(name: "animate", duration: .position(1), curve: .label("options"))],
  roots: [language.family: ["Motion"]], members: ["sheetPresent"], prefixes: ["--motion-", "ease-motion"])
private let prepared = PreparedLanguage(language, options)
private let scanner = AppScanner(options)

/// Writes the examples of the language's call shapes into a folder: what the fuzzer begins with.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutablePointer<CInt>, _ words: UnsafeMutableRawPointer) -> CInt {
  let folder = environment("FUZZ_SEEDS")
  guard !folder.isEmpty else { return 0 }
  var number = 0
  for platform in language.platforms.readers {
    for shape in platform.shapes {
      number += 1
      guard let file = fopen("\(folder)/shape-\(number)", "w") else { continue }
      let bytes = Array(shape.example.utf8)
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
    }
  }
  return 0
}

/// Lexes and reads any bytes; what must always hold is checked here, the rest by the language's own traps.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: data, count: size)
  let source = language.lex(bytes, prepared.vocabulary).source
  check(source.tokens, size)
  var context = ScanContext(options: options, bytes: bytes)
  prepared.walk(source, &context)
  var scan = FileScan()
  scan.drafts = context.drafts
  scan.declarations = language.declarations(source)
  for platform in prepared.platforms.readers {
    scan.declarations += platform.declarations(source, file: "file", context.drafts)
  }
  // What stands in it in other languages.
  let parts = language.hasParts ? scanner.scan(bytes, language) : FileScan()
  for site in scan.sites(app: ConstantTable()) + parts.sites(app: ConstantTable()) {
    require(site.place.range.lowerBound >= 0 && site.place.range.upperBound <= size, "a site is outside")
    require(site.place.endLine >= site.place.line, "a site ends before it begins")
  }
  return 0
}

private func check(_ tokens: [Token], _ size: Int) {
  require(tokens.count <= size, "more tokens than bytes")
  var end: Int32 = 0
  for (index, token) in tokens.enumerated() {
    require(
      token.start >= end && token.end >= token.start && token.end <= size, "tokens overlap or lie outside")
    end = token.end
    guard token.partner >= 0 else { continue }
    require(tokens[Int(token.partner)].partner == index, "partners differ")
    require((token.kind == .open) == (token.partner > index), "a bracket closes before it opens")
  }
}
