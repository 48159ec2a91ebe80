import Gallery
import TestSupport

/// Names and samples that break careless plots, from a generator with a seed.
struct HostileSeries {
  private var random: Seeded

  init(seed: UInt64) { random = Seeded(seed: seed) }

  static let names = [
    "", "plain", "日本語の名前がとても長い場合", "e\u{301}\u{302}\u{303}\u{304}\u{305}",
    "👩‍👩‍👧‍👦🇩🇪👍🏽", "\u{1B}[31mred\u{7}\r\n",
    "<\u{338}b>&amp;\"'</text>", "\u{202E}right to left\u{2066}", "]]>\u{0}\u{1F}\u{7F}\u{9B}",
    "\u{FFFE}\u{FFFF}",
    String(repeating: "long.", count: 100), "\u{301}",
    "שלום", "a\u{200B}b\u{AD}c\u{FE0F}", "한국어 ᄒ", "⌚✅①☃",
  ]

  mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  mutating func series() -> [PlotSeries] {
    (0..<below(9)).map { _ in one() }
  }

  private mutating func one() -> PlotSeries {
    let scales = [1.0, Double.leastNonzeroMagnitude, 1e-12, 1e9, 1e299, 1e307, 0]
    let scale = scales[below(scales.count)]
    let offset = below(3) == 0 ? 1e6 : 0
    let step = [0.01, 1e-9, 1e5, 0][below(4)]
    let samples = (0..<below(60)).map { index in
      PlotSample(
        time: Double(index) * step, value: number() * scale + offset, velocity: number() * scale)
    }
    let times: [Double?] = [nil, 0.2, -1, .nan, .infinity, 1e12, 3e-5]
    return PlotSeries(name: name(), samples: samples, settlingTime: times[below(times.count)])
  }

  private mutating func name() -> String { Self.names[below(Self.names.count)] }

  private mutating func number() -> Double {
    switch below(20) {
    case 0: .nan
    case 1: .infinity
    default: Double(below(2001) - 1000) / 1000
    }
  }
}
