// Made by motionbook.
// Do not edit: change the registry and export it again.
// For Panda CSS: list it in the presets of panda.config.ts. Then `transitionDuration: "sheet-present"`,
// `transitionTimingFunction: "sheet-present"`, and `animation: "spinner"` of a clip or a sequence. A delay is a
// duration too, `transitionDelay: "sheet-present--delay"`. With less motion each token has its replacement by itself.

export const motionPresets = {
  name: "motion",
  globalVars: {
  },
  theme: {
    extend: {
      keyframes: {
        // scale: within 0.000389
        "motion-heart-pulse--scale": {
          "0%": { scale: "1", animationTimingFunction: "ease-in-out" },
          "33.3333%": { scale: "1.2" },
          "34.1027%": { scale: "1.199261" },
          "35.0967%": { scale: "1.195788" },
          "36.2233%": { scale: "1.189297" },
          "37.5467%": { scale: "1.179071" },
          "39.2467%": { scale: "1.163186" },
          "44.82%": { scale: "1.104699" },
          "47.1267%": { scale: "1.082627" },
          "49.2267%": { scale: "1.064841" },
          "51.28%": { scale: "1.049825" },
          "53.3533%": { scale: "1.037066" },
          "55.5093%": { scale: "1.026231" },
          "57.8%": { scale: "1.017179" },
          "60.3033%": { scale: "1.009792" },
          "63.1067%": { scale: "1.00406" },
          "66.3867%": { scale: "0.999952" },
          "70.5%": { scale: "0.997512" },
          "75.5133%": { scale: "0.997035" },
          "98.3733%": { scale: "0.99998" },
          "100%": { scale: "1" },
        },
        // scale: within 0.000979
        "motion-reaction-phases--scale": {
          "0%": { scale: "1" },
          "1.0334%": { scale: "1.00227" },
          "2.31%": { scale: "1.01231" },
          "3.7994%": { scale: "1.03154" },
          "5.5319%": { scale: "1.06162" },
          "7.6596%": { scale: "1.10637" },
          "14.4681%": { scale: "1.26508" },
          "17.3252%": { scale: "1.32534" },
          "19.8784%": { scale: "1.37249" },
          "22.4316%": { scale: "1.41245" },
          "24.924%": { scale: "1.44449" },
          "27.5988%": { scale: "1.47153" },
          "30.3951%": { scale: "1.49254" },
          "33.4954%": { scale: "1.50826" },
          "37.0821%": { scale: "1.51868" },
          "41.3374%": { scale: "1.52324" },
          "46.8085%": { scale: "1.52138" },
          "60.79029%": { scale: "1.50721" },
          "60.7903%": { scale: "1.50725" },
          "61.3146%": { scale: "1.50473" },
          "61.807%": { scale: "1.49588" },
          "62.2264%": { scale: "1.48168" },
          "62.598%": { scale: "1.46229" },
          "62.9787%": { scale: "1.43505" },
          "64.0957%": { scale: "1.3379" },
          "64.6657%": { scale: "1.29546" },
          "65.2812%": { scale: "1.25721" },
          "65.9878%": { scale: "1.22095" },
          "66.8085%": { scale: "1.18647" },
          "67.7888%": { scale: "1.15304" },
          "68.9514%": { scale: "1.12124" },
          "70.3191%": { scale: "1.09174" },
          "71.8921%": { scale: "1.06543" },
          "73.7614%": { scale: "1.04206" },
          "75.8815%": { scale: "1.02325" },
          "78.3435%": { scale: "1.00905" },
          "81.079%": { scale: "1.00083" },
          "83.58659%": { scale: "0.99899" },
          "83.5866%": { scale: "0.99896" },
          "100%": { scale: "1" },
        },
      },
      semanticTokens: {
        durations: {
          // A button gives way.
          // -> spring.quick; duration 0.3, bounce 0.2, settles in 0.405 s
          // With less motion: fade.
          "button-press": { value: { base: "405ms", _motionReduce: "150ms" } },
          // stiffness 170, damping 26, delay 0.05; duration 0.4819, bounce 0.002946, settles in 0.702 s
          // With less motion: none.
          // Deprecated: sheet.present
          "card-flip": { value: { base: "702ms", _motionReduce: "0.01ms" } },
          // stiffness 170, damping 26, delay 0.05; duration 0.4819, bounce 0.002946, settles in 0.702 s
          // With less motion: none.
          // Deprecated: sheet.present
          "card-flip--delay": { value: { base: "50ms", _motionReduce: "0ms" } },
          // cell, by a gesture up
          // With less motion: fade.
          "dive-deeper--present": { value: { base: "655ms", _motionReduce: "150ms" } },
          // cell, by a gesture up
          // With less motion: fade.
          "dive-deeper--dismiss": { value: { base: "655ms", _motionReduce: "150ms" } },
          // cell, by a gesture up
          // With less motion: fade.
          "dive-deeper--cell--present": { value: { base: "655ms", _motionReduce: "150ms" } },
          // cell, by a gesture up
          // With less motion: fade.
          "dive-deeper--cell--dismiss": { value: { base: "655ms", _motionReduce: "150ms" } },
          // 0.15 s
          "duration-fast": { value: "150ms" },
          // duration.fast, curve.enter
          // With less motion: none.
          "fade": { value: { base: "150ms", _motionReduce: "0.01ms" } },
          // A sheet comes up.
          // spring.quick, duration 0.4, bounce + 0.1; duration 0.4, bounce 0.3, settles in 0.655 s
          // With less motion: fade.
          "sheet-present": { value: { base: "655ms", _motionReduce: "150ms" } },
          // For what a finger does.
          // duration 0.3, bounce 0.2; settles in 0.405 s
          // With less motion: fade.
          "spring-quick": { value: { base: "405ms", _motionReduce: "150ms" } },
        },
        easings: {
          // A button gives way.
          // -> spring.quick; duration 0.3, bounce 0.2, settles in 0.405 s
          // With less motion: fade.
          "button-press": { value: { base: "linear(0, 0.009 1.8%, 0.053 4.3%, 0.1418 7.5%, 0.5301 18.6%, 0.6756 23.5%, 0.7869 28.2%, 0.8751 33.2%, 0.94 38.6%, 0.9855 45%, 1.0111 53.2%, 1.0146 64.5%, 1)", _motionReduce: "cubic-bezier(0.2, 0, 0, 1)" } },
          // stiffness 170, damping 26, delay 0.05; duration 0.4819, bounce 0.002946, settles in 0.702 s
          // With less motion: none.
          // Deprecated: sheet.present
          "card-flip": { value: { base: "linear(0, 0.009 1.7%, 0.0545 4.15%, 0.133 6.9%, 0.4603 16.9%, 0.5993, 0.7098 27%, 0.8001 32.5%, 0.8725 38.8%, 0.9278 46.4%, 0.9675 56.5%, 0.991 71.5%, 1)", _motionReduce: "steps(1, jump-start)" } },
          // bezier 0.2, 0, 0, 1
          "curve-enter": { value: "cubic-bezier(0.2, 0, 0, 1)" },
          // cell, by a gesture up
          // With less motion: fade.
          "dive-deeper--present": { value: { base: "linear(0, 0.00972 1.54%, 0.056735 3.64%, 0.15199 6.31%, 0.25592 8.6%, 0.583172 15.73%, 0.73555 19.665%, 0.8499 23.41%, 0.93561 27.25%, 0.9969 31.46%, 1.03465 36.38%, 1.04784 42.8%, 1.00113 70%, 0.99867 95.7%, 1)", _motionReduce: "cubic-bezier(0.2, 0, 0, 1)" } },
          // cell, by a gesture up
          // With less motion: fade.
          "dive-deeper--dismiss": { value: { base: "linear(0, 0.00972 1.54%, 0.056735 3.64%, 0.15199 6.31%, 0.25592 8.6%, 0.583172 15.73%, 0.73555 19.665%, 0.8499 23.41%, 0.93561 27.25%, 0.9969 31.46%, 1.03465 36.38%, 1.04784 42.8%, 1.00113 70%, 0.99867 95.7%, 1)", _motionReduce: "cubic-bezier(0.2, 0, 0, 1)" } },
          // cell, by a gesture up
          // With less motion: fade.
          "dive-deeper--cell--present": { value: { base: "linear(0, 0.00972 1.54%, 0.056735 3.64%, 0.15199 6.31%, 0.25592 8.6%, 0.583172 15.73%, 0.73555 19.665%, 0.8499 23.41%, 0.93561 27.25%, 0.9969 31.46%, 1.03465 36.38%, 1.04784 42.8%, 1.00113 70%, 0.99867 95.7%, 1)", _motionReduce: "cubic-bezier(0.2, 0, 0, 1)" } },
          // cell, by a gesture up
          // With less motion: fade.
          "dive-deeper--cell--dismiss": { value: { base: "linear(0, 0.00972 1.54%, 0.056735 3.64%, 0.15199 6.31%, 0.25592 8.6%, 0.583172 15.73%, 0.73555 19.665%, 0.8499 23.41%, 0.93561 27.25%, 0.9969 31.46%, 1.03465 36.38%, 1.04784 42.8%, 1.00113 70%, 0.99867 95.7%, 1)", _motionReduce: "cubic-bezier(0.2, 0, 0, 1)" } },
          // duration.fast, curve.enter
          // With less motion: none.
          "fade": { value: { base: "cubic-bezier(0.2, 0, 0, 1)", _motionReduce: "steps(1, jump-start)" } },
          // A sheet comes up.
          // spring.quick, duration 0.4, bounce + 0.1; duration 0.4, bounce 0.3, settles in 0.655 s
          // With less motion: fade.
          "sheet-present": { value: { base: "linear(0, 0.00972 1.54%, 0.056735 3.64%, 0.15199 6.31%, 0.25592 8.6%, 0.583172 15.73%, 0.73555 19.665%, 0.8499 23.41%, 0.93561 27.25%, 0.9969 31.46%, 1.03465 36.38%, 1.04784 42.8%, 1.00113 70%, 0.99867 95.7%, 1)", _motionReduce: "cubic-bezier(0.2, 0, 0, 1)" } },
          // For what a finger does.
          // duration 0.3, bounce 0.2; settles in 0.405 s
          // With less motion: fade.
          "spring-quick": { value: { base: "linear(0, 0.009 1.8%, 0.053 4.3%, 0.1418 7.5%, 0.5301 18.6%, 0.6756 23.5%, 0.7869 28.2%, 0.8751 33.2%, 0.94 38.6%, 0.9855 45%, 1.0111 53.2%, 1.0146 64.5%, 1)", _motionReduce: "cubic-bezier(0.2, 0, 0, 1)" } },
        },
        animations: {
          // scale
          // With less motion: none.
          "heart-pulse": { value: { base: "motion-heart-pulse--scale 600ms linear both", _motionReduce: "motion-heart-pulse--scale 0.01ms linear both" } },
          // rest, grow, by a trigger
          // With less motion: fade.
          "reaction-phases": { value: { base: "motion-reaction-phases--scale 658ms linear both", _motionReduce: "motion-reaction-phases--scale 0.01ms linear both" } },
        },
      },
    },
  },
};
