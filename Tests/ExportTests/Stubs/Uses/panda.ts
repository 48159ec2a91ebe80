import { motionPresets } from "./module0";
// What @pandacss/types says of a preset.
type Value = string | { base: string; _motionReduce?: string };
type Tokens = { [key: string]: { value: Value; description?: string } };
type Preset = {
  name: string;
  globalVars?: { [name: `--${string}`]: { syntax: string; inherits: boolean; initialValue?: string } };
  theme?: { extend?: {
    keyframes?: { [name: string]: { [offset: string]: { [property: string]: string | number } } };
    semanticTokens?: { durations?: Tokens; easings?: Tokens; animations?: Tokens };
  } };
};
export const preset: Preset = motionPresets;
