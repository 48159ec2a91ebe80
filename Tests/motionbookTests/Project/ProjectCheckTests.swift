import AppScan
import Presets
import Testing

@testable import Registry
@testable import motionbook

@Suite("What the project file asks of a check")
struct ProjectCheckTests {
  private func project(_ text: String) throws -> ProjectFile {
    try ProjectFile(path: "/app/.motionbook.json", Array(text.utf8))
  }

  @Test("all of it is read")
  func everything() throws {
    let check = try project(
      #"""
      {"check": {"include": ["Sources/**"], "exclude": ["**/Generated/**"], "wrappers": ["withElementAnimation"],
        "thresholds": {"spring": 0.04, "tween": 0.07}, "rules": {"hand-written-near": "warning"}}}
      """#
    ).check
    #expect(check.selection.include.map(\.text) == ["Sources/**"])
    #expect(check.selection.exclude.map(\.text) == ["**/Generated/**"])
    #expect(check.scanOptions.wrappers == ["withElementAnimation"])
    #expect(check.scanOptions.numberWrappers.isEmpty)
    #expect(check.thresholds.spring == 0.04)
    #expect(check.thresholds.tween == 0.07)
    #expect(check.rules == ["hand-written-near": .warning])
    #expect(try project("{}").check.rules.isEmpty)
  }

  @Test("a wrapper that takes numbers says which of its arguments they are, and in which unit")
  func numberWrappers() throws {
    let check = try project(
      #"""
      {"check": {"wrappers": ["glide", {"name": "animate", "duration": "duration", "curve": "options"},
        {"name": "fadeTo", "duration": 2, "delay": 3, "unit": "ms"}]}}
      """#
    ).check
    #expect(check.scanOptions.wrappers == ["glide"])
    #expect(
      check.scanOptions.numberWrappers == [
        NumberWrapper(name: "animate", duration: .label("duration"), curve: .label("options")),
        NumberWrapper(name: "fadeTo", duration: .position(2), delay: .position(3), perSecond: 1000),
      ])
  }

  @Test(
    "everything that is wrong is said at its place, with the nearest right word",
    arguments: [
      (
        #"{"check": {"exlude": []}}"#,
        ".motionbook.json:1:12: check.exlude: there is no key \"exlude\" here; did you mean \"exclude\"?"
      ),
      (#"{"check": {"include": ["a", "/b"]}}"#, "check.include[1]: the pattern \"/b\" begins with a slash"),
      (
        #"{"check": {"thresholds": {"spring": 5}}}"#,
        "check.thresholds.spring: the threshold of a spring is 5"
      ),
      (#"{"check": {"thresholds": {"springs": 0.5}}}"#, "did you mean \"spring\"?"),
      (#"{"check": {"rules": {"hand-writen-near": "off"}}}"#, "did you mean \"hand-written-near\"?"),
      (#"{"check": {"rules": {"stale-export": "warn"}}}"#, "did you mean warning?"),
      (#"{"check": {"wrappers": ["with()"]}}"#, "check.wrappers[0]: \"with()\" is no function's name"),
      (
        #"{"check": {"wrappers": [{"name": "a"}]}}"#,
        "check.wrappers[0]: a wrapper that takes numbers needs a name and a duration"
      ),
      (
        #"{"check": {"wrappers": [{"name": "a", "duration": 0}]}}"#,
        "check.wrappers[0].duration: duration must be the label of an argument, or its position from 1"
      ),
      (#"{"check": {"wrappers": [{"name": "a", "duraton": 1}]}}"#, "did you mean \"duration\"?"),
      (#"{"check": {"wrappers": [1]}}"#, "wrappers must be an array of names and of objects"),
    ])
  func problems(text: String, sentence: String) throws {
    let error = try #require(#expect(throws: RegistryError.self) { try project(text) })
    #expect(error.sentence.contains(sentence), "\(error.sentence)")
  }

  @Test("several problems are all said")
  func several() throws {
    let error = try #require(
      #expect(throws: RegistryError.self) {
        try project(#"{"check": {"x": 1, "thresholds": {"spring": 0, "tween": 2}, "include": ["", "a["]}}"#)
      })
    guard case .problems(let problems, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(problems.count == 5)
  }
}
