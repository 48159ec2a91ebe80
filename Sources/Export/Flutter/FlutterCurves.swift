import MotionPhysics
import PlainText

/// Writes curves as Flutter's, and remembers which of them need code of the file's own.
final class FlutterCurves {
  private var used: Set<FlutterSupport> = [.animation]
  /// Whether a curve of Flutter's own is written.
  private var hasCurves = false
  /// How far Flutter's own curves are off, of those that were asked for.
  private var gaps: [CubicBezier: Double] = [:]

  func support() throws -> [SupportFile] {
    try FlutterSupport.allCases.filter(used.contains).map { try SupportFile($0.rawValue + ".dart") }
  }

  /// The lines that import what is used, and no other: the analyzer warns of those. Dart's own come first.
  func imports() throws -> [[String]] {
    let own = hasCurves ? ["import 'package:flutter/animation.dart';"] : []
    var imports = Set(try support().flatMap(\.imports) + own)
    // Widgets bring the names of animations along.
    if imports.contains("import 'package:flutter/widgets.dart';") {
      imports.remove("import 'package:flutter/animation.dart';")
    }
    let all = imports.sorted()
    return [all.filter { $0.holds("'dart:") }, all.filter { !$0.holds("'dart:") }].filter {
      !$0.isEmpty
    }
  }

  func use(_ support: FlutterSupport) {
    used.insert(support)
    switch support {
    // A spring is a curve too.
    case .spring: used.insert(.springCurve)
    case .clip, .sequence, .morph: used.insert(.moved)
    case .animation, .tween, .moved, .circular, .points, .steps, .pieces, .springCurve: break
    }
  }

  /// A curve as a constant expression, and its type.
  func expression(_ curve: UnitCurve) -> (code: String, type: String) {
    hasCurves = true
    if curve == .linear { return ("Curves.linear", "Curve") }
    if let bezier = curve.bezier {
      guard gap(bezier) > Self.steep else {
        return ("Cubic(\(DecimalText.list(bezier.numbers)))", "Cubic")
      }
      used.insert(.pieces)
      return ("_PiecesCurve(\(DartText.list([0, 0] + bezier.numbers + [1, 1])))", "Curve")
    }
    switch curve {
    case .points(let points):
      used.insert(.points)
      return ("_PointsCurve(\(DartText.list(points.closedPoints.flatMap { [$0.x, $0.y] })))", "Curve")
    case .steps(let steps):
      used.insert(.steps)
      let arguments = "steps: \(steps.count), jumps: \(steps.jumps), isRaised: \(steps.isRaised)"
      return ("_StepsCurve(\(arguments))", "Curve")
    case .path(let path): return self.path(path)
    case .circularEaseIn: return circular("first: 1, second: 0")
    case .circularEaseOut: return circular("first: 0, second: 1")
    case .circularEaseInOut: return circular("first: 0.5, second: 0.5")
    case .linear, .easeIn, .easeOut, .easeInOut, .bezier: return ("Curves.linear", "Curve")
    }
  }

  /// What an app would see of how Flutter plays a curve.
  func remarks(_ curve: UnitCurve) -> [String] {
    guard let bezier = curve.bezier else { return [] }
    let gap = gap(bezier)
    guard gap > Self.noted, gap <= Self.steep else { return [] }
    return FormulaGap.remark("Flutter", gap: gap, "as it stops near the time")
  }

  private func gap(_ bezier: CubicBezier) -> Double {
    if let gap = gaps[bezier] { return gap }
    let gap = FlutterCubic(bezier).gap
    gaps[bezier] = gap
    return gap
  }

  /// The gap of Flutter's own curve from which a note says it: nearly every curve is off by less.
  private static let noted = 0.01
  /// The gap of Flutter's own curve from which the file brings an exact one.
  private static let steep = 0.02

  /// The curve between two keyframes; nil for a tween's straight line.
  func expression(_ easing: ScalarEasing) -> String? {
    switch easing {
    case .curve(.linear): return nil
    case .curve(let curve): return expression(curve).code
    case .spring:
      used.insert(.springCurve)
      let numbers = easing.springNumbers.map { "\($0): \(DecimalText.plain($1))" }
      return "_SpringCurve(\(numbers.joined(separator: ", ")))"
    }
  }

  /// Flutter has a curve of two cubics; others are the file's own.
  private func path(_ path: PathCurve) -> (code: String, type: String) {
    let pieces = path.pieces
    if pieces.count == 2, pieces[0].end.x > 0, pieces[0].end.x < 1, pieces[0].end.y != 0, pieces[0].end.y != 1
    {
      let points = [
        pieces[0].control1, pieces[0].control2, pieces[0].end, pieces[1].control1, pieces[1].control2,
      ]
      let offsets = points.map { "Offset(\(DecimalText.plain($0.x)), \(DecimalText.plain($0.y)))" }
      return ("ThreePointCubic(\(offsets.joined(separator: ", ")))", "ThreePointCubic")
    }
    used.insert(.pieces)
    return ("_PiecesCurve(\(DartText.list(path.numbers)))", "Curve")
  }

  private func circular(_ arcs: String) -> (code: String, type: String) {
    used.insert(.circular)
    return ("_CircularCurve(\(arcs))", "Curve")
  }
}

/// Code that an exported Dart file brings along where Flutter has nothing of its own, in the order in which it stands.
/// Public names begin with the name of the class of the presets.
enum FlutterSupport: String, CaseIterable {
  case animation = "Animation"
  case spring = "Spring"
  case tween = "Tween"
  case clip = "Clip"
  case sequence = "Sequence"
  case morph = "Morph"
  case moved = "Moved"
  case circular = "CircularCurve"
  case points = "PointsCurve"
  case steps = "StepsCurve"
  case pieces = "PiecesCurve"
  case springCurve = "SpringCurve"
}
