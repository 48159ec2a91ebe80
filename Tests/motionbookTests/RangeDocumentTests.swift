import Foundation
import Testing

@testable import AppScan
@testable import Export
@testable import MotionPhysics
@testable import Presets
@testable import SQLite
@testable import StrictJSON
@testable import motionbook

@Suite("The documentation of the ranges")
struct RangeDocumentTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/ranges.md")

  /// Recorded with the golden files.
  @Test(
    "docs/ranges.md lists every range as the code has it",
    arguments: [("What", Ranges.table), ("What of a file or a command", works)])
  func table(heading: String, rows: [Ranges.Row]) throws {
    let lines = rows.map { "| \($0.subject) | \($0.bounds.allowed) | \($0.reason) |" }
    let table = (["| \(heading) | Range | Why |", "|---|---|---|"] + lines).joined(separator: "\n")
    var text = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(text.range(of: "| \(heading) |"))
    let end = text.range(of: "\n\n", range: start.lowerBound..<text.endIndex)?.lowerBound ?? text.endIndex
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      text.replaceSubrange(start.lowerBound..<end, with: table)
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(text[start.lowerBound..<end] == table)
  }

  @Test("every range has a reason, and no subject stands twice")
  func reasons() {
    let rows = Ranges.table + Self.works
    #expect(rows.allSatisfy { !$0.reason.isEmpty && $0.bounds.lowest.isFinite })
    #expect(Set(rows.map(\.subject)).count == rows.count)
  }

  private static func row(_ subject: String, upTo most: some BinaryInteger, _ reason: String) -> Ranges.Row {
    Ranges.Row(subject, .range(0, Double(most)), reason)
  }

  /// The bounds of what is read and of the work that it may make, each where its code stands.
  private static let works: [Ranges.Row] = {
    let plots = [
      Ranges.Row("columns of a plot", Plot.columns, "narrower ones show nothing; no terminal is as wide"),
      Ranges.Row("pixels of an SVG's width", Plot.pixels, "narrower ones have no room for words"),
      row(
        "columns of all panels of a plot together", upTo: MotionPlot.mostColumns,
        "about eight megabytes of text"),
      row(
        "columns of all curves over one another together", upTo: MotionPlot.mostColumnsOfCurves,
        "a second, and 170 megabytes"),
      row(
        "curves of a plot as JSON", upTo: MotionPlot.mostNumbersAsJSON, "each is some sixty kilobytes"),
      row("curves of a picture", upTo: MotionPlot.mostNumbersOfPicture, "ten megabytes of SVG"),
      row(
        "bytes of the samples of a run", upTo: MotionSamples.mostBytes,
        "a slip of the hand must not fill the memory"),
      row(
        "numbers of a morph that is exported as samples", upTo: SampledMotion.mostNumbers,
        "both ways together; more would take seconds"),
      row(
        "oscillations of a spring that is baked", upTo: Int(LinearEasing.mostPeriods),
        "with next to no damping it would take too many stops"),
      row(
        "points at which a motion is looked at to be baked", upTo: ToleranceBand.most,
        "beyond it a motion is unbounded, or as good as"),
      Ranges.Row(
        "samples of a stretch in which two motions are compared",
        .range(GapSearch.fewestSamples, GapSearch.mostSamples),
        "sixteen for each oscillation of a thousand"),
    ]
    let texts = [
      row("levels of JSON", upTo: JSONDocument.depthLimit, "deeper texts are mistakes or attacks"),
      row("problems that are listed of a text", upTo: JSONProblem.limit, "no person reads more"),
      row("levels of groups of tokens", upTo: TokenWalk.depthLimit, "what the stack holds"),
      row(
        "groups of tokens that extend others", upTo: TokenWalk.extensionLimit,
        "groups that extend one another can stand for more tokens than any memory holds"),
      row(
        "variables of a style sheet in one another", upTo: StyleSheetValues.mostDepth,
        "of variables that each name two others a value would grow without end"),
      row("bytes of such a value", upTo: StyleSheetValues.mostBytes, "the same"),
      row(
        "turns of an animation that becomes a clip", upTo: AnimationTurns.most,
        "more make keyframes too long to read"),
      row(
        "curves of an import in which springs are looked for", upTo: SpringCurves.most,
        "each is fitted, which takes a while"),
      row(
        "mentions from one preset to the next", upTo: Resolver.mostNesting,
        "a sequence's tween's curve is three; bases and aliases are counted by themselves"),
      row(
        "pairs of items of two lists that are merged", upTo: ListAlignment.most,
        "a moment's work; longer lists are paired by their places"),
      row(
        "bytes of a database that is read into memory", upTo: Connection.mostBytes,
        "ten times the most presets"),
      row(
        "millions of steps of one query", upTo: WorkBudget.ample,
        "some ten seconds: a schema can hold a query that never ends"),
    ]
    let sources = [
      row("bytes of a source", upTo: ScanLimits.fileBytes, "larger ones are no source that a person wrote"),
      row(
        "levels of an expression in a source", upTo: ScanLimits.expressionDepth,
        "they cost stack; a bracket counts twice"),
      row("operators or members in a row", upTo: ScanLimits.operators, "each is a level of the expression"),
      row("levels of a value of CSS", upTo: ScanLimits.cssDepth, "they cost stack"),
      row(
        "steps by which a constant is worked out", upTo: ScanLimits.evaluationSteps,
        "constants that name each other twice would take exponential time"),
      row(
        "parts of a constant whose constants are replaced", upTo: ScanLimits.constantParts,
        "constants of constants would grow without end"),
      row(
        "scopes around a name that are looked at", upTo: ScanLimits.scopes,
        "nested functions without end would take quadratic time"),
      row("classes of one element", upTo: ScanLimits.classes, "they are looked at together"),
      row(
        "modules of a page that are looked at by themselves", upTo: ScanLimits.modules, "each is a copy of it"
      ),
      row(
        "alternatives that the braces of a pattern make", upTo: ScanLimits.patternAlternatives,
        "more are a mistake"),
    ]
    return plots + texts + sources
  }()
}
