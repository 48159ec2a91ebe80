import Foundation
import TestSupport
import Testing

/// A question to a browser about exported TypeScript for the Web Animations API, and its answer.
struct WebAnimationsProbe: Codable {
  /// Springs, tweens and curves.
  var timings: [Timing] = []
  /// Clips and sequences.
  var animations: [SheetProbe.Animation] = []

  struct Timing: Codable {
    /// The path in the module: `sheet.present`.
    var name: String
    /// Shares of the duration, the delay apart.
    var shares: [Double]
  }

  struct Answer: Codable {
    var timings: [String: Timing]
    /// For each time the text of each property.
    var animations: [String: [[String]]]

    struct Timing: Codable {
      /// Milliseconds; nil of a curve.
      var duration: Double?
      var delay: Double?
      /// Where it is at the end of the delay, and at each share of the duration.
      var start: Double
      var values: [Double]
    }
  }

  /// Asks about a module, which `tsc` makes JavaScript of.
  func ask(_ browser: Browser, _ module: String) throws -> Answer {
    let javaScript = try TemporaryFolder.use { folder in
      try folder.write(module, to: "motion.ts")
      let options = [
        "--target", "es2020", "--lib", "es2020,dom", "--module", "commonjs", "--strict", "--skipLibCheck",
      ]
      let result = try #require(TypeScriptRun.tsc).run(options + ["motion.ts"], in: folder.url)
      try #require(result.status == 0, "\(result.output.prefix(3000))")
      return try folder.read("motion.js")
    }
    let probe = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    let script = "const exports = {}; (function () {\n\(javaScript)\n})();\nconst probe = \(probe);\n"
    let data = try browser.run((script + Self.script).replacing("</", with: "<\\/"))
    do {
      return try JSONDecoder().decode(Answer.self, from: data)
    } catch {
      Issue.record("the page answered \(String(decoding: data.prefix(2000), as: UTF8.self))")
      throw error
    }
  }

  private static let script = """
    if (exports.registerProperties) {
      exports.registerProperties();
      exports.registerProperties();
    }
    const box = document.body.appendChild(document.createElement("div"));
    const find = path => path.split(".").reduce((object, key) => object[key], exports.motionPresets);
    const travel = 1000;
    const way = { translate: ["0px", `${travel}px`] };

    function timing({ name, shares }) {
      const element = box.appendChild(document.createElement("div"));
      const value = find(name);
      const options = typeof value === "string" ? { duration: 1000, easing: value } : value;
      const animation = element.animate(way, options);
      animation.pause();
      const at = time => {
        animation.currentTime = time;
        return parseFloat(getComputedStyle(element).translate) / travel || 0;
      };
      const delay = options.delay ?? 0;
      const start = at(delay / 2);
      const values = shares.map(share => at(delay + share * options.duration));
      element.remove();
      return typeof value === "string"
        ? { start, values } : { duration: options.duration, delay, start, values };
    }

    function animation({ name, times, properties }) {
      const element = box.appendChild(document.createElement("div"));
      const value = find(name);
      // A progress is a time from 0 to 1.
      const options = value.options.duration === "auto" ? { ...value.options, duration: 1 } : value.options;
      const running = (value.lead ? [element.animate(value.lead.keyframes, value.lead.options)] : [])
        .concat(element.animate(value.keyframes, options));
      running.forEach(animation => animation.pause());
      const computed = getComputedStyle(element);
      const values = times.map(time => {
        running.forEach(animation => { animation.currentTime = time; });
        return properties.map(property => computed.getPropertyValue(property));
      });
      element.remove();
      return values;
    }

    answer({
      timings: Object.fromEntries(probe.timings.map(one => [one.name, timing(one)])),
      animations: Object.fromEntries(probe.animations.map(one => [one.name, animation(one)])),
    });
    """
}
