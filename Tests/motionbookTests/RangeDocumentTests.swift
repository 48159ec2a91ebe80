import Foundation
import Testing

@testable import AppScan
@testable import Export
@testable import MotionPhysics
@testable import Presets
@testable import MotionbookSQLite
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
    arguments: [("What", table), ("What of a file or a command", works)])
  func document(heading: String, rows: [Row]) throws {
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
    let rows = Self.table + Self.works
    #expect(rows.allSatisfy { !$0.reason.isEmpty && $0.bounds.lowest.isFinite })
    #expect(Set(rows.map(\.subject)).count == rows.count)
  }

  /// A range with what it is for.
  struct Row: Sendable {
    /// The quantity that is counted or measured, and its keys.
    let subject: String
    let bounds: Bounds
    /// Why it ends where it ends.
    let reason: String

    init(_ subject: String, _ bounds: Bounds, _ reason: String) {
      self.subject = subject
      self.bounds = bounds
      self.reason = reason
    }
  }

  private static func row(_ subject: String, upTo most: some BinaryInteger, _ reason: String) -> Row {
    Row(subject, .range(0, Double(most)), reason)
  }

  /// Every range of what people type.
  private static let table: [Row] = [
    Row(
      "duration of a spring, tween or keyframe", Ranges.duration,
      "a tenth of a millisecond is a hundredth of a frame at 100 Hz; no loop on a screen takes an hour"),
    Row("delay, and a duration preset", Ranges.delay, "as durations; 0 means at once"),
    Row(
      "durationScale, time scale", Ranges.durationScale,
      "what leads from one end of useful durations to the other"),
    Row(
      "bounce", Ranges.bounce,
      "nearer to -1 a spring creeps for hours, nearer to 1 it rings ten thousand times; 1 is undamped"),
    Row("extraBounce", Ranges.extraBounce, "from the lowest bounce to the highest and back"),
    Row("dampingRatio", Ranges.dampingRatio, "the ratios of these bounces; 0 is undamped"),
    Row("mass", Ranges.mass, "systems default to 1, 3 or 4"),
    Row("stiffness, tension", Ranges.stiffness, "what these durations need at these masses"),
    Row(
      "damping, friction", Ranges.damping, "what these damping ratios need at these stiffnesses and masses"),
    Row(
      "Origami's tension and friction", Ranges.origami, "the same on Origami's scale, which begins below 0"),
    Row("Origami's speed", Ranges.speed, "its slider ends at 20"),
    Row("Origami's bounciness", Ranges.bounciness, "beyond it more bounciness would bounce less"),
    Row(
      "settlingDuration", Ranges.settlingDuration,
      "what SwiftUI, Framer and Motion clamp it to; a longer one would be another spring there"),
    Row(
      "initialVelocity, in travels per second", Ranges.velocity,
      "a fling of 10,000 points per second over a single one"),
    Row("value of a property", Ranges.value, "points, degrees, and numbers of 30 bits"),
    Row("velocity of a keyframe", Ranges.valueVelocity, "the greatest value within a millisecond"),
    Row(
      "y of a Bezier, points and paths", Ranges.coordinate,
      "elastic curves leave 0 to 1 a little, never a thousandfold"),
    Row("distance of a gesture", Ranges.distance, "points of a screen, and of a long scroll"),
    Row("cap of a gesture", Ranges.cap, "less of the way than that would not be seen"),
    Row("threshold of a gesture", Ranges.threshold, "a share of the way"),
    Row(
      "projection of a gesture", Ranges.projection,
      "from a hundredth of a second's glide to ten seconds'; UIKit's scroll views have 0.99 and 0.998"),
    Row(
      "tolerance", Ranges.tolerance,
      "a thousandth of a pixel over a thousand pixels; a tenth of the way is no curve any more"),
    Row("time of a recorded sample", Ranges.recordedTime, "eleven days of a clock that was not set to 0"),
    Row("samples of a recording", Ranges.samples, "fewer tell no motion; hours of video"),
    Row("frames a second of a recording", Ranges.frameRate, "the fastest cameras of laboratories"),
    Row("steps", Ranges.steps, "more than a display has frames in eight seconds; each becomes two stops"),
    Row("points of a curve", Ranges.points, "one for each frame at 60 Hz of almost three minutes"),
    Row("characters of a path", Ranges.pathLength, "some two hundred cubic pieces"),
    Row("tracks of a clip", Ranges.tracks, "one for each property that moves"),
    Row("keyframes of a clip", Ranges.keyframes, "each becomes a baked spring in some formats"),
    Row("phases of a sequence", Ranges.phases, "each is an animation that somebody designed"),
    Row("elements of a morph", Ranges.elements, "what moves on its own from one screen to another"),
    Row("properties of a phase or element", Ranges.properties, "one for each property that moves"),
    Row("values of a sequence or morph", Ranges.values, "each becomes a track of its own in some formats"),
    Row(
      "straight lines of a baked preset", Ranges.bakedStops, "two seconds of work, a few megabytes of text"),
    Row(
      "bases and aliases in a row", Ranges.chainDepth,
      "three are hard to follow already; each stands in every lineage"),
    Row("presets of a registry", Ranges.presets, "a hundred times what large teams have"),
    Row("characters of a name", Ranges.nameLength, "it becomes a file's name and an identifier"),
    Row("segments of a name", Ranges.nameSegments, "each becomes a nested type or group"),
    Row(
      "characters of a property's, phase's or element's name", Ranges.partNameLength,
      "it becomes an identifier"),
    Row(
      "characters of a summary, deprecation or reason", Ranges.textLength, "a comment in code, not a chapter"),
    Row("exceptions of a preset", Ranges.exceptions, "twice as many as there are rules"),
    Row("extensions of a preset", Ranges.extensions, "other tools' data, carried along"),
    Row("words of a list in a project file", Ranges.projectWords, "each is looked for in every source"),
    Row(
      "exports of a project file", Ranges.projectExports,
      "all formats for dozens of modules; each is made of all presets anew"),
    Row("text file that is read", Ranges.textFile, "twice the JSON of the most presets"),
  ]

  /// The bounds of what is read and of the work that it may make, each where its code stands.
  private static let works: [Row] = {
    let plots = [
      Row("columns of a plot", Plot.columns, "narrower ones show nothing; no terminal is as wide"),
      Row("pixels of an SVG's width", Plot.pixels, "narrower ones have no room for words"),
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
      Row(
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
