// Made by motionbook from 54 presets, digest b00f15ae76c36e07.
// Do not edit: change the registry and export it again.
// For the Web Animations API: `element.animate({ opacity: [0, 1] }, motion.sheet.present)`. Milliseconds.
// A spring is linear() over its settling time, within the error that stands beside it; interrupted, it starts
// again at rest. linear() needs Chrome 113, Firefox 112 or Safari 17.2; older browsers refuse such an animation.
// A clip or a sequence is `element.animate(clip.keyframes, clip.options)`; custom properties have to be registered.
// With less motion: `motionFor(matchMedia("(prefers-reduced-motion: reduce)").matches)` in place of `motion`.

/** Makes numbers of the custom properties that keyframes move; others jump. Call it once, before the first. */
export function registerProperties(): void {
  // Older versions of TypeScript do not know this function.
  const css = CSS as unknown as { registerProperty(definition: object): void };
  const names = [
    "--axis-1",
    "--axis-2",
    "--axis-3",
    "--body-color-red",
    "--color-1",
    "--color-2",
    "--color-3",
    "--color-4",
    "--exit-exit-1",
    "--glow",
    "--gr-e-end",
    "--process-exit-exit-1",
    "--style-script-alert-1-script",
    "--value",
  ];
  for (const name of names) {
    try {
      css.registerProperty({ name, syntax: "<number>", inherits: false, initialValue: "0" });
    } catch {
      // It is registered already.
    }
  }
}

// default: others stand for it.
const aliased_default = {
  duration: 735,
  easing: "linear(0, 0.0093 1.7%, 0.0541 4.1%, 0.1317 6.8%, 0.4581 16.7%, 0.5994, 0.7113 26.9%, 0.8002 32.3%, 0.8727 38.6%, 0.928 46.2%, 0.9673 56.2%, 0.9906 71%, 1)",
  delay: 0,
} as const;

// sheet.present: others stand for it.
const aliased_sheet_present = {
  duration: 655,
  easing: "linear(0, 0.00972 1.54%, 0.056735 3.64%, 0.15199 6.31%, 0.25592 8.6%, 0.583172 15.73%, 0.73555 19.665%, 0.8499 23.41%, 0.93561 27.25%, 0.9969 31.46%, 1.03465 36.38%, 1.04784 42.8%, 1.00113 70%, 0.99867 95.7%, 1)",
  delay: 0,
} as const;

/** The presets. */
export const motion = {
  _2nd: {
    /**
     * A name that begins with a digit.
     * duration 0.3, bounce 0.1; settles in 0.4 s
     * With less motion: fade.quick.
     * The spring within 0.0019 of the travel.
     */
    tap: {
      duration: 400,
      easing: "linear(0, 0.0087 1.8%, 0.05 4.28%, 0.132 7.4%, 0.488 18.5%, 0.6261, 0.737 28.6%, 0.825 33.9%, 0.893 39.7%, 0.9446 46.6%, 0.9804 55.6%, 0.9995 69%, 1)",
      delay: 0,
    },
  },
  class: {
    /**
     * Two words that languages keep for themselves.
     * duration 0.4, bounce 0.25; settles in 0.509 s
     * With less motion: fade.quick.
     * The spring within 0.00199 of the travel.
     */
    in: {
      duration: 510,
      easing: "linear(0, 0.009695 1.98%, 0.0572 4.726%, 0.15277 8.21%, 0.5591 20.05%, 0.70984 25.27%, 0.82326 30.26%, 0.9096 35.46%, 0.9723 41.21%, 1.0126 48.03%, 1.02965 57.12%, 1.00045 98.3%, 1)",
      delay: 0,
    },
  },
  clip: {
    /**
     * Tracks of two, three and four numbers.
     * offset, axis, color, scale
     * With less motion: none.
     * offset: within 0.0913 px.
     * axis: exact.
     * color: exact.
     * scale: within 0.00039.
     */
    components: {
      keyframes: [
        { offset: 0, translate: "0px 40px" },
        { offset: 0, "--axis-1": 0, "--axis-2": 0, "--axis-3": 1 },
        {
          offset: 0,
          "--color-1": 0.1,
          "--color-2": 0.2,
          "--color-3": 0.3,
          "--color-4": 1,
          easing: "cubic-bezier(0, 0, 0.2, 1)",
        },
        { offset: 0, scale: 1 },
        { offset: 0.0037259999999999997, scale: 1.02071 },
        { offset: 0.005434, translate: "0.17px 39.636px" },
        { offset: 0.0061129999999999995, translate: "0.191px 39.48px" },
        { offset: 0.012225999999999999, translate: "0.887px 38.076px" },
        { offset: 0.013972, translate: "1.086px 37.401px" },
        { offset: 0.018319000000000002, scale: 1.11059 },
        { offset: 0.019406, translate: "2.112px 35.299px" },
        { offset: 0.022705000000000003, translate: "2.735px 33.559px" },
        { offset: 0.024762, scale: 1.14516 },
        { offset: 0.028138, translate: "4.11px 30.692px" },
        { offset: 0.030661, scale: 1.17122 },
        { offset: 0.033378, translate: "5.436px 27.266px" },
        { offset: 0.036483, scale: 1.19122 },
        { offset: 0.037841, translate: "6.782px 24.348px" },
        { offset: 0.042537000000000005, scale: 1.20617 },
        { offset: 0.049135, scale: 1.21634 },
        { offset: 0.056664000000000006, scale: 1.22174 },
        { offset: 0.063747, translate: "14.593px 5.142px" },
        { offset: 0.065824, scale: 1.22194 },
        { offset: 0.066949, translate: "15.401px 2.768px" },
        { offset: 0.074421, translate: "17.286px -2.083px" },
        { offset: 0.076652, translate: "17.705px -3.532px" },
        { offset: 0.07762199, scale: 1.21639 },
        { offset: 0.077622, scale: 1.216362, easing: "ease-in-out" },
        { offset: 0.08324999999999999, translate: "18.943px -7.023px" },
        { offset: 0.085385, translate: "19.183px -8.152px" },
        { offset: 0.09101200000000001, translate: "19.817px -10.315px" },
        { offset: 0.09217700000000001, translate: "19.853px -10.762px" },
        { offset: 0.097028, translate: "20.001px -12px" },
        { offset: 0.101724, translate: "19.814px -12.699px" },
        { offset: 0.104613, translate: "19.407px -13.128px" },
        { offset: 0.107864, translate: "18.949px -13.125px" },
        { offset: 0.114726, translate: "17.365px -13.118px" },
        { offset: 0.11490700000000001, translate: "17.323px -13.095px" },
        { offset: 0.116434, "--color-1": 0.9, "--color-2": 0.8, "--color-3": 0.7, "--color-4": 0.5 },
        { offset: 0.12285299999999999, translate: "14.906px -12.072px" },
        { offset: 0.127458, translate: "13.316px -11.48px" },
        { offset: 0.148497, translate: "6.049px -6.836px" },
        { offset: 0.155245, scale: 1 },
        { offset: 0.159333, translate: "2.831px -4.444px" },
        { offset: 0.168995, translate: "0.513px -2.312px" },
        { offset: 0.169085, translate: "0.497px -2.292px" },
        { offset: 0.178657, translate: "-1.227px -0.853px" },
        { offset: 0.187867, translate: "-2.335px 0.532px" },
        { offset: 0.18858899999999998, translate: "-2.422px 0.586px" },
        { offset: 0.194056, "--axis-1": 0, "--axis-2": 1, "--axis-3": 0 },
        { offset: 0.199425, translate: "-3.12px 1.397px" },
        { offset: 0.20719100000000001, translate: "-3.223px 1.978px" },
        { offset: 0.211706, translate: "-3.283px 2.009px" },
        { offset: 0.22615300000000002, translate: "-2.862px 2.109px" },
        { offset: 0.22814, translate: "-2.756px 2.123px" },
        { offset: 0.273108, translate: "-0.357px 0.726px" },
        { offset: 0.297488, translate: "0.374px -0.031px" },
        { offset: 0.303809, translate: "0.415px -0.227px" },
        { offset: 0.322771, translate: "0.539px -0.252px" },
        { offset: 0.335413, translate: "0.45px -0.269px" },
        { offset: 0.40765, translate: "-0.057px -0.087px" },
        { offset: 0.455508, translate: "-0.043px 0.033px" },
        { offset: 0.68396, translate: "0.02px 0.02px" },
        { offset: 0.9999999900000001, translate: "-0.003px 0.002px" },
        { offset: 1, translate: "0px -0px" },
        { offset: 1, "--axis-1": 0, "--axis-2": 1, "--axis-3": 0 },
        { offset: 1, "--color-1": 0.9, "--color-2": 0.8, "--color-3": 0.7, "--color-4": 0.5 },
        { offset: 1, scale: 1 },
      ] as Keyframe[],
      options: { duration: 2576.5732265555926, fill: "both" },
    },
    /**
     * Property names that try to leave their place.
     * * / } body { color: red } / *, < /style><script>alert(1)< /script>, $ {process.exit()} \ (exit()) # {1}, "'`;\, größe\n\u{202e}end
     * With less motion: fade.quick.
     * * / } body { color: red } / *: exact.
     * < /style><script>alert(1)< /script>: exact.
     * $ {process.exit()} \ (exit()) # {1}: exact.
     * "'`;\: exact.
     * größe \u{202e}end: exact.
     */
    hostile: {
      keyframes: [
        { offset: 0, "--body-color-red": 0 },
        { offset: 0, "--style-script-alert-1-script": 0 },
        { offset: 0, "--process-exit-exit-1": 0 },
        { offset: 0, "--value": 0 },
        { offset: 0, "--gr-e-end": 0 },
        { offset: 1, "--body-color-red": 1 },
        { offset: 1, "--style-script-alert-1-script": 1 },
        { offset: 1, "--process-exit-exit-1": 1 },
        { offset: 1, "--value": 1 },
        { offset: 1, "--gr-e-end": 1 },
      ] as Keyframe[],
      options: { duration: 100, fill: "both" },
    },
    /**
     * Every type of keyframe, with and without what may be left out.
     * x, opacity, rotation
     * With less motion: fade.quick.
     * x: exact.
     * opacity: within 0.00181.
     * rotation: within 0.0931 deg.
     */
    keyframes: {
      keyframes: [
        { offset: 0, translate: "0px" },
        { offset: 0, opacity: 0.25 },
        { offset: 0, rotate: "-30deg" },
        { offset: 7.1e-06, opacity: 0.2597 },
        { offset: 0.00010410000000000001, opacity: 0.2826 },
        { offset: 0.0004898, opacity: 0.3187 },
        { offset: 0.0014815999999999998, opacity: 0.368 },
        { offset: 0.002265, rotate: "-29.557deg" },
        { offset: 0.0034776, opacity: 0.4291 },
        { offset: 0.00551, rotate: "-27.325deg" },
        { offset: 0.0069796, opacity: 0.5013 },
        { offset: 0.009612, rotate: "-22.908deg" },
        { offset: 0.0126122, opacity: 0.5832 },
        { offset: 0.020408, translate: "20px", easing: "cubic-bezier(0.2, 0, 0, 1)" },
        { offset: 0.0208163, opacity: 0.66999 },
        { offset: 0.024489999999999998, rotate: "-3.224deg" },
        { offset: 0.031469, rotate: "4.701deg" },
        { offset: 0.0319592, opacity: 0.757 },
        { offset: 0.038327, rotate: "11.055deg" },
        { offset: 0.045551, rotate: "16.273deg" },
        { offset: 0.0464082, opacity: 0.8395 },
        { offset: 0.05102, translate: "60px", easing: "steps(4, jump-start)" },
        { offset: 0.05351, rotate: "20.534deg" },
        { offset: 0.061224, rotate: "23.402deg" },
        { offset: 0.06404080000000001, opacity: 0.9108 },
        { offset: 0.066763, rotate: "21.309deg" },
        { offset: 0.0844898, opacity: 0.96472 },
        { offset: 0.08666499999999999, rotate: "16.337deg" },
        {
          offset: 0.091837,
          translate: "80px",
          easing: "cubic-bezier(0.3333333333333333, 0.08333333333333334, 0.6666666666666666, 1.0333333333333334)",
        },
        { offset: 0.10567349999999999, opacity: 0.994 },
        { offset: 0.11098000000000001, rotate: "11.824deg" },
        { offset: 0.122448999, opacity: 1 },
        { offset: 0.12244899999999999, opacity: 0.5 },
        { offset: 0.13265299, translate: "120px" },
        {
          offset: 0.132653,
          translate: "40px",
          easing: "cubic-bezier(0.3333333333333333, 0, 0.6666666666666666, 1)",
        },
        { offset: 0.140082, rotate: "8.022deg" },
        { offset: 0.173469, translate: "0px" },
        { offset: 0.17575500000000002, rotate: "4.978deg" },
        { offset: 0.222694, rotate: "2.634deg" },
        { offset: 0.291224, rotate: "1.013deg" },
        { offset: 0.414204, rotate: "0.14deg" },
        { offset: 1, translate: "0px" },
        { offset: 1, opacity: 0.5 },
        { offset: 1, rotate: "0.001deg" },
      ] as Keyframe[],
      options: { duration: 4899.999999999999, fill: "both" },
    },
    /**
     * It starts again at its end.
     * scale, opacity, loops
     * With less motion: none.
     * scale: exact.
     * opacity: exact.
     */
    pulse: {
      keyframes: [
        { offset: 0, scale: 1, easing: "cubic-bezier(0.3333333333333333, 0, 0.6666666666666666, 1)" },
        { offset: 0, opacity: 0.6, easing: "ease-in-out" },
        { offset: 0.5, scale: 1.1, easing: "cubic-bezier(0.3333333333333333, 0, 0.6666666666666666, 1)" },
        { offset: 0.5, opacity: 1 },
        { offset: 1, scale: 1 },
        { offset: 1, opacity: 1 },
      ] as Keyframe[],
      options: { duration: 1200, iterations: Infinity, fill: "both" },
    },
    /**
     * A position drives it, not time.
     * opacity, y, by progress
     * A progress drives it: add a timeline to the options, such as a ScrollTimeline.
     * opacity: exact.
     * y: exact.
     */
    scroll: {
      keyframes: [
        { offset: 0, opacity: 1 },
        { offset: 0, translate: "0px 0px", easing: "ease-out" },
        { offset: 0.4, opacity: 0 },
        { offset: 1, opacity: 0 },
        { offset: 1, translate: "0px -80px" },
      ] as Keyframe[],
      options: { duration: "auto", fill: "both" },
    },
  },
  curve: {
    /**
     * For things that come in.
     * bezier 0, 0, 0.2, 1
     */
    enter: "cubic-bezier(0, 0, 0.2, 1)",
    /**
     * Points with a jump, beginning above 0 and ending below 1.
     * 4 points
     */
    jump: "linear(0.1 0%, 0.4 50%, 0.8 50%, 0.9 100%)",
    /**
     * A Bezier that leaves 0 to 1 on both sides.
     * bezier 0.68, -0.55, 0.265, 1.55
     */
    overshoot: "cubic-bezier(0.68, -0.55, 0.265, 1.55)",
    /**
     * Android's emphasized path.
     * path
     * The curve within 0.00197 of the travel.
     */
    path: "linear(0, 0.00927 3.72%, 0.04745 7.54%, 0.1061 10.627%, 0.1788 13.017%, 0.25965 14.793%, 0.33996 16.006%, 0.51086 17.86%, 0.59493 19.127%, 0.66922 20.796%, 0.73847 23.205%, 0.80374 26.82%, 0.86423 32.32%, 0.91817 40.77%, 0.96262 53.86%, 0.99242 74.1%, 1)",
    /**
     * Straight lines, some steep.
     * 5 points
     */
    points: "linear(0 0%, 0.62 10%, 1.08 35%, 0.97 70%, 1 100%)",
    steps: {
      /**
       * 3 steps, jump both
       */
      both: "steps(3, jump-both)",
      /**
       * 5 steps
       */
      end: "steps(5, jump-end)",
      /**
       * 4 steps, jump none
       */
      none: "steps(4, jump-none)",
      /**
       * 2 steps, jump start
       */
      start: "steps(2, jump-start)",
    },
  },
  /**
   * The most reserved of words.
   * duration 0.5, bounce 0; settles in 0.735 s
   * With less motion: fade.standard.
   * The spring within 0.0019 of the travel.
   */
  default: aliased_default,
  deprecated: {
    /**
     * -> default; duration 0.5, bounce 0, settles in 0.735 s
     * With less motion: fade.standard.
     * The spring within 0.0019 of the travel.
     * @deprecated default
     */
    alias: aliased_default,
    /**
     * opacity
     * With less motion: none.
     * opacity: exact.
     * @deprecated clip.pulse
     */
    clip: {
      keyframes: [{ offset: 0, opacity: 1 }, { offset: 1, opacity: 0 }] as Keyframe[],
      options: { duration: 100, fill: "both" },
    },
    /**
     * 0.2 s, easeOut
     * @deprecated ") } * / - -> < /style> $ {exit()} \ (exit()) ''' """ `rm`  #!\u{202e}
     */
    hostile: { duration: 200, easing: "ease-out", delay: 0 },
    /**
     * duration 0.3, bounce 0.1; settles in 0.4 s
     * With less motion: none.
     * The spring within 0.0019 of the travel.
     * @deprecated fade.quick
     */
    moving: {
      duration: 400,
      easing: "linear(0, 0.0087 1.8%, 0.05 4.28%, 0.132 7.4%, 0.488 18.5%, 0.6261, 0.737 28.6%, 0.825 33.9%, 0.893 39.7%, 0.9446 46.6%, 0.9804 55.6%, 0.9995 69%, 1)",
      delay: 0,
    },
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
     * The spring within 0.00197 of the travel.
     */
    child: {
      duration: 446,
      easing: "linear(0, 0.00967 1.98%, 0.05725 4.73%, 0.15294 8.22%, 0.55838 20.04%, 0.7095 25.27%, 0.82312 30.27%, 0.90962 35.48%, 0.9723 41.23%, 1.01254 48.05%, 1.02967 57.18%, 1.00054 98.3%, 1)",
      delay: 0,
    },
    /**
     * Derived from what is derived.
     * derived.child, duration × 1.5, bounce - 0.2, delay 0.05; duration 0.525, bounce 0.05, settles in 0.636 s
     * With less motion: fade.standard.
     * The spring within 0.00193 of the travel.
     */
    grandchild: {
      duration: 637,
      easing: "linear(0, 0.008 1.9%, 0.0497 4.7%, 0.1265 8%, 0.4653 20%, 0.605, 0.7168, 0.802 37.4%, 0.872 44%, 0.9275 52%, 0.9666 62%, 0.99 76%, 1)",
      delay: 50,
      fill: "backwards",
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
    quick: { duration: 150, easing: "ease-out", delay: 0 },
    /**
     * What replaces movement, slower.
     * duration.standard, curve.enter
     * With less motion: fade.quick.
     */
    standard: { duration: 333.3333333333333, easing: "cubic-bezier(0, 0, 0.2, 1)", delay: 0 },
  },
  hostile: {
    /**
     * * / } < /style><script>alert('1')< /script> - -> $ {process.exit()} \ (exit()) # {1} """ ''' `rm` second line   third \u{202e}back\ .
     * duration 0.5, bounce 0.2; settles in 0.674 s
     * With less motion: none.
     * The spring within 0.0019 of the travel.
     */
    summary: {
      duration: 675,
      easing: "linear(0, 0.009 1.8%, 0.053 4.3%, 0.1418 7.5%, 0.5301 18.6%, 0.677 23.55%, 0.789 28.3%, 0.8751 33.2%, 0.94 38.6%, 0.9855 45%, 1.0113 53.3%, 1.0145 65%, 1)",
      delay: 0,
    },
  },
  morph: {
    /**
     * A picture opens, its backdrop fades, and a finger drags it shut.
     * image, backdrop, title, by a gesture down
     * With less motion: fade.standard.
     * The spring within 0.00181 of the travel.
     * The spring within 0.0019 of the travel.
     * The spring within 0.00181 of the travel.
     * The spring within 0.0019 of the travel.
     * The spring within 0.00186 of the travel.
     */
    hero: {
      elements: {
        image: {
          present: {
            duration: 647,
            easing: "linear(0, 0.029 1.6%, 0.0975 3.8%, 0.1967 6.2%, 0.564 14.2%, 0.7139 18%, 0.8243, 0.909 24.9%, 0.973 28.6%, 1.0182 32.8%, 1.0437 38%, 1.0455 44%, 1.0028 68%, 0.9974 90%, 1)",
            delay: 0,
          },
          dismiss: {
            duration: 400,
            easing: "linear(0, 0.0087 1.8%, 0.05 4.28%, 0.132 7.4%, 0.488 18.5%, 0.6261, 0.737 28.6%, 0.825 33.9%, 0.893 39.7%, 0.9446 46.6%, 0.9804 55.6%, 0.9995 69%, 1)",
            delay: 0,
          },
          properties: {
            frame: { from: [16, 120, 80, 80], to: [0, 0, 390, 390] },
            cornerRadius: { from: 12, to: 0 },
          },
        },
        backdrop: {
          present: { duration: 150, easing: "ease-out", delay: 0 },
          dismiss: { duration: 150, easing: "ease-out", delay: 0 },
          properties: { opacity: { from: 0, to: 0.6 } },
        },
        title: {
          present: {
            duration: 647,
            easing: "linear(0, 0.029 1.6%, 0.0975 3.8%, 0.1967 6.2%, 0.564 14.2%, 0.7139 18%, 0.8243, 0.909 24.9%, 0.973 28.6%, 1.0182 32.8%, 1.0437 38%, 1.0455 44%, 1.0028 68%, 0.9974 90%, 1)",
            delay: 80,
            fill: "backwards",
          },
          dismiss: {
            duration: 400,
            easing: "linear(0, 0.0087 1.8%, 0.05 4.28%, 0.132 7.4%, 0.488 18.5%, 0.6261, 0.737 28.6%, 0.825 33.9%, 0.893 39.7%, 0.9446 46.6%, 0.9804 55.6%, 0.9995 69%, 1)",
            delay: 80,
            fill: "backwards",
          },
          properties: { offset: { from: [0, 24], to: [0, 0] } },
        },
      },
      interaction: {
        axis: "down",
        distance: 240,
        cap: 0.9,
        threshold: 0.35,
        finish: {
          duration: 697,
          easing: "linear(0, 0.0084 1.7%, 0.0509 4.1%, 0.1377 7.2%, 0.51 17.9%, 0.65034, 0.7624 27.4%, 0.8493 32.3%, 0.9158 37.7%, 0.9644 44.1%, 0.9955 52.5%, 1.0069 65%, 1)",
          delay: 0,
        },
        cancel: { duration: 200, easing: "ease-out", delay: 0 },
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
          present: { duration: 150, easing: "ease-out", delay: 0 },
          dismiss: { duration: 150, easing: "ease-out", delay: 0 },
          properties: {
            "\u003c\u002fstyle\u003e\u003cscript\u003e": { from: 0, to: 1 },
            "\u0024\u007bexit()\u007d \u005c(exit()) \u0023\u007b1\u007d": { from: 0, to: 1 },
          },
        },
        "\u0022\u0027\u0060;\u005c": {
          present: { duration: 150, easing: "ease-out", delay: 0 },
          dismiss: { duration: 150, easing: "ease-out", delay: 0 },
          properties: { "\u000a\u202e": { from: 0, to: 1 } },
        },
      },
    },
    /**
     * The same way back, and no gesture.
     * card
     * With less motion: none.
     * The spring within 0.00192 of the travel.
     * The spring within 0.00192 of the travel.
     */
    plain: {
      elements: {
        card: {
          present: {
            duration: 1011,
            easing: "linear(0, 0.009 1.18%, 0.0503 2.7%, 0.131 4.5%, 0.2557 6.6%, 0.6933 13.05%, 0.8543 15.8%, 0.9726 18.3%, 1.0583 20.7%, 1.1197 23.25%, 1.155 25.96%, 1.16447 29.1%, 1.145 32.7%, 1.0177 44.9%, 0.9816 51%, 0.9729 57.4%, 1.0046 80.4%, 1)",
            delay: 0,
          },
          dismiss: {
            duration: 1011,
            easing: "linear(0, 0.009 1.18%, 0.0503 2.7%, 0.131 4.5%, 0.2557 6.6%, 0.6933 13.05%, 0.8543 15.8%, 0.9726 18.3%, 1.0583 20.7%, 1.1197 23.25%, 1.155 25.96%, 1.16447 29.1%, 1.145 32.7%, 1.0177 44.9%, 0.9816 51%, 0.9729 57.4%, 1.0046 80.4%, 1)",
            delay: 0,
          },
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
     * scale: exact.
     * opacity: exact.
     */
    breathe: {
      keyframes: [
        { offset: 0, scale: 1 },
        { offset: 0, opacity: 0.8 },
        { offset: 0.035714, scale: 1, easing: "ease-in-out" },
        { offset: 0.035714, opacity: 0.8, easing: "ease-in-out" },
        { offset: 0.357143, scale: 1.06, easing: "steps(6, jump-none)" },
        { offset: 0.357143, opacity: 0.8, easing: "steps(6, jump-none)" },
        { offset: 0.571429, scale: 1.06, easing: "ease-in-out" },
        { offset: 0.571429, opacity: 1, easing: "ease-in-out" },
        { offset: 1, scale: 1 },
        { offset: 1, opacity: 0.8 },
      ] as Keyframe[],
      options: { duration: 2800, iterations: Infinity, fill: "both" },
    },
    /**
     * Names that try to leave their place.
     * * / } body { color: red } / *, < /style><script>, "'`;\\n\u{202e}, by a trigger
     * With less motion: none.
     * $ {exit()} \ (exit()) # {1}: exact.
     */
    hostile: {
      keyframes: [
        { offset: 0, "--exit-exit-1": 0, easing: "ease-out" },
        { offset: 1, "--exit-exit-1": 1 },
      ] as Keyframe[],
      options: { duration: 150, fill: "both" },
    },
    /**
     * Springs, a jump and a curve, once for each trigger.
     * rest, left, right, flash, back, by a trigger
     * With less motion: fade.quick.
     * x: within 0.0561 px.
     * glow: within 0.0021.
     */
    shake: {
      keyframes: [
        { offset: 0, translate: "0px" },
        { offset: 0, "--glow": 0 },
        { offset: 0.030713, translate: "0px" },
        { offset: 0.030713, "--glow": 0 },
        { offset: 0.035233, translate: "-0.281px" },
        { offset: 0.041941, translate: "-1.701px" },
        { offset: 0.06518399999999999, translate: "-9.003px" },
        { offset: 0.07602, translate: "-11.586px" },
        { offset: 0.08700200000000001, translate: "-13.307px" },
        { offset: 0.099693, translate: "-14.341px" },
        { offset: 0.116253, translate: "-14.679px" },
        { offset: 0.153563, translate: "-14.203px" },
        { offset: 0.153563, "--glow": 0 },
        { offset: 0.157095, translate: "-13.934px" },
        { offset: 0.15753999999999999, "--glow": 0.01035 },
        { offset: 0.161855, translate: "-12.762px" },
        { offset: 0.162861, "--glow": 0.05974 },
        { offset: 0.16738299999999998, translate: "-10.586px" },
        { offset: 0.16944099999999998, "--glow": 0.15795 },
        { offset: 0.17352599999999999, translate: "-7.448px" },
        { offset: 0.175061, "--glow": 0.2658 },
        { offset: 0.19272099999999998, translate: "3.355px" },
        { offset: 0.193965, "--glow": 0.64126 },
        { offset: 0.20147400000000001, translate: "7.614px" },
        { offset: 0.20353200000000002, "--glow": 0.80157 },
        { offset: 0.209459, translate: "10.786px" },
        { offset: 0.212454, "--glow": 0.9188 },
        { offset: 0.217445, translate: "13.21px" },
        { offset: 0.221514, "--glow": 1.00439 },
        { offset: 0.225737, translate: "14.976px" },
        { offset: 0.231232, "--glow": 1.06187 },
        { offset: 0.23495100000000002, translate: "16.141px" },
        { offset: 0.24239899999999998, "--glow": 1.09232 },
        { offset: 0.2457, translate: "16.689px" },
        { offset: 0.256219, "--glow": 1.09311 },
        { offset: 0.257985, translate: "16.548px" },
        { offset: 0.302518, translate: "14.387px" },
        { offset: 0.304361, "--glow": 1.01187 },
        { offset: 0.30712499, translate: "14.262px" },
        { offset: 0.30712499, "--glow": 1.0093 },
        { offset: 0.307125, translate: "14px" },
        { offset: 0.307125, "--glow": 0.5 },
        { offset: 0.31910299999999997, translate: "13.765px" },
        { offset: 0.336609, translate: "12.591px" },
        { offset: 0.35688000000000003, translate: "10.452px" },
        { offset: 0.38083500000000003, translate: "7.13px" },
        { offset: 0.399263, translate: "4.001px" },
        { offset: 0.399263, "--glow": 0.5 },
        { offset: 0.410596, "--glow": 0.48963 },
        { offset: 0.41369799999999995, translate: "1.495px" },
        { offset: 0.42653599999999997, "--glow": 0.4385 },
        { offset: 0.429975, translate: "-0.666px" },
        { offset: 0.440842, "--glow": 0.36712 },
        { offset: 0.446253, translate: "-2.15px" },
        { offset: 0.46375900000000003, translate: "-3.065px" },
        { offset: 0.48402900000000004, translate: "-3.39px" },
        { offset: 0.48796700000000004, "--glow": 0.11429 },
        { offset: 0.506757, translate: "-3.055px" },
        { offset: 0.5118860000000001, "--glow": 0.01599 },
        { offset: 0.5350119999999999, "--glow": -0.04608 },
        { offset: 0.559951, "--glow": -0.07832 },
        { offset: 0.5866089999999999, translate: "-0.321px" },
        { offset: 0.5899260000000001, "--glow": -0.08051 },
        { offset: 0.626536, translate: "0.418px" },
        { offset: 0.6726040000000001, translate: "0.555px" },
        { offset: 0.688575, "--glow": -0.00263 },
        { offset: 0.706388, translate: "0.38px" },
        { offset: 0.706388, "--glow": 0.00509 },
        { offset: 0.7445579999999999, "--glow": 0.0145 },
        { offset: 0.7974079999999999, translate: "-0.089px" },
        { offset: 0.903108, "--glow": -0.00197 },
        { offset: 0.9999999900000001, translate: "0.005px" },
        { offset: 0.9999999900000001, "--glow": -0.00079 },
        { offset: 1, translate: "0.014px" },
        { offset: 1, "--glow": -0.00095 },
      ] as Keyframe[],
      options: { duration: 1628, fill: "both" },
    },
    /**
     * One phase, which does not move.
     * only, loops
     * It has but one phase, or takes no time, so nothing moves.
     */
    single: { keyframes: [] as Keyframe[], options: { duration: 0, fill: "both" } },
    /**
     * Springs that carry their motion from cycle to cycle.
     * left, right, loops
     * With less motion: none.
     * Play lead too, at the same time: the first cycles, until all are alike.
     * rotation: within 0.0195 deg.
     * offset: within 0.0146 px.
     * rotation: within 0.0197 deg.
     * offset: within 0.0148 px.
     */
    wobble: {
      lead: {
        keyframes: [
          { offset: 0, rotate: "-4deg" },
          { offset: 0, translate: "0px 0px" },
          { offset: 0.005778, rotate: "-3.9156deg" },
          { offset: 0.005778, translate: "0.0633px -0.0211px" },
          { offset: 0.013333, rotate: "-3.508deg" },
          { offset: 0.013333, translate: "0.369px -0.123px" },
          { offset: 0.021778, rotate: "-2.7614deg" },
          { offset: 0.021778, translate: "0.9289px -0.3096px" },
          { offset: 0.031111, rotate: "-1.6693deg" },
          { offset: 0.031111, translate: "1.7481px -0.5827px" },
          { offset: 0.061111000000000006, rotate: "2.3189deg" },
          { offset: 0.061111000000000006, translate: "4.7392px -1.5797px" },
          { offset: 0.07333300000000001, rotate: "3.705deg" },
          { offset: 0.07333300000000001, translate: "5.7787px -1.9262px" },
          { offset: 0.084444, rotate: "4.7037deg" },
          { offset: 0.084444, translate: "6.5278px -2.1759px" },
          { offset: 0.095556, rotate: "5.4209deg" },
          { offset: 0.095556, translate: "7.0657px -2.3552px" },
          { offset: 0.10666700000000001, rotate: "5.8578deg" },
          { offset: 0.10666700000000001, translate: "7.3934px -2.4645px" },
          { offset: 0.118667, rotate: "6.0436deg" },
          { offset: 0.118667, translate: "7.5327px -2.5109px" },
          { offset: 0.132444, rotate: "5.9535deg" },
          { offset: 0.132444, translate: "7.4651px -2.4884px" },
          { offset: 0.146667, rotate: "5.6045deg" },
          { offset: 0.146667, translate: "7.2034px -2.4011px" },
          { offset: 0.19244399999999998, rotate: "4.1182deg" },
          { offset: 0.19244399999999998, translate: "6.0887px -2.0296px" },
          { offset: 0.212444, rotate: "3.7016deg" },
          { offset: 0.212444, translate: "5.7762px -1.9254px" },
          { offset: 0.22222199, rotate: "3.5811deg" },
          { offset: 0.22222199, translate: "5.6858px -1.8953px" },
          { offset: 0.222222, rotate: "3.5807deg" },
          { offset: 0.222222, translate: "5.6856px -1.8952px" },
          { offset: 0.23, rotate: "3.4164deg" },
          { offset: 0.23, translate: "5.5623px -1.8541px" },
          { offset: 0.240556, rotate: "2.8894deg" },
          { offset: 0.240556, translate: "5.1671px -1.7224px" },
          { offset: 0.25361100000000003, rotate: "1.92deg" },
          { offset: 0.25361100000000003, translate: "4.44px -1.48px" },
          { offset: 0.295, rotate: "-1.8577deg" },
          { offset: 0.295, translate: "1.6068px -0.5356px" },
          { offset: 0.311944, rotate: "-3.1525deg" },
          { offset: 0.311944, translate: "0.6356px -0.2119px" },
          { offset: 0.327778, rotate: "-4.0826deg" },
          { offset: 0.327778, translate: "-0.0619px 0.0206px" },
          { offset: 0.343333, rotate: "-4.7176deg" },
          { offset: 0.343333, translate: "-0.5382px 0.1794px" },
          { offset: 0.360278, rotate: "-5.1151deg" },
          { offset: 0.360278, translate: "-0.8363px 0.2788px" },
          { offset: 0.379167, rotate: "-5.2558deg" },
          { offset: 0.379167, translate: "-0.9419px 0.314px" },
          { offset: 0.401111, rotate: "-5.123deg" },
          { offset: 0.401111, translate: "-0.8422px 0.2807px" },
          { offset: 0.473611, rotate: "-4.1163deg" },
          { offset: 0.473611, translate: "-0.0873px 0.0291px" },
          { offset: 0.49999999, rotate: "-3.9069deg" },
          { offset: 0.49999999, translate: "0.0698px -0.0233px" },
          { offset: 0.5, rotate: "-3.9064deg" },
          { offset: 0.5, translate: "0.0702px -0.0234px" },
          { offset: 0.506, rotate: "-3.7825deg" },
          { offset: 0.506, translate: "0.1631px -0.0544px" },
          { offset: 0.513556, rotate: "-3.3366deg" },
          { offset: 0.513556, translate: "0.4975px -0.1658px" },
          { offset: 0.522444, rotate: "-2.5158deg" },
          { offset: 0.522444, translate: "1.1131px -0.371px" },
          { offset: 0.531556, rotate: "-1.4236deg" },
          { offset: 0.531556, translate: "1.9323px -0.6441px" },
          { offset: 0.56, rotate: "2.318deg" },
          { offset: 0.56, translate: "4.7385px -1.5795px" },
          { offset: 0.572667, rotate: "3.7367deg" },
          { offset: 0.572667, translate: "5.8025px -1.9342px" },
          { offset: 0.583778, rotate: "4.7185deg" },
          { offset: 0.583778, translate: "6.5389px -2.1796px" },
          { offset: 0.5946670000000001, rotate: "5.4087deg" },
          { offset: 0.5946670000000001, translate: "7.0566px -2.3522px" },
          { offset: 0.606, rotate: "5.8445deg" },
          { offset: 0.606, translate: "7.3834px -2.4611px" },
          { offset: 0.618, rotate: "6.0201deg" },
          { offset: 0.618, translate: "7.5151px -2.505px" },
          { offset: 0.632, rotate: "5.9233deg" },
          { offset: 0.632, translate: "7.4425px -2.4808px" },
          { offset: 0.6466670000000001, rotate: "5.5596deg" },
          { offset: 0.6466670000000001, translate: "7.1697px -2.3899px" },
          { offset: 0.6915560000000001, rotate: "4.115deg" },
          { offset: 0.6915560000000001, translate: "6.0863px -2.0288px" },
          { offset: 0.7111109999999999, rotate: "3.71deg" },
          { offset: 0.7111109999999999, translate: "5.7825px -1.9275px" },
          { offset: 0.72222199, rotate: "3.5768deg" },
          { offset: 0.72222199, translate: "5.6826px -1.8942px" },
          { offset: 0.722222, rotate: "3.5764deg" },
          { offset: 0.722222, translate: "5.6823px -1.8941px" },
          { offset: 0.73, rotate: "3.4165deg" },
          { offset: 0.73, translate: "5.5624px -1.8541px" },
          { offset: 0.740556, rotate: "2.8952deg" },
          { offset: 0.740556, translate: "5.1714px -1.7238px" },
          { offset: 0.7536109999999999, rotate: "1.9325deg" },
          { offset: 0.7536109999999999, translate: "4.4494px -1.4831px" },
          { offset: 0.795, rotate: "-1.844deg" },
          { offset: 0.795, translate: "1.617px -0.539px" },
          { offset: 0.812222, rotate: "-3.1591deg" },
          { offset: 0.812222, translate: "0.6307px -0.2102px" },
          { offset: 0.827778, rotate: "-4.0745deg" },
          { offset: 0.827778, translate: "-0.0559px 0.0186px" },
          { offset: 0.8436109999999999, rotate: "-4.722deg" },
          { offset: 0.8436109999999999, translate: "-0.5415px 0.1805px" },
          { offset: 0.860556, rotate: "-5.116deg" },
          { offset: 0.860556, translate: "-0.837px 0.279px" },
          { offset: 0.879444, rotate: "-5.2545deg" },
          { offset: 0.879444, translate: "-0.9409px 0.3136px" },
          { offset: 0.9013890000000001, rotate: "-5.1217deg" },
          { offset: 0.9013890000000001, translate: "-0.8413px 0.2804px" },
          { offset: 0.9738890000000001, rotate: "-4.1139deg" },
          { offset: 0.9738890000000001, translate: "-0.0854px 0.0285px" },
          { offset: 0.9999999900000001, rotate: "-3.9079deg" },
          { offset: 0.9999999900000001, translate: "0.0691px -0.023px" },
          { offset: 1, rotate: "-3.9075deg" },
          { offset: 1, translate: "0.0694px -0.0231px" },
        ] as Keyframe[],
        options: { duration: 1800, fill: "both" },
      },
      keyframes: [
        { offset: 0, rotate: "-3.9075deg" },
        { offset: 0, translate: "0.0694px -0.0231px" },
        { offset: 0.011556, rotate: "-3.7906deg" },
        { offset: 0.011556, translate: "0.1571px -0.0524px" },
        { offset: 0.026222, rotate: "-3.3702deg" },
        { offset: 0.026222, translate: "0.4724px -0.1575px" },
        { offset: 0.043556, rotate: "-2.5856deg" },
        { offset: 0.043556, translate: "1.0608px -0.3536px" },
        { offset: 0.062222, rotate: "-1.4852deg" },
        { offset: 0.062222, translate: "1.8861px -0.6287px" },
        { offset: 0.12, rotate: "2.3173deg" },
        { offset: 0.12, translate: "4.738px -1.5793px" },
        { offset: 0.14400000000000002, rotate: "3.6683deg" },
        { offset: 0.14400000000000002, translate: "5.7512px -1.9171px" },
        { offset: 0.16622199999999998, rotate: "4.6653deg" },
        { offset: 0.16622199999999998, translate: "6.499px -2.1663px" },
        { offset: 0.187556, rotate: "5.3622deg" },
        { offset: 0.187556, translate: "7.0216px -2.3405px" },
        { offset: 0.208889, rotate: "5.8006deg" },
        { offset: 0.208889, translate: "7.3504px -2.4501px" },
        { offset: 0.23244399999999998, rotate: "6.0107deg" },
        { offset: 0.23244399999999998, translate: "7.5081px -2.5027px" },
        { offset: 0.25866700000000004, rotate: "5.9613deg" },
        { offset: 0.25866700000000004, translate: "7.471px -2.4903px" },
        { offset: 0.288889, rotate: "5.6331deg" },
        { offset: 0.288889, translate: "7.2248px -2.4083px" },
        { offset: 0.382222, rotate: "4.1292deg" },
        { offset: 0.382222, translate: "6.0969px -2.0323px" },
        { offset: 0.422222, rotate: "3.7088deg" },
        { offset: 0.422222, translate: "5.7816px -1.9272px" },
        { offset: 0.44444398999999996, rotate: "3.5784deg" },
        { offset: 0.44444398999999996, translate: "5.6838px -1.8946px" },
        { offset: 0.444444, rotate: "3.5763deg" },
        { offset: 0.444444, translate: "5.6822px -1.8941px" },
        { offset: 0.460167, rotate: "3.4145deg" },
        { offset: 0.460167, translate: "5.5608px -1.8536px" },
        { offset: 0.481111, rotate: "2.8952deg" },
        { offset: 0.481111, translate: "5.1714px -1.7238px" },
        { offset: 0.5072220000000001, rotate: "1.9296deg" },
        { offset: 0.5072220000000001, translate: "4.4472px -1.4824px" },
        { offset: 0.590222, rotate: "-1.8526deg" },
        { offset: 0.590222, translate: "1.6105px -0.5368px" },
        { offset: 0.624444, rotate: "-3.1587deg" },
        { offset: 0.624444, translate: "0.631px -0.2103px" },
        { offset: 0.6561109999999999, rotate: "-4.0883deg" },
        { offset: 0.6561109999999999, translate: "-0.0662px 0.0221px" },
        { offset: 0.6875, rotate: "-4.7256deg" },
        { offset: 0.6875, translate: "-0.5442px 0.1814px" },
        { offset: 0.721111, rotate: "-5.1156deg" },
        { offset: 0.721111, translate: "-0.8367px 0.2789px" },
        { offset: 0.759444, rotate: "-5.255deg" },
        { offset: 0.759444, translate: "-0.9412px 0.3137px" },
        { offset: 0.802778, rotate: "-5.1212deg" },
        { offset: 0.802778, translate: "-0.8409px 0.2803px" },
        { offset: 0.947778, rotate: "-4.1152deg" },
        { offset: 0.947778, translate: "-0.0864px 0.0288px" },
        { offset: 1, rotate: "-3.9073deg" },
        { offset: 1, translate: "0.0695px -0.0232px" },
      ] as Keyframe[],
      options: { duration: 900, iterations: Infinity, delay: 1800, fill: "forwards" },
    },
  },
  sheet: {
    /**
     * Its partner is not part of the export.
     * duration 0.15, bounce 0.14; settles in 0.209 s
     * With less motion: outside.fade, which is not part of this export.
     * The spring within 0.00192 of the travel.
     */
    drag: {
      duration: 210,
      easing: "linear(0, 0.0085 1.7%, 0.0489 4%, 0.135 7.1%, 0.503 17.7%, 0.6445 22.5%, 0.75147 27%, 0.8414 32%, 0.908 37.3%, 0.9573 43.5%, 0.9904 51.6%, 1.005 63.5%, 1)",
      delay: 0,
    },
    /**
     * Another name, kept in use.
     * -> sheet.present; duration 0.4, bounce 0.3, settles in 0.655 s
     * With less motion: fade.standard.
     * The spring within 0.00198 of the travel.
     */
    open: aliased_sheet_present,
    /**
     * A sheet comes up.
     * duration 0.4, bounce 0.3; settles in 0.655 s
     * With less motion: fade.standard.
     * The spring within 0.00198 of the travel.
     */
    present: aliased_sheet_present,
  },
  spring: {
    /**
     * duration 0.5, bounce 0.5; settles in 1.011 s
     * With less motion: none.
     * The spring within 0.00192 of the travel.
     */
    bouncy: {
      duration: 1011,
      easing: "linear(0, 0.009 1.18%, 0.0503 2.7%, 0.131 4.5%, 0.2557 6.6%, 0.6933 13.05%, 0.8543 15.8%, 0.9726 18.3%, 1.0583 20.7%, 1.1197 23.25%, 1.155 25.96%, 1.16447 29.1%, 1.145 32.7%, 1.0177 44.9%, 0.9816 51%, 0.9729 57.4%, 1.0046 80.4%, 1)",
      delay: 0,
    },
    /**
     * Typed as Core Animation has it.
     * mass 2, stiffness 300, damping 30; duration 0.513, bounce 0.3876, settles in 0.835 s
     * The spring within 0.00187 of the travel.
     */
    coreAnimation: {
      duration: 836,
      easing: "linear(0, 0.008 1.4%, 0.0478 3.3%, 0.1267 5.6%, 0.2346 8%, 0.6194 15.8%, 0.7682 19.3%, 0.882, 0.9686 25.9%, 1.0316 29.4%, 1.0714 33.2%, 1.089 37.7%, 1.0817 42.7%, 1.009 61.3%, 0.992 73%, 1)",
      delay: 0,
    },
    /**
     * It waits before it moves.
     * duration 0.3, bounce 0.15, delay 0.12; settles in 0.418 s
     * With less motion: tween.delayed.
     * The spring within 0.00195 of the travel.
     */
    delayed: {
      duration: 419,
      easing: "linear(0, 0.0085 1.7%, 0.05 4.06%, 0.1347 7.1%, 0.508 17.8%, 0.646, 0.757 27.1%, 0.8456 32%, 0.9114 37.2%, 0.961 43.4%, 0.993 51.3%, 1.0067 63%, 1)",
      delay: 120,
      fill: "backwards",
    },
    /**
     * Flatter than one without bounce.
     * duration 0.5, bounce -0.5; settles in 2.074 s
     * The spring within 0.00192 of the travel.
     */
    negative: {
      duration: 2074,
      easing: "linear(0, 0.0092 0.63%, 0.0485 1.5%, 0.2834 5.8%, 0.415 8.7%, 0.5357 12%, 0.642 15.7%, 0.7333 19.9%, 0.8124 24.9%, 0.8781 31%, 0.9285 38.5%, 0.9666 49%, 0.99 65%, 1)",
      delay: 0,
    },
    /**
     * Typed in Origami's words.
     * origami: tension 40, friction 7; duration 0.4141, bounce 0.275, settles in 0.66 s
     * The spring within 0.00197 of the travel.
     */
    origami: {
      duration: 661,
      easing: "linear(0, 0.0097 1.58%, 0.05705 3.757%, 0.15322 6.54%, 0.26075 9%, 0.56982 16.05%, 0.7218 20.16%, 0.835725 24.07%, 0.922 28.12%, 0.98403 32.57%, 1.0232 37.83%, 1.0383 44.72%, 1.0006 74.95%, 1)",
      delay: 0,
    },
    /**
     * A long way from critical.
     * response 0.4, dampingRatio 3; duration 0.4, bounce -0.6667, settles in 2.574 s
     * The spring within 0.00189 of the travel.
     */
    overdamped: {
      duration: 2575,
      easing: "linear(0, 0.01 0.434%, 0.2266 4.1%, 0.3693 7.03%, 0.4977 10.3%, 0.6119 14%, 0.7125 18.3%, 0.7973 23.3%, 0.86696 29.3%, 0.9228 37%, 0.9637 47.5%, 0.9897 64%, 1)",
      delay: 0,
    },
    /**
     * duration 0.5, bounce 0.15; settles in 0.697 s
     * With less motion: fade.standard.
     * The spring within 0.00186 of the travel.
     */
    standard: {
      duration: 697,
      easing: "linear(0, 0.0084 1.7%, 0.0509 4.1%, 0.1377 7.2%, 0.51 17.9%, 0.65034, 0.7624 27.4%, 0.8493 32.3%, 0.9158 37.7%, 0.9644 44.1%, 0.9955 52.5%, 1.0069 65%, 1)",
      delay: 0,
    },
    // spring.undamped is not here: spring: an undamped spring never settles, so it cannot be baked.
    /**
     * A delay that was typed, and is none.
     * duration 0.25, bounce 0.05; settles in 0.303 s
     * The spring within 0.00188 of the travel.
     */
    zeroDelay: {
      duration: 303,
      easing: "linear(0, 0.008 1.9%, 0.0495 4.7%, 0.1263 8%, 0.47 20.2%, 0.6053, 0.7145 31.5%, 0.803 37.5%, 0.8717 44%, 0.927 52%, 0.9664 62%, 0.99 76%, 1)",
      delay: 0,
    },
  },
  tween: {
    /**
     * 0.4 s, circularEaseInOut
     * The curve within 0.00189 of the travel.
     */
    circular: {
      duration: 400,
      easing: "linear(0, 0.0083 10%, 0.0445 21%, 0.102 30.5%, 0.1721 37.9%, 0.2448 43.1%, 0.3157 46.55%, 0.3783 48.54%, 0.429 49.52%, 0.4666 49.9%, 0.49 49.993%, 0.5103 50.0073%, 0.5345 50.107%, 0.5723 50.5%, 0.6233 51.5%, 0.6868 53.55%, 0.7569 57%, 0.8313 62.4%, 0.901 69.9%, 0.957 79.3%, 0.992 90.2%, 1)",
      delay: 0,
    },
    /**
     * A curve by name, a length by name, and a delay.
     * duration.standard, curve.enter, delay 0.08
     */
    delayed: {
      duration: 333.3333333333333,
      easing: "cubic-bezier(0, 0, 0.2, 1)",
      delay: 80,
      fill: "backwards",
    },
    /**
     * 0.5 s, curve.path
     * With less motion: none.
     * The curve within 0.00197 of the travel.
     */
    path: {
      duration: 500,
      easing: "linear(0, 0.00927 3.72%, 0.04745 7.54%, 0.1061 10.627%, 0.1788 13.017%, 0.25965 14.793%, 0.33996 16.006%, 0.51086 17.86%, 0.59493 19.127%, 0.66922 20.796%, 0.73847 23.205%, 0.80374 26.82%, 0.86423 32.32%, 0.91817 40.77%, 0.96262 53.86%, 0.99242 74.1%, 1)",
      delay: 0,
    },
    /**
     * 0.45 s, curve.points
     */
    points: { duration: 450, easing: "linear(0 0%, 0.62 10%, 1.08 35%, 0.97 70%, 1 100%)", delay: 0 },
    /**
     * 0.6 s, 6 steps, jump none
     */
    steps: { duration: 600, easing: "steps(6, jump-none)", delay: 0 },
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
      keyframes: [
        { offset: 1, translate: "1e-05px -6e-06px" },
        { offset: 1, "--axis-1": 0, "--axis-2": 1, "--axis-3": 0 },
        { offset: 1, "--color-1": 0.9, "--color-2": 0.8, "--color-3": 0.7, "--color-4": 0.5 },
        { offset: 1, scale: 1 },
      ] as Keyframe[],
      options: { duration: 0, fill: "both" },
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
      keyframes: [{ offset: 1, opacity: 0 }] as Keyframe[],
      options: { duration: 0, fill: "both" },
    },
    hostile: motion.deprecated.hostile,
    moving: { duration: 0, easing: "linear", delay: 0 },
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
    summary: { duration: 0, easing: "linear", delay: 0 },
  },
  morph: {
    hero: motion.fade.standard,
    hostile: {
      elements: {
        "\u002a\u002f \u007d body \u007b color: red \u007d \u002f\u002a": {
          present: { duration: 0, easing: "linear", delay: 0 },
          dismiss: { duration: 0, easing: "linear", delay: 0 },
          properties: {
            "\u003c\u002fstyle\u003e\u003cscript\u003e": { from: 0, to: 1 },
            "\u0024\u007bexit()\u007d \u005c(exit()) \u0023\u007b1\u007d": { from: 0, to: 1 },
          },
        },
        "\u0022\u0027\u0060;\u005c": {
          present: { duration: 0, easing: "linear", delay: 0 },
          dismiss: { duration: 0, easing: "linear", delay: 0 },
          properties: { "\u000a\u202e": { from: 0, to: 1 } },
        },
      },
    },
    plain: {
      elements: {
        card: {
          present: { duration: 0, easing: "linear", delay: 0 },
          dismiss: { duration: 0, easing: "linear", delay: 0 },
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
    drag: { duration: 0, easing: "linear", delay: 0 },
    open: motion.fade.standard,
    present: motion.fade.standard,
  },
  spring: {
    bouncy: { duration: 0, easing: "linear", delay: 0 },
    coreAnimation: motion.spring.coreAnimation,
    delayed: motion.tween.delayed,
    negative: motion.spring.negative,
    origami: motion.spring.origami,
    overdamped: motion.spring.overdamped,
    standard: motion.fade.standard,
    zeroDelay: motion.spring.zeroDelay,
  },
  tween: {
    circular: motion.tween.circular,
    delayed: motion.tween.delayed,
    path: { duration: 0, easing: "linear", delay: 0 },
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
