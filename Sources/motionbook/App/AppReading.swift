import AppCheck
import AppScan
import CommandLineKit

/// The files of an app in which something was found, and how many were read.
struct AppReading {
  private var scans: [(name: String, file: SourceFile, scan: FileScan)]
  /// What the bytes of each of them came to, in the same order.
  private let digests: [Int]
  /// What the files of each family of languages declare.
  private var app: [LanguageFamily: ConstantTable] = [:]
  private let read: @Sendable (SourceFile, UnsafeBufferPointer<UInt8>) -> FileScan
  /// The files for which something else stands in than what is on the disk, by their full paths.
  private let standIns: Set<[UInt8]>
  let fileCount: Int
  /// The folders that paths begin at.
  let roots: [String]
  let unread: FailedFiles
  /// The number of files that were left out, by reason.
  let leftOut: [SourceExclusion: Int]
  /// The files that an export has written, as reports name them.
  let exports: [String]

  /// Reads the files, and notes what was named and is not read.
  ///
  /// - Parameter path: What reports call a file, by its name.
  init(
    _ input: SourceInput, _ options: ScanOptions, _ console: Console,
    path: (String) -> String = { $0 }
  ) {
    var input = input
    let versions = InstalledVersions(besides: input.list.files, console)
    let scanner = AppScanner(options)
    let read = { @Sendable (file: SourceFile, text: UnsafeBufferPointer<UInt8>) in
      scanner.scan(
        text, file.language, name: file.stem, versions: versions.versions(for: file))
    }
    var (count, scans, app) = (0, [(name: String, file: SourceFile, scan: FileScan)](), app)
    var generated: [LanguageFamily: [(path: String, shared: SharedDeclarations)]] = [:]
    var digests: [Int] = []
    input.read(console) { file, text in
      let scan = read(file, text)
      return (scan, scan.isEmpty ? 0 : SourceTexts.digest(UnsafeRawBufferPointer(text)))
    } takeGenerated: { file, result in
      let (scan, digest) = result
      if scan.declarations.isEmpty { return }
      let name = path(file.text)
      generated[file.language.family, default: []].append((name, scan.shared))
      scans.append((name, file, scan.declaredOnly))
      digests.append(digest)
    } take: { file, result in
      let (scan, digest) = result
      count += 1
      if scan.isEmpty { return }
      let name = path(file.text)
      app[file.language.family, default: ConstantTable()].add(scan.shared, path: name)
      scans.append((name, file, scan))
      digests.append(digest)
    }
    for (family, files) in generated { app[family, default: ConstantTable()].addGenerated(files) }
    fileCount = count
    self.scans = scans
    self.digests = digests
    self.app = app
    self.read = read
    standIns = Set(input.texts.keys)
    roots = input.list.roots
    leftOut = input.list.leftOut
    exports = input.list.exclusions.filter { $0.reason == .export }.map {
      path(String(decoding: $0.name, as: UTF8.self))
    }
    unread = FailedFiles(input.list.failures.map { "\(path($0.name)): \($0.reason)" })
    for note in input.list.notes { console.note(note) }
  }

  /// The files with their constants looked up. What was found goes over into them, so that nothing is kept twice.
  ///
  /// - Parameters:
  ///   - changes: What has changed, where only that counts.
  ///   - text: Reads a file again, by its name.
  mutating func takeChecked(
    _ changes: SourceChanges? = nil, text: (String) -> [UInt8]? = { _ in nil }
  ) -> [CheckedFile] {
    let constants = changes.map { changedConstants($0, text) }
    var files: [CheckedFile] = []
    for index in scans.indices {
      let (name, file) = (scans[index].name, scans[index].file)
      var scan = FileScan()
      swap(&scan, &scans[index].scan)
      // What has not changed may have been broken by what has.
      let earlier = scan.drafts.isEmpty ? nil : earlierSites(file, name, changes, text)
      let checked = CheckedFile(
        path: name, scan: scan, app: app[file.language.family] ?? ConstantTable(),
        lines: changes?.lines(of: file), constants: constants,
        earlier: earlier)
      if !checked.isEmpty { files.append(checked) }
    }
    // It is given back with the process: to do so name by name takes a tenth of the time in which an app is read.
    _ = Unmanaged.passRetained(Kept(tables: app))
    return files
  }

  /// The motions that a file had before it changed; nil where it has not, or all of it is new.
  private func earlierSites(
    _ file: SourceFile, _ name: String, _ changes: SourceChanges?, _ text: (String) -> [UInt8]?
  ) -> [Site]? {
    if standIns.contains(file.path) { return nil }
    let earlier = changes?.earlierText(of: file) { text(name) }
    return earlier.map { earlier in
      earlier.withUnsafeBufferPointer { read(file, $0) }.sites(
        app: app[file.language.family] ?? ConstantTable(), path: name)
    }
  }

  private func changedConstants(
    _ changes: SourceChanges, _ text: (String) -> [UInt8]?
  ) -> ChangedConstants {
    var constants = ChangedConstants()
    for (name, file, scan) in scans where !scan.declarations.isEmpty {
      let lines = changes.lines(of: file)
      guard lines != [], let text = text(name) else { continue }
      constants.add(scan.declarations, of: name, on: lines, in: text)
    }
    return constants
  }

  /// The full path and the digest of each file, by its name. What is no text, a text must not stand for: another file
  /// could have it.
  var files: [String: SourceTexts.File] {
    var files: [String: SourceTexts.File?] = [:]
    for ((name, file, _), digest) in zip(scans, digests) {
      let path = String(decoding: file.path, as: UTF8.self)
      let isText = path.utf8.elementsEqual(file.path)
      files[name] = .some(isText && files[name] == nil ? SourceTexts.File(path: path, digest: digest) : nil)
    }
    return files.compactMapValues { $0 }
  }

  /// The number of files left out, as a sentence for people; nil when there are none.
  var omission: String? {
    let parts = SourceExclusion.allCases.compactMap { reason in
      leftOut[reason].map(reason.words)
    }
    return parts.isEmpty ? nil : "left out: " + parts.joined(separator: ", ")
  }
}

/// Tables that stay until the command ends.
private final class Kept {
  private let tables: [LanguageFamily: ConstantTable]

  init(tables: [LanguageFamily: ConstantTable]) { self.tables = tables }
}

/// The versions that an app's packages have of Reanimated, whose springs have other defaults before version 4, and of
/// Motion, which was another library before version 11.
private struct InstalledVersions: Sendable {
  private var versions: [ArraySlice<UInt8>: (reanimated: Int?, motion: Int?)] = [:]

  /// Looks beside each file of JavaScript, and upward.
  init(besides files: [SourceFile], _ console: Console) {
    let packages = NodePackages(console)
    let scripts = files.filter { $0.language.hasParts || $0.language.isScript }
    for folder in Set(scripts.map(Self.folder)) {
      let folderName = String(decoding: folder, as: UTF8.self)
      let reanimated = packages.majorVersion(of: "react-native-reanimated", around: folderName)
      let motion = packages.majorVersion(of: "motion", around: folderName)
      if reanimated != nil || motion != nil { versions[folder] = (reanimated, motion) }
    }
  }

  /// The major versions that the nearest packages name which name one; nil where none does.
  func versions(for file: SourceFile) -> (reanimated: Int?, motion: Int?) {
    versions.isEmpty ? (nil, nil) : versions[Self.folder(file)] ?? (nil, nil)
  }

  private static func folder(_ file: SourceFile) -> ArraySlice<UInt8> {
    file.path[..<(file.path.lastIndex(of: UInt8(ascii: "/")) ?? file.path.startIndex)]
  }
}
