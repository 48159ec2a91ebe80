import Foundation
import TestSupport
import Testing

/// Every option that names a file to write, pointed at files that are there already.
@Suite("An output replaces only files of its own kind")
struct ReplacedFilesTests {
  /// A command that writes to the file at its end.
  struct Output: CustomTestStringConvertible {
    /// Words that write the file, and others by which it holds something else.
    let first: [String]
    let second: [String]
    /// The objection to a file of another kind.
    let complaint: String

    var testDescription: String { first.joined(separator: " ") }
  }

  private static let outputs = [
    Output(
      first: ["export", "--format", "css", "-o"], second: ["export", "--format", "scss", "-o"],
      complaint:
        "was not written by an export and is left as it is; choose another file, or overwrite it with --force"
    ),
    Output(
      first: ["plot", "apple.snappy", "--svg"], second: ["plot", "apple.s*", "--apart", "--svg"],
      complaint:
        "is no picture that motionbook has drawn and is left as it is; remove it, or write to another file"),
    Output(
      first: ["survey", "app", "--svg"], second: ["plot", "apple.smooth", "--svg"],
      complaint: "is no picture that motionbook has drawn"),
    Output(
      first: ["gallery", "--no-code", "-o"], second: ["gallery", "--no-code", "--title", "Ours", "-o"],
      complaint: "is no page that motionbook has written"),
    Output(
      first: ["validate", "--write-baseline"], second: ["check", "app", "--write-baseline"],
      complaint: "is no baseline"),
    Output(first: ["survey", "app", "--write"], second: [], complaint: "is there already"),
  ]

  private let command: BuiltCommand

  init() throws {
    command = try BuiltCommand()
    try command.run("init").expect(0)
    try command.shell("mkdir app; echo 'withAnimation(.easeIn(duration: 2)) { x = 1 }' > app/a.swift").expect(
      0)
  }

  @Test(
    "Its own it writes again, also behind a link, and an empty file is free", arguments: Extent.cases(outputs)
  )
  func own(output: Output) throws {
    try command.shell("touch file; ln -s file link").expect(0)
    try command.run(output.first + ["link"]).expect(0)
    let before = try command.bytes("file")
    #expect(!before.isEmpty)
    if output.second.isEmpty {
      try command.run(output.first + ["file"]).expectSentence(status: 1, naming: "file is a registry")
      return
    }
    try command.run(output.second + ["link"]).expect(0)
    #expect(try command.bytes("file") != before)
    try command.shell("test -L link").expect(0)
    try command.run(output.first + ["file"]).expect(0)
    #expect(try command.bytes("file") == before)
  }

  @Test(
    "What others have written stays, also on a dry run and behind a link", arguments: Extent.cases(outputs))
  func others(output: Output) throws {
    let texts = [
      "mine\n", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n", "<!doctype html>\n<title>mine</title>\n",
      "{\"findings\": []}\n", "let made = \"Motionbook\"\n",
    ]
    for text in texts {
      try command.write(text, to: "file")
      try command.shell("ln -sf file link").expect(0)
      for target in ["file", "link"] {
        try command.run(output.first + [target]).expectSentence(
          status: 1, naming: "\(target) \(output.complaint)")
      }
      if output.first[0] == "plot" || output.first[0] == "survey" {
        try command.run(output.first + ["file", "--dry-run"]).expectSentence(
          status: 1, naming: output.complaint)
      }
      #expect(try command.bytes("file") == Data(text.utf8))
    }
    let files = try command.files()
    #expect(files == ["app", "file", "link", "motionbook.db"])
  }

  @Test("What another command has written stays")
  func otherKinds() throws {
    let kinds = Self.outputs.indices.filter { $0 != 2 }
    for index in kinds { try command.run(Self.outputs[index].first + ["made-\(index)"]).expect(0) }
    // An export may take what another command has drawn of presets.
    for index in kinds.dropFirst() {
      for other in kinds where other != index {
        let before = try command.bytes("made-\(other)")
        try command.run(Self.outputs[index].first + ["made-\(other)"]).expectSentence(
          status: 1, naming: "is left as it is")
        #expect(try command.bytes("made-\(other)") == before)
      }
    }
  }

  @Test("What cannot be read is not taken for an empty file", .enabled(if: geteuid() != 0, "needs a person"))
  func unreadable() throws {
    try command.shell("echo mine > file; chmod 200 file").expect(0)
    for output in Self.outputs {
      try command.run(output.first + ["file"]).expectSentence(status: 1, naming: output.complaint)
    }
  }
}
