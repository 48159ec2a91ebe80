import AppScan
import Testing

@testable import motionbook

/// What `check --fix` does in an app that Xcode builds.
@Suite("Fixed targets of Xcode")
struct FixedXcodeTests {
  static let view = "import SwiftUI\nfunc f() { withAnimation(.linear(duration: 2)) {} }\n"

  /// A project with the targets App and Watch.
  ///
  /// - Parameters:
  ///   - app: The files that App names, by their paths from the group `Code`.
  ///   - watch: Those that Watch names.
  ///   - more: Further members of the targets, and further objects.
  static func project(
    _ app: [String], _ watch: [String], groups: [String: String] = [:], children: String = "",
    objects: String = ""
  ) -> String {
    func files(_ paths: [String], _ target: String) -> String {
      paths.map { "\"\(target)\($0)\" /* \($0) */" }.joined(separator: ", ")
    }
    func target(_ name: String) -> String {
      """
      \(name) = { isa = PBXNativeTarget; name = \(name); buildPhases = (\(name)S, ); \(groups[name] ?? "") };
      """
    }
    let all = Set(app + watch).sorted()
    return """
      // !$*UTF8*$!
      {
        archiveVersion = 1; classes = { };
        objects = {
      /* Begin PBXProject section */
          P /* Project */ = { isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (App, Watch); };
          G = { isa = PBXGroup; children = (C, \(children) ); sourceTree = "<group>"; };
          C = {
            isa = PBXGroup; path = Code; sourceTree = "<group>";
            children = (\(all.map { "\"\($0)\"" }.joined(separator: ", ")));
          };
      \(all.map { "\"\($0)\" = { isa = PBXFileReference; path = \"\($0)\"; sourceTree = \"<group>\"; };" }.joined(separator: "\n"))
      \(app.map { "\"App\($0)\" = { isa = PBXBuildFile; fileRef = \"\($0)\"; };" }.joined(separator: "\n"))
      \(watch.map { "\"Watch\($0)\" = { isa = PBXBuildFile; fileRef = \"\($0)\"; };" }.joined(separator: "\n"))
          \(target("App"))
          \(target("Watch"))
          AppS = { isa = PBXSourcesBuildPhase; files = (\(files(app, "App")), ); };
          WatchS = { isa = PBXSourcesBuildPhase; files = (\(files(watch, "Watch")), ); };
          \(objects)
        };
        rootObject = P /* Project object */;
      }
      """
  }

  /// The files that are changed, and what is said of the others, where the export is `target`.
  private func fix(_ target: String, _ files: [String], _ projects: [String: String]) throws -> (
    changed: [String], said: String
  ) {
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0, Self.view) }).merging(projects) { $1 }
    let runner = try FixedPackagesTests.app("swift", target, texts)
    #expect(runner.run("export", "--all").code == 0)
    let result = runner.run("check", ".", "--fix")
    return (try files.filter { try runner.read($0).contains("Motion.spin") }, result.err)
  }

  @Test("an export of one project is none of another's, whatever their files say")
  func projects() throws {
    let (changed, said) = try fix(
      "ios/Motion.swift", ["ios/A.swift", "mac/B.swift"],
      ["ios/i.xcodeproj/project.pbxproj": "?", "mac/m.xcodeproj/project.pbxproj": "?"])
    #expect(changed == ["ios/A.swift"])
    #expect(said.contains("Motion.spin stands in Motion.swift, outside of this target"), "\(said)")
  }

  @Test("a file takes an export where all its targets compile that")
  func targets() throws {
    let (changed, said) = try fix(
      "Code/Motion.swift", ["Code/A.swift", "Code/B.swift", "Code/C.swift", "Code/D.swift"],
      [
        "App.xcodeproj/project.pbxproj": Self.project(
          ["A.swift", "C.swift", "Motion.swift"], ["B.swift", "C.swift"])
      ])
    #expect(!said.contains("is in no target"), "\(said)")
    // Of a file in no target nothing is known.
    #expect(changed == ["Code/A.swift", "Code/D.swift"])
    #expect(
      said.contains(
        "Motion.spin stands in Motion.swift, which the target Watch does not compile; add that file to it, or put"
      ),
      "\(said)")
  }

  @Test("an export that the project does not name yet counts to the targets of most files beside it")
  func beside() throws {
    let (changed, said) = try fix(
      "Code/Motion.swift", ["Code/A.swift", "Code/C.swift", "Code/E.swift", "Code/W/B.swift"],
      [
        "App.xcodeproj/project.pbxproj": Self.project(
          ["A.swift", "C.swift", "E.swift"], ["W/B.swift", "C.swift"])
      ])
    #expect(changed == ["Code/A.swift", "Code/E.swift"])
    #expect(said.contains("Motion.swift is in no target of App.xcodeproj yet: add it"), "\(said)")
  }

  @Test("a project names files above its own folder")
  func above() throws {
    let (changed, _) = try fix(
      "p/Code/Motion.swift", ["shared/A.swift", "shared/B.swift"],
      [
        "p/App.xcodeproj/project.pbxproj": Self.project(
          ["../../shared/A.swift", "Motion.swift"], ["../../shared/B.swift"])
      ])
    #expect(changed == ["shared/A.swift"])
  }

  @Test("a folder belongs to a target as it is, but for the exceptions of each target")
  func folders() throws {
    let project = Self.project(
      ["X.swift"], ["Y.swift"],
      groups: [
        "App": "fileSystemSynchronizedGroups = (F, );", "Watch": "fileSystemSynchronizedGroups = (W, );",
      ],
      children: "F, W,",
      objects: """
        F = {
          isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = Sources; sourceTree = "<group>";
        };
        W = { isa = PBXFileSystemSynchronizedRootGroup; path = Watch; sourceTree = "<group>"; };
        E1 = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, "ui/B.swift", );
          target = App;
        };
        E2 = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("/ui/B.swift", ui/C.swift, );
          target = Watch;
        };
        """)
    let (changed, said) = try fix(
      "Sources/Motion.swift",
      ["Sources/A.swift", "Sources/ui/B.swift", "Sources/ui/C.swift", "Watch/D.swift"],
      ["App.xcodeproj/project.pbxproj": project])
    #expect(changed == ["Sources/A.swift"])
    #expect(said.contains("which the target Watch does not compile"), "\(said)")
  }

  @Test(
    "a project that cannot be read decides nothing within its folder",
    arguments: [
      "", "{", "{ objects = { }; rootObject = P; }", String(repeating: "{ a = ", count: 5000), "(((",
      "{ a = \"x",
    ])
  func unreadable(text: String) throws {
    let (changed, _) = try fix(
      "Code/Motion.swift", ["Code/A.swift", "W/B.swift"], ["App.xcodeproj/project.pbxproj": text])
    #expect(changed == ["Code/A.swift", "W/B.swift"])
  }

  @Test("a package in the folder of a project is a module of its own")
  func packages() throws {
    let (changed, said) = try fix(
      "Code/Motion.swift", ["Code/A.swift", "Kit/Sources/Kit/B.swift"],
      [
        "App.xcodeproj/project.pbxproj": Self.project(["A.swift", "Motion.swift"], []),
        "Kit/Package.swift": "// swift-tools-version: 6.0\n",
      ])
    #expect(changed == ["Code/A.swift"])
    #expect(said.contains("outside of this target"), "\(said)")
  }
}
