// swift-tools-version: 6.1

import PackageDescription

// Targets stand from the ground of the house up (README.md): each depends only on those above it in this list.
let package = Package(
  name: "motionbook",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "motionbook", targets: ["motionbook"]),
    .library(name: "MotionPhysics", targets: ["MotionPhysics"]),
    .library(name: "Registry", targets: ["Registry"]),
  ],
  targets: [
    .target(name: "MotionPhysics"),
    .target(name: "StrictJSON"),
    .target(name: "Suggestions"),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(name: "SQLite", dependencies: ["CSQLite"]),
    .executableTarget(name: "embed-files"),
    .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
    .target(name: "EmbeddedFiles", plugins: ["EmbedFiles"]),
    .target(name: "Presets", dependencies: ["MotionPhysics", "StrictJSON", "Suggestions"]),
    .target(name: "Findings", dependencies: ["StrictJSON"]),
    .target(
      name: "Registry",
      dependencies: ["Presets", "SQLite", "EmbeddedFiles", "MotionPhysics", "StrictJSON", "Suggestions"]),
    .target(
      name: "Validation",
      dependencies: ["Presets", "Findings", "MotionPhysics", "StrictJSON", "Suggestions"]),
    .target(name: "Export", dependencies: ["Presets"]),
    .target(name: "AppScan", dependencies: ["MotionPhysics"]),
    .target(
      name: "AppCheck",
      dependencies: ["AppScan", "Findings", "Presets", "MotionPhysics", "StrictJSON", "Suggestions"]),
    .target(name: "Gallery"),
    .target(name: "CommandLineKit", dependencies: ["Suggestions"]),
    .executableTarget(
      name: "motionbook",
      dependencies: [
        "CommandLineKit", "Registry", "Validation", "AppScan", "AppCheck", "Export", "Gallery", "Presets",
        "Findings", "MotionPhysics", "StrictJSON", "Suggestions",
      ]),
    .testTarget(name: "MotionPhysicsTests", dependencies: ["MotionPhysics"], exclude: ["Vectors"]),
    .testTarget(name: "StrictJSONTests", dependencies: ["StrictJSON"]),
    .testTarget(name: "SuggestionsTests", dependencies: ["Suggestions"]),
    .testTarget(name: "SQLiteTests", dependencies: ["SQLite"]),
    .testTarget(name: "EmbeddedFilesTests", dependencies: ["EmbeddedFiles", "embed-files"]),
    .testTarget(name: "PresetsTests", dependencies: ["Presets"]),
    .testTarget(name: "FindingsTests", dependencies: ["Findings", "StrictJSON"], exclude: ["Golden"]),
    .testTarget(name: "RegistryTests", dependencies: ["Registry"], exclude: ["Golden"]),
    .testTarget(name: "ValidationTests", dependencies: ["Validation"]),
    .testTarget(
      name: "ExportTests", dependencies: ["Export"], exclude: ["Golden", "Kotlin", "Schemas", "Stubs"]),
    .testTarget(name: "AppScanTests", dependencies: ["AppScan"], exclude: ["Labels"]),
    .testTarget(name: "AppCheckTests", dependencies: ["AppCheck"]),
    .testTarget(name: "GalleryTests", dependencies: ["Gallery"], exclude: ["Golden"]),
    .testTarget(name: "CommandLineKitTests", dependencies: ["CommandLineKit"]),
    .testTarget(name: "motionbookTests", dependencies: ["motionbook"]),
  ],
  swiftLanguageModes: [.v6]
)
