// swift-tools-version: 6.1

import PackageDescription

// Targets stand from the ground of the house up (README.md): each depends only on those above it in this list.
let package = Package(
  name: "motionbook",
  platforms: [.macOS(.v14), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "motionbook", targets: ["motionbook"]),
    .library(name: "MotionPhysics", targets: ["MotionPhysics"]),
    // With the modules that the registry's signatures speak of.
    .library(name: "Registry", targets: ["Registry", "Presets", "StrictJSON", "MotionPhysics"]),
  ],
  targets: [
    .target(name: "CLibrary"),
    .target(name: "CProcess"),
    .target(name: "PlainText"),
    .target(name: "MotionPhysics", dependencies: ["PlainText"]),
    .target(name: "StrictJSON", dependencies: ["PlainText"]),
    .systemLibrary(
      name: "CMotionbookSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(name: "MotionbookSQLite", dependencies: ["CMotionbookSQLite", "CLibrary"]),
    .executableTarget(name: "embed-files", dependencies: ["CLibrary"]),
    .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
    .target(name: "EmbeddedFiles", exclude: ["page", "support"], plugins: ["EmbedFiles"]),
    .target(name: "Presets", dependencies: ["MotionPhysics", "StrictJSON", "PlainText", "CLibrary"]),
    .target(name: "Findings", dependencies: ["StrictJSON", "PlainText"]),
    .target(
      name: "Registry",
      dependencies: [
        "Presets", "MotionbookSQLite", "EmbeddedFiles", "MotionPhysics", "StrictJSON", "PlainText",
        "CLibrary",
      ]),
    .target(
      name: "Validation",
      dependencies: ["Presets", "Findings", "MotionPhysics", "StrictJSON", "PlainText", "CLibrary"]),
    .target(
      name: "Export",
      dependencies: ["Presets", "EmbeddedFiles", "MotionPhysics", "StrictJSON", "PlainText", "CLibrary"],
      exclude: ["Support"]),
    .target(name: "AppScan", dependencies: ["MotionPhysics", "PlainText", "CLibrary"]),
    .target(
      name: "AppCheck",
      dependencies: ["AppScan", "Findings", "Presets", "MotionPhysics", "StrictJSON", "PlainText"]),
    .target(
      name: "Gallery",
      dependencies: ["Presets", "EmbeddedFiles", "MotionPhysics", "StrictJSON", "PlainText"],
      exclude: ["Page"]),
    .target(name: "CommandLineKit", dependencies: ["PlainText", "CLibrary", "CProcess"]),
    .executableTarget(
      name: "motionbook",
      dependencies: [
        "CommandLineKit", "Registry", "Validation", "AppScan", "AppCheck", "Export", "Gallery", "Presets",
        "Findings", "MotionPhysics", "StrictJSON", "PlainText", "CLibrary",
      ]),
    .target(
      name: "TestSupport", dependencies: ["Presets", "MotionPhysics", "PlainText", "CommandLineKit"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "MotionPhysicsTests", dependencies: ["MotionPhysics", "TestSupport"], exclude: ["Vectors"]),
    .testTarget(name: "StrictJSONTests", dependencies: ["StrictJSON", "TestSupport"]),
    .testTarget(name: "PlainTextTests", dependencies: ["PlainText"]),
    .testTarget(name: "SQLiteTests", dependencies: ["MotionbookSQLite", "TestSupport"]),
    .testTarget(name: "EmbeddedFilesTests", dependencies: ["EmbeddedFiles", "embed-files"]),
    .testTarget(name: "PresetsTests", dependencies: ["Presets", "TestSupport"]),
    .testTarget(
      name: "FindingsTests", dependencies: ["Findings", "StrictJSON", "TestSupport"], exclude: ["Golden"]),
    .testTarget(name: "RegistryTests", dependencies: ["Registry", "TestSupport"], exclude: ["Golden"]),
    .testTarget(name: "ValidationTests", dependencies: ["Validation", "TestSupport"]),
    .testTarget(
      name: "ExportTests", dependencies: ["Export", "TestSupport"],
      exclude: ["Golden", "Kotlin", "Schemas", "Stubs"]),
    .testTarget(name: "AppScanTests", dependencies: ["AppScan", "TestSupport"], exclude: ["Labels"]),
    .testTarget(name: "AppCheckTests", dependencies: ["AppCheck"]),
    .testTarget(name: "GalleryTests", dependencies: ["Gallery", "TestSupport"], exclude: ["Golden"]),
    .testTarget(name: "CommandLineKitTests", dependencies: ["CommandLineKit", "PlainText", "TestSupport"]),
    .testTarget(name: "motionbookTests", dependencies: ["motionbook", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// What computes most, and what each run of the command does, is optimised for the tests. Of the rest Presets alone would
// add 39 seconds to a cold build of 271, and save the tests five; the scanner would cost 56 seconds of the processor, and
// save 15. Only they have such flags (Scripts/debug-flags), as a package that others depend on may have none.
if Context.environment["MOTIONBOOK_OPTIMISED"] != nil {
  let computing = [
    "CLibrary", "PlainText", "MotionPhysics", "StrictJSON", "MotionbookSQLite", "Registry", "Gallery",
  ]
  for target in package.targets where computing.contains(target.name) {
    target.swiftSettings = [.unsafeFlags(["-O"])]
  }
  // The release command is built without the library of regular expressions (Scripts/build-release): what takes a function
  // of it is to fail here already.
  let withoutCode = ["CProcess", "CMotionbookSQLite", "TestSupport"]
  for target in package.targets
  where [.regular, .executable].contains(target.type) && !withoutCode.contains(target.name) {
    let flags = ["-Xfrontend", "-disable-implicit-string-processing-module-import"]
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags)]
  }
}
