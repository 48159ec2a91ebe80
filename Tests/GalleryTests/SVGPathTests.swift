import Testing

@testable import Gallery

@Suite("A path without needless points")
struct SVGPathTests {
  @Test("merges points on one line")
  func collinear() {
    let points = (0...100).map { SVGPoint(x: Double($0), y: 2 * Double($0)) }
    #expect(SVGPath(simplifying: points).data == "M0 0L100 200")
  }

  @Test("keeps corners and turns back on itself")
  func corners() {
    let points = [(0.0, 0.0), (10, 0), (10, 10), (10, 5), (20, 5)].map { SVGPoint(x: $0.0, y: $0.1) }
    #expect(SVGPath(simplifying: points).points == points)
  }

  @Test("stays within its tolerance of each point of a spring")
  func tolerance() {
    let points = SpringSamples.samples(duration: 0.5, dampingRatio: 0.3, until: 2, count: 2000).map {
      SVGPoint(x: $0.time * 300, y: $0.value * 200)
    }
    let kept = SVGPath(simplifying: points).points
    #expect(kept.count < 200)
    for point in points {
      let distance = zip(kept, kept.dropFirst()).map { point.squaredDistance(toSegmentFrom: $0, to: $1) }
        .min()
      #expect((distance ?? .infinity).squareRoot() <= SVGPath.tolerance)
    }
  }
}
