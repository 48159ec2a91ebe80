import Foundation

/// A question to a browser about a style sheet, and its answer.
struct SheetProbe: Codable {
  /// The sheet.
  var css: String
  /// Springs, tweens and curves.
  var timings: [Timing] = []
  /// Clips and sequences.
  var animations: [Animation] = []

  struct Timing: Codable {
    /// The custom properties' name without the last word.
    var name: String
    /// Shares of the duration.
    var shares: [Double]
  }

  struct Animation: Codable {
    var name: String
    /// Milliseconds.
    var times: [Double]
    /// The CSS properties to read.
    var properties: [String]
  }

  struct Answer: Codable {
    var timings: [String: TimingAnswer]
    var animations: [String: AnimationAnswer]
    /// Declarations that the browser does not understand.
    var refused: [String]
    /// Keyframes and declarations in them, by the name of the keyframes.
    var keyframes: [String: [Int]]
    var reducesMotion: Bool
  }

  struct TimingAnswer: Codable {
    var duration: String
    var easing: String
    var delay: String
    var transition: String
    /// The share of the way at each share of the duration.
    var values: [Double]
  }

  struct AnimationAnswer: Codable {
    var animation: String
    var names: String
    /// For each time the text of each property.
    var values: [[String]]
  }

  /// Asks about several sheets with one start of the browser.
  static func ask(
    _ browser: Browser, _ probes: [SheetProbe], reducesMotion: Bool = false
  ) throws -> [Answer] {
    let json = String(decoding: try JSONEncoder().encode(probes), as: UTF8.self).replacing(
      "<", with: "\\u003c")
    let data = try browser.run("const probes = \(json);\n" + script, reducesMotion: reducesMotion)
    return try JSONDecoder().decode([Answer].self, from: data)
  }

  private static let script = """
    const style = document.head.appendChild(document.createElement("style"));
    const box = document.body.appendChild(document.createElement("div"));
    const root = getComputedStyle(document.documentElement);
    const read = name => root.getPropertyValue(name).trim();
    const travel = 1000;

    function timing(probe) {
      const [duration, easing, delay, transition] =
        ["duration", "easing", "delay", "transition"].map(
          word => read(`--${probe.name}-${word}`) || (word === "easing" ? read(`--${probe.name}`) : ""));
      const element = box.appendChild(document.createElement("div"));
      const length = 1000;
      const animation = element.animate(
        { translate: ["0px", `${travel}px`] }, { duration: length, easing: easing || "linear", fill: "both" });
      animation.pause();
      const values = probe.shares.map(share => {
        animation.currentTime = share * length;
        return parseFloat(getComputedStyle(element).translate) / travel || 0;
      });
      element.remove();
      return { duration, easing, delay, transition, values };
    }

    function animation(probe) {
      const element = box.appendChild(document.createElement("div"));
      const text = read(`--${probe.name}-animation`);
      element.style.animation = `var(--${probe.name}-animation)`;
      const running = element.getAnimations();
      running.forEach(animation => animation.pause());
      const computed = getComputedStyle(element);
      const values = probe.times.map(time => {
        running.forEach(animation => { animation.currentTime = time; });
        return probe.properties.map(property => computed.getPropertyValue(property));
      });
      const names = computed.animationName;
      element.remove();
      return { animation: text, names, values };
    }

    function refused(rules, list) {
      for (const rule of rules) {
        if (rule.cssRules && !(rule instanceof CSSKeyframesRule)) refused(rule.cssRules, list);
        if (!(rule instanceof CSSStyleRule)) continue;
        for (const name of rule.style) {
          const value = rule.style.getPropertyValue(name).trim();
          const property = name.endsWith("-duration") ? "transition-duration"
            : name.endsWith("-delay") ? "transition-delay"
            : name.endsWith("-easing") ? "transition-timing-function"
            : name.endsWith("-transition") ? "transition"
            : name.endsWith("-animation") ? "animation" : null;
          if (property && !CSS.supports(property, value)) list.push(`${name}: ${value}`);
        }
      }
      return list;
    }

    function keyframes(rules) {
      const all = {};
      for (const rule of rules) {
        if (!(rule instanceof CSSKeyframesRule)) continue;
        const frames = [...rule.cssRules];
        all[rule.name] = [frames.length, frames.reduce((sum, frame) => sum + frame.style.length, 0)];
      }
      return all;
    }

    answer(probes.map(probe => {
      style.textContent = probe.css;
      const rules = style.sheet.cssRules;
      return {
        timings: Object.fromEntries(probe.timings.map(one => [one.name, timing(one)])),
        animations: Object.fromEntries(probe.animations.map(one => [one.name, animation(one)])),
        refused: refused(rules, []),
        keyframes: keyframes(rules),
        reducesMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
      };
    }));
    """
}
