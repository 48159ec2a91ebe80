// Made by motionbook from 54 presets, digest b00f15ae76c36e07.
// Do not edit: change the registry and export it again.
// For React Native Reanimated: `x.value = withMotion(100, motion.sheet.present)`, which waits for a delay, or
// `withSpring(100, motion.sheet.present)`, which does not. Milliseconds. An initialVelocity is in travels per
// second: times (to - from) it is the config's `velocity`. A clip's progress goes from 0 to 1 in its duration;
// a property of it is `interpolate(progress.value, track.input, track.output)`, one of several numbers has a
// list. With less motion: `motionFor(useReducedMotion())` in place of `motion`. By itself Reanimated only cuts
// (ReduceMotion.System), so what replaces a preset there says ReduceMotion.Never.

import { Easing, ReduceMotion, withDelay, withSpring, withTiming } from "react-native-reanimated";

/** Straight lines between points of time and progress; two points of one time are a jump. */
function lines(...points: (readonly [number, number])[]): (time: number) => number {
  return (time) => {
    "worklet";
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
    "worklet";
    const jumps = jump === "none" ? count - 1 : jump === "both" ? count + 1 : count;
    const step = Math.floor(Math.min(Math.max(time, 0), 1) * count);
    return Math.min(step + (jump === "start" || jump === "both" ? 1 : 0), jumps) / jumps;
  };
}

/** A spring or a tween of this file. */
export type MotionAnimation = (
  | { readonly type: "spring"; readonly mass: number; readonly stiffness: number; readonly damping: number }
  | { readonly type: "timing"; readonly duration: number; readonly easing: MotionEasing }
) & { readonly delay?: number; readonly initialVelocity?: number; readonly reduceMotion?: ReduceMotion };

/** How Reanimated takes a curve. */
export type MotionEasing = ((time: number) => number) | ReturnType<typeof Easing.bezier>;

/** Goes to a value as a preset says, its delay included. */
export function withMotion(to: number, preset: MotionAnimation): number {
  "worklet";
  const animation = preset.type === "spring" ? withSpring(to, preset) : withTiming(to, preset);
  return preset.delay ? withDelay(preset.delay, animation, preset.reduceMotion) : animation;
}

// default: others stand for it.
const aliased_default = {
  type: "spring",
  mass: 1,
  stiffness: 157.91367041742973,
  damping: 25.132741228718345,
} as const;

// sheet.present: others stand for it.
const aliased_sheet_present = {
  type: "spring",
  mass: 1,
  stiffness: 246.74011002723395,
  damping: 21.991148575128552,
} as const;

/** The presets. */
export const motion = {
  _2nd: {
    /**
     * A name that begins with a digit.
     * duration 0.3, bounce 0.1; settles in 0.4 s
     * With less motion: fade.quick.
     */
    tap: { type: "spring", mass: 1, stiffness: 438.6490844928604, damping: 37.69911184307752 },
  },
  class: {
    /**
     * Two words that languages keep for themselves.
     * duration 0.4, bounce 0.25; settles in 0.509 s
     * With less motion: fade.quick.
     */
    in: { type: "spring", mass: 1, stiffness: 246.74011002723395, damping: 23.561944901923447 },
  },
  clip: {
    /**
     * Tracks of two, three and four numbers.
     * offset, axis, color, scale
     * With less motion: none.
     * offset, number 1 within 0.0429.
     * offset, number 2 within 0.0976.
     * color, number 1 within 0.00151.
     * color, number 2 within 0.00114.
     * color, number 3 within 0.000758.
     * color, number 4 within 0.000945.
     * scale within 0.000395.
     */
    components: {
      duration: 2576.5732265555926,
      loops: false,
      tracks: {
        offset: [
          {
            input: [
              0, 0.00611277, 0.013875018, 0.022704575, 0.033377666, 0.063747461, 0.074420551, 0.08315308,
              0.090915328, 0.097028098, 0.097028098, 0.101813849, 0.108134653, 0.115539022, 0.123214283,
              0.148497497, 0.159694348, 0.169717336, 0.179650027, 0.190034204, 0.201231056, 0.214414445,
              0.227959024, 0.274010591, 0.298390832, 0.322771074, 0.407650432, 0.738138148, 0.999999999, 1,
            ] as number[],
            output: [
              0, 0.1861, 1.0699, 2.7353, 5.4357, 14.593, 17.2865, 18.9286, 19.8101, 20.0032, 20, 19.8116, 18.8998,
              17.153, 14.7736, 6.0443, 2.7322, 0.362, -1.3755, -2.5547, -3.1851, -3.2525, -2.7571, -0.3172,
              0.3922, 0.5295, -0.0497, 0.0201, -0.0032, 9.766898369178989e-06,
            ] as number[],
          },
          {
            input: [
              0, 0.005821686, 0.012613653, 0.020375901, 0.029108429, 0.038811239, 0.066949388, 0.077622479,
              0.085966895, 0.093146974, 0.097028098, 0.097028098, 0.104703359, 0.115087536, 0.127729143,
              0.16926585, 0.18822826, 0.208093642, 0.228861996, 0.303808664, 0.33541268, 0.458216859, 0.999999999,
              1,
            ] as number[],
            output: [
              40, 39.605, 37.972, 34.852, 30.12, 23.62, 2.768, -4.096, -8.412, -11.064, -12, -12, -13.134,
              -13.092, -11.418, -2.255, 0.579, 2.014, 2.097, -0.227, -0.264, 0.033, 0.002, -6.472124043810368e-06,
            ] as number[],
          },
        ],
        axis: [
          { input: [0, 0.194056196, 1] as number[], output: [0, 0, 0] as number[] },
          { input: [0, 0.194056196, 1] as number[], output: [0, 1, 1] as number[] },
          { input: [0, 0.194056196, 1] as number[], output: [1, 0, 0] as number[] },
        ],
        color: [
          {
            input: [
              0, 0.002212241, 0.006753156, 0.012959073, 0.020736845, 0.030086473, 0.040984669, 0.053443076,
              0.06750827, 0.083180248, 0.100459012, 0.116433718, 1,
            ] as number[],
            output: [
              0.1, 0.1621, 0.25938, 0.36508, 0.47128, 0.57312, 0.6663, 0.74757, 0.81422, 0.86354, 0.8932, 0.9,
              0.9,
            ] as number[],
          },
          {
            input: [
              0, 0.002212241, 0.006753156, 0.012959073, 0.020736845, 0.030086473, 0.040984669, 0.053443076,
              0.06750827, 0.083180248, 0.100459012, 0.116433718, 1,
            ] as number[],
            output: [
              0.2, 0.24658, 0.31953, 0.39881, 0.47846, 0.55484, 0.62472, 0.68568, 0.73566, 0.77266, 0.7949, 0.8,
              0.8,
            ] as number[],
          },
          {
            input: [
              0, 0.002212241, 0.006753156, 0.012959073, 0.020736845, 0.030086473, 0.040984669, 0.053443076,
              0.06750827, 0.083180248, 0.100459012, 0.116433718, 1,
            ] as number[],
            output: [
              0.3, 0.33105, 0.37969, 0.43254, 0.48564, 0.53656, 0.58315, 0.62378, 0.65711, 0.68177, 0.6966, 0.7,
              0.7,
            ] as number[],
          },
          {
            input: [
              0, 0.002212241, 0.006753156, 0.012959073, 0.020736845, 0.030086473, 0.040984669, 0.053443076,
              0.06750827, 0.083180248, 0.100459012, 0.116433718, 1,
            ] as number[],
            output: [
              1, 0.96119, 0.90039, 0.83433, 0.76795, 0.7043, 0.64607, 0.59527, 0.55362, 0.52279, 0.50425, 0.5,
              0.5,
            ] as number[],
          },
        ],
        scale: {
          input: [
            0, 0.003881124, 0.018318905, 0.024839193, 0.030660879, 0.036482565, 0.042537118, 0.049135029,
            0.056664409, 0.065979107, 0.077622479, 0.077622479, 0.083056052, 0.089110605, 0.095087536,
            0.101219712, 0.107895245, 0.125437925, 0.132191081, 0.138168012, 0.144222565, 0.150199496,
            0.155244957, 1,
          ] as number[],
          output: [
            1, 1.021616, 1.110637, 1.145516, 1.17122, 1.191215, 1.206167, 1.216386, 1.221718, 1.221873,
            1.216386, 1.216362, 1.214632, 1.207189, 1.194207, 1.175037, 1.148236, 1.065991, 1.039378, 1.021139,
            1.008395, 1.001515, 1, 1,
          ] as number[],
        },
      },
    },
    /**
     * Property names that try to leave their place.
     * * / } body { color: red } / *, < /style><script>alert(1)< /script>, $ {process.exit()} \ (exit()) # {1}, "'`;\, größe\n\u{202e}end
     * With less motion: fade.quick.
     */
    hostile: {
      duration: 100,
      loops: false,
      tracks: {
        "\u002a\u002f \u007d body \u007b color: red \u007d \u002f\u002a": {
          input: [0, 1] as number[],
          output: [0, 1] as number[],
        },
        "\u003c\u002fstyle\u003e\u003cscript\u003ealert(1)\u003c\u002fscript\u003e": {
          input: [0, 1] as number[],
          output: [0, 1] as number[],
        },
        "\u0024\u007bprocess.exit()\u007d \u005c(exit()) \u0023\u007b1\u007d": {
          input: [0, 1] as number[],
          output: [0, 1] as number[],
        },
        "\u0022\u0027\u0060;\u005c": { input: [0, 1] as number[], output: [0, 1] as number[] },
        "größe\u000a\u202eend": { input: [0, 1] as number[], output: [0, 1] as number[] },
      },
    },
    /**
     * Every type of keyframe, with and without what may be left out.
     * x, opacity, rotation
     * With less motion: fade.quick.
     * x within 0.0735.
     * opacity within 0.00182.
     * rotation within 0.0957.
     */
    keyframes: {
      duration: 4899.999999999999,
      loops: false,
      tracks: {
        x: {
          input: [
            0, 0.020408163, 0.020408163, 0.021357143, 0.022195918, 0.022906122, 0.023423469, 0.025091837,
            0.026193878, 0.027522449, 0.029193878, 0.03127551, 0.033938776, 0.037214286, 0.041255102,
            0.046122449, 0.051020408, 0.051020408, 0.06122449, 0.06122449, 0.071428571, 0.071428571,
            0.081632653, 0.081632653, 0.091836735, 0.094285714, 0.097346939, 0.100816327, 0.104897959,
            0.116979592, 0.12122449, 0.124653061, 0.127755102, 0.130530612, 0.132653061, 0.132653061,
            0.134897959, 0.137714286, 0.140816327, 0.144489796, 0.148163265, 0.15877551, 0.163020408,
            0.166408163, 0.169387755, 0.171959184, 0.173469388, 1,
          ] as number[],
          output: [
            0, 20, 20, 20.316, 21.58, 23.708, 26.08, 34.516, 38.928, 42.996, 46.83, 50.352, 53.576, 56.288,
            58.384, 59.688, 60, 65, 65, 70, 70, 75, 75, 80, 80, 80.9, 83, 86.4, 91.372, 108.384, 113.56, 116.88,
            118.96, 119.96, 120, 40, 39.72, 38.36, 35.9, 31.92, 27.04, 11.759, 6.464, 3.12, 1.06, 0.136, 0, 0,
          ] as number[],
        },
        opacity: {
          input: [
            0, 6.857e-06, 9.7959e-05, 0.000477551, 0.001432653, 0.003367347, 0.006734694, 0.012244898,
            0.020081633, 0.030979592, 0.045306122, 0.06244898, 0.082040816, 0.104081633, 0.12244898, 0.12244898,
            1,
          ] as number[],
          output: [
            0.25, 0.2595, 0.2816, 0.3178, 0.366, 0.4263, 0.497, 0.5785, 0.6632, 0.7502, 0.8341, 0.9054, 0.9596,
            0.993, 1, 0.5, 0.5,
          ] as number[],
        },
        rotation: {
          input: [
            0, 0.002265306, 0.005510204, 0.009612245, 0.024489796, 0.031469388, 0.038265306, 0.045489796,
            0.05344898, 0.06122449, 0.066857143, 0.086571429, 0.110979592, 0.140081633, 0.175755102,
            0.222693878, 0.290285714, 0.413265306, 1,
          ] as number[],
          output: [
            -30, -29.557, -27.33, -22.914, -3.224, 4.701, 11.002, 16.235, 20.508, 23.402, 21.282, 16.353,
            11.824, 8.022, 4.978, 2.634, 1.027, 0.14, 9.492969026680953e-05,
          ] as number[],
        },
      },
    },
    /**
     * It starts again at its end.
     * scale, opacity, loops
     * With less motion: none.
     * scale within 0.00018.
     * opacity within 0.000726.
     */
    pulse: {
      duration: 1200,
      loops: true,
      tracks: {
        scale: {
          input: [
            0, 0.0275, 0.062, 0.1, 0.145, 0.19, 0.32, 0.372, 0.4135, 0.45, 0.4815, 0.5, 0.5275, 0.562, 0.6,
            0.645, 0.69, 0.82, 0.872, 0.9135, 0.95, 0.9815, 1,
          ] as number[],
          output: [
            1, 1.0007, 1.0041, 1.01025, 1.0202, 1.0324, 1.070602, 1.08384, 1.0922, 1.09735, 1.09966, 1.1,
            1.0993, 1.0959, 1.08975, 1.0798, 1.0676, 1.029398, 1.01616, 1.0078, 1.00265, 1.00034, 1,
          ] as number[],
        },
        opacity: {
          input: [
            0, 0.035, 0.074, 0.1125, 0.152, 0.195, 0.308, 0.3515, 0.39, 0.429, 0.4675, 0.5, 1,
          ] as number[],
          output: [
            0.6, 0.6032, 0.61696, 0.64096, 0.6764, 0.72595, 0.878, 0.9272, 0.96092, 0.98448, 0.9972, 1, 1,
          ] as number[],
        },
      },
    },
    /**
     * A position drives it, not time.
     * opacity, y, by progress
     * y within 0.1485.
     * A progress drives it, such as how far a list is scrolled.
     */
    scroll: {
      tracks: {
        opacity: { input: [0, 0.4, 1] as number[], output: [1, 0, 0] as number[] },
        y: {
          input: [0, 0.115, 0.274, 0.43, 0.574, 0.706, 0.822, 0.925, 1] as number[],
          output: [0, -14.816, -32.992, -48.64, -60.968, -70.136, -76.12, -79.344, -80] as number[],
        },
      },
    },
  },
  curve: {
    /**
     * For things that come in.
     * bezier 0, 0, 0.2, 1
     */
    enter: Easing.bezier(0, 0, 0.2, 1),
    /**
     * Points with a jump, beginning above 0 and ending below 1.
     * 4 points
     */
    jump: lines([0, 0.1], [0.5, 0.4], [0.5, 0.8], [1, 0.9]),
    /**
     * A Bezier that leaves 0 to 1 on both sides.
     * bezier 0.68, -0.55, 0.265, 1.55
     */
    overshoot: Easing.bezier(0.68, -0.55, 0.265, 1.55),
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
      duration: 100,
      loops: false,
      tracks: { opacity: { input: [0, 1] as number[], output: [1, 0] as number[] } },
    },
    /**
     * 0.2 s, easeOut
     * @deprecated ") } * / - -> < /style> $ {exit()} \ (exit()) ''' """ `rm`  #!\u{202e}
     */
    hostile: { type: "timing", duration: 200, easing: Easing.bezier(0, 0, 0.58, 1) },
    /**
     * duration 0.3, bounce 0.1; settles in 0.4 s
     * With less motion: none.
     * @deprecated fade.quick
     */
    moving: { type: "spring", mass: 1, stiffness: 438.6490844928604, damping: 37.69911184307752 },
    /**
     * 0.12 s
     * @deprecated
     */
    plain: 120,
  },
  derived: {
    /**
     * Shorter than its base, and bouncier.
     * spring.standard, duration 0.35, bounce + 0.1; duration 0.35, bounce 0.25, settles in 0.446 s
     * With less motion: fade.standard.
     */
    child: { type: "spring", mass: 1, stiffness: 322.27279677026485, damping: 26.927937030769662 },
    /**
     * Derived from what is derived.
     * derived.child, duration × 1.5, bounce - 0.2, delay 0.05; duration 0.525, bounce 0.05, settles in 0.636 s
     * With less motion: fade.standard.
     */
    grandchild: {
      type: "spring",
      mass: 1,
      stiffness: 143.23235412011766,
      damping: 22.739146825983262,
      delay: 50,
    },
  },
  duration: {
    /**
     * A third of a second, which no count of milliseconds is.
     * 0.3333333333333333 s
     */
    standard: 333.3333333333333,
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
    quick: { type: "timing", duration: 150, easing: Easing.bezier(0, 0, 0.58, 1) },
    /**
     * What replaces movement, slower.
     * duration.standard, curve.enter
     * With less motion: fade.quick.
     */
    standard: { type: "timing", duration: 333.3333333333333, easing: Easing.bezier(0, 0, 0.2, 1) },
  },
  hostile: {
    /**
     * * / } < /style><script>alert('1')< /script> - -> $ {process.exit()} \ (exit()) # {1} """ ''' `rm` second line   third \u{202e}back\ .
     * duration 0.5, bounce 0.2; settles in 0.674 s
     * With less motion: none.
     */
    summary: { type: "spring", mass: 1, stiffness: 157.91367041742973, damping: 20.106192982974676 },
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
            mass: 1,
            stiffness: 246.74011002723395,
            damping: 21.991148575128552,
            initialVelocity: 2,
          },
          dismiss: { type: "spring", mass: 1, stiffness: 438.6490844928604, damping: 37.69911184307752 },
          properties: {
            frame: { from: [16, 120, 80, 80], to: [0, 0, 390, 390] },
            cornerRadius: { from: 12, to: 0 },
          },
        },
        backdrop: {
          present: { type: "timing", duration: 150, easing: Easing.bezier(0, 0, 0.58, 1) },
          dismiss: { type: "timing", duration: 150, easing: Easing.bezier(0, 0, 0.58, 1) },
          properties: { opacity: { from: 0, to: 0.6 } },
        },
        title: {
          present: {
            type: "spring",
            mass: 1,
            stiffness: 246.74011002723395,
            damping: 21.991148575128552,
            delay: 80,
            initialVelocity: 2,
          },
          dismiss: {
            type: "spring",
            mass: 1,
            stiffness: 438.6490844928604,
            damping: 37.69911184307752,
            delay: 80,
          },
          properties: { offset: { from: [0, 24], to: [0, 0] } },
        },
      },
      interaction: {
        axis: "down",
        distance: 240,
        cap: 0.9,
        threshold: 0.35,
        finish: { type: "spring", mass: 1, stiffness: 157.91367041742973, damping: 21.362830044410593 },
        cancel: { type: "timing", duration: 200, easing: Easing.bezier(0, 0, 0.58, 1) },
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
          present: { type: "timing", duration: 150, easing: Easing.bezier(0, 0, 0.58, 1) },
          dismiss: { type: "timing", duration: 150, easing: Easing.bezier(0, 0, 0.58, 1) },
          properties: {
            "\u003c\u002fstyle\u003e\u003cscript\u003e": { from: 0, to: 1 },
            "\u0024\u007bexit()\u007d \u005c(exit()) \u0023\u007b1\u007d": { from: 0, to: 1 },
          },
        },
        "\u0022\u0027\u0060;\u005c": {
          present: { type: "timing", duration: 150, easing: Easing.bezier(0, 0, 0.58, 1) },
          dismiss: { type: "timing", duration: 150, easing: Easing.bezier(0, 0, 0.58, 1) },
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
          present: { type: "spring", mass: 1, stiffness: 157.91367041742973, damping: 12.566370614359172 },
          dismiss: { type: "spring", mass: 1, stiffness: 157.91367041742973, damping: 12.566370614359172 },
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
          animation: { type: "timing", duration: 1200, easing: Easing.bezier(0.42, 0, 0.58, 1) },
          length: 1200,
        },
        {
          name: "in",
          values: { scale: 1.06, opacity: 0.8 },
          animation: { type: "timing", duration: 900, easing: Easing.bezier(0.42, 0, 0.58, 1), delay: 100 },
          length: 1000,
        },
        {
          name: "held",
          values: { scale: 1.06, opacity: 1 },
          animation: { type: "timing", duration: 600, easing: steps(6, "none") },
          length: 600,
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
          animation: { type: "timing", duration: 0, easing: Easing.linear },
          length: 0,
        },
        {
          name: "\u003c\u002fstyle\u003e\u003cscript\u003e",
          values: { "\u0024\u007bexit()\u007d \u005c(exit()) \u0023\u007b1\u007d": 1 },
          animation: { type: "timing", duration: 150, easing: Easing.bezier(0, 0, 0.58, 1) },
          length: 150,
        },
        {
          name: "\u0022\u0027\u0060;\u005c\u000a\u202e",
          values: { "\u0024\u007bexit()\u007d \u005c(exit()) \u0023\u007b1\u007d": 1 },
          animation: { type: "timing", duration: 0, easing: Easing.linear },
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
          animation: { type: "spring", mass: 1, stiffness: 157.91367041742973, damping: 12.566370614359172 },
          length: 500,
        },
        {
          name: "left",
          values: { x: -14, glow: 0 },
          animation: {
            type: "spring",
            mass: 1,
            stiffness: 986.9604401089358,
            damping: 43.982297150257104,
            delay: 50,
          },
          length: 250,
        },
        {
          name: "right",
          values: { x: 14, glow: 1 },
          animation: { type: "spring", mass: 1, stiffness: 631.6546816697189, damping: 30.159289474462014 },
          length: 250,
        },
        {
          name: "flash",
          values: { x: 14, glow: 0.5 },
          animation: { type: "timing", duration: 0, easing: Easing.linear },
          length: 0,
        },
        {
          name: "back",
          values: { x: 4, glow: 0.5 },
          animation: { type: "timing", duration: 150, easing: Easing.bezier(0.42, 0, 1, 1) },
          length: 150,
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
          animation: { type: "spring", mass: 1, stiffness: 157.91367041742973, damping: 25.132741228718345 },
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
          values: { rotation: -4, offset: [0, 0] },
          animation: { type: "spring", mass: 1, stiffness: 157.91367041742973, damping: 12.566370614359172 },
          length: 500,
        },
        {
          name: "right",
          values: { rotation: 4, offset: [6, -2] },
          animation: { type: "spring", mass: 1, stiffness: 246.74011002723395, damping: 12.566370614359172 },
          length: 400,
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
    drag: { type: "spring", mass: 1, stiffness: 1754.5963379714417, damping: 72.04719152232593 },
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
    bouncy: { type: "spring", mass: 1, stiffness: 157.91367041742973, damping: 12.566370614359172 },
    /**
     * Typed as Core Animation has it.
     * mass 2, stiffness 300, damping 30; duration 0.513, bounce 0.3876, settles in 0.835 s
     */
    coreAnimation: { type: "spring", mass: 2, stiffness: 300, damping: 30 },
    /**
     * It waits before it moves.
     * duration 0.3, bounce 0.15, delay 0.12; settles in 0.418 s
     * With less motion: tween.delayed.
     */
    delayed: {
      type: "spring",
      mass: 1,
      stiffness: 438.6490844928604,
      damping: 35.604716740684324,
      delay: 120,
    },
    /**
     * Flatter than one without bounce.
     * duration 0.5, bounce -0.5; settles in 2.074 s
     * Not as it should be: Reanimated plays an overdamped spring as a critical one, so it arrives earlier than it should.
     */
    negative: { type: "spring", mass: 1, stiffness: 157.91367041742973, damping: 50.26548245743669 },
    /**
     * Typed in Origami's words.
     * origami: tension 40, friction 7; duration 0.4141, bounce 0.275, settles in 0.66 s
     */
    origami: { type: "spring", mass: 1, stiffness: 230.2, damping: 22 },
    /**
     * A long way from critical.
     * response 0.4, dampingRatio 3; duration 0.4, bounce -0.6667, settles in 2.574 s
     * Not as it should be: Reanimated plays an overdamped spring as a critical one, so it arrives earlier than it should.
     */
    overdamped: { type: "spring", mass: 1, stiffness: 246.74011002723395, damping: 94.24777960769379 },
    /**
     * duration 0.5, bounce 0.15; settles in 0.697 s
     * With less motion: fade.standard.
     */
    standard: { type: "spring", mass: 1, stiffness: 157.91367041742973, damping: 21.362830044410593 },
    /**
     * It never comes to rest.
     * duration 1, bounce 1; never settles
     */
    undamped: { type: "spring", mass: 1, stiffness: 39.47841760435743, damping: 0 },
    /**
     * A delay that was typed, and is none.
     * duration 0.25, bounce 0.05; settles in 0.303 s
     */
    zeroDelay: { type: "spring", mass: 1, stiffness: 631.6546816697189, damping: 47.752208334564855 },
  },
  tween: {
    /**
     * 0.4 s, circularEaseInOut
     */
    circular: { type: "timing", duration: 400, easing: Easing.inOut(Easing.circle) },
    /**
     * A curve by name, a length by name, and a delay.
     * duration.standard, curve.enter, delay 0.08
     */
    delayed: {
      type: "timing",
      duration: 333.3333333333333,
      easing: Easing.bezier(0, 0, 0.2, 1),
      delay: 80,
    },
    /**
     * 0.5 s, curve.path
     * With less motion: none.
     * The curve within 0.00197 of the travel.
     */
    path: {
      type: "timing",
      duration: 500,
      easing: lines([0, 0], [0.0372, 0.00927], [0.0754, 0.04745], [0.10627, 0.1061], [0.13017, 0.1788], [0.14793, 0.25965], [0.16006, 0.33996], [0.1786, 0.51086], [0.19127, 0.59493], [0.20796, 0.66922], [0.23205, 0.73847], [0.2682, 0.80374], [0.3232, 0.86423], [0.4077, 0.91817], [0.5386, 0.96262], [0.741, 0.99242], [1, 1]),
    },
    /**
     * 0.45 s, curve.points
     */
    points: {
      type: "timing",
      duration: 450,
      easing: lines([0, 0], [0.1, 0.62], [0.35, 1.08], [0.7, 0.97], [1, 1]),
    },
    /**
     * 0.6 s, 6 steps, jump none
     */
    steps: { type: "timing", duration: 600, easing: steps(6, "none") },
  },
} as const;

/** What replaces the presets where a person asks for less motion; themselves where nobody said. */
export const reducedMotion = {
  _2nd: {
    tap: { ...motion.fade.quick, reduceMotion: ReduceMotion.Never },
  },
  class: {
    in: { ...motion.fade.quick, reduceMotion: ReduceMotion.Never },
  },
  clip: {
    components: {
      duration: 0,
      loops: false,
      tracks: {
        offset: [
          { input: [0, 1] as number[], output: [9.766898369178989e-06, 9.766898369178989e-06] as number[] },
          { input: [0, 1] as number[], output: [-6.472124043810368e-06, -6.472124043810368e-06] as number[] },
        ],
        axis: [
          { input: [0, 1] as number[], output: [0, 0] as number[] },
          { input: [0, 1] as number[], output: [1, 1] as number[] },
          { input: [0, 1] as number[], output: [0, 0] as number[] },
        ],
        color: [
          { input: [0, 1] as number[], output: [0.9, 0.9] as number[] },
          { input: [0, 1] as number[], output: [0.8, 0.8] as number[] },
          { input: [0, 1] as number[], output: [0.7, 0.7] as number[] },
          { input: [0, 1] as number[], output: [0.5, 0.5] as number[] },
        ],
        scale: { input: [0, 1] as number[], output: [1, 1] as number[] },
      },
    },
    hostile: { ...motion.fade.quick, reduceMotion: ReduceMotion.Never },
    keyframes: { ...motion.fade.quick, reduceMotion: ReduceMotion.Never },
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
  default: { ...motion.fade.standard, reduceMotion: ReduceMotion.Never },
  deprecated: {
    alias: { ...motion.fade.standard, reduceMotion: ReduceMotion.Never },
    clip: {
      duration: 0,
      loops: false,
      tracks: { opacity: { input: [0, 1] as number[], output: [0, 0] as number[] } },
    },
    hostile: motion.deprecated.hostile,
    moving: { type: "timing", duration: 0, easing: Easing.linear },
    plain: motion.deprecated.plain,
  },
  derived: {
    child: { ...motion.fade.standard, reduceMotion: ReduceMotion.Never },
    grandchild: { ...motion.fade.standard, reduceMotion: ReduceMotion.Never },
  },
  duration: {
    standard: motion.duration.standard,
    zero: motion.duration.zero,
  },
  fade: {
    quick: { ...motion.fade.quick, reduceMotion: ReduceMotion.Never },
    standard: { ...motion.fade.quick, reduceMotion: ReduceMotion.Never },
  },
  hostile: {
    summary: { type: "timing", duration: 0, easing: Easing.linear },
  },
  morph: {
    hero: { ...motion.fade.standard, reduceMotion: ReduceMotion.Never },
    hostile: {
      elements: {
        "\u002a\u002f \u007d body \u007b color: red \u007d \u002f\u002a": {
          present: { type: "timing", duration: 0, easing: Easing.linear },
          dismiss: { type: "timing", duration: 0, easing: Easing.linear },
          properties: {
            "\u003c\u002fstyle\u003e\u003cscript\u003e": { from: 0, to: 1 },
            "\u0024\u007bexit()\u007d \u005c(exit()) \u0023\u007b1\u007d": { from: 0, to: 1 },
          },
        },
        "\u0022\u0027\u0060;\u005c": {
          present: { type: "timing", duration: 0, easing: Easing.linear },
          dismiss: { type: "timing", duration: 0, easing: Easing.linear },
          properties: { "\u000a\u202e": { from: 0, to: 1 } },
        },
      },
    },
    plain: {
      elements: {
        card: {
          present: { type: "timing", duration: 0, easing: Easing.linear },
          dismiss: { type: "timing", duration: 0, easing: Easing.linear },
          properties: { scale: { from: 0.9, to: 1 } },
        },
      },
    },
  },
  sequence: {
    breathe: null,
    hostile: null,
    shake: { ...motion.fade.quick, reduceMotion: ReduceMotion.Never },
    single: motion.sequence.single,
    wobble: null,
  },
  sheet: {
    // Its partner outside.fade is not part of this export, so nothing moves instead
    drag: { type: "timing", duration: 0, easing: Easing.linear },
    open: { ...motion.fade.standard, reduceMotion: ReduceMotion.Never },
    present: { ...motion.fade.standard, reduceMotion: ReduceMotion.Never },
  },
  spring: {
    bouncy: { type: "timing", duration: 0, easing: Easing.linear },
    coreAnimation: motion.spring.coreAnimation,
    delayed: { ...motion.tween.delayed, reduceMotion: ReduceMotion.Never },
    negative: motion.spring.negative,
    origami: motion.spring.origami,
    overdamped: motion.spring.overdamped,
    standard: { ...motion.fade.standard, reduceMotion: ReduceMotion.Never },
    undamped: motion.spring.undamped,
    zeroDelay: motion.spring.zeroDelay,
  },
  tween: {
    circular: motion.tween.circular,
    delayed: motion.tween.delayed,
    path: { type: "timing", duration: 0, easing: Easing.linear },
    points: motion.tween.points,
    steps: motion.tween.steps,
  },
} as const;

/** The presets' names with their types. */
export type Motion = typeof motion;

/** The presets, or what replaces them where a person asks for less motion. */
export function motionFor(reduced: boolean): Motion | typeof reducedMotion {
  "worklet";
  return reduced ? reducedMotion : motion;
}
