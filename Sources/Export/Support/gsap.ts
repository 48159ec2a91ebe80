import { gsap } from "gsap";
import { CustomEase } from "gsap/CustomEase";

gsap.registerPlugin(CustomEase);

let eases = 0;

/** An ease along a path from 0,0 to 1,1, under a name of its own, as GSAP wants it. */
//js export function ease(path) {
export function ease(path: string): gsap.EaseFunction {
  eases += 1;
  return CustomEase.create(`motion-${eases}`, path);
}

/** A number of a clip at a progress from 0 to 1. */
//js export function valueAt(track, progress) {
export function valueAt(
  track: { readonly times: readonly number[]; readonly values: readonly number[] }, progress: number
): number {
  const next = track.times.findIndex((time) => time > progress);
  const last = (next < 0 ? track.times.length : next) - 1;
  const [from = 0, to = from] = track.values.slice(Math.max(last, 0), last + 2);
  const [start = 0, end = start] = track.times.slice(Math.max(last, 0), last + 2);
  return end > start ? from + (to - from) * ((progress - start) / (end - start)) : from;
}
