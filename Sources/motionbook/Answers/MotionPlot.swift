import CommandLineKit
import Gallery
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// Motions drawn over one another.
struct MotionPlot: CommandResult {
  private let motions: [NamedMotion]
  private let velocity: Double
  /// Columns or pixels; nil where the place of the picture says it.
  private let width: Int?
  /// The names in the picture's heading.
  let title: String
  private let axis: PlotAxis
  /// Whether there are curves of properties, which have units of their own.
  private let showsProperties: Bool
  private var target: Double? { showsProperties ? nil : 1 }
  /// Whether a picture has a panel for each motion.
  private let isApart: Bool

  /// - Parameters:
  ///   - velocity: What springs start with, travels per second.
  ///   - isApart: Whether a picture has a panel for each motion.
  /// - Throws: ``Failure`` when a motion cannot be drawn, or not on one axis with the others.
  init(_ motions: [NamedMotion], velocity: Double = 0, width: Int? = nil, isApart: Bool = false) throws {
    self.isApart = isApart
    for named in motions {
      if case .duration(let seconds) = named.motion {
        if seconds == 0 { throw Failure("\(named.name) takes no time, so nothing of it can be drawn") }
        let seconds = DecimalText.exact(seconds)
        throw Failure(
          "\(named.name) is a duration of \(seconds) s, which has no position to draw without a curve: "
            + "duration=\(seconds),curve=easeOut")
      }
    }
    let overProgress = motions.filter(\.motion.runsOverProgress)
    if let first = overProgress.first, let other = motions.first(where: { !$0.motion.runsOverProgress }) {
      throw Failure(
        "\(first.name) runs over a progress and \(other.name) over time, "
          + "so they have no axis in common; plot \(first.name) by itself")
    }
    // The legend has them all.
    title = motions.map(\.name).joined(atMost: 3)
    axis = overProgress.isEmpty ? .time : .progress
    self.motions = motions
    self.velocity = velocity
    self.width = width
    showsProperties = motions.contains { PropertyMotion($0.motion) != nil }
  }

  func text(for console: Console) -> String { text(console, isInset: false) }

  /// As text for a terminal; where properties move one picture for each, as their units differ.
  ///
  /// - Parameter isInset: Whether it stands below a text that says what it is: without the velocity, in fewer lines.
  func text(_ console: Console, isInset: Bool) -> String {
    let head = heading(isInset ? nil : title)
    let width = width ?? console.outputWidth
    // A column has two dots.
    let curves = curves(steps: 2 * width)
    var options = PlotOptions(
      width: width, height: isInset ? 14 : 24, usesColor: console.usesColor,
      usesBraille: console.isUTF8, showsVelocity: !isInset, target: target, title: head.isEmpty ? nil : head,
      axis: axis)
    guard showsProperties else { return TerminalPlot.render(curves.map(\.series), options: options) }
    options.height = isInset ? 10 : 20
    return Self.propertyGroups(curves).enumerated().map { index, group in
      if index > 0 { options.title = nil }
      return TerminalPlot.render(group, options: options)
    }.joined(separator: "\n")
  }

  /// The points that are drawn.
  func write(to writer: inout JSONWriter) {
    writer.objects("curves", curves().map(\.series)) { writer, curve in
      writer.member("name", curve.name)
      writer.member("settlingTime", curve.settlingTime)
      writer.objects("samples", curve.samples) { writer, sample in
        writer.member("time", sample.time)
        writer.member("value", sample.value)
        writer.member("velocity", sample.velocity)
      }
    }
  }

  enum Medium {
    case text(columns: Int)
    case picture
    case json
  }

  /// Refuses what would take too long to draw, or fill the disk.
  func checkSize(as medium: Medium) throws {
    let properties = motions.map { PropertyMotion($0.motion)?.properties ?? [] }
    let numbers = properties.reduce(0) { $0 + max(1, $1.reduce(0) { $0 + $1.value.count }) }
    switch medium {
    case .text(let columns):
      let panels = Set(properties.joined().map(\.property)).count
      if panels * columns > Self.mostColumns {
        throw Failure(
          "\(title) has \(panels) panels, which take \(Self.mostColumns / panels) columns each at the most and not "
            + "\(columns); choose a smaller --width")
      }
      guard numbers * columns > Self.mostColumnsOfCurves else { return }
      throw Failure(
        "\(title) has \(numbers) curves over one another, which take \(Self.mostColumnsOfCurves / numbers) columns at "
          + "the most and not \(columns); choose a smaller --width, or plot fewer motions")
    case .picture, .json:
      let isJSON = if case .json = medium { true } else { false }
      let most = isJSON ? Self.mostNumbersAsJSON : Self.mostNumbersOfPicture
      guard numbers > most else { return }
      throw Failure(
        "\(title) would be \(numbers) curves, and \(most) is the most of \(isJSON ? "a JSON document" : "a picture"); "
          + "plot fewer motions or fewer properties, or choose some of them with sample --property")
    }
  }

  /// The most columns of all panels together: about eight megabytes.
  static let mostColumns = 400_000
  /// The most columns of all curves of one panel together: a second, and 170 megabytes.
  static let mostColumnsOfCurves = 1_000_000
  /// A curve is some sixty kilobytes of JSON.
  static let mostNumbersAsJSON = 150
  static let mostNumbersOfPicture = 1000

  /// As a picture that stands alone: where properties move one panel for each, as their units differ.
  var svg: String {
    let options = SVGOptions(width: width ?? 720, title: heading(title), target: target, axis: axis)
    guard showsProperties || isApart else { return SVGPlot.render(curves().map(\.series), options: options) }
    let groups = isApart ? apart() : Self.propertyGroups(curves()).map { (heading: nil, series: $0) }
    return SVGPanels.render(groups, columns: isApart ? 3 : 1, options: options)
  }

  /// The curves of each motion by itself.
  private func apart() -> [SVGPanels.Group] {
    let all = curves().map(\.series)
    let shared = sharedGroup
    return motions.map { named in
      (
        String(named.name.dropFirst(shared.count)),
        all.filter { $0.name == named.name || $0.name.hasPrefix(named.name + " ") || motions.count == 1 }
      )
    }
  }

  /// The group of all motions with its dot, which their names need not say; empty where they have none.
  private var sharedGroup: String {
    guard motions.allSatisfy({ $0.preset != nil }), let first = motions.first?.name else { return "" }
    let groups = first.indices.filter { first[$0] == "." }.map { String(first[...$0]) }
    return groups.last { group in motions.allSatisfy { $0.name.hasPrefix(group) } } ?? ""
  }

  private func curves(steps: Int = MotionSeries.pictureSteps) -> [MotionSeries.Curve] {
    MotionSeries.curves(of: motions, isAlone: motions.count == 1, steps: steps, velocity: velocity)
  }

  private func heading(_ title: String?) -> String {
    [title, axis == .progress ? "over a progress of 0 to 1" : nil].compactMap(\.self).joined(separator: ", ")
  }

  /// The curves of each property, in their order: of several motions those of one property together.
  private static func propertyGroups(_ curves: [MotionSeries.Curve]) -> [[PlotSeries]] {
    var places: [String?: Int] = [:]
    var groups: [[PlotSeries]] = []
    for (property, series) in curves {
      if let place = places[property] {
        groups[place].append(series)
      } else {
        places[property] = groups.count
        groups.append([series])
      }
    }
    return groups
  }
}
