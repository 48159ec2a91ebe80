// Made by motionbook from 54 presets, digest b00f15ae76c36e07.
// Do not edit: change the registry and export it again.
// For Motion (motion.dev): a preset is a transition, `animate(element, { x: 100 }, motion.sheet.present)`.
// Seconds. A clip is `animate(element, clip.keyframes, clip.transition)`. An initialVelocity is in travels per
// second: times (to - from) it is Motion's velocity.
// With less motion: `motionFor(useReducedMotion() === true)` in place of `motion`.

/** Straight lines between points of time and progress; two points of one time are a jump. */
function lines(...points: (readonly [number, number])[]): (time: number) => number {
  return (time) => {
    const now = Math.min(Math.max(time, 0), 1);
    let before = 0;
    let value = 0;
    for (const [next, target] of points) {
      if (next > now) return value + (target - value) * ((now - before) / (next - before));
      before = next;
      value = target;
    }
    return value;
  };
}

/** A staircase: CSS's `steps(count, jump-…)`. */
function steps(count: number, jump: "start" | "end" | "none" | "both"): (time: number) => number {
  return (time) => {
    const jumps = jump === "none" ? count - 1 : jump === "both" ? count + 1 : count;
    const step = Math.floor(Math.min(Math.max(time, 0), 1) * count);
    return Math.min(step + (jump === "start" || jump === "both" ? 1 : 0), jumps) / jumps;
  };
}

/** How Motion takes a curve. */
export type MotionEase =
  | "linear" | "circIn" | "circOut" | "circInOut"
  | readonly [number, number, number, number]
  | ((time: number) => number);

// default: others stand for it.
const aliased_default = {
  type: "spring",
  stiffness: 157.91367041742973,
  damping: 25.132741228718345,
  mass: 1,
} as const;

// sheet.present: others stand for it.
const aliased_sheet_present = {
  type: "spring",
  stiffness: 246.74011002723395,
  damping: 21.991148575128552,
  mass: 1,
} as const;

/** The presets. */
export const motion = {
  _2nd: {
    /**
     * A name that begins with a digit.
     * duration 0.3, bounce 0.1; settles in 0.4 s
     * With less motion: fade.quick.
     */
    tap: { type: "spring", stiffness: 438.6490844928604, damping: 37.69911184307752, mass: 1 },
  },
  class: {
    /**
     * Two words that languages keep for themselves.
     * duration 0.4, bounce 0.25; settles in 0.509 s
     * With less motion: fade.quick.
     */
    in: { type: "spring", stiffness: 246.74011002723395, damping: 23.561944901923447, mass: 1 },
  },
  clip: {
    /**
     * Tracks of two, three and four numbers.
     * offset, axis, color, scale
     * With less motion: none.
     * x within 0.0429.
     * y within 0.0976.
     * scale within 0.000395.
     */
    components: {
      keyframes: {
        x: [
          0, 0.1861, 1.0699, 2.7353, 5.4357, 14.593, 17.2865, 18.9286, 19.8101, 20.0032, 20, 19.8116, 18.8998,
          17.153, 14.7736, 6.0443, 2.7322, 0.362, -1.3755, -2.5547, -3.1851, -3.2525, -2.7571, -0.3172,
          0.3922, 0.5295, -0.0497, 0.0201, -0.0032, 9.766898369178989e-06,
        ] as number[],
        y: [
          40, 39.605, 37.972, 34.852, 30.12, 23.62, 2.768, -4.096, -8.412, -11.064, -12, -12, -13.134,
          -13.092, -11.418, -2.255, 0.579, 2.014, 2.097, -0.227, -0.264, 0.033, 0.002, -6.472124043810368e-06,
        ] as number[],
        axis1: [0, 0, 0] as number[],
        axis2: [0, 1, 1] as number[],
        axis3: [1, 0, 0] as number[],
        color1: [0.1, 0.9, 0.9] as number[],
        color2: [0.2, 0.8, 0.8] as number[],
        color3: [0.3, 0.7, 0.7] as number[],
        color4: [1, 0.5, 0.5] as number[],
        scale: [
          1, 1.021616, 1.110637, 1.145516, 1.17122, 1.191215, 1.206167, 1.216386, 1.221718, 1.221873,
          1.216386, 1.2163624137585078, 1, 1,
        ] as number[],
      },
      transition: {
        x: {
          duration: 2.5765732265555927,
          times: [
            0, 0.00611277, 0.013875018, 0.022704575, 0.033377666, 0.063747461, 0.074420551, 0.08315308,
            0.090915328, 0.097028098, 0.097028098, 0.101813849, 0.108134653, 0.115539022, 0.123214283,
            0.148497497, 0.159694348, 0.169717336, 0.179650027, 0.190034204, 0.201231056, 0.214414445,
            0.227959024, 0.274010591, 0.298390832, 0.322771074, 0.407650432, 0.738138148, 0.999999999, 1,
          ] as number[],
          ease: "linear",
        },
        y: {
          duration: 2.5765732265555927,
          times: [
            0, 0.005821686, 0.012613653, 0.020375901, 0.029108429, 0.038811239, 0.066949388, 0.077622479,
            0.085966895, 0.093146974, 0.097028098, 0.097028098, 0.104703359, 0.115087536, 0.127729143,
            0.16926585, 0.18822826, 0.208093642, 0.228861996, 0.303808664, 0.33541268, 0.458216859, 0.999999999,
            1,
          ] as number[],
          ease: "linear",
        },
        axis1: { duration: 2.5765732265555927, times: [0, 0.194056196, 1] as number[], ease: "linear" },
        axis2: { duration: 2.5765732265555927, times: [0, 0.194056196, 1] as number[], ease: "linear" },
        axis3: { duration: 2.5765732265555927, times: [0, 0.194056196, 1] as number[], ease: "linear" },
        color1: {
          duration: 2.5765732265555927,
          times: [0, 0.116433718, 1] as number[],
          ease: [[0, 0, 0.2, 1], "linear"] as MotionEase[],
        },
        color2: {
          duration: 2.5765732265555927,
          times: [0, 0.116433718, 1] as number[],
          ease: [[0, 0, 0.2, 1], "linear"] as MotionEase[],
        },
        color3: {
          duration: 2.5765732265555927,
          times: [0, 0.116433718, 1] as number[],
          ease: [[0, 0, 0.2, 1], "linear"] as MotionEase[],
        },
        color4: {
          duration: 2.5765732265555927,
          times: [0, 0.116433718, 1] as number[],
          ease: [[0, 0, 0.2, 1], "linear"] as MotionEase[],
        },
        scale: {
          duration: 2.5765732265555927,
          times: [
            0, 0.003881124, 0.018318905, 0.024839193, 0.030660879, 0.036482565, 0.042537118, 0.049135029,
            0.056664409, 0.065979107, 0.077622479, 0.077622479, 0.155244957, 1,
          ] as number[],
          ease: [
            "linear", "linear", "linear", "linear", "linear", "linear", "linear", "linear", "linear", "linear",
            "linear", [0.42, 0, 0.58, 1], "linear",
          ] as MotionEase[],
        },
      },
    },
    /**
     * Property names that try to leave their place.
     * * / } body { color: red } / *, < /style><script>alert(1)< /script>, $ {process.exit()} \ (exit()) # {1}, "'`;\, größe\n\u{202e}end
     * With less motion: fade.quick.
     */
    hostile: {
      keyframes: {
        "\u002a\u002f \u007d body \u007b color: red \u007d \u002f\u002a": [0, 1] as number[],
        "\u003c\u002fstyle\u003e\u003cscript\u003ealert(1)\u003c\u002fscript\u003e": [0, 1] as number[],
        "\u0024\u007bprocess.exit()\u007d \u005c(exit()) \u0023\u007b1\u007d": [0, 1] as number[],
        "\u0022\u0027\u0060;\u005c": [0, 1] as number[],
        "größe\u000a\u202eend": [0, 1] as number[],
      },
      transition: {
        "\u002a\u002f \u007d body \u007b color: red \u007d \u002f\u002a": {
          duration: 0.1,
          times: [0, 1] as number[],
          ease: "linear",
        },
        "\u003c\u002fstyle\u003e\u003cscript\u003ealert(1)\u003c\u002fscript\u003e": {
          duration: 0.1,
          times: [0, 1] as number[],
          ease: "linear",
        },
        "\u0024\u007bprocess.exit()\u007d \u005c(exit()) \u0023\u007b1\u007d": {
          duration: 0.1,
          times: [0, 1] as number[],
          ease: "linear",
        },
        "\u0022\u0027\u0060;\u005c": { duration: 0.1, times: [0, 1] as number[], ease: "linear" },
        "größe\u000a\u202eend": { duration: 0.1, times: [0, 1] as number[], ease: "linear" },
      },
    },
    /**
     * Every type of keyframe, with and without what may be left out.
     * x, opacity, rotation
     * With less motion: fade.quick.
     * opacity within 0.00182.
     * rotate within 0.0957.
     */
    keyframes: {
      keyframes: {
        x: [0, 20, 20, 60, 60, 80, 120, 40, 0, 0] as number[],
        opacity: [
          0.25, 0.2595, 0.2816, 0.3178, 0.366, 0.4263, 0.497, 0.5785, 0.6632, 0.7502, 0.8341, 0.9054, 0.9596,
          0.993, 1, 0.5, 0.5,
        ] as number[],
        rotate: [
          -30, -29.557, -27.33, -22.914, -3.224, 4.701, 11.002, 16.235, 20.508, 23.402, 21.282, 16.353,
          11.824, 8.022, 4.978, 2.634, 1.027, 0.14, 9.492969026680953e-05,
        ] as number[],
      },
      transition: {
        x: {
          duration: 4.8999999999999995,
          times: [
            0, 0.020408163, 0.020408163, 0.051020408, 0.051020408, 0.091836735, 0.132653061, 0.132653061,
            0.173469388, 1,
          ] as number[],
          ease: [
            "linear", "linear", [0.2, 0, 0, 1], "linear", steps(4, "start"),
            [0.3333333333333333, 0.08333333333333334, 0.6666666666666666, 1.0333333333333334], "linear",
            [0.3333333333333333, 0, 0.6666666666666666, 1], "linear",
          ] as MotionEase[],
        },
        opacity: {
          duration: 4.8999999999999995,
          times: [
            0, 6.857e-06, 9.7959e-05, 0.000477551, 0.001432653, 0.003367347, 0.006734694, 0.012244898,
            0.020081633, 0.030979592, 0.045306122, 0.06244898, 0.082040816, 0.104081633, 0.12244898, 0.12244898,
            1,
          ] as number[],
          ease: "linear",
        },
        rotate: {
          duration: 4.8999999999999995,
          times: [
            0, 0.002265306, 0.005510204, 0.009612245, 0.024489796, 0.031469388, 0.038265306, 0.045489796,
            0.05344898, 0.06122449, 0.066857143, 0.086571429, 0.110979592, 0.140081633, 0.175755102,
            0.222693878, 0.290285714, 0.413265306, 1,
          ] as number[],
          ease: "linear",
        },
      },
    },
    /**
     * It starts again at its end.
     * scale, opacity, loops
     * With less motion: none.
     */
    pulse: {
      keyframes: { scale: [1, 1.1, 1] as number[], opacity: [0.6, 1, 1] as number[] },
      transition: {
        scale: {
          duration: 1.2,
          times: [0, 0.5, 1] as number[],
          ease: [0.3333333333333333, 0, 0.6666666666666666, 1],
          repeat: Infinity,
        },
        opacity: {
          duration: 1.2,
          times: [0, 0.5, 1] as number[],
          ease: [[0.42, 0, 0.58, 1], "linear"] as MotionEase[],
          repeat: Infinity,
        },
      },
    },
    /**
     * A position drives it, not time.
     * opacity, y, by progress
     * A progress drives it: useTransform(progress, transition.KEY.times, keyframes.KEY).
     */
    scroll: {
      keyframes: { opacity: [1, 0, 0] as number[], y: [0, -80] as number[] },
      transition: {
        opacity: { duration: 1, times: [0, 0.4, 1] as number[], ease: "linear" },
        y: { duration: 1, times: [0, 1] as number[], ease: [0, 0, 0.58, 1] },
      },
    },
  },
  curve: {
    /**
     * For things that come in.
     * bezier 0, 0, 0.2, 1
     */
    enter: [0, 0, 0.2, 1],
    /**
     * Points with a jump, beginning above 0 and ending below 1.
     * 4 points
     */
    jump: lines([0, 0.1], [0.5, 0.4], [0.5, 0.8], [1, 0.9]),
    /**
     * A Bezier that leaves 0 to 1 on both sides.
     * bezier 0.68, -0.55, 0.265, 1.55
     */
    overshoot: [0.68, -0.55, 0.265, 1.55],
    /**
     * Android's emphasized path.
     * path
     * The curve within 0.00197 of the travel.
     */
    path: lines([0, 0], [0.0372, 0.00927], [0.0754, 0.04745], [0.10627, 0.1061], [0.13017, 0.1788], [0.14793, 0.25965], [0.16006, 0.33996], [0.1786, 0.51086], [0.19127, 0.59493], [0.20796, 0.66922], [0.23205, 0.73847], [0.2682, 0.80374], [0.3232, 0.86423], [0.4077, 0.91817], [0.5386, 0.96262], [0.741, 0.99242], [1, 1]),
    /**
     * Straight lines, some steep.
     * 5 points
     */
    points: lines([0, 0], [0.1, 0.62], [0.35, 1.08], [0.7, 0.97], [1, 1]),
    steps: {
      /**
       * 3 steps, jump both
       */
      both: steps(3, "both"),
      /**
       * 5 steps
       */
      end: steps(5, "end"),
      /**
       * 4 steps, jump none
       */
      none: steps(4, "none"),
      /**
       * 2 steps, jump start
       */
      start: steps(2, "start"),
    },
  },
  /**
   * The most reserved of words.
   * duration 0.5, bounce 0; settles in 0.735 s
   * With less motion: fade.standard.
   */
  default: aliased_default,
  deprecated: {
    /**
     * -> default; duration 0.5, bounce 0, settles in 0.735 s
     * With less motion: fade.standard.
     * @deprecated default
     */
    alias: aliased_default,
    /**
     * opacity
     * With less motion: none.
     * @deprecated clip.pulse
     */
    clip: {
      keyframes: { opacity: [1, 0] as number[] },
      transition: { opacity: { duration: 0.1, times: [0, 1] as number[], ease: "linear" } },
    },
    /**
     * 0.2 s, easeOut
     * @deprecated ") } * / - -> < /style> $ {exit()} \ (exit()) ''' """ `rm`  #!\u{202e}
     */
    hostile: { type: "tween", duration: 0.2, ease: [0, 0, 0.58, 1] },
    /**
     * duration 0.3, bounce 0.1; settles in 0.4 s
     * With less motion: none.
     * @deprecated fade.quick
     */
    moving: { type: "spring", stiffness: 438.6490844928604, damping: 37.69911184307752, mass: 1 },
    /**
     * 0.12 s
     * @deprecated
     */
    plain: 0.12,
  },
  derived: {
    /**
     * Shorter than its base, and bouncier.
     * spring.standard, duration 0.35, bounce + 0.1; duration 0.35, bounce 0.25, settles in 0.446 s
     * With less motion: fade.standard.
     */
    child: { type: "spring", stiffness: 322.27279677026485, damping: 26.927937030769662, mass: 1 },
    /**
     * Derived from what is derived.
     * derived.child, duration × 1.5, bounce - 0.2, delay 0.05; duration 0.525, bounce 0.05, settles in 0.636 s
     * With less motion: fade.standard.
     */
    grandchild: {
      type: "spring",
      stiffness: 143.23235412011766,
      damping: 22.739146825983262,
      mass: 1,
      delay: 0.05,
    },
  },
  duration: {
    /**
     * A third of a second, which no count of milliseconds is.
     * 0.3333333333333333 s
     */
    standard: 0.3333333333333333,
    /**
     * No time at all.
     * 0 s
     */
    zero: 0,
  },
  fade: {
    /**
     * What replaces movement.
     * 0.15 s, easeOut
     * With less motion: fade.quick.
     */
    quick: { type: "tween", duration: 0.15, ease: [0, 0, 0.58, 1] },
    /**
     * What replaces movement, slower.
     * duration.standard, curve.enter
     * With less motion: fade.quick.
     */
    standard: { type: "tween", duration: 0.3333333333333333, ease: [0, 0, 0.2, 1] },
  },
  hostile: {
    /**
     * * / } < /style><script>alert('1')< /script> - -> $ {process.exit()} \ (exit()) # {1} """ ''' `rm` second line   third \u{202e}back\ .
     * duration 0.5, bounce 0.2; settles in 0.674 s
     * With less motion: none.
     */
    summary: { type: "spring", stiffness: 157.91367041742973, damping: 20.106192982974676, mass: 1 },
  },
  morph: {
    /**
     * A picture opens, its backdrop fades, and a finger drags it shut.
     * image, backdrop, title, by a gesture down
     * With less motion: fade.standard.
     */
    hero: {
      elements: {
        image: {
          present: {
            type: "spring",
            stiffness: 246.74011002723395,
            damping: 21.991148575128552,
            mass: 1,
            initialVelocity: 2,
          },
          dismiss: { type: "spring", stiffness: 438.6490844928604, damping: 37.69911184307752, mass: 1 },
          properties: {
            frame: { from: [16, 120, 80, 80], to: [0, 0, 390, 390] },
            cornerRadius: { from: 12, to: 0 },
          },
        },
        backdrop: {
          present: { type: "tween", duration: 0.15, ease: [0, 0, 0.58, 1] },
          dismiss: { type: "tween", duration: 0.15, ease: [0, 0, 0.58, 1] },
          properties: { opacity: { from: 0, to: 0.6 } },
        },
        title: {
          present: {
            type: "spring",
            stiffness: 246.74011002723395,
            damping: 21.991148575128552,
            mass: 1,
            delay: 0.08,
            initialVelocity: 2,
          },
          dismiss: {
            type: "spring",
            stiffness: 438.6490844928604,
            damping: 37.69911184307752,
            mass: 1,
            delay: 0.08,
          },
          properties: { offset: { from: [0, 24], to: [0, 0] } },
        },
      },
      interaction: {
        axis: "down",
        distance: 240,
        cap: 0.9,
        threshold: 0.35,
        finish: { type: "spring", stiffness: 157.91367041742973, damping: 21.362830044410593, mass: 1 },
        cancel: { type: "tween", duration: 0.2, ease: [0, 0, 0.58, 1] },
      },
    },
    /**
     * Names that try to leave their place.
     * * / } body { color: red } / *, "'`;\ .
     * With less motion: none.
     */
    hostile: {
      elements: {
        "\u002a\u002f \u007d body \u007b color: red \u007d \u002f\u002a": {
          present: { type: "tween", duration: 0.15, ease: [0, 0, 0.58, 1] },
          dismiss: { type: "tween", duration: 0.15, ease: [0, 0, 0.58, 1] },
          properties: {
            "\u003c\u002fstyle\u003e\u003cscript\u003e": { from: 0, to: 1 },
            "\u0024\u007bexit()\u007d \u005c(exit()) \u0023\u007b1\u007d": { from: 0, to: 1 },
          },
        },
        "\u0022\u0027\u0060;\u005c": {
          present: { type: "tween", duration: 0.15, ease: [0, 0, 0.58, 1] },
          dismiss: { type: "tween", duration: 0.15, ease: [0, 0, 0.58, 1] },
          properties: { "\u000a\u202e": { from: 0, to: 1 } },
        },
      },
    },
    /**
     * The same way back, and no gesture.
     * card
     * With less motion: none.
     */
    plain: {
      elements: {
        card: {
          present: { type: "spring", stiffness: 157.91367041742973, damping: 12.566370614359172, mass: 1 },
          dismiss: { type: "spring", stiffness: 157.91367041742973, damping: 12.566370614359172, mass: 1 },
          properties: { scale: { from: 0.9, to: 1 } },
        },
      },
    },
  },
  sequence: {
    /**
     * Curves that follow one another for ever.
     * out, in, held, loops
     * With less motion: none.
     * It rests in the first phase, goes on to the second, and so on for ever.
     * A phase's animation leads to it; after its length the next begins, though a spring may still move.
     */
    breathe: {
      mode: "loop",
      phases: [
        {
          name: "out",
          values: { scale: 1, opacity: 0.8 },
          animation: { type: "tween", duration: 1.2, ease: [0.42, 0, 0.58, 1] },
          length: 1.2,
        },
        {
          name: "in",
          values: { scale: 1.06, opacity: 0.8 },
          animation: { type: "tween", duration: 0.9, ease: [0.42, 0, 0.58, 1], delay: 0.1 },
          length: 1,
        },
        {
          name: "held",
          values: { scale: 1.06, opacity: 1 },
          animation: { type: "tween", duration: 0.6, ease: steps(6, "none") },
          length: 0.6,
        },
      ],
    },
    /**
     * Names that try to leave their place.
     * * / } body { color: red } / *, < /style><script>, "'`;\\n\u{202e}, by a trigger
     * With less motion: none.
     * It rests in the first phase, goes through all others for each trigger, and back to the first.
     * A phase's animation leads to it; after its length the next begins, though a spring may still move.
     */
    hostile: {
      mode: "trigger",
      phases: [
        {
          name: "\u002a\u002f \u007d body \u007b color: red \u007d \u002f\u002a",
          values: { "\u0024\u007bexit()\u007d \u005c(exit()) \u0023\u007b1\u007d": 0 },
          animation: { type: "tween", duration: 0, ease: "linear" },
          length: 0,
        },
        {
          name: "\u003c\u002fstyle\u003e\u003cscript\u003e",
          values: { "\u0024\u007bexit()\u007d \u005c(exit()) \u0023\u007b1\u007d": 1 },
          animation: { type: "tween", duration: 0.15, ease: [0, 0, 0.58, 1] },
          length: 0.15,
        },
        {
          name: "\u0022\u0027\u0060;\u005c\u000a\u202e",
          values: { "\u0024\u007bexit()\u007d \u005c(exit()) \u0023\u007b1\u007d": 1 },
          animation: { type: "tween", duration: 0, ease: "linear" },
          length: 0,
        },
      ],
    },
    /**
     * Springs, a jump and a curve, once for each trigger.
     * rest, left, right, flash, back, by a trigger
     * With less motion: fade.quick.
     * It rests in the first phase, goes through all others for each trigger, and back to the first.
     * A phase's animation leads to it; after its length the next begins, though a spring may still move.
     */
    shake: {
      mode: "trigger",
      phases: [
        {
          name: "rest",
          values: { x: 0, glow: 0 },
          animation: { type: "spring", stiffness: 157.91367041742973, damping: 12.566370614359172, mass: 1 },
          length: 0.5,
        },
        {
          name: "left",
          values: { x: -14, glow: 0 },
          animation: {
            type: "spring",
            stiffness: 986.9604401089358,
            damping: 43.982297150257104,
            mass: 1,
            delay: 0.05,
          },
          length: 0.25,
        },
        {
          name: "right",
          values: { x: 14, glow: 1 },
          animation: { type: "spring", stiffness: 631.6546816697189, damping: 30.159289474462014, mass: 1 },
          length: 0.25,
        },
        {
          name: "flash",
          values: { x: 14, glow: 0.5 },
          animation: { type: "tween", duration: 0, ease: "linear" },
          length: 0,
        },
        {
          name: "back",
          values: { x: 4, glow: 0.5 },
          animation: { type: "tween", duration: 0.15, ease: [0.42, 0, 1, 1] },
          length: 0.15,
        },
      ],
    },
    /**
     * One phase, which does not move.
     * only, loops
     * It rests in the first phase, goes on to the second, and so on for ever.
     * A phase's animation leads to it; after its length the next begins, though a spring may still move.
     */
    single: {
      mode: "loop",
      phases: [
        {
          name: "only",
          values: { opacity: 1 },
          animation: { type: "spring", stiffness: 157.91367041742973, damping: 25.132741228718345, mass: 1 },
          length: 0,
        },
      ],
    },
    /**
     * Springs that carry their motion from cycle to cycle.
     * left, right, loops
     * With less motion: none.
     * It rests in the first phase, goes on to the second, and so on for ever.
     * A phase's animation leads to it; after its length the next begins, though a spring may still move.
     */
    wobble: {
      mode: "loop",
      phases: [
        {
          name: "left",
          values: { rotate: -4, x: 0, y: 0 },
          animation: { type: "spring", stiffness: 157.91367041742973, damping: 12.566370614359172, mass: 1 },
          length: 0.5,
        },
        {
          name: "right",
          values: { rotate: 4, x: 6, y: -2 },
          animation: { type: "spring", stiffness: 246.74011002723395, damping: 12.566370614359172, mass: 1 },
          length: 0.4,
        },
      ],
    },
  },
  sheet: {
    /**
     * Its partner is not part of the export.
     * duration 0.15, bounce 0.14; settles in 0.209 s
     * With less motion: outside.fade, which is not part of this export.
     */
    drag: { type: "spring", stiffness: 1754.5963379714417, damping: 72.04719152232593, mass: 1 },
    /**
     * Another name, kept in use.
     * -> sheet.present; duration 0.4, bounce 0.3, settles in 0.655 s
     * With less motion: fade.standard.
     */
    open: aliased_sheet_present,
    /**
     * A sheet comes up.
     * duration 0.4, bounce 0.3; settles in 0.655 s
     * With less motion: fade.standard.
     */
    present: aliased_sheet_present,
  },
  spring: {
    /**
     * duration 0.5, bounce 0.5; settles in 1.011 s
     * With less motion: none.
     */
    bouncy: { type: "spring", stiffness: 157.91367041742973, damping: 12.566370614359172, mass: 1 },
    /**
     * Typed as Core Animation has it.
     * mass 2, stiffness 300, damping 30; duration 0.513, bounce 0.3876, settles in 0.835 s
     */
    coreAnimation: { type: "spring", stiffness: 300, damping: 30, mass: 2 },
    /**
     * It waits before it moves.
     * duration 0.3, bounce 0.15, delay 0.12; settles in 0.418 s
     * With less motion: tween.delayed.
     */
    delayed: {
      type: "spring",
      stiffness: 438.6490844928604,
      damping: 35.604716740684324,
      mass: 1,
      delay: 0.12,
    },
    /**
     * Flatter than one without bounce.
     * duration 0.5, bounce -0.5; settles in 2.074 s
     */
    negative: { type: "spring", stiffness: 157.91367041742973, damping: 50.26548245743669, mass: 1 },
    /**
     * Typed in Origami's words.
     * origami: tension 40, friction 7; duration 0.4141, bounce 0.275, settles in 0.66 s
     */
    origami: { type: "spring", stiffness: 230.2, damping: 22, mass: 1 },
    /**
     * A long way from critical.
     * response 0.4, dampingRatio 3; duration 0.4, bounce -0.6667, settles in 2.574 s
     */
    overdamped: { type: "spring", stiffness: 246.74011002723395, damping: 94.24777960769379, mass: 1 },
    /**
     * duration 0.5, bounce 0.15; settles in 0.697 s
     * With less motion: fade.standard.
     */
    standard: { type: "spring", stiffness: 157.91367041742973, damping: 21.362830044410593, mass: 1 },
    /**
     * It never comes to rest.
     * duration 1, bounce 1; never settles
     */
    undamped: { type: "spring", stiffness: 39.47841760435743, damping: 0, mass: 1 },
    /**
     * A delay that was typed, and is none.
     * duration 0.25, bounce 0.05; settles in 0.303 s
     */
    zeroDelay: { type: "spring", stiffness: 631.6546816697189, damping: 47.752208334564855, mass: 1 },
  },
  tween: {
    /**
     * 0.4 s, circularEaseInOut
     */
    circular: { type: "tween", duration: 0.4, ease: "circInOut" },
    /**
     * A curve by name, a length by name, and a delay.
     * duration.standard, curve.enter, delay 0.08
     */
    delayed: { type: "tween", duration: 0.3333333333333333, ease: [0, 0, 0.2, 1], delay: 0.08 },
    /**
     * 0.5 s, curve.path
     * With less motion: none.
     * The curve within 0.00197 of the travel.
     */
    path: {
      type: "tween",
      duration: 0.5,
      ease: lines([0, 0], [0.0372, 0.00927], [0.0754, 0.04745], [0.10627, 0.1061], [0.13017, 0.1788], [0.14793, 0.25965], [0.16006, 0.33996], [0.1786, 0.51086], [0.19127, 0.59493], [0.20796, 0.66922], [0.23205, 0.73847], [0.2682, 0.80374], [0.3232, 0.86423], [0.4077, 0.91817], [0.5386, 0.96262], [0.741, 0.99242], [1, 1]),
    },
    /**
     * 0.45 s, curve.points
     */
    points: {
      type: "tween",
      duration: 0.45,
      ease: lines([0, 0], [0.1, 0.62], [0.35, 1.08], [0.7, 0.97], [1, 1]),
    },
    /**
     * 0.6 s, 6 steps, jump none
     */
    steps: { type: "tween", duration: 0.6, ease: steps(6, "none") },
  },
} as const;

/** What replaces the presets where a person asks for less motion; themselves where nobody said. */
export const reducedMotion = {
  _2nd: {
    tap: motion.fade.quick,
  },
  class: {
    in: motion.fade.quick,
  },
  clip: {
    components: {
      keyframes: {
        x: [9.766898369178989e-06, 9.766898369178989e-06] as number[],
        y: [-6.472124043810368e-06, -6.472124043810368e-06] as number[],
        axis1: [0, 0] as number[],
        axis2: [1, 1] as number[],
        axis3: [0, 0] as number[],
        color1: [0.9, 0.9] as number[],
        color2: [0.8, 0.8] as number[],
        color3: [0.7, 0.7] as number[],
        color4: [0.5, 0.5] as number[],
        scale: [1, 1] as number[],
      },
      transition: {
        x: { duration: 0, times: [0, 1] as number[], ease: "linear" },
        y: { duration: 0, times: [0, 1] as number[], ease: "linear" },
        axis1: { duration: 0, times: [0, 1] as number[], ease: "linear" },
        axis2: { duration: 0, times: [0, 1] as number[], ease: "linear" },
        axis3: { duration: 0, times: [0, 1] as number[], ease: "linear" },
        color1: { duration: 0, times: [0, 1] as number[], ease: "linear" },
        color2: { duration: 0, times: [0, 1] as number[], ease: "linear" },
        color3: { duration: 0, times: [0, 1] as number[], ease: "linear" },
        color4: { duration: 0, times: [0, 1] as number[], ease: "linear" },
        scale: { duration: 0, times: [0, 1] as number[], ease: "linear" },
      },
    },
    hostile: motion.fade.quick,
    keyframes: motion.fade.quick,
    pulse: null,
    scroll: motion.clip.scroll,
  },
  curve: {
    enter: motion.curve.enter,
    jump: motion.curve.jump,
    overshoot: motion.curve.overshoot,
    path: motion.curve.path,
    points: motion.curve.points,
    steps: {
      both: motion.curve.steps.both,
      end: motion.curve.steps.end,
      none: motion.curve.steps.none,
      start: motion.curve.steps.start,
    },
  },
  default: motion.fade.standard,
  deprecated: {
    alias: motion.fade.standard,
    clip: {
      keyframes: { opacity: [0, 0] as number[] },
      transition: { opacity: { duration: 0, times: [0, 1] as number[], ease: "linear" } },
    },
    hostile: motion.deprecated.hostile,
    moving: { type: "tween", duration: 0, ease: "linear" },
    plain: motion.deprecated.plain,
  },
  derived: {
    child: motion.fade.standard,
    grandchild: motion.fade.standard,
  },
  duration: {
    standard: motion.duration.standard,
    zero: motion.duration.zero,
  },
  fade: {
    quick: motion.fade.quick,
    standard: motion.fade.quick,
  },
  hostile: {
    summary: { type: "tween", duration: 0, ease: "linear" },
  },
  morph: {
    hero: motion.fade.standard,
    hostile: {
      elements: {
        "\u002a\u002f \u007d body \u007b color: red \u007d \u002f\u002a": {
          present: { type: "tween", duration: 0, ease: "linear" },
          dismiss: { type: "tween", duration: 0, ease: "linear" },
          properties: {
            "\u003c\u002fstyle\u003e\u003cscript\u003e": { from: 0, to: 1 },
            "\u0024\u007bexit()\u007d \u005c(exit()) \u0023\u007b1\u007d": { from: 0, to: 1 },
          },
        },
        "\u0022\u0027\u0060;\u005c": {
          present: { type: "tween", duration: 0, ease: "linear" },
          dismiss: { type: "tween", duration: 0, ease: "linear" },
          properties: { "\u000a\u202e": { from: 0, to: 1 } },
        },
      },
    },
    plain: {
      elements: {
        card: {
          present: { type: "tween", duration: 0, ease: "linear" },
          dismiss: { type: "tween", duration: 0, ease: "linear" },
          properties: { scale: { from: 0.9, to: 1 } },
        },
      },
    },
  },
  sequence: {
    breathe: null,
    hostile: null,
    shake: motion.fade.quick,
    single: motion.sequence.single,
    wobble: null,
  },
  sheet: {
    // Its partner outside.fade is not part of this export, so nothing moves instead
    drag: { type: "tween", duration: 0, ease: "linear" },
    open: motion.fade.standard,
    present: motion.fade.standard,
  },
  spring: {
    bouncy: { type: "tween", duration: 0, ease: "linear" },
    coreAnimation: motion.spring.coreAnimation,
    delayed: motion.tween.delayed,
    negative: motion.spring.negative,
    origami: motion.spring.origami,
    overdamped: motion.spring.overdamped,
    standard: motion.fade.standard,
    undamped: motion.spring.undamped,
    zeroDelay: motion.spring.zeroDelay,
  },
  tween: {
    circular: motion.tween.circular,
    delayed: motion.tween.delayed,
    path: { type: "tween", duration: 0, ease: "linear" },
    points: motion.tween.points,
    steps: motion.tween.steps,
  },
} as const;

/** The presets' names with their types. */
export type Motion = typeof motion;

/** The presets, or what replaces them where a person asks for less motion. */
export function motionFor(reduced: boolean): Motion | typeof reducedMotion {
  return reduced ? reducedMotion : motion;
}
