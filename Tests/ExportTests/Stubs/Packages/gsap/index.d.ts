// What exports use of GSAP 3, with its types (gsap/types/gsap-core.d.ts, custom-ease.d.ts): the plugins' modules are
// declared in those of `gsap`, so a file that imports a plugin alone has no types.
declare namespace gsap {
  type EaseFunction = (progress: number) => number;
  interface TweenVars { [key: string]: any; duration?: number | string; ease?: string | EaseFunction }
  interface Tween { play(): this }
  function to(targets: Element | string | object, vars: TweenVars): Tween;
  function registerPlugin(...plugins: object[]): void;
}
declare module "gsap" { export { gsap }; }
declare module "gsap/CustomEase" { export const CustomEase: any; }
