/// The characters around the curves, in Unicode or in ASCII.
struct PlotGlyphs {
  let axis: String
  let axisTick: String
  let corner: String
  let base: String
  let baseTick: String
  let settling: String
  let mark: String
  let referenceKey: String

  static let unicode = PlotGlyphs(
    axis: "│", axisTick: "┤", corner: "└", base: "─", baseTick: "┬", settling: "▲", mark: "◆",
    referenceKey: "┈┈")
  static let ascii = PlotGlyphs(
    axis: "|", axisTick: "+", corner: "+", base: "-", baseTick: "|", settling: "^", mark: "!",
    referenceKey: "..")
}
