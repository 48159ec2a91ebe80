// Made by motionbook from 52 presets, digest 6b99d37541d09daa.
// Do not edit: change the registry and export it again.
// For the Web Animations API: `element.animate({ opacity: [0, 1] }, motion.sheet.present)`. Milliseconds.
// A spring is linear() over its settling time, within the error that stands beside it; interrupted, it starts
// again at rest. linear() needs Chrome 113, Firefox 112 or Safari 17.2; older browsers refuse such an animation.
// A clip or a sequence is `element.animate(clip.keyframes, clip.options)`.
// With less motion: `motionFor(matchMedia("(prefers-reduced-motion: reduce)").matches)` in place of `motion`.

// default: others stand for it.
const aliased_default = {
  duration: 735,
  easing: "linear(0, 0.009 1.66%, 0.0542 4.1%, 0.1315 6.8%, 0.458 16.7%, 0.597, 0.7074 26.7%, 0.7959 32%, 0.8688 38.2%, 0.924 45.5%, 0.9639 55%, 0.9897 69.6%, 1)",
  delay: 0,
} as const;

// sheet.present: others stand for it.
const aliased_sheet_present = {
  duration: 655,
  easing: "linear(0, 0.0098 1.546%, 0.0572 3.656%, 0.15325 6.34%, 0.2514 8.5%, 0.583 15.727%, 0.7361 19.68%, 0.85046 23.43%, 0.93652 27.3%, 0.99757 31.52%, 1.03513 36.48%, 1.04764 42.88%, 1.001127 70%, 0.9986 97.3%, 1)",
  delay: 0,
} as const;

/** The presets. */
export const motion = {
  _2nd: {
    /**
     * A name that begins with a digit.
     * duration 0.3, bounce 0.1; settles in 0.4 s
     * With less motion: fade.quick.
     * The spring within 0.00186 of the travel.
     */
    tap: {
      duration: 400,
      easing: "linear(0, 0.0087 1.8%, 0.0506 4.3%, 0.135 7.5%, 0.488 18.5%, 0.6274, 0.739 28.7%, 0.8263 34%, 0.894 39.8%, 0.9457 46.8%, 0.981 55.8%, 1 69.5%, 1)",
      delay: 0,
    },
  },
  class: {
    /**
     * Two words that languages keep for themselves.
     * duration 0.4, bounce 0.25; settles in 0.509 s
     * With less motion: fade.quick.
     * The spring within 0.00198 of the travel.
     */
    in: {
      duration: 510,
      easing: "linear(0, 0.00978 1.99%, 0.05753 4.74%, 0.1535 8.23%, 0.55874 20.04%, 0.7101 25.28%, 0.82365 30.28%, 0.9102 35.5%, 0.9728 41.27%, 1.01296 48.14%, 1.0296 57.2%, 1.00016 98.8%, 1)",
      delay: 0,
    },
  },
  clip: {
    /**
     * Tracks of two, three and four numbers.
     * offset, axis, color, scale
     * With less motion: none.
     * offset: within 0.0926 px.
     * axis: exact.
     * color: exact.
     * scale: within 0.000393.
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
        { offset: 0.003881, scale: 1.02161 },
        { offset: 0.005434, translate: "0.17px 39.636px" },
        { offset: 0.0061129999999999995, translate: "0.191px 39.48px" },
        { offset: 0.012225999999999999, translate: "0.887px 38.076px" },
        { offset: 0.013972, translate: "1.086px 37.401px" },
        { offset: 0.018319000000000002, scale: 1.11059 },
        { offset: 0.019406, translate: "2.114px 35.302px" },
        { offset: 0.022802, translate: "2.756px 33.509px" },
        { offset: 0.024839000000000003, scale: 1.14554 },
        { offset: 0.028138, translate: "4.11px 30.692px" },
        { offset: 0.030661, scale: 1.17122 },
        { offset: 0.033475000000000005, translate: "5.464px 27.203px" },
        { offset: 0.036483, scale: 1.19122 },
        { offset: 0.037841, translate: "6.78px 24.348px" },
        { offset: 0.042615, scale: 1.2063 },
        { offset: 0.049135, scale: 1.21634 },
        { offset: 0.056664000000000006, scale: 1.22172 },
        { offset: 0.063747, translate: "14.593px 5.142px" },
        { offset: 0.065979, scale: 1.22188 },
        { offset: 0.066949, translate: "15.401px 2.768px" },
        { offset: 0.074421, translate: "17.286px -2.084px" },
        { offset: 0.076652, translate: "17.705px -3.533px" },
        { offset: 0.07762199, scale: 1.21639 },
        { offset: 0.077622, scale: 1.216362, easing: "ease-in-out" },
        { offset: 0.08324999999999999, translate: "18.943px -7.023px" },
        { offset: 0.085385, translate: "19.183px -8.152px" },
        { offset: 0.09101200000000001, translate: "19.817px -10.315px" },
        { offset: 0.09217700000000001, translate: "19.853px -10.762px" },
        { offset: 0.097028, translate: "20.001px -12px" },
        { offset: 0.101633, translate: "19.826px -12.685px" },
        { offset: 0.104613, translate: "19.407px -13.128px" },
        { offset: 0.107683, translate: "18.977px -13.124px" },
        { offset: 0.114726, translate: "17.372px -13.113px" },
        { offset: 0.114817, translate: "17.344px -13.113px" },
        { offset: 0.116434, "--color-1": 0.9, "--color-2": 0.8, "--color-3": 0.7, "--color-4": 0.5 },
        { offset: 0.12276300000000001, translate: "14.939px -12.086px" },
        { offset: 0.127458, translate: "13.317px -11.48px" },
        { offset: 0.148497, translate: "6.048px -6.836px" },
        { offset: 0.155245, scale: 1 },
        { offset: 0.159062, translate: "2.904px -4.504px" },
        { offset: 0.168814, translate: "0.555px -2.351px" },
        { offset: 0.169085, translate: "0.506px -2.292px" },
        { offset: 0.17829599999999998, translate: "-1.171px -0.906px" },
        { offset: 0.187957, translate: "-2.359px 0.548px" },
        { offset: 0.188228, translate: "-2.392px 0.568px" },
        { offset: 0.194056, "--axis-1": 0, "--axis-2": 1, "--axis-3": 0 },
        { offset: 0.19906400000000002, translate: "-3.108px 1.372px" },
        { offset: 0.20719100000000001, translate: "-3.231px 1.976px" },
        { offset: 0.21107299999999998, translate: "-3.29px 2.002px" },
        { offset: 0.22524999999999998, translate: "-2.906px 2.097px" },
        { offset: 0.22832, translate: "-2.742px 2.118px" },
        { offset: 0.273108, translate: "-0.357px 0.727px" },
        { offset: 0.297488, translate: "0.374px -0.031px" },
        { offset: 0.303809, translate: "0.416px -0.227px" },
        { offset: 0.322771, translate: "0.542px -0.252px" },
        { offset: 0.335413, translate: "0.453px -0.269px" },
        { offset: 0.40765, translate: "-0.059px -0.09px" },
        { offset: 0.458217, translate: "-0.044px 0.036px" },
        { offset: 0.6659, translate: "0.02px 0.023px" },
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
     * opacity: within 0.00182.
     * rotation: within 0.0953 deg.
     */
    keyframes: {
      keyframes: [
        { offset: 0, translate: "0px" },
        { offset: 0, opacity: 0.25 },
        { offset: 0, rotate: "-30deg" },
        { offset: 6.9e-06, opacity: 0.2596 },
        { offset: 0.0001004, opacity: 0.282 },
        { offset: 0.00046530000000000003, opacity: 0.31693 },
        { offset: 0.0014204, opacity: 0.3655 },
        { offset: 0.002265, rotate: "-29.557deg" },
        { offset: 0.0033428999999999998, opacity: 0.4257 },
        { offset: 0.00551, rotate: "-27.33deg" },
        { offset: 0.0067347, opacity: 0.497 },
        { offset: 0.009673000000000001, rotate: "-22.833deg" },
        { offset: 0.0121224, opacity: 0.577 },
        { offset: 0.0199592, opacity: 0.662 },
        { offset: 0.020408, translate: "20px", easing: "cubic-bezier(0.2, 0, 0, 1)" },
        { offset: 0.024489999999999998, rotate: "-3.219deg" },
        { offset: 0.030857100000000002, opacity: 0.7494 },
        { offset: 0.031482, rotate: "4.711deg" },
        { offset: 0.038327, rotate: "11.055deg" },
        { offset: 0.0448163, opacity: 0.8316 },
        { offset: 0.045551, rotate: "16.273deg" },
        { offset: 0.05102, translate: "60px", easing: "steps(4, jump-start)" },
        { offset: 0.05351, rotate: "20.529deg" },
        { offset: 0.061224, rotate: "23.402deg" },
        { offset: 0.0619592, opacity: 0.9037 },
        { offset: 0.066669, rotate: "21.341deg" },
        { offset: 0.08167350000000001, opacity: 0.9588 },
        { offset: 0.086571, rotate: "16.358deg" },
        {
          offset: 0.091837,
          translate: "80px",
          easing: "cubic-bezier(0.3333333333333333, 0.08333333333333334, 0.6666666666666666, 1.0333333333333334)",
        },
        { offset: 0.1034694, opacity: 0.9925 },
        { offset: 0.11041600000000001, rotate: "11.921deg" },
        { offset: 0.122448999, opacity: 1 },
        { offset: 0.12244899999999999, opacity: 0.5 },
        { offset: 0.13265299, translate: "120px" },
        {
          offset: 0.132653,
          translate: "40px",
          easing: "cubic-bezier(0.3333333333333333, 0, 0.6666666666666666, 1)",
        },
        { offset: 0.13914300000000002, rotate: "8.129deg" },
        { offset: 0.173469, translate: "0px" },
        { offset: 0.17387799999999998, rotate: "5.104deg" },
        { offset: 0.219878, rotate: "2.741deg" },
        { offset: 0.286531, rotate: "1.085deg" },
        { offset: 0.404816, rotate: "0.161deg" },
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
     * The curve within 0.00198 of the travel.
     */
    path: "linear(0, 0.00933 3.73%, 0.0476 7.55%, 0.1064 10.64%, 0.1793 13.03%, 0.2602 14.803%, 0.34032 16.01%, 0.510884 17.86%, 0.59526 19.133%, 0.66973 20.81%, 0.73905 23.23%, 0.8042 26.85%, 0.86466 32.37%, 0.9186 40.86%, 0.96305 54.04%, 0.99254 74.3%, 1)",
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
   * The spring within 0.00193 of the travel.
   */
  default: aliased_default,
  deprecated: {
    /**
     * -> default; duration 0.5, bounce 0, settles in 0.735 s
     * With less motion: fade.standard.
     * The spring within 0.00193 of the travel.
     * @deprecated default
     */
    alias: aliased_default,
    /**
     * 0.2 s, easeOut
     * @deprecated ") } * / - -> < /style> $ {exit()} \ (exit()) ''' """ `rm`  #!\u{202e}
     */
    hostile: { duration: 200, easing: "ease-out", delay: 0 },
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
     * The spring within 0.00198 of the travel.
     */
    child: {
      duration: 446,
      easing: "linear(0, 0.00977 1.99%, 0.0577 4.75%, 0.15367 8.24%, 0.55902 20.06%, 0.71 25.29%, 0.8237 30.3%, 0.9102 35.52%, 0.97286 41.3%, 1.01298 48.17%, 1.0296 57.24%, 1.00013 98.9%, 1)",
      delay: 0,
    },
    /**
     * Derived from what is derived.
     * derived.child, duration × 1.5, bounce - 0.2, delay 0.05; duration 0.525, bounce 0.05, settles in 0.636 s
     * With less motion: fade.standard.
     * The spring within 0.00191 of the travel.
     */
    grandchild: {
      duration: 637,
      easing: "linear(0, 0.008 1.9%, 0.0497 4.7%, 0.1265 8%, 0.4652 20%, 0.604, 0.71564, 0.801 37.3%, 0.872 44%, 0.926 51.7%, 0.9655 61.6%, 0.99 75.5%, 1)",
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
     * The spring within 0.00198 of the travel.
     */
    summary: {
      duration: 675,
      easing: "linear(0, 0.009 1.8%, 0.053 4.3%, 0.14503 7.6%, 0.5301 18.6%, 0.6756 23.5%, 0.789 28.3%, 0.875 33.2%, 0.94 38.6%, 0.9856 45%, 1.0115 53.4%, 1.0144 65%, 1)",
      delay: 0,
    },
  },
  morph: {
    /**
     * A picture opens, its backdrop fades, and a finger drags it shut.
     * image, backdrop, title, by a gesture down
     * With less motion: fade.standard.
     * The spring within 0.00195 of the travel.
     * The spring within 0.00186 of the travel.
     * The spring within 0.00195 of the travel.
     * The spring within 0.00186 of the travel.
     * The spring within 0.00197 of the travel.
     */
    hero: {
      elements: {
        image: {
          present: {
            duration: 647,
            easing: "linear(0, 0.029 1.6%, 0.0975 3.8%, 0.197 6.2%, 0.564 14.2%, 0.71 17.9%, 0.823, 0.909 24.9%, 0.973 28.6%, 1.0174 32.7%, 1.043 37.7%, 1.046 43.6%, 1.003 68%, 0.9974 90%, 1)",
            delay: 0,
          },
          dismiss: {
            duration: 400,
            easing: "linear(0, 0.0087 1.8%, 0.0506 4.3%, 0.135 7.5%, 0.488 18.5%, 0.6274, 0.739 28.7%, 0.8263 34%, 0.894 39.8%, 0.9457 46.8%, 0.981 55.8%, 1 69.5%, 1)",
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
            easing: "linear(0, 0.029 1.6%, 0.0975 3.8%, 0.197 6.2%, 0.564 14.2%, 0.71 17.9%, 0.823, 0.909 24.9%, 0.973 28.6%, 1.0174 32.7%, 1.043 37.7%, 1.046 43.6%, 1.003 68%, 0.9974 90%, 1)",
            delay: 80,
            fill: "backwards",
          },
          dismiss: {
            duration: 400,
            easing: "linear(0, 0.0087 1.8%, 0.0506 4.3%, 0.135 7.5%, 0.488 18.5%, 0.6274, 0.739 28.7%, 0.8263 34%, 0.894 39.8%, 0.9457 46.8%, 0.981 55.8%, 1 69.5%, 1)",
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
          easing: "linear(0, 0.0085 1.7%, 0.051 4.1%, 0.1374 7.2%, 0.5067 17.8%, 0.647, 0.7596, 0.8447 32%, 0.9117 37.3%, 0.9615 43.6%, 0.9933 51.6%, 1.0065 63%, 1)",
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
     * The spring within 0.00195 of the travel.
     * The spring within 0.00195 of the travel.
     */
    plain: {
      elements: {
        card: {
          present: {
            duration: 1011,
            easing: "linear(0, 0.0086 1.16%, 0.049 2.66%, 0.126 4.4%, 0.249 6.5%, 0.69 13%, 0.8489 15.7%, 0.96555, 1.054, 1.1149 23%, 1.1528 25.7%, 1.1647 28.7%, 1.1483 32.4%, 1.0185 44.8%, 0.9824 50.8%, 0.9726 57.2%, 1.0044 80%, 1)",
            delay: 0,
          },
          dismiss: {
            duration: 1011,
            easing: "linear(0, 0.0086 1.16%, 0.049 2.66%, 0.126 4.4%, 0.249 6.5%, 0.69 13%, 0.8489 15.7%, 0.96555, 1.054, 1.1149 23%, 1.1528 25.7%, 1.1647 28.7%, 1.1483 32.4%, 1.0185 44.8%, 0.9824 50.8%, 0.9726 57.2%, 1.0044 80%, 1)",
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
     * x: within 0.0555 px.
     * glow: within 0.00212.
     */
    shake: {
      keyframes: [
        { offset: 0, translate: "0px" },
        { offset: 0, "--glow": 0 },
        { offset: 0.030713, translate: "0px" },
        { offset: 0.030713, "--glow": 0 },
        { offset: 0.035197, translate: "-0.276px" },
        { offset: 0.041892, translate: "-1.685px" },
        { offset: 0.065111, translate: "-8.981px" },
        { offset: 0.075799, translate: "-11.542px" },
        { offset: 0.08673199999999999, translate: "-13.274px" },
        { offset: 0.09926299999999999, translate: "-14.317px" },
        { offset: 0.115602, translate: "-14.684px" },
        { offset: 0.153563, translate: "-14.204px" },
        { offset: 0.153563, "--glow": 0 },
        { offset: 0.157095, translate: "-13.931px" },
        { offset: 0.157509, "--glow": 0.01018 },
        { offset: 0.161701, translate: "-12.806px" },
        { offset: 0.162807, "--glow": 0.05915 },
        { offset: 0.16738299999999998, translate: "-10.586px" },
        { offset: 0.16933399999999998, "--glow": 0.15616 },
        { offset: 0.17352599999999999, translate: "-7.452px" },
        { offset: 0.175061, "--glow": 0.26576 },
        { offset: 0.19272099999999998, translate: "3.352px" },
        { offset: 0.193904, "--glow": 0.64012 },
        { offset: 0.201167, translate: "7.477px" },
        { offset: 0.20344, "--glow": 0.80017 },
        { offset: 0.209306, translate: "10.724px" },
        { offset: 0.212331, "--glow": 0.9174 },
        { offset: 0.21729099999999998, translate: "13.166px" },
        { offset: 0.221345, "--glow": 1.00307 },
        { offset: 0.225737, translate: "14.976px" },
        { offset: 0.23100400000000001, "--glow": 1.06093 },
        { offset: 0.23464400000000002, translate: "16.11px" },
        { offset: 0.242061, "--glow": 1.09185 },
        { offset: 0.24508600000000003, translate: "16.673px" },
        { offset: 0.25594300000000003, "--glow": 1.09362 },
        { offset: 0.257985, translate: "16.548px" },
        { offset: 0.302518, translate: "14.387px" },
        { offset: 0.305283, "--glow": 1.01024 },
        { offset: 0.30712499, translate: "14.262px" },
        { offset: 0.30712499, "--glow": 1.0093 },
        { offset: 0.307125, translate: "14px" },
        { offset: 0.307125, "--glow": 0.5 },
        { offset: 0.31910299999999997, translate: "13.765px" },
        { offset: 0.336609, translate: "12.591px" },
        { offset: 0.357801, translate: "10.336px" },
        { offset: 0.38083500000000003, translate: "7.126px" },
        { offset: 0.399263, translate: "4.001px" },
        { offset: 0.399263, "--glow": 0.5 },
        { offset: 0.410627, "--glow": 0.48959 },
        { offset: 0.41369799999999995, translate: "1.495px" },
        { offset: 0.42662799999999995, "--glow": 0.43811 },
        { offset: 0.429975, translate: "-0.666px" },
        { offset: 0.44103200000000004, "--glow": 0.36611 },
        { offset: 0.44656, translate: "-2.169px" },
        { offset: 0.46375900000000003, translate: "-3.065px" },
        { offset: 0.48402900000000004, translate: "-3.39px" },
        { offset: 0.488022, "--glow": 0.11402 },
        { offset: 0.506757, translate: "-3.055px" },
        { offset: 0.5119469999999999, "--glow": 0.01575 },
        { offset: 0.5350739999999999, "--glow": -0.04622 },
        { offset: 0.560074, "--glow": -0.07844 },
        { offset: 0.5866089999999999, translate: "-0.321px" },
        { offset: 0.59008, "--glow": -0.08044 },
        { offset: 0.626536, translate: "0.418px" },
        { offset: 0.6726040000000001, translate: "0.555px" },
        { offset: 0.688575, "--glow": -0.0026 },
        { offset: 0.7063879900000001, translate: "0.367px" },
        { offset: 0.706388, translate: "0.381px" },
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
     * rotation: within 0.0194 deg.
     * offset: within 0.0146 px.
     * rotation: within 0.0197 deg.
     * offset: within 0.0148 px.
     */
    wobble: {
      lead: {
        keyframes: [
          { offset: 0, rotate: "-4deg" },
          { offset: 0, translate: "0px 0px" },
          { offset: 0.005778, rotate: "-3.9144deg" },
          { offset: 0.005778, translate: "0.0642px -0.0214px" },
          { offset: 0.013111, rotate: "-3.5226deg" },
          { offset: 0.013111, translate: "0.3581px -0.1194px" },
          { offset: 0.021556000000000002, rotate: "-2.784deg" },
          { offset: 0.021556000000000002, translate: "0.912px -0.304px" },
          { offset: 0.031111, rotate: "-1.6726deg" },
          { offset: 0.031111, translate: "1.7455px -0.5818px" },
          { offset: 0.060889, rotate: "2.2919deg" },
          { offset: 0.060889, translate: "4.7189px -1.573px" },
          { offset: 0.07333300000000001, rotate: "3.705deg" },
          { offset: 0.07333300000000001, translate: "5.7787px -1.9262px" },
          { offset: 0.084, rotate: "4.6699deg" },
          { offset: 0.084, translate: "6.5024px -2.1675px" },
          { offset: 0.09488899999999999, rotate: "5.386deg" },
          { offset: 0.09488899999999999, translate: "7.0395px -2.3465px" },
          { offset: 0.105778, rotate: "5.8297deg" },
          { offset: 0.105778, translate: "7.3723px -2.4574px" },
          { offset: 0.11733299999999999, rotate: "6.0323deg" },
          { offset: 0.11733299999999999, translate: "7.5243px -2.5081px" },
          { offset: 0.130667, rotate: "5.9805deg" },
          { offset: 0.130667, translate: "7.4854px -2.4951px" },
          { offset: 0.14533300000000002, rotate: "5.6495deg" },
          { offset: 0.14533300000000002, translate: "7.2371px -2.4124px" },
          { offset: 0.192, rotate: "4.1295deg" },
          { offset: 0.192, translate: "6.0971px -2.0324px" },
          { offset: 0.211111, rotate: "3.7219deg" },
          { offset: 0.211111, translate: "5.7914px -1.9305px" },
          { offset: 0.22222199, rotate: "3.5777deg" },
          { offset: 0.22222199, translate: "5.6833px -1.8944px" },
          { offset: 0.222222, rotate: "3.5807deg" },
          { offset: 0.222222, translate: "5.6856px -1.8952px" },
          { offset: 0.23, rotate: "3.4164deg" },
          { offset: 0.23, translate: "5.5623px -1.8541px" },
          { offset: 0.240556, rotate: "2.8894deg" },
          { offset: 0.240556, translate: "5.1671px -1.7224px" },
          { offset: 0.25361100000000003, rotate: "1.9211deg" },
          { offset: 0.25361100000000003, translate: "4.4408px -1.4803px" },
          { offset: 0.29444400000000004, rotate: "-1.8098deg" },
          { offset: 0.29444400000000004, translate: "1.6426px -0.5475px" },
          { offset: 0.31166699999999997, rotate: "-3.13deg" },
          { offset: 0.31166699999999997, translate: "0.6525px -0.2175px" },
          { offset: 0.327222, rotate: "-4.0555deg" },
          { offset: 0.327222, translate: "-0.0417px 0.0139px" },
          { offset: 0.34305599999999997, rotate: "-4.7097deg" },
          { offset: 0.34305599999999997, translate: "-0.5323px 0.1774px" },
          { offset: 0.359722, rotate: "-5.1061deg" },
          { offset: 0.359722, translate: "-0.8296px 0.2765px" },
          { offset: 0.37833300000000003, rotate: "-5.2547deg" },
          { offset: 0.37833300000000003, translate: "-0.941px 0.3137px" },
          { offset: 0.4, rotate: "-5.1387deg" },
          { offset: 0.4, translate: "-0.854px 0.2847px" },
          { offset: 0.473333, rotate: "-4.1208deg" },
          { offset: 0.473333, translate: "-0.0906px 0.0302px" },
          { offset: 0.49999999, rotate: "-3.9069deg" },
          { offset: 0.49999999, translate: "0.0698px -0.0233px" },
          { offset: 0.5, rotate: "-3.9064deg" },
          { offset: 0.5, translate: "0.0702px -0.0234px" },
          { offset: 0.5057780000000001, rotate: "-3.7904deg" },
          { offset: 0.5057780000000001, translate: "0.1572px -0.0524px" },
          { offset: 0.513333, rotate: "-3.3546deg" },
          { offset: 0.513333, translate: "0.484px -0.1613px" },
          { offset: 0.522222, rotate: "-2.5394deg" },
          { offset: 0.522222, translate: "1.0954px -0.3651px" },
          { offset: 0.531111, rotate: "-1.4822deg" },
          { offset: 0.531111, translate: "1.8884px -0.6295px" },
          { offset: 0.56, rotate: "2.3202deg" },
          { offset: 0.56, translate: "4.7402px -1.5801px" },
          { offset: 0.572222, rotate: "3.6939deg" },
          { offset: 0.572222, translate: "5.7704px -1.9235px" },
          { offset: 0.583333, rotate: "4.6847deg" },
          { offset: 0.583333, translate: "6.5136px -2.1712px" },
          { offset: 0.594, rotate: "5.3716deg" },
          { offset: 0.594, translate: "7.0287px -2.3429px" },
          { offset: 0.605111, rotate: "5.822deg" },
          { offset: 0.605111, translate: "7.3665px -2.4555px" },
          { offset: 0.616889, rotate: "6.0134deg" },
          { offset: 0.616889, translate: "7.51px -2.5033px" },
          { offset: 0.630222, rotate: "5.9514deg" },
          { offset: 0.630222, translate: "7.4636px -2.4879px" },
          { offset: 0.644444, rotate: "5.6283deg" },
          { offset: 0.644444, translate: "7.2212px -2.4071px" },
          { offset: 0.6911109999999999, rotate: "4.1274deg" },
          { offset: 0.6911109999999999, translate: "6.0955px -2.0318px" },
          { offset: 0.7111109999999999, rotate: "3.7097deg" },
          { offset: 0.7111109999999999, translate: "5.7822px -1.9274px" },
          { offset: 0.72222199, rotate: "3.5768deg" },
          { offset: 0.72222199, translate: "5.6826px -1.8942px" },
          { offset: 0.722222, rotate: "3.5764deg" },
          { offset: 0.722222, translate: "5.6823px -1.8941px" },
          { offset: 0.73, rotate: "3.4188deg" },
          { offset: 0.73, translate: "5.5641px -1.8547px" },
          { offset: 0.740472, rotate: "2.9008deg" },
          { offset: 0.740472, translate: "5.1756px -1.7252px" },
          { offset: 0.7536109999999999, rotate: "1.9325deg" },
          { offset: 0.7536109999999999, translate: "4.4494px -1.4831px" },
          { offset: 0.795, rotate: "-1.844deg" },
          { offset: 0.795, translate: "1.617px -0.539px" },
          { offset: 0.811944, rotate: "-3.14deg" },
          { offset: 0.811944, translate: "0.645px -0.215px" },
          { offset: 0.827778, rotate: "-4.0745deg" },
          { offset: 0.827778, translate: "-0.0559px 0.0186px" },
          { offset: 0.8433329999999999, rotate: "-4.7118deg" },
          { offset: 0.8433329999999999, translate: "-0.5339px 0.178px" },
          { offset: 0.859722, rotate: "-5.1025deg" },
          { offset: 0.859722, translate: "-0.8269px 0.2756px" },
          { offset: 0.8786109999999999, rotate: "-5.2534deg" },
          { offset: 0.8786109999999999, translate: "-0.9401px 0.3134px" },
          { offset: 0.900833, rotate: "-5.1307deg" },
          { offset: 0.900833, translate: "-0.848px 0.2827px" },
          { offset: 0.9736109999999999, rotate: "-4.1184deg" },
          { offset: 0.9736109999999999, translate: "-0.0888px 0.0296px" },
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
        { offset: 0.011289, rotate: "-3.7951deg" },
        { offset: 0.011289, translate: "0.1537px -0.0512px" },
        { offset: 0.025778, rotate: "-3.3859deg" },
        { offset: 0.025778, translate: "0.4606px -0.1535px" },
        { offset: 0.042667000000000004, rotate: "-2.6317deg" },
        { offset: 0.042667000000000004, translate: "1.0262px -0.3421px" },
        { offset: 0.061288999999999996, rotate: "-1.5471deg" },
        { offset: 0.061288999999999996, translate: "1.8397px -0.6132px" },
        { offset: 0.119111, rotate: "2.2633deg" },
        { offset: 0.119111, translate: "4.6975px -1.5658px" },
        { offset: 0.14355600000000002, rotate: "3.6458deg" },
        { offset: 0.14355600000000002, translate: "5.7344px -1.9115px" },
        { offset: 0.164444, rotate: "4.5956deg" },
        { offset: 0.164444, translate: "6.4467px -2.1489px" },
        { offset: 0.185778, rotate: "5.3127deg" },
        { offset: 0.185778, translate: "6.9846px -2.3282px" },
        { offset: 0.207111, rotate: "5.7725deg" },
        { offset: 0.207111, translate: "7.3293px -2.4431px" },
        { offset: 0.22977799999999998, rotate: "5.9995deg" },
        { offset: 0.22977799999999998, translate: "7.4996px -2.4999px" },
        { offset: 0.25542200000000004, rotate: "5.9838deg" },
        { offset: 0.25542200000000004, translate: "7.4878px -2.4959px" },
        { offset: 0.285778, rotate: "5.6803deg" },
        { offset: 0.285778, translate: "7.2602px -2.4201px" },
        { offset: 0.382222, rotate: "4.1292deg" },
        { offset: 0.382222, translate: "6.0969px -2.0323px" },
        { offset: 0.420889, rotate: "3.7189deg" },
        { offset: 0.420889, translate: "5.7892px -1.9297px" },
        { offset: 0.44444398999999996, rotate: "3.5784deg" },
        { offset: 0.44444398999999996, translate: "5.6838px -1.8946px" },
        { offset: 0.444444, rotate: "3.5763deg" },
        { offset: 0.444444, translate: "5.6822px -1.8941px" },
        { offset: 0.46, rotate: "3.4167deg" },
        { offset: 0.46, translate: "5.5625px -1.8542px" },
        { offset: 0.481111, rotate: "2.8952deg" },
        { offset: 0.481111, translate: "5.1714px -1.7238px" },
        { offset: 0.5072220000000001, rotate: "1.9319deg" },
        { offset: 0.5072220000000001, translate: "4.4489px -1.483px" },
        { offset: 0.59, rotate: "-1.8436deg" },
        { offset: 0.59, translate: "1.6173px -0.5391px" },
        { offset: 0.623889, rotate: "-3.1396deg" },
        { offset: 0.623889, translate: "0.6453px -0.2151px" },
        { offset: 0.655556, rotate: "-4.0742deg" },
        { offset: 0.655556, translate: "-0.0557px 0.0186px" },
        { offset: 0.686667, rotate: "-4.7121deg" },
        { offset: 0.686667, translate: "-0.5341px 0.178px" },
        { offset: 0.72, rotate: "-5.1077deg" },
        { offset: 0.72, translate: "-0.8308px 0.2769px" },
        { offset: 0.757778, rotate: "-5.2539deg" },
        { offset: 0.757778, translate: "-0.9404px 0.3135px" },
        { offset: 0.801667, rotate: "-5.1291deg" },
        { offset: 0.801667, translate: "-0.8468px 0.2823px" },
        { offset: 0.947222, rotate: "-4.1186deg" },
        { offset: 0.947222, translate: "-0.089px 0.0297px" },
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
      easing: "linear(0, 0.0086 1.7%, 0.049 4%, 0.13164 7%, 0.503 17.7%, 0.6405, 0.7515 27%, 0.84 31.9%, 0.907 37.2%, 0.9567 43.4%, 0.9896 51.3%, 1.005 63%, 1)",
      delay: 0,
    },
    /**
     * Another name, kept in use.
     * -> sheet.present; duration 0.4, bounce 0.3, settles in 0.655 s
     * With less motion: fade.standard.
     * The spring within 0.00199 of the travel.
     */
    open: aliased_sheet_present,
    /**
     * A sheet comes up.
     * duration 0.4, bounce 0.3; settles in 0.655 s
     * With less motion: fade.standard.
     * The spring within 0.00199 of the travel.
     */
    present: aliased_sheet_present,
  },
  spring: {
    /**
     * duration 0.5, bounce 0.5; settles in 1.011 s
     * With less motion: none.
     * The spring within 0.00195 of the travel.
     */
    bouncy: {
      duration: 1011,
      easing: "linear(0, 0.0086 1.16%, 0.049 2.66%, 0.126 4.4%, 0.249 6.5%, 0.69 13%, 0.8489 15.7%, 0.96555, 1.054, 1.1149 23%, 1.1528 25.7%, 1.1647 28.7%, 1.1483 32.4%, 1.0185 44.8%, 0.9824 50.8%, 0.9726 57.2%, 1.0044 80%, 1)",
      delay: 0,
    },
    /**
     * Typed as Core Animation has it.
     * mass 2, stiffness 300, damping 30; duration 0.513, bounce 0.3876, settles in 0.835 s
     * The spring within 0.00189 of the travel.
     */
    coreAnimation: {
      duration: 836,
      easing: "linear(0, 0.008 1.4%, 0.048 3.3%, 0.1228 5.5%, 0.2344 8%, 0.6193 15.8%, 0.768 19.3%, 0.8806, 0.9663 25.8%, 1.0287 29.2%, 1.07 33%, 1.0884 37.4%, 1.0825 42.5%, 1.01 61%, 0.9917 73%, 1)",
      delay: 0,
    },
    /**
     * It waits before it moves.
     * duration 0.3, bounce 0.15, delay 0.12; settles in 0.418 s
     * With less motion: tween.delayed.
     * The spring within 0.00185 of the travel.
     */
    delayed: {
      duration: 419,
      easing: "linear(0, 0.0085 1.7%, 0.051 4.1%, 0.1347 7.1%, 0.508 17.8%, 0.64605, 0.7572 27.1%, 0.8456 32%, 0.9125 37.3%, 0.9614 43.5%, 0.9933 51.5%, 1.0066 63%, 1)",
      delay: 120,
      fill: "backwards",
    },
    /**
     * Flatter than one without bounce.
     * duration 0.5, bounce -0.5; settles in 2.074 s
     * The spring within 0.00194 of the travel.
     */
    negative: {
      duration: 2074,
      easing: "linear(0, 0.009 0.63%, 0.0486 1.5%, 0.2834 5.8%, 0.4149 8.7%, 0.5357 12%, 0.6418 15.7%, 0.735 20%, 0.8137 25%, 0.878 31%, 0.9295 38.7%, 0.9673 49.3%, 0.9908 66%, 1)",
      delay: 0,
    },
    /**
     * Typed in Origami's words.
     * origami: tension 40, friction 7; duration 0.4141, bounce 0.275, settles in 0.66 s
     * The spring within 0.00198 of the travel.
     */
    origami: {
      duration: 661,
      easing: "linear(0, 0.0097 1.58%, 0.05657 3.74%, 0.1525 6.52%, 0.2607 9%, 0.5698 16.05%, 0.7215 20.15%, 0.8352 24.05%, 0.9213 28.08%, 0.98325 32.5%, 1.02256 37.7%, 1.03839 44.6%, 1.0006 74.9%, 1)",
      delay: 0,
    },
    /**
     * A long way from critical.
     * response 0.4, dampingRatio 3; duration 0.4, bounce -0.6667, settles in 2.574 s
     * The spring within 0.00192 of the travel.
     */
    overdamped: {
      duration: 2575,
      easing: "linear(0, 0.01 0.435%, 0.2267 4.1%, 0.3706 7.06%, 0.4994 10.35%, 0.6146 14.1%, 0.7135 18.35%, 0.7987 23.4%, 0.8688 29.5%, 0.9239 37.2%, 0.9642 47.7%, 0.9898 64.3%, 1)",
      delay: 0,
    },
    /**
     * duration 0.5, bounce 0.15; settles in 0.697 s
     * With less motion: fade.standard.
     * The spring within 0.00197 of the travel.
     */
    standard: {
      duration: 697,
      easing: "linear(0, 0.0085 1.7%, 0.051 4.1%, 0.1374 7.2%, 0.5067 17.8%, 0.647, 0.7596, 0.8447 32%, 0.9117 37.3%, 0.9615 43.6%, 0.9933 51.6%, 1.0065 63%, 1)",
      delay: 0,
    },
    // spring.undamped is not here: spring: an undamped spring never settles, so it cannot be baked.
    /**
     * A delay that was typed, and is none.
     * duration 0.25, bounce 0.05; settles in 0.303 s
     * The spring within 0.00187 of the travel.
     */
    zeroDelay: {
      duration: 303,
      easing: "linear(0, 0.008 1.9%, 0.0477 4.6%, 0.126 8%, 0.4646 20%, 0.6013, 0.7116, 0.7965 37%, 0.869 43.7%, 0.923 51.3%, 0.9635 61%, 0.9894 75%, 1)",
      delay: 0,
    },
  },
  tween: {
    /**
     * 0.4 s, circularEaseInOut
     * The curve within 0.00195 of the travel.
     */
    circular: {
      duration: 400,
      easing: "linear(0, 0.0083 10%, 0.0445 21%, 0.102 30.5%, 0.172 37.9%, 0.2465 43.2%, 0.317 46.6%, 0.3787 48.55%, 0.4298 49.53%, 0.46657 49.9%, 0.4902 49.993%, 0.5104 50.0074%, 0.53496 50.11%, 0.5723 50.5%, 0.6233 51.5%, 0.6868 53.55%, 0.756908 57%, 0.8325 62.5%, 0.9018 70%, 0.9574 79.4%, 0.9923 90.4%, 1)",
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
     * The curve within 0.00198 of the travel.
     */
    path: {
      duration: 500,
      easing: "linear(0, 0.00933 3.73%, 0.0476 7.55%, 0.1064 10.64%, 0.1793 13.03%, 0.2602 14.803%, 0.34032 16.01%, 0.510884 17.86%, 0.59526 19.133%, 0.66973 20.81%, 0.73905 23.23%, 0.8042 26.85%, 0.86466 32.37%, 0.9186 40.86%, 0.96305 54.04%, 0.99254 74.3%, 1)",
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
    hostile: motion.deprecated.hostile,
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
