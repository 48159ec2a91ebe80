import Foundation
import Testing

@Suite("Many processes that change one text at once", .timeLimit(.minutes(5)))
struct ConcurrentTextTests {
  @Test("No change is lost, and none is half")
  func sum() throws {
    let command = try BuiltCommand()
    try command.run("init", "--empty", "--registry", "motionbook.json").expect(0)
    let started = try (0..<6).map { writer in
      try command.startShell(
        """
        for number in 1 2 3 4 5 6; do
          "$motionbook" add duration w\(writer).n$number 0.$number --registry motionbook.json --quiet >/dev/null || exit 1
          "$motionbook" list --names --registry motionbook.json >/dev/null || exit 2
        done
        """)
    }
    for process in started { try process.wait().expect(0) }
    let names = try command.run("list", "--names", "--registry", "motionbook.json").expect(0).text
    #expect(names.split(separator: "\n").count == 36)
    #expect(try command.files() == ["motionbook.json"])
  }
}
