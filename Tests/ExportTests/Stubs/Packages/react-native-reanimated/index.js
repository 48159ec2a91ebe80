"use strict";

exports.Easing = require("react-native").Easing;
exports.ReduceMotion = { System: "system", Always: "always", Never: "never" };
