import Foundation
import Testing

@Suite("Two fixes of an app at once", .timeLimit(.minutes(5)))
struct ConcurrentFixTests {
  @Test("No place is changed twice, and no file is left in part")
  func same() throws {
    let command = try BuiltCommand(exportingSwiftTo: "app/Motion.swift")
    func source(_ animation: String) -> String {
      "import SwiftUI\nlet card = Text(\"a\")\n  .animation(\(animation), value: isOpen)\n"
    }
    let names = (0..<60).map { "app/F\($0).swift" }
    for name in names { try command.write(source(".spring(duration: 0.5, bounce: 0.3)"), to: name) }
    let started = try (0..<2).map { _ in try command.start(["check", "app", "--fix", "--quiet"]) }
    for process in started { try process.wait().expect(0) }
    for name in names { #expect(try command.read(name) == source("Motion.apple.bouncy")) }
  }
}
