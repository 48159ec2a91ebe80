import Foundation
import Testing

/// Folders that hold more than files with plain names.
@Suite("The built command and hostile folders")
struct HostileTreeTests {
  private let command: BuiltCommand
  private static let motion = "withAnimation(.easeIn(duration: 2)) { x = 1 }"

  init() throws {
    command = try BuiltCommand(presets: Texts.spring("mine"))
    try command.shell("mkdir app; echo '\(Self.motion)' > app/own.swift").expect(0)
  }

  /// The files with a motion that `survey` names, and what stands on stderr.
  private func survey(_ words: String...) throws -> (files: [String], err: String) {
    let outcome = try command.run(["survey"] + words + ["--json"]).expect(0)
    return (try JSONObject(outcome.text).objects("sites").map { try $0.string("file") }, outcome.err)
  }

  @Test("links that lead round in a circle end, pipes and sockets are not waited for")
  func circles() throws {
    try command.shell(
      """
      cd app && mkdir deep && ln -s .. deep/up && ln -s self.swift self.swift && ln -s . here && ln -s ../app over \
      && ln -s own.swift twin.swift && ln -s gone.swift broken.swift && mkfifo pipe.swift && touch empty.swift
      """
    ).expect(0)
    let socket = try #require(UnixSocket(command.path("app/socket.swift")))
    defer { socket.end() }
    let (files, err) = try survey("app")
    #expect(files == ["own.swift"])
    #expect(err == "left out: 3 symbolic links\n")
    let check = try command.run("check", "app").expect(1)
    #expect(check.text.contains("own.swift:1:") && check.text.contains("2 files"))
    for path in ["app/pipe.swift", "app/socket.swift"] {
      try command.run("survey", path).expectSentence(naming: path, "neither a file nor a folder")
    }
    try command.run("survey", "app/self.swift").expectSentence(naming: "app/self.swift", "symbolic links")
    #expect(try survey("app/deep/up/here/twin.swift").files == ["app/deep/up/here/twin.swift"])
  }

  @Test("a path where nothing is ends with 2 and says so")
  func nothing() throws {
    for words in [["survey"], ["check"]] {
      try command.run(words + ["nowhere"]).expectSentence(naming: "nowhere: No such file or directory")
      try command.run(words + ["app", "nowhere/x.ts"]).expectSentence(naming: "nowhere/x.ts: No such file")
      try command.run(words + ["app/own.swift/x"]).expectSentence(naming: "app/own.swift/x: Not a directory")
    }
  }

  @Test("a list may have NULs between names of any bytes, and name what is gone")
  func lists() throws {
    try command.shell(
      """
      cd app && cp own.swift "$(printf 'new\\nline.swift')" && cp own.swift "$(printf 'no\\377text.swift')"
      printf 'app/new\\nline.swift\\0app/no\\377text.swift\\0app/gone.swift\\0app\\0\\0..\\0' > ../list
      """
    ).expect(0)
    let outcome = try command.shell("\"$motionbook\" survey --files-from - --json < list").expect(2)
    let files = try JSONObject(outcome.text).objects("sites").map { try $0.string("file") }
    #expect(files == ["app/new\nline.swift", "app/no\u{FFFD}text.swift"])
    #expect(
      outcome.err == """
        Error: 1 path could not be read:
          app/gone.swift: No such file or directory
        What is reported is of the rest.

        """)
    try command.shell(": | \"$motionbook\" check --files-from -").expect(0)
    try command.run("check", "--files-from", "nowhere").expectSentence(naming: "nowhere")
  }

  @Test("files that vanish while the tree is read are named, and the rest is read")
  func vanishing() throws {
    let outcome = try command.shell(
      """
      mkdir $(seq -f app/f%.0f 300)
      for i in 1 2 3 4 5; do tee $(seq -f app/f%.0f/$i.swift 300) < app/own.swift > /dev/null; done
      "$motionbook" survey app --json > out & rm -rf app/f*; wait $!
      """)
    #expect(outcome.status == (outcome.err.isEmpty ? 0 : 2), "\(outcome.err)")
    #expect(try JSONObject(String(decoding: command.bytes("out"), as: UTF8.self)).has("sites"))
    let lines = outcome.err.split(separator: "\n")
    #expect(lines.isEmpty || lines.first?.contains("could not be read:") == true, "\(outcome.err)")
    #expect(lines.isEmpty || lines.last == "What is reported is of the rest.", "\(outcome.err)")
    for line in lines.dropFirst().dropLast() {
      #expect(
        line.hasPrefix("  f") && line.hasSuffix(": No such file or directory")
          || line.hasPrefix("  and ") && line.hasSuffix(" others"), "\(line)")
    }
  }

  @Test("a .gitignore of a megabyte counts to its last line")
  func largeIgnoreFile() throws {
    try command.shell(
      """
      seq -f 'folder/name-%.0f.swift' 20000 > app/.gitignore
      seq -f '*-%.0f.gen.swift' 20000 >> app/.gitignore; seq -f '/a*b%.0f' 20000 >> app/.gitignore
      echo last.swift >> app/.gitignore
      tee $(seq -f app/%.0f.swift 200) app/last.swift < app/own.swift > /dev/null
      """
    ).expect(0)
    let (files, err) = try survey("app")
    #expect(files.count == 201)
    #expect(err == "left out: 1 ignored by git\n")
  }

  @Test(
    "what may not be read is said, and the rest is read", .enabled(if: Person.isPossible, Person.reason))
  func unreadable() throws {
    try command.shell(
      """
      mkdir app/closed app/open; cp app/own.swift app/closed; cp app/own.swift app/open
      cp app/own.swift app/shut.swift; chmod 000 app/closed app/shut.swift; chmod 755 . app
      """
    ).expect(0)
    defer { _ = try? command.shell("chmod 755 app/closed") }
    let outcome = try command.shell("\(Person.prefix) \"$motionbook\" survey app --json").expect(2)
    let files = try JSONObject(outcome.text).objects("sites").map { try $0.string("file") }
    #expect(files == ["open/own.swift", "own.swift"])
    #expect(
      outcome.err == """
        Error: 2 paths could not be read:
          closed: Permission denied
          shut.swift: Permission denied
        What is reported is of the rest.

        """)
    try command.shell("\(Person.prefix) \"$motionbook\" survey app/closed")
      .expectSentence(naming: "app/closed", "Permission denied")
  }
}

/// Somebody whom permissions bind: the one who runs the tests, or for root nobody.
enum Person {
  static let prefix = getuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups" : ""

  static let reason: Comment = "needs somebody whom permissions bind, and who may run the command"

  static let isPossible: Bool = {
    guard let command = try? BuiltCommand() else { return false }
    return (try? command.shell("\(prefix) \"$motionbook\" --version").status) == 0
  }()
}

/// A socket with a name in the file system.
private struct UnixSocket {
  private let descriptor: Int32

  init?(_ path: String) {
    #if canImport(Glibc)
      descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else { return nil }
  }

  func end() { close(descriptor) }
}
