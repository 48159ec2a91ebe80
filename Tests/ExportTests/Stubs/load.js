"use strict";

// Prints what the module `motion.js` exports: functions sampled at eighths, numbers as texts, which keep every digit.

const Module = require("module");

// A package that has types among the stubs and no code: whatever is called of it gives an object.
const codeless = new Proxy(function () { return {}; }, { get: () => codeless });
const load = Module._load;
Module._load = (name, ...rest) => {
  try {
    return load(name, ...rest);
  } catch (error) {
    if (error.code !== "MODULE_NOT_FOUND" || name.startsWith(".")) throw error;
    return codeless;
  }
};

const places = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
const plain = (key, value) =>
  typeof value === "function" && value.length === 1 ? { samples: places.map((place) => value(place)) }
    : typeof value === "number" ? String(value) : value;
const { motionPresets, reducedMotionPresets, motionPresetsFor } = require("./motion.js");
const [motion, reducedMotion] = [motionPresets, reducedMotionPresets];
const isChosen = motionPresetsFor(false) === motion && motionPresetsFor(true) === reducedMotion;
console.log(JSON.stringify({ motion, reducedMotion, isChosen }, plain));
