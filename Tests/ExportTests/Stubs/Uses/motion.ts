import { motionPresets } from "./module0";
// The library's main export, beside which a file imports the presets.
declare const motion: { div: object };
export const both = [motion, motionPresets];
