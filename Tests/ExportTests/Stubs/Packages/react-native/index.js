"use strict";

const circle = (time) => 1 - Math.sqrt(1 - time * time);
exports.Easing = {
  linear: (time) => time,
  circle,
  in: (easing) => easing,
  out: (easing) => (time) => 1 - easing(1 - time),
  inOut: (easing) => (time) => time < 0.5 ? easing(time * 2) / 2 : 1 - easing((1 - time) * 2) / 2,
  bezier: (...bezier) => ({ bezier }),
};
exports.Animated = {
  Value: class { constructor(value) { this.value = value; } },
  spring: (value, config) => ({ spring: config }), timing: (value, config) => ({ timing: config }),
};
