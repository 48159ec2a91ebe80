import AppScan
import Findings
import Presets
import Testing

@testable import AppCheck

@Suite("Variables of packages that are not read")
struct PresetVariableTests {
  private static let registry = #"""
    {"format": "motionbook/1", "presets": [
      {"name": "bpk.duration-sm", "kind": "duration", "duration": 0.2},
      {"name": "bpk.duration-none", "kind": "duration", "duration": 0},
      {"name": "bpk.ease", "kind": "curve", "bezier": [0.2, 0, 0, 1]},
      {"name": "bpk.fade", "kind": "tween", "duration": 0.2, "curve": "easeOut"}]}
    """#

  private static let own = "$own-duration: tokens.$bpk-duration-sm; $twice-as-long: $bpk-duration-sm * 2;"

  /// The rules of what is found in a style sheet, and how many places use the registry.
  private func check(_ value: String, beside other: String = "") throws -> (rules: [String], used: Int) {
    let found = try findings(value, beside: other)
    return (found.all.map(\.rule), found.used)
  }

  private func findings(_ value: String, beside other: String = "") throws -> (all: [Finding], used: Int) {
    let book = RegistrySnapshot(RegistryText(Array(Self.registry.utf8)).presets)
    let scans = [".a { transition: \(value); }", other].map { Language.scss.scan($0) }
    var app = ConstantTable()
    for scan in scans { app.add(scan.shared) }
    let file = CheckedFile(path: "A.scss", scan: scans[0], app: app)
    let subject = try CheckSubject([file], book)
    #expect(subject.siteCount == 1)
    let findings = AppChecker(settings: ["no-reduced-motion": .off]).check(subject)
    return (findings, subject.useCount)
  }

  @Test(
    "one that is called as a preset of the kind that stands there is taken from the registry",
    arguments: [
      "opacity tokens.$bpk-duration-sm ease-in-out", "opacity $bpk-duration-sm $bpk-ease",
      "opacity var(--bpk-duration-sm) var(--bpk-ease)", "opacity 0.2s $bpk-ease",
      "opacity $bpk-ease $bpk-duration-sm", "opacity $own-duration ease",
      "opacity var(--bpk-duration-sm, 200ms) var(--bpk-ease, cubic-bezier(0.2, 0, 0, 1))",
      "opacity var(--bpk-duration-sm, 200ms) ease", "opacity $bpk-duration-sm linear $bpk-duration-none",
      "opacity var(--own, var(--bpk-duration-sm)) ease",
      "opacity var(--own, var(--bpk-duration-sm, 1s)) ease",
      "visibility var(--bpk-duration-none) linear",
    ])
  func taken(value: String) throws {
    let found = try check(value, beside: Self.own)
    #expect(found.rules.isEmpty && found.used == 1)
  }

  @Test(
    "any other is unreadable as before",
    arguments: [
      "opacity $bpk-duration-md ease-in-out", "opacity $bpk-duration-sm $easing-unknown",
      "opacity $bpk-duration-sm $duration-other", "opacity calc(#{$bpk-duration-sm} * 2) ease",
      "opacity 0.2s $bpk-easing", "opacity $bpk-fade-duration", "opacity $twice-as-long ease",
    ])
  func others(value: String) throws {
    let found = try check(value, beside: Self.own)
    #expect(found.rules == ["unreadable-motion"] && found.used == 0)
  }

  @Test("the name of a preset that differs in its last word is said")
  func misspelt() throws {
    let finding = try findings("opacity var(--bpk-duration-ms) ease").all.first
    #expect(finding?.message.hasSuffix("declares --bpk-duration-ms, and no preset is called so") == true)
    #expect(finding?.hint == "did you mean --bpk-duration-sm?")
    #expect(try findings("opacity var(--own-duration-ms) ease").all.map(\.hint) == [nil])
  }

  @Test("what a file declares counts, whatever a preset is called")
  func declared() throws {
    let standingIn = try check(
      "opacity var(--bpk-duration-sm, 200ms) linear", beside: ":root { --bpk-duration-sm: 2s }")
    #expect(standingIn.rules == ["hand-written-unknown"] && standingIn.used == 0)
    let found = try check("opacity $bpk-duration-sm linear", beside: "$bpk-duration-sm: 2s;")
    #expect(found.rules == ["hand-written-unknown"] && found.used == 0)
  }
}
