// Made by motionbook.
// Do not edit: change the registry and export it again.
/* eslint-disable */
// For Panda CSS: list it in the presets of panda.config.ts. Then `transitionDuration: "sheet-present"`,
// `transitionTimingFunction: "sheet-present"`, and `animation: "spinner"` of a clip or a sequence. A delay is a
// duration too, `transitionDelay: "sheet-present--delay"`. With less motion each token has its replacement by itself.

export const motionPresets = {
  name: "motion",
  theme: {
    extend: {
      keyframes: {
        // scale: within 0.00313
        "motion-heart-pulse--scale": {
          "0%": { scale: "1", animationTimingFunction: "ease-in-out" },
          "33.3333%": { scale: "1.2" },
          "36%": { scale: "1.1919" },
          "49.3333%": { scale: "1.062" },
          "56.6667%": { scale: "1.0194" },
          "66.6667%": { scale: "0.997" },
          "99.99999%": { scale: "0.9991" },
          "100%": { scale: "1" },
        },
        // scale: within 0.0087
        "motion-reaction-phases--scale": {
          "0%": { scale: "1" },
          "4%": { scale: "1.032" },
          "24%": { scale: "1.3842" },
          "38.4%": { scale: "1.4934" },
          "66.6667%": { scale: "1.505" },
          "68.8333%": { scale: "1.4798" },
          "73.3333%": { scale: "1.2464" },
          "78.3333%": { scale: "1.1195" },
          "87.3333%": { scale: "1.0281" },
          "99.99999%": { scale: "0.9977" },
          "100%": { scale: "1" },
        },
      },
      semanticTokens: {
        durations: {
          // A button gives way.
          // -> spring.quick; duration 0.3, bounce 0.2, settles in 0.405 s
          // With less motion: fade.
          "button-press": { value: { base: "{durations.spring-quick}", _motionReduce: "150ms" } },
          // spring.quick, duration 0.4, bounce + 0.1, delay 0.05; duration 0.4, bounce 0.3, settles 0.655 s after its delay
          // With less motion: none.
          // Deprecated: spring.quick
          "card-flip": { value: { base: "655ms", _motionReduce: "0.01ms" } },
          // spring.quick, duration 0.4, bounce + 0.1, delay 0.05; duration 0.4, bounce 0.3, settles 0.655 s after its delay
          // With less motion: none.
          // Deprecated: spring.quick
          "card-flip--delay": { value: { base: "50ms", _motionReduce: "0ms" } },
          // cell, by a gesture up
          // With less motion: fade.
          "dive-deeper--present": { value: { base: "405ms", _motionReduce: "150ms" } },
          // cell, by a gesture up
          // With less motion: fade.
          "dive-deeper--dismiss": { value: { base: "405ms", _motionReduce: "150ms" } },
          // cell, by a gesture up
          // With less motion: fade.
          "dive-deeper--cell--present": { value: { base: "405ms", _motionReduce: "150ms" } },
          // cell, by a gesture up
          // With less motion: fade.
          "dive-deeper--cell--dismiss": { value: { base: "405ms", _motionReduce: "150ms" } },
          // 0.15 s
          "duration-fast": { value: "150ms" },
          // duration.fast, curve.enter
          // With less motion: none.
          "fade": { value: { base: "{durations.duration-fast}", _motionReduce: "0.01ms" } },
          // For what a finger does.
          // duration 0.3, bounce 0.2; settles in 0.405 s
          // With less motion: fade.
          "spring-quick": { value: { base: "405ms", _motionReduce: "150ms" } },
        },
        easings: {
          // A button gives way.
          // -> spring.quick; duration 0.3, bounce 0.2, settles in 0.405 s
          // With less motion: fade.
          "button-press": { value: { base: "{easings.spring-quick}", _motionReduce: "cubic-bezier(0.2, 0, 0, 1)" } },
          // spring.quick, duration 0.4, bounce + 0.1, delay 0.05; duration 0.4, bounce 0.3, settles 0.655 s after its delay
          // With less motion: none.
          // Deprecated: spring.quick
          "card-flip": { value: { base: "linear(0, 0.073 4%, 0.826 22%, 1.035 34%, 1)", _motionReduce: "steps(1, jump-start)" } },
          // bezier 0.2, 0, 0, 1
          "curve-enter": { value: "cubic-bezier(0.2, 0, 0, 1)" },
          // cell, by a gesture up
          // With less motion: fade.
          "dive-deeper--present": { value: { base: "linear(0, 0.07 4.6%, 0.78 27.2%, 0.9956 44%, 1)", _motionReduce: "cubic-bezier(0.2, 0, 0, 1)" } },
          // cell, by a gesture up
          // With less motion: fade.
          "dive-deeper--dismiss": { value: { base: "linear(0, 0.07 4.6%, 0.78 27.2%, 0.9956 44%, 1)", _motionReduce: "cubic-bezier(0.2, 0, 0, 1)" } },
          // cell, by a gesture up
          // With less motion: fade.
          "dive-deeper--cell--present": { value: { base: "linear(0, 0.07 4.6%, 0.78 27.2%, 0.9956 44%, 1)", _motionReduce: "cubic-bezier(0.2, 0, 0, 1)" } },
          // cell, by a gesture up
          // With less motion: fade.
          "dive-deeper--cell--dismiss": { value: { base: "linear(0, 0.07 4.6%, 0.78 27.2%, 0.9956 44%, 1)", _motionReduce: "cubic-bezier(0.2, 0, 0, 1)" } },
          // duration.fast, curve.enter
          // With less motion: none.
          "fade": { value: { base: "{easings.curve-enter}", _motionReduce: "steps(1, jump-start)" } },
          // For what a finger does.
          // duration 0.3, bounce 0.2; settles in 0.405 s
          // With less motion: fade.
          "spring-quick": { value: { base: "linear(0, 0.07 4.6%, 0.78 27.2%, 0.9956 44%, 1)", _motionReduce: "cubic-bezier(0.2, 0, 0, 1)" } },
        },
        animations: {
          // scale
          // With less motion: none.
          "heart-pulse": { value: { base: "motion-heart-pulse--scale 600ms linear both", _motionReduce: "motion-heart-pulse--scale 0.01ms linear both" } },
          // rest, grow, by a trigger
          // With less motion: fade.
          "reaction-phases": { value: { base: "motion-reaction-phases--scale 450ms linear both", _motionReduce: "motion-reaction-phases--scale 0.01ms linear both" } },
        },
      },
    },
  },
};
