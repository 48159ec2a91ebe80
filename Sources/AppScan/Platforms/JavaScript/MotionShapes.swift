import CLibrary
import MotionPhysics

/// How web apps write motions with Motion (motion.dev 12, once Framer Motion), react-spring, Svelte and Web Animations.
enum MotionShapes {
  private static let parameters = ["type", "duration", "ease"] + physics + ["bounce", "visualDuration"]
  private static let others = ["velocity", "delay", "repeat"]
  private static let physics = ["stiffness", "damping", "mass"]

  /// The `transition` of an element, a variant or a target.
  static let transition = CallShape.javaScript(
    .webJS, "Motion.transition", ["transition"], parameters, others: others, role: .object(.motion),
    example:
      "<motion.div animate={{ x: 10 }} transition={{ type: \"spring\", stiffness: 300, damping: 30 }} />",
    reads: "spring 0.36276 0.133975"
  ) { try transition($0) }

  /// A transition of an app's own component that says no duration: the component may, and only the curve is known.
  static let componentEase = CallShape(
    .webJS, "Motion.transition",
    parameters: ["ease", "bezier"].map { CallShape.Parameter($0) }
      + others.map { CallShape.Parameter($0, isEssential: false) },
    isAnimation: false, role: .object(.motion), library: .web,
    example: "import { Spin } from './Spin';\n<Spin transition={{ ease: 'easeInOut', repeat: Infinity }} />",
    reads: "curve 0.42:0:0.58:1 repeats"
  ) { SiteMotion(.curve(try $0.curve("ease", .web))) }

  /// A transition of @vueuse/motion, which popmotion plays: milliseconds, and eases of its own.
  static let vueTransition = CallShape.javaScript(
    .webJS, "VueUse.transition", [], parameters, others: others, role: .object(.other),
    example: "import { useMotion } from '@vueuse/motion';\n"
      + "useMotion(card, { enter: { opacity: 1, transition: { duration: 300, ease: 'linear' } } });",
    reads: "tween 0.3 0:0:1:1"
  ) { values in
    try values.check(["type"])
    switch values.text("type") {
    case nil where values.hasOne(of: physics), "spring": return try spring(values, perSecond: 1000)
    case nil, "keyframes":
      return try .javaScript(
        values, duration: 300, perSecond: 1000, default: "easeInOut", name: "ease", .popmotion)
    default: throw UnreadableReason.unknownArgument
    }
  }

  /// A transition of Motion One, also of solid-motionone, and the options of its `animate`: seconds, and easings of CSS by
  /// another key than Motion's (@motionone/utils, defaults.ts).
  static let motionOne = CallShape.javaScript(
    .webJS, "MotionOne.transition", [], ["duration", "easing", "bezier"], others: ["delay", "repeat"],
    role: .object(.other), library: motionOneNames,
    example: "import { animate } from '@motionone/dom';\nanimate(card, { x: 1 }, { duration: 0.5 });",
    reads: "tween 0.5 0.25:0.1:0.25:1"
  ) { values in
    if values.text("easing") == "spring" { return try .physics(values, stiffness: 100, damping: 10) }
    return try .javaScript(values, duration: 0.3, perSecond: 1, default: "ease", .web)
  }

  /// Its spring without numbers, which takes the time that it takes; with numbers those are a site of their own.
  private static let motionOneNames: Library = {
    var library = Library.web
    library.call = { $0 == "spring" ? .text("spring") : Library.web.call($0, $1) }
    return library
  }()

  /// A value that follows another on a spring. Its options go straight to the generator, which counts in milliseconds
  /// (motion-dom, value/follow-value.ts and generators/spring.ts), but for the visual duration.
  static let useSpring = CallShape.javaScript(
    .webJS, "JS.useSpring", ["useSpring"], parameters, others: others,
    example: "const x = useSpring(0, { stiffness: 300, damping: 30 });", reads: "spring 0.36276 0.133975"
  ) { try spring($0, perSecond: 1000) }

  /// Motion's `animate`.
  static let animate = CallShape.javaScript(
    .webJS, "JS.animate", ["animate"], parameters, others: others,
    example: "animate(card, { x: 100 }, { duration: 0.4, ease: [0.2, 0, 0, 1] });",
    reads: "tween 0.4 0.2:0:0:1"
  ) { try transition($0) }

  /// The Web Animations API: milliseconds; linear unless the options say otherwise (Web Animations 1, 5.4).
  static let webAnimate = CallShape.javaScript(
    .webJS, "JS.animate", ["animate"], ["duration", "easing", "bezier"], others: ["delay", "iterations"],
    role: .object(.webAnimations),
    example: "card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: 'ease-out' });",
    reads: "tween 0.2 0:0:0.58:1"
  ) { try .javaScript($0, duration: nil, perSecond: 1000, default: "linear", .web) }

  /// react-spring's `config`: `tension` and `friction`, a frequency with a damping ratio, or a tween in milliseconds
  /// (packages/core/src/AnimationConfig.ts).
  static func reactSpring(_ platform: AppPlatform) -> CallShape {
    .javaScript(
      platform, "react-spring.config", ["tension", "friction"],
      ["tension", "friction", "mass", "frequency", "damping", "duration", "easing", "bezier"],
      others: ["velocity", "delay", "bounce"], role: .object(.reactSpring), library: .web,
      example: (platform == .webJS ? "" : "import { View } from 'react-native';\n")
        + "const styles = useSpring({ opacity: 1, config: { tension: 170, friction: 26 } });",
      reads: "spring 0.481898 0.002946"
    ) { values in
      if values.has("duration") {
        return try .javaScript(values, duration: nil, perSecond: 1000, default: "linear", .reactSpring)
      }
      // It turns back at its goal by a share of its speed, which no spring does.
      if let bounce = values["bounce"], bounce.number != 0 { throw UnreadableReason.unknownArgument }
      let names =
        values.has("frequency") ? ["frequency", "damping", "mass"] : ["tension", "friction", "mass"]
      try values.check(names)
      try values.checkWhole(names)
      return try .dialect("reactSpring", names.compactMap { name in values[name]?.number.map { (name, $0) } })
    }
  }

  /// A spring of `svelte/motion`, which steps once a frame, 60 times a second: by what is left of the last step, times
  /// 1 - damping, and by stiffness times the way that is left (packages/svelte/src/motion/spring.js). The way that is left
  /// goes as the powers of the roots of z² - (2 - damping - stiffness) z + 1 - damping, and so does that of this spring.
  static let svelteSpring = CallShape.javaScript(
    .webJS, "Svelte.spring", ["spring", "Spring"], ["stiffness", "damping"], role: .object(.other),
    example:
      "import { spring } from 'svelte/motion';\nconst size = spring(1, { stiffness: 0.1, damping: 0.25 });",
    reads: "spring 0.307214 0.578017"
  ) { values in
    try values.checkWhole(["stiffness", "damping"])
    let stiffness = try values.number("stiffness", default: 0.15)
    let damping = try values.number("damping", default: 0.8)
    guard stiffness > 0, stiffness <= 1, damping >= 0, damping <= 1 else { throw UnreadableReason.range }
    // At 1 nothing is left of the last step, which no spring can do but one with next to nothing left.
    let left = 1 - min(damping, 0.999)
    let decay = log(left) / 2
    let cosine = (1 + left - stiffness) / (2 * left.squareRoot())
    let turn = cosine < 1 ? acos(cosine) : acosh(cosine)
    let square = decay * decay + (cosine < 1 ? turn * turn : -turn * turn)
    return try .spring(mass: 1, stiffness: 3600 * square, damping: -120 * decay)
  }

  /// An object that an animation of Motion takes later: a tween, in seconds.
  static let timingObject = CallShape.javaScript(
    .webJS, "JS.object(timing)", ["duration"], parameters, others: others, role: .constant,
    example: "import { motion } from 'framer-motion';\nconst fade = { duration: 0.2, ease: 'easeOut' };",
    reads: "tween 0.2 0:0:0.58:1"
  ) { try transition($0) }

  static let springObject = CallShape.javaScript(
    .webJS, "JS.object(spring)", ["stiffness", "damping", "visualDuration"], parameters, others: others,
    role: .constant,
    example: "export const SPRING = { type: 'spring', stiffness: 280, damping: 22 } as const;",
    reads: "spring 0.375492 0.342624"
  ) { try spring($0) }

  /// An object that `useSpring` takes later, in its units.
  static let springOptions = CallShape.javaScript(
    .webJS, "JS.object(spring)", ["bounce"], parameters, others: others, role: .constant,
    example: "import { useSpring } from 'motion/react';\nconst SOFT = { visualDuration: 0.4, bounce: 0.2 };\n"
      + "const x = useSpring(0, SOFT);",
    reads: "spring 0.48 0.2"
  ) { try useSpring.motion($0) }

  /// A spring of a design system's tokens, which belong to no package: mass 1 where they say none. Damping up to 1 beside
  /// a stiffness is a damping ratio, as Material writes it.
  static let springToken = CallShape.javaScript(
    .webJS, "JS.token(spring)", [], ["stiffness", "damping", "mass"], others: ["velocity"], role: .constant,
    example: "export const tokens = { spatial: { stiffness: 400, damping: 0.5 } };",
    reads: "spring 0.314159 0.5"
  ) { values in
    let stiffness = try values.number("stiffness")
    let damping = try values.number("damping")
    let mass = try values.number("mass", default: 1)
    guard damping <= 1, stiffness >= 50, mass > 0 else { return try .physics(values) }
    return try .spring(mass: mass, stiffness: stiffness, ratio: damping)
  }

  /// A tween of an app's own or of another library, whose unit is not given.
  static let webTimingObject = webTiming(
    .web, .web, example: "scene.moveTo({ target, animation: { duration: 300 } });",
    reads: "tween 0.3 0.42:0:0.58:1")
  /// The same with the easing functions of Svelte.
  static let svelteTimingObject = webTiming(
    .svelte, .svelte,
    example: "import { quadOut } from 'svelte/easing';\nconst motion = { duration: 300, easing: quadOut };",
    reads: "tween 0.3 0.333333:0.666667:0.666667:1")

  private static func webTiming(
    _ library: Library, _ curves: CurveNames, example: String, reads: String
  ) -> CallShape {
    .javaScript(
      .webJS, "JS.object(timing)", ["duration"], ["duration", "easing", "ease", "bezier"],
      others: ["delay", "repeat"], role: .constant, library: library, example: example, reads: reads
    ) { values in
      try .javaScript(
        values, duration: nil, perSecond: (values["duration"]?.number ?? 0) > 20 ? 1000 : 1,
        default: "easeInOut", name: values.has("ease") ? "ease" : "easing", curves)
    }
  }

  /// An animation of Chart.js (core.animations.defaults.js).
  static let chart = CallShape.javaScript(
    .webJS, "Chart.animation", [], ["duration", "easing"], others: ["delay", "loop"],
    example:
      "import { Chart } from 'chart.js';\nconst options = { animation: { duration: 250, easing: 'linear' } };",
    reads: "tween 0.25 0:0:1:1"
  ) { try .javaScript($0, duration: 1000, perSecond: 1000, default: "easeOutQuart", .charts) }

  /// A tween of GSAP, whose eases are its own and no others.
  static let gsap = CallShape.javaScript(
    .webJS, "GSAP.tween", [], ["duration", "ease", "bezier"], others: ["delay", "repeat"], role: .constant,
    example: "gsap.to(card, { x: 100, duration: 0.4, ease: 'power1.out' });",
    reads: "tween 0.4 0.333333:0.666667:0.666667:1"
  ) { try .javaScript($0, duration: 0.5, perSecond: 1, default: "power1.out", name: "ease", .gsap) }

  /// A transition: a spring where the type says so, otherwise a tween. Up to 7.6 Framer Motion took a type from numbers of
  /// physics; since then they count for nothing without one.
  private static func transition(_ values: Parameters) throws(UnreadableReason) -> SiteMotion {
    try values.check(["type"])
    switch values.text("type") {
    case "spring": return try spring(values)
    case nil where values.hasOne(of: physics) && !values.hasOne(of: ["duration", "ease"]):
      try values.checkWhole(["type"])
      throw .untypedSpring
    case nil, "tween", "keyframes":
      // The defaults of generators/keyframes.ts, and the easing that animate puts before the transition
      // (interfaces/motion-value.ts).
      return try .javaScript(values, duration: 0.3, perSecond: 1, default: "easeOut", name: "ease", .web)
    default: throw .unknownArgument
    }
  }

  /// A spring: its physics, which overrule the others; or a visual duration, or a duration, with a bounce
  /// (generators/spring/index.ts). The durations are not alike, and the core knows both.
  ///
  /// - Parameter perSecond: The unit of the duration; a visual duration is in seconds everywhere.
  private static func spring(
    _ values: Parameters, perSecond: Double = 1
  ) throws(UnreadableReason) -> SiteMotion {
    let durations = ["duration", "bounce"]
    let isPhysical = values.hasOne(of: physics)
    try values.check(isPhysical ? physics : durations + ["visualDuration"])
    try values.checkWhole(physics)
    guard !isPhysical, values.hasOne(of: durations) else {
      return try .physics(values, stiffness: 100, damping: 10)
    }
    // Motion clamps the damping ratio.
    func clamped(_ bounce: Double) -> Double { min(max(bounce, 0), 0.95) }
    if let visual = values["visualDuration"]?.number, visual > 0 {
      return try .spring(duration: 1.2 * visual, bounce: clamped(values.number("bounce", default: 0)))
    }
    let duration = try values.number("duration", default: 0.8 * perSecond) / perSecond
    let bounce = clamped(try values.number("bounce", default: 0.3))
    if duration == 0 { return try .spring(duration: 0, bounce: bounce) }
    return try .dialect("motion", [("duration", min(max(duration, 0.01), 10)), ("bounce", bounce)])
  }
}
